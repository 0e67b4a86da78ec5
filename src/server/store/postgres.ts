import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresHints } from './postgres-hints.ts';
import { type Meter, NO_METER } from '../operations/meter.ts';
import { migrate } from './migrate.ts';
import { codeOf, isCut, readingPool, withClient } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import { type StoreTrouble, within, withSchema } from './trouble.ts';
import type { Job, Probe, Statement, Written } from './writer.ts';

/** PostgreSQL as the store of several nodes: each of them reads and writes on connections of its own. */

export interface PostgresOptions {
  /** `postgres://user:password@host/database` */
  readonly url: string;
  readonly probe?: Probe;
  readonly report?: (error: unknown) => void;
  readonly now?: () => number;
  readonly meter?: Meter;
}

/** Milliseconds a server's clock may differ from the database's. */
const MOST_SKEW = 1000;
/** Milliseconds in which the listener must have heard a hint of its own. */
const MOST_SILENCE = 10_000;

const READERS = 8;
const WRITERS = 8;
/** Milliseconds a connection, a statement or an open transaction may take. */
const PATIENCE = 10_000;

/** Whole numbers of 64 bits come as text otherwise; times and counts fit a number of JavaScript. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
};

/** Errors that mean another process was faster: a duplicate key, or a deadlock this transaction was chosen to end. */
const OVERTAKEN: ReadonlySet<string> = new Set(['23505', '40001', '40P01']);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Names of statements the server keeps parsed; those with lists of many lengths stay without one. */
const MOST_NAMED = 200;

function createNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST_NAMED) return known;
    const name = `hexfront ${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}

/** The answer to COMMIT did not come: the job may be stored or not. */
class Unknown extends Error {}

/** Writes a job in a transaction of its own. What is sent before COMMIT is sent at once and answered together. */
async function writeJob(
  client: pg.PoolClient,
  job: Job,
  nameOf: (sql: string) => string | undefined,
  probe: Probe | undefined,
): Promise<Written> {
  const sent = [
    client.query('begin'),
    ...job.map(({ sql, parameters }: Statement) => {
      const name = nameOf(sql);
      return client.query({ text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) });
    }),
  ];
  const [, ...answers] = await Promise.allSettled(sent);
  const failed = answers.find((one) => one.status === 'rejected');
  const overtaken = answers.some(
    (one, i) => one.status === 'fulfilled' && job[i]?.rows !== undefined && one.value.rowCount !== job[i]?.rows,
  );
  if (failed || overtaken) {
    if (failed && isCut(failed.reason)) throw failed.reason;
    await client.query('rollback');
    if (failed && !OVERTAKEN.has(codeOf(failed.reason))) throw failed.reason;
    return { ok: false, why: 'overtaken' };
  }
  probe?.('in-commit');
  const committed = client.query('commit');
  probe?.('commit-sent');
  await committed.catch((error: unknown) => {
    throw new Unknown(messageOf(error), { cause: error });
  });
  probe?.('after-commit');
  return { ok: true };
}

/** Refuses a database that would confirm what it may still lose, or that cannot hold every text. */
async function assertSound(client: pg.ClientBase): Promise<void> {
  const setting = async (name: string): Promise<string> => {
    const { rows } = await client.query<Record<string, string>>(`show ${name}`);
    return rows[0]?.[name] ?? '';
  };
  for (const name of ['fsync', 'synchronous_commit'])
    if ((await setting(name)) === 'off') throw new Error(`The database does not flush its commits (${name} is off).`);
  const encoding = await setting('server_encoding');
  if (encoding !== 'UTF8') throw new Error(`The database must have the encoding UTF8, not ${encoding}.`);
}

/** Address without its password. */
function shownUrl(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `postgres://${host}${pathname}`;
  } catch {
    return 'the database';
  }
}

/** Opens the database and brings its schema up to date. */
export async function openPostgres({
  url,
  probe,
  report = console.error,
  now = Date.now,
  meter = NO_METER,
}: PostgresOptions): Promise<Store> {
  const shared: pg.PoolConfig = {
    connectionString: url,
    types,
    application_name: 'hexfront',
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE,
    idle_in_transaction_session_timeout: PATIENCE,
    query_timeout: 2 * PATIENCE,
    keepAlive: true,
  };
  const readers = new pg.Pool({ ...shared, max: READERS });
  const writers = new pg.Pool({ ...shared, max: WRITERS, pipeline: true });
  // A connection that breaks is replaced by the next who needs one; an error nobody listens to would end the server.
  for (const pool of [readers, writers]) {
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  const end = async (): Promise<void> => void (await Promise.all([readers.end(), writers.end()]));
  try {
    await withClient(readers, assertSound);
    // The migrations need transactions on one connection, what is read later does not.
    await migrate(
      new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readers }) }),
      `The database ${shownUrl(url)}`,
    );
  } catch (error) {
    await end();
    const why = messageOf(error);
    throw why.includes('database') ? error : new Error(`${shownUrl(url)} cannot be reached: ${why}`, { cause: error });
  }
  const nameOf = createNames();
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: readingPool(readers) as unknown as pg.Pool }),
  });
  const hints = await postgresHints({ url, pool: readers, report });
  /** Trouble with the clock: the answer was made between asking and hearing it. */
  async function clockTrouble(): Promise<readonly StoreTrouble[]> {
    const [asked, began] = [now(), performance.now()];
    const { rows } = await readers.query<{ readonly ms: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as ms',
    );
    const skew = Number(rows[0]?.ms) - asked;
    return skew < -MOST_SKEW || skew > MOST_SKEW + (performance.now() - began) ? ['clock'] : [];
  }
  meter.watch('hintQueue', async () => {
    const { rows } = await readers.query<{ readonly usage: number }>('select pg_notification_queue_usage() as usage');
    return rows[0]?.usage ?? 0;
  });
  return {
    db,
    hints,
    trouble: () =>
      within(async () => {
        const [schema, clock] = await Promise.all([withSchema(db), clockTrouble(), writers.query('select 1')]);
        return [...schema, ...clock, ...(hints.silence() > MOST_SILENCE ? (['hints'] as const) : [])];
      }),
    async write(job) {
      probe?.('before-commit');
      meter.observe('commitWrites', 1);
      try {
        return await withClient(
          writers,
          (client) => writeJob(client, job, nameOf, probe),
          (error) => isCut(error) && !(error instanceof Unknown),
        );
      } catch (error) {
        return { ok: false, why: 'trouble', message: messageOf(error) };
      }
    },
    async close() {
      await hints.close();
      await writers.end();
      await db.destroy();
    },
  };
}
