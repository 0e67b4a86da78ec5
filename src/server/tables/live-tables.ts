import { randomInt } from 'node:crypto';
import type { SaidLine } from '#protocol/messages.ts';
import type { Account } from '#protocol/tables.ts';
import { type Accounts, accountOf } from '../accounts/accounts.ts';
import type { Tails } from '../dice/tails.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Meter } from '../operations/meter.ts';
import type { Journal, Progress } from '../journal/journal.ts';
import type { GameRow } from '../store/schema.ts';
import { type Store, statement } from '../store/store.ts';
import type { Probe } from '../store/writer.ts';
import { createLiveTable, type LiveTable } from './live-table.ts';
import type { OpenedGames } from './game-cache.ts';
import { NewerRules } from './table-memory.ts';
import type { AWAY_MS } from './notice-jobs.ts';
import { createVisits } from './visits.ts';
import { type Seated, standingOf } from './whole.ts';
import { stretchTo } from './window.ts';

/** Tables in memory: opened from the journal on demand, dropped when idle. */
export interface LiveTables {
  open(id: string): Promise<LiveTable | undefined>;
  /** Tables in memory. */
  count(): number;
  /** Reads every table in memory anew: times that were shown have changed. */
  reread(): void;
  /** Looks at the clock of a table for a job. */
  lookAtClock(id: string, job: number): Promise<void>;
  /** Adds the jobs of clocks that a version without jobs has started. */
  startClocks(): Promise<void>;
  close(): Promise<void>;
}

const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 60_000;
const MOST_SAID = 200;
/** Tables that are followed here are compared with the database so often, in case a hint was lost. */
const COMPARE_MS = 1000;
/** Every so many times other servers are told again who is here, and what was said is read again. */
const SELDOM = 8;
const MOST_COMPARED = 500;

