import { randomInt } from 'node:crypto';
import type { SaidLine } from '#protocol/messages.ts';
import type { TableOutcome } from '#protocol/tables.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Tails } from '../dice/tails.ts';
import type { Journal, Progress } from '../journal/journal.ts';
import type { GameRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Probe } from '../store/writer.ts';
import { createLiveTable, type LiveTable, type Seated } from './live-table.ts';
import type { OpenedGames } from './game-cache.ts';
import { stretchTo } from './window.ts';

/** Tables in memory: opened from the journal on demand, dropped when idle. */
export interface LiveTables {
  open(id: string): Promise<LiveTable | undefined>;
  /** Tables in memory. */
  count(): number;
  /** Opens the tables whose clock runs, so that it can run out. */
  startClocks(): Promise<void>;
  close(): Promise<void>;
}

const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 60_000;
const MOST_SAID = 200;

export function createLiveTables({
  store,
  journal,
  accounts,
  games,
  tails,
  now,
  probe,
  report,
}: {
  readonly store: Store;
  readonly journal: Journal;
  readonly accounts: Accounts;
  readonly games: OpenedGames;
  readonly tails: Tails;
  readonly now: () => number;
  readonly probe?: Probe;
  readonly report: (error: unknown) => void;
}): LiveTables {
  const tables = new Map<string, Promise<LiveTable | undefined>>();
  /** No clock ran while the server was down: what is older begins anew at the start of this process. */
  const started = now();

  async function seatedAt(id: string): Promise<readonly Seated[]> {
    const rows = await store.db.selectFrom('seat').where('game', '=', id).orderBy('joined').selectAll().execute();
    const named = await accounts.named(rows.map(({ account }) => account));
    return rows.flatMap(({ account, side }) => {
      const one = named.get(account);
      return one ? [{ account: one, side: side ?? undefined }] : [];
    });
  }

  async function saidAt(id: string): Promise<readonly SaidLine[]> {
    const rows = await store.db
      .selectFrom('word')
      .innerJoin('account', 'account.id', 'word.account')
      .where('game', '=', id)
      .orderBy('word.id', 'desc')
      .limit(MOST_SAID)
      .select(['word.id', 'word.room', 'word.text', 'word.at', 'word.account', 'account.name'])
      .execute();
    return rows.reverse().map(({ id: no, room, text, at, account, name }) => ({
      id: no,
      room: room as SaidLine['room'],
      from: { id: account, name },
      text,
      at,
    }));
  }

  async function load(id: string): Promise<LiveTable | undefined> {
    const row: GameRow | undefined = await journal.row(id);
    if (!row || !games.known(row.family)) return undefined;
    const opened = await games.open(row.family, row.setup);
    if (!('game' in opened)) throw new Error(`table ${id} cannot be opened: ${opened.join('; ')}`);
    const [seated, said, chain, owners] = await Promise.all([
      seatedAt(id),
      saidAt(id),
      tails.open(id),
      accounts.named([row.owner]),
    ]);
    const progress = JSON.parse(row.progress) as Progress;
    const stretch = await stretchTo(journal, opened, id, undefined, progress.undoPoint);
    const { clock } = progress;
    const since = clock && { ...clock, at: Math.max(clock.at, started) };
    const standing = {
      stretch,
      progress: { ...progress, ...(since ? { clock: since } : {}) },
      phase: row.phase,
      outcome: row.outcome === null ? undefined : (JSON.parse(row.outcome) as TableOutcome),
    };
    const owner = owners.get(row.owner) ?? { id: row.owner, name: '?' };
    return createLiveTable(
      { row, seated, owner, opened, chain, standing, said },
      { journal, now, chance: (below) => randomInt(below), report, ...(probe ? { probe } : {}) },
    );
  }

  const open = async (id: string): Promise<LiveTable | undefined> => {
    const known = tables.get(id);
    const table = await known?.catch(() => undefined);
    if (table && !table.isClosed) return table;
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

  return {
    open,
    count: () => tables.size,
    async startClocks() {
      const rows = await store.db.selectFrom('game').where('phase', '=', 'running').select(['id', 'terms']).execute();
      for (const { id, terms } of rows) if (terms.includes('"clock"')) await open(id).catch(report);
    },
    async close() {
      clearInterval(sweep);
      for (const one of tables.values()) {
        const table = await one.catch(() => undefined);
        await table?.settled();
        table?.close();
      }
    },
  };
}
