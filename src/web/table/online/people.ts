import type { OnlineState } from '#table/remote/online-state.ts';
import type { Face } from '#web/face.ts';
import { t } from './words/words.ts';

/** Name of the player of a side; the side's own where nobody has sat down. */
export function playerOf(state: OnlineState | undefined, face: Face, side: string): string {
  const account = state?.card?.seats.find((seat) => seat.side === side)?.account;
  return account?.name ?? face.sides.find(({ id }) => id === side)?.name() ?? t.openSeat;
}

/** True if this page plays at the table. */
export const playsHere = (state: OnlineState | undefined): boolean => (state?.plays.length ?? 0) > 0;
