import { Worker } from 'node:worker_threads';
import type Database from 'libsql';
import { type Compilable, Kysely, SqliteDialect } from 'kysely';
import { assertDurable, connect } from './connection.ts';
import { type Hints, NO_HINTS } from './hints.ts';
import { type Meter, NO_METER } from '../operations/meter.ts';
import { migrate } from './migrate.ts';
import { diskTrouble, type StoreTrouble, within, withSchema } from './trouble.ts';
import type { Schema } from './schema.ts';
import { type Job, MOST_JOBS, type Probe, type Statement, writeJobs, type Written } from './writer.ts';
import { createPacker, type Numbered } from './parcel.ts';
import type { Replied } from './writer-thread.ts';

/** A query for a job; `rows`, how many rows it must change. */
export const statement = (query: Compilable, rows?: number): Statement => {
  const { sql, parameters } = query.compile();
  return { sql, parameters, ...(rows === undefined ? {} : { rows }) };
};

export interface Store {
  /** Reads, and builds the queries of jobs. */
  readonly db: Kysely<Schema>;
  /** Resolves when the job is on the disk, or says why it is not. */
  write(job: Job): Promise<Written>;
  /** To and from other processes on the same database. */
  readonly hints: Hints;
  /** Reasons why nothing should be sent to this server now; empty where all is well. */
  trouble(): Promise<readonly StoreTrouble[]>;
  close(): Promise<void>;
}

export interface StoreOptions {
  readonly file: string;
  /** The built writer thread; without it this thread writes. */
  readonly thread?: URL;
  readonly probe?: Probe;
  /** For the kill harness: the point at which the thread ends the process, as `killingProbe` reads it. */
  readonly killAt?: string;
  readonly meter?: Meter;
}

interface Writer {
  write(job: Job): Promise<Written>;
  isBroken(): boolean;
  close(): Promise<void>;
}

/** Collects jobs for one commit in this thread. */
function writerHere(database: Database.Database, meter: Meter, probe?: Probe): Writer {
  const waiting: { readonly job: Job; readonly resolve: (written: Written) => void }[] = [];
  const run = (): void => {
    const taken = waiting.splice(0, MOST_JOBS);
    if (taken.length === 0) return;
    meter.observe('commitWrites', taken.length);
    try {
      const written = writeJobs(
        database,
        taken.map(({ job }) => job),
        probe,
      );
      for (const [i, { resolve }] of taken.entries()) resolve(written[i] as Written);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      for (const { resolve } of taken) resolve({ ok: false, why: 'trouble', message });
    }
    if (waiting.length > 0) setImmediate(run);
  };
  return {
    isBroken: () => false,
    write: (job) =>
      new Promise((resolve) => {
        waiting.push({ job, resolve });
        if (waiting.length === 1) setImmediate(run);
      }),
    async close() {
      while (waiting.length > 0) run();
    },
  };
}

function writerThread(thread: URL, file: string, meter: Meter, killAt?: string): Writer {
  const worker = new Worker(thread, { workerData: { file, ...(killAt === undefined ? {} : { killAt }) } });
  const waiting = new Map<number, (written: Written) => void>();
  const pack = createPacker();
  let unsent: Numbered[] = [];
  /** Jobs of one turn of this thread go together: whatever was answered at once asks again at once. */
  const send = (): void => {
    if (unsent.length === 0) return;
    worker.postMessage(pack(unsent));
    unsent = [];
  };
  let next = 1;
  let broken: string | undefined;
  const stop = (message: string): void => {
    broken = message;
    for (const resolve of waiting.values()) resolve({ ok: false, why: 'trouble', message });
    waiting.clear();
  };
  worker.on('message', ({ results }: Replied) => {
    meter.observe('commitWrites', results.length);
    for (const [id, written] of results) {
      waiting.get(id)?.(written);
      waiting.delete(id);
    }
  });
  worker.on('error', (error) => stop(error.message));
  worker.on('exit', () => stop('The writer has stopped.'));
  return {
    isBroken: () => broken !== undefined,
    write: (job) =>
      new Promise((resolve) => {
        if (broken !== undefined) return resolve({ ok: false, why: 'trouble', message: broken });
        const id = next++;
        waiting.set(id, resolve);
        if (unsent.length === 0) process.nextTick(send);
        unsent.push({ id, job });
      }),
    async close() {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      send();
      worker.postMessage('close');
      await ended;
    },
  };
}

/** Opens the database file, brings its schema up to date and proves that commits are flushed. */
export async function openStore({ file, thread, probe, killAt, meter = NO_METER }: StoreOptions): Promise<Store> {
  const database = connect(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  try {
    await migrate(db, `The database ${file}`);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const settings = [{ key: 'opened', value: String(Date.now()) }];
  await db
    .insertInto('setting')
    .values(settings)
    .onConflict((one) => one.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
    .execute();
  assertDurable(database);
  const writer = thread ? writerThread(thread, file, meter, killAt) : writerHere(database, meter, probe);
  return {
    db,
    write: writer.write,
    hints: NO_HINTS,
    trouble: () =>
      within(async () => [
        ...(await withSchema(db)),
        ...(writer.isBroken() ? (['writer'] as const) : []),
        ...(await diskTrouble(file)),
      ]),
    async close() {
      await writer.close();
      await db.destroy();
    },
  };
}