export function createLiveTables({
  store,
  journal,
  accounts,
  games,
  tails,
  jobs,
  now,
  outage,
  node,
  away,
  probe,
  report,
  meter,
}: {
  readonly store: Store;
  readonly journal: Journal;
  readonly accounts: Accounts;
  readonly games: OpenedGames;
  readonly tails: Tails;
  readonly jobs: Jobs;
  readonly now: () => number;
  readonly outage: (since: number) => number;
  /** Name of this server. */
  readonly node: string;
  /** Milliseconds a player may be away before being told. */
  readonly away?: Readonly<Record<keyof typeof AWAY_MS, number>>;
  readonly probe?: Probe;
  readonly report: (error: unknown) => void;
  readonly meter: Meter;
}): LiveTables {
  const { hints } = store;
  const tables = new Map<string, Promise<LiveTable | undefined>>();

  async function seatedAt(id: string): Promise<readonly Seated[]> {
    const rows = await store.db.selectFrom('seat').where('game', '=', id).orderBy('joined').selectAll().execute();
    const named = await accounts.named(rows.map(({ account }) => account));
    return rows.flatMap(({ account, side }) => {
      const one = named.get(account);
      return one ? [{ account: one, side: side ?? undefined }] : [];
    });
  }

  async function saidAt(id: string, after = 0): Promise<readonly SaidLine[]> {
    const rows = await store.db
      .selectFrom('word')
      .innerJoin('account', 'account.id', 'word.account')
      .where('game', '=', id)
      .where('word.id', '>', after)
      .orderBy('word.id', 'desc')
      .limit(MOST_SAID)
      .select(['word.id', 'word.room', 'word.text', 'word.at', 'word.account', 'account.name', 'account.kind'])
      .execute();
    return rows.reverse().map(({ id: no, room, text, at, account, name, kind }) => ({
      id: no,
      room: room as SaidLine['room'],
      from: accountOf({ id: account, name, kind }),
      text,
      at,
    }));
  }

  async function load(id: string): Promise<LiveTable | undefined> {
    const row: GameRow | undefined = await journal.row(id);
    if (!row || !games.known(row.family)) return undefined;
    if (row.rules > ((await games.rules())[row.family] ?? 0)) throw new NewerRules(id);
    const opened = await games.open(row.family, row.setup);
    // The faults quote the position, and errors are logged.
    if (!('game' in opened)) throw new Error(`table ${id} cannot be opened: ${opened.length} faults in its position`);
    const readOwner = async (): Promise<Account> =>
      (await accounts.named([row.owner])).get(row.owner) ?? { id: row.owner, name: '?' };
    const [seated, said, chain, owner] = await Promise.all([seatedAt(id), saidAt(id), tails.open(id), readOwner()]);
    const rest = standingOf(row, outage);
    const standing = { ...rest, stretch: await stretchTo(journal, opened, row, undefined, rest.progress.undoPoint) };
    return createLiveTable(
      { row, seated, owner, opened, chain, standing, said },
      {
        journal,
        hints,
        jobs,
        now,
        outage,
        visits: createVisits({ game: id, store, node, now, report }),
        readSeated: () => seatedAt(id),
        readOwner,
        readSaid: (after) => saidAt(id, after),
        chance: (below) => randomInt(below),
        report,
        meter,
        ...(away ? { away } : {}),
        ...(probe ? { probe } : {}),
      },
    );
  }

  const open = async (id: string): Promise<LiveTable | undefined> => {
    const known = tables.get(id);
    const table = await known?.catch(() => undefined);
    if (table && !table.isClosed) {
      // A page that comes from another server must not find less than it knows.
      if (hints.shared) await table.refresh();
      return table;
    }
    if (known && tables.get(id) !== known) return open(id);
    table?.close();
    const fresh = load(id);
    tables.set(id, fresh);
    const loaded = await fresh.catch((error: unknown) => {
      tables.delete(id);
      throw error;
    });
    if (!loaded) tables.delete(id);
    return loaded;
  };

  const sweep = setInterval(() => {
    for (const [id, one] of tables)
      void one
        .then((table) => {
          if (!table?.isIdle(now() - IDLE_MS)) return;
          tables.delete(id);
          table.close();
        })
        .catch(() => tables.delete(id));
  }, SWEEP_MS);
  sweep.unref();

  const followed = async (): Promise<readonly LiveTable[]> => {
    const all = await Promise.all([...tables.values()].map((one) => one.catch(() => undefined)));
    return all.filter((table) => table?.isFollowed === true) as readonly LiveTable[];
  };
  const at = (id: string, then: (table: LiveTable) => unknown): void =>
    void tables
      .get(id)
      ?.then((table) => table && !table.isClosed && then(table))
      // Players were sent to a newer server.
      .catch((error: unknown) => error instanceof NewerRules || report(error));
  accounts.onChange((account) => {
    for (const id of tables.keys()) at(id, (table) => table.isKnownTo(account) && table.refreshPeople());
  });
  hints.listen((hint, node) => {
    if (hint.is === 'lines') at(hint.game, (table) => hint.head !== table.row.head && table.refresh());
    else if (hint.is === 'said') at(hint.game, (table) => table.refreshSaid());
    else if (hint.is === 'here') at(hint.game, (table) => table.hearPresence(node, hint));
  });
  /** Compares the tables followed here with the database: finds what a lost hint would have said. */
  async function compare(seldom: boolean): Promise<void> {
    const all = await followed();
    for (let i = 0; i < all.length; i += MOST_COMPARED) {
      const known = new Map(all.slice(i, i + MOST_COMPARED).map(({ id, row }) => [id, row.head]));
      const found = await journal.heads(known);
      meter.count('sweepFinds', undefined, found.length);
      for (const id of found) at(id, (table) => table.refresh());
    }
    if (!seldom) return;
    for (const table of all) {
      table.announce();
      await table.refreshSaid();
    }
  }
  meter.watch('liveTables', () => tables.size);
  let compared = 0;
  let comparing = false;
  const compareNow = (seldom: boolean): void => {
    if (comparing) return;
    comparing = true;
    compare(seldom)
      .catch(report)
      .finally(() => (comparing = false));
  };
  const comparer = hints.shared ? setInterval(() => compareNow(++compared % SELDOM === 0), COMPARE_MS) : undefined;
  comparer?.unref();
  hints.listenForGaps(() => compareNow(true));

  return {
    open,
    count: () => tables.size,
    reread() {
      for (const id of tables.keys()) at(id, (table) => table.reread());
    },
    lookAtClock: async (id, job) => (await open(id))?.lookAtClock(job),
    async startClocks() {
      const rows = await store.db
        .selectFrom('game')
        .where('phase', '=', 'running')
        .where('terms', 'like', '%"clock"%')
        .select(['id', 'progress'])
        .execute();
      for (const { id, progress: text } of rows) {
        const progress = JSON.parse(text) as Progress;
        if (progress.clock?.runs === undefined || progress.wake !== undefined) continue;
        const wake = now();
        const change = store.db
          .updateTable('game')
          .set({ progress: JSON.stringify({ ...progress, wake } satisfies Progress) })
          .where('id', '=', id)
          .where('progress', '=', text);
        // Another server that starts may have done so already.
        await store.write([statement(change, 1), ...(await jobs.add({ kind: 'deadline', subject: id, at: wake }))]);
      }
    },
    async close() {
      clearInterval(sweep);
      clearInterval(comparer);
      for (const one of tables.values()) {
        const table = await one.catch(() => undefined);
        await table?.settled();
        table?.close();
      }
    },
  };
}
