import type { MyVacation } from '#protocol/notifications.ts';
import type { Account } from '#protocol/tables.ts';
import { Refused } from '../accounts/refusal.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import type { LiveTables } from '../tables/live-tables.ts';

/** Vacations: whole days in which the clocks of a player stand, at once at all tables whose terms allow it. */

const DAY_MS = 24 * 3600_000;
/** Days of vacation a year. */
const MOST_DAYS = 30;

export interface Vacations {
  of(account: Account): Promise<MyVacation>;
  begin(account: Account, days: number): Promise<void>;
  end(account: Account): Promise<void>;
  /** Stops the clocks of a player, or lets them run again. */
  apply(job: Job): Promise<void>;
}

export function createVacations(store: Store, tables: LiveTables, jobs: Jobs, now: () => number): Vacations {
  const { db } = store;
  const newest = (account: string) =>
    db.selectFrom('vacation').where('account', '=', account).orderBy('since', 'desc').selectAll().executeTakeFirst();

  async function write(account: string, change: Statement): Promise<void> {
    const job = await jobs.add({ kind: 'vacation', subject: account, at: now() });
    if (!(await store.write([change, ...job])).ok) throw new Refused('busy', 'The vacation could not be stored.');
    jobs.wake('vacation');
  }
  const of: Vacations['of'] = async ({ id }) => {
    const yearBegan = Date.UTC(new Date(now()).getUTCFullYear(), 0, 1);
    const rows = await db
      .selectFrom('vacation')
      .where('account', '=', id)
      .where('since', '>=', yearBegan)
      .select(['since', 'until'])
      .execute();
    // A day that was begun is spent.
    const spent = rows.reduce((sum, { since, until }) => sum + Math.ceil((until - since) / DAY_MS), 0);
    const until = Math.max(0, ...rows.map((one) => one.until));
    return { left: Math.max(0, MOST_DAYS - spent), ...(until > now() ? { until } : {}) };
  };
  return {
    of,
    async begin(account, days) {
      const { left, until } = await of(account);
      if (until !== undefined) throw new Refused('bad-request', 'days: you are on vacation already');
      if (days > left) throw new Refused('bad-request', `days: only ${left} are left this year`);
      const row = { account: account.id, since: now(), until: now() + days * DAY_MS };
      await write(account.id, statement(db.insertInto('vacation').values(row)));
    },
    async end({ id }) {
      const row = await newest(id);
      if (!row || row.until <= now()) return;
      const ended = db.updateTable('vacation').set({ until: now() });
      await write(id, statement(ended.where('account', '=', id).where('since', '=', row.since)));
    },
    async apply({ subject: account }) {
      const row = await newest(account);
      if (!row) return;
      const games = await db
        .selectFrom('seat')
        .innerJoin('game', 'game.id', 'seat.game')
        .where('seat.account', '=', account)
        .where('game.phase', 'in', ['running', 'paused'])
        .select(['game.id', 'seat.side'])
        .execute();
      for (const { id, side } of games) {
        const live = side === null ? undefined : await tables.open(id);
        if (live && side !== null) await live.setAway(side, row.until);
      }
    },
  };
}
