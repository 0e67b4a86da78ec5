import { randomBytes } from 'node:crypto';
import { type Store, statement } from './store.ts';

/** Servers on this database and the times in which none of them ran: no clock of a game runs through an outage. */
export interface Nodes {
  /** Name of this server among them. */
  readonly id: string;
  /** True for a server that has said lately that it runs. */
  runs(id: string): Promise<boolean>;
  /** Milliseconds since a time in which no server ran. */
  outage(since: number): number;
  /** Called when an outage was found while this server ran: the database was away. */
  onOutage(listener: () => void): void;
  close(): Promise<void>;
}

/** A server says so often that it runs: seldom where it has the database for itself and each time costs a flush. */
const BEAT_MS = { shared: 5000, alone: 30_000 };
/** Longest silence that is no outage where another server may run. */
const SILENCE_MS = 15_000;
const DAY = 24 * 3600 * 1000;
/** Outages as old as this concern no clock. */
const KEPT_MS = 90 * DAY;

interface Outage {
  readonly since: number;
  readonly until: number;
}

export async function joinNodes(store: Store, now: () => number, report: (error: unknown) => void): Promise<Nodes> {
  const { db, hints } = store;
  const id = randomBytes(6).toString('hex');
  const every = hints.shared ? BEAT_MS.shared : BEAT_MS.alone;
  const allowed = hints.shared ? SILENCE_MS : 0;
  const listeners: (() => void)[] = [];
  let outages: readonly Outage[] = [];
  let beaten = now();

  async function readOutages(): Promise<void> {
    outages = await db
      .selectFrom('outage')
      .where('until', '>', now() - KEPT_MS)
      .select(['since', 'until'])
      .execute();
  }
  /** Last sign of any server. */
  async function lastSign(): Promise<number | undefined> {
    const { seen } = await db
      .selectFrom('node')
      .select((e) => e.fn.max('seen').as('seen'))
      .executeTakeFirstOrThrow();
    const { moved } = await db
      .selectFrom('game')
      .select((e) => e.fn.max('moved').as('moved'))
      .executeTakeFirstOrThrow();
    const signs = [seen, moved].filter((one) => one !== null);
    return signs.length === 0 ? undefined : Math.max(...signs);
  }
  /** Notes the outage that ends now, if there was one. Of servers that start together the first one's word counts. */
  async function noteOutage(): Promise<boolean> {
    const since = await lastSign();
    const until = now();
    if (since === undefined || until - since <= allowed) return false;
    await store.write([
      statement(
        db
          .insertInto('outage')
          .values({ since, until })
          .onConflict((one) => one.column('since').doNothing()),
      ),
    ]);
    return true;
  }
  const sayAlive = () => {
    const seen = now();
    return store.write([
      statement(
        db
          .insertInto('node')
          .values({ id, started: seen, seen })
          .onConflict((one) => one.column('id').doUpdateSet({ seen })),
      ),
      statement(db.deleteFrom('node').where('seen', '<', seen - DAY)),
    ]);
  };
  async function beat(): Promise<void> {
    // The database was away: where no server could write, nobody could play.
    const silent = now() - beaten > allowed + 2 * every && (await noteOutage());
    const { ok } = await sayAlive();
    if (ok) beaten = now();
    if (!silent) return;
    await heardOfOutage();
    hints.send({ is: 'outage' });
  }
  async function heardOfOutage(): Promise<void> {
    await readOutages();
    for (const listener of listeners) listener();
  }

  await noteOutage();
  await sayAlive();
  await readOutages();
  hints.listen((hint) => {
    if (hint.is === 'outage') heardOfOutage().catch(report);
  });
  const timer = setInterval(() => void beat().catch(() => undefined), every);
  timer.unref();

  return {
    id,
    async runs(other) {
      if (other === id) return true;
      const row = await db.selectFrom('node').where('id', '=', other).select('seen').executeTakeFirst();
      return row !== undefined && now() - row.seen < 2 * every + SILENCE_MS && hints.shared;
    },
    outage: (since) => outages.reduce((sum, one) => sum + Math.max(0, one.until - Math.max(one.since, since)), 0),
    onOutage: (listener) => void listeners.push(listener),
    async close() {
      clearInterval(timer);
      await sayAlive();
    },
  };
}
