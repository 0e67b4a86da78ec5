import type { Account } from '#protocol/tables.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import type { Follower } from './followers.ts';

/** Milliseconds after which what a player was shown is noted while they go on looking. */
const NOTE_MS = 20_000;

interface Visit {
  readonly looking: Set<Follower>;
  seen: number;
  noted: number;
  timer?: NodeJS.Timeout;
}

/** Notes at the seats of a table which players look at it, and what they were shown: whoever looks is sent no notice. */
export function createVisits({
  game,
  store,
  node,
  now,
  report,
}: {
  readonly game: string;
  readonly store: Store;
  /** Name of this server. */
  readonly node: string;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}) {
  const visits = new Map<string, Visit>();
  const { db } = store;
  const seat = (account: string) => db.updateTable('seat').where('game', '=', game).where('account', '=', account);

  function note(account: string, visit: Visit, more: readonly Statement[]): void {
    clearTimeout(visit.timer);
    delete visit.timer;
    const { seen } = visit;
    const raise = seen > visit.noted ? [statement(seat(account).set({ seen }).where('seen', '<', seen))] : [];
    visit.noted = seen;
    if (more.length + raise.length > 0) store.write([...more, ...raise]).catch(report);
  }
  function leave(follower: Follower, account: string, visit: Visit): void {
    if (!visit.looking.delete(follower) || visit.looking.size > 0) return;
    const left = seat(account).set({ visited: now() });
    // Another server may be the place of this player by now.
    note(account, visit, [statement(left), statement(seat(account).set({ here: null }).where('here', '=', node))]);
  }

  return {
    /** A player was shown the game up to a line, and looks at it, or not any more. */
    saw(follower: Follower, account: Account, seq: number, looks: boolean): void {
      const visit = visits.get(account.id) ?? { looking: new Set(), seen: 0, noted: 0 };
      visits.set(account.id, visit);
      visit.seen = Math.max(visit.seen, seq);
      if (!looks) return leave(follower, account.id, visit);
      const comes = visit.looking.size === 0;
      visit.looking.add(follower);
      if (comes) return note(account.id, visit, [statement(seat(account.id).set({ here: node, visited: now() }))]);
      visit.timer ??= setTimeout(() => note(account.id, visit, []), NOTE_MS).unref();
    },
    /** Last line a player was shown at this server. */
    seen: (account: string): number => visits.get(account)?.seen ?? 0,
    left(follower: Follower): void {
      for (const [account, visit] of visits) leave(follower, account, visit);
    },
  };
}

export type Visits = ReturnType<typeof createVisits>;
