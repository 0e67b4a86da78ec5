import type { SeatCard } from '#protocol/tables.ts';
import type { OnlineState } from '#table/remote/online-state.ts';
import type { Face } from '#web/face.ts';
import { accountName } from '../account-name.ts';
import { computerName } from '../start.ts';
import { t } from './words/words.ts';

const seatOf = (state: OnlineState | undefined, side: string): SeatCard | undefined =>
  state?.card?.seats.find((seat) => seat.side === side);

/** Name of who plays a side: the player, a computer, or one for the other; the side's own where nobody has sat down. */
export function playerOf(state: OnlineState | undefined, face: Face, side: string): string {
  const { account, computer } = seatOf(state, side) ?? {};
  if (computer !== undefined) {
    const level = computerName(face, computer);
    return account ? t.standsIn(accountName(account), level) : level;
  }
  return (account && accountName(account)) ?? face.sides.find(({ id }) => id === side)?.name() ?? t.openSeat;
}

/** Level of the computer that plays a side now. */
export const computerOf = (state: OnlineState | undefined, side: string): string | undefined =>
  seatOf(state, side)?.computer;

/** Side of this page's player. */
export const ownSide = (state: OnlineState | undefined): string | undefined => state?.plays[0];

/** True if this page plays at the table. */
export const playsHere = (state: OnlineState | undefined): boolean => ownSide(state) !== undefined;
