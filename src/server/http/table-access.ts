import type { Account } from '#protocol/tables.ts';
import { Refused } from '../accounts/refusal.ts';
import type { LobbyDesk } from '../lobby/lobby.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Commands folded for the price of one request: some milliseconds of work. */
export const COMMANDS_A_REQUEST = 100;

/** Tables as far as a caller may have them. */
export interface TableAccess {
  /** A table whose game the caller may see: their own, or one open to spectators. */
  mayWatch(id: string, account: Account | undefined): Promise<LiveTable>;
  /** A table the caller plays at, and the side. */
  mySeat(id: string, account: Account): Promise<{ readonly live: LiveTable; readonly side: string }>;
}

export const createTableAccess = (lobby: LobbyDesk): TableAccess => ({
  async mayWatch(id, account) {
    const live = await lobby.table(id);
    if (!live.card().terms.spectators && !live.seated.some((one) => one.account.id === account?.id))
      throw new Refused('no-seat', 'This game has no spectators.');
    return live;
  },
  async mySeat(id, account) {
    const live = await lobby.table(id);
    const side = live.sideOf(account);
    if (side === undefined) throw new Refused('not-yours', 'You do not sit at this table.');
    return { live, side };
  },
});
