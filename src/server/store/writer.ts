import type { Database } from 'libsql';

/** One statement as the query builder compiled it; `rows`, how many rows it must change, else the job fails. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows?: number;
}

/** Statements that take effect together or not at all. */
export type Job = readonly Statement[];

/** Result of a job: stored durably, overtaken by another write, or a database error. */
export type Written =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'overtaken' }
  | { readonly ok: false; readonly why: 'trouble'; readonly message: string };

/** Points at which the kill harness ends the process. */
export type Probe = (
  point:
    | 'before-commit'
    | 'in-commit'
    | 'commit-sent'
    | 'after-commit'
    | 'before-hint'
    | 'before-delivery'
    | 'between-deliveries'
    | 'job-begun'
    | 'job-done',
) => void;

class Overtaken extends Error {}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const isOvertaken = (error: unknown): boolean => error instanceof Overtaken || /^SQLITE_CONSTRAINT/.test(codeOf(error));

/** Maximum number of jobs in one commit. */
export const MOST_JOBS = 500;

interface Prepared {
  run(...parameters: readonly unknown[]): { readonly changes: number };
}

/** Compiled statements of each connection: a table's lines are written with the same few again and again. */
const prepared = new WeakMap<Database, Map<string, Prepared>>();
const MOST_PREPARED = 200;

function statementOf(database: Database, sql: string): Prepared {
  const known = prepared.get(database) ?? new Map<string, Prepared>();
  prepared.set(database, known);
  const one = known.get(sql) ?? (database.prepare(sql) as Prepared);
  if (known.size >= MOST_PREPARED) known.clear();
  known.set(sql, one);
  return one;
}

const execute = (database: Database, sql: string): void => void statementOf(database, sql).run();

function run(database: Database, job: Job): void {
  for (const { sql, parameters, rows } of job) {
    const { changes } = statementOf(database, sql).run(...parameters);
    if (rows !== undefined && changes !== rows) throw new Overtaken();
  }
}

/** All jobs as they come; undefined where one was overtaken, and nothing stands. */
function runAll(database: Database, jobs: readonly Job[]): readonly Written[] | undefined {
  try {
    for (const job of jobs) run(database, job);
    return jobs.map(() => ({ ok: true }));
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return undefined;
  }
}

/** Jobs one by one, so that one that was overtaken leaves the others alone. */
const runEach = (database: Database, jobs: readonly Job[]): readonly Written[] =>
  jobs.map((job): Written => {
    execute(database, 'savepoint job');
    try {
      run(database, job);
      execute(database, 'release job');
      return { ok: true };
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      execute(database, 'rollback to job');
      execute(database, 'release job');
      return { ok: false, why: 'overtaken' };
    }
  });

/**
 * Writes jobs in one transaction: a disk waits for one flush, however many wait for the disk. Savepoints cost as much as the
 * statements themselves, so they are set only when a job was overtaken. Throws where the database itself fails; then nothing was
 * written.
 */
export function writeJobs(database: Database, jobs: readonly Job[], probe?: Probe): readonly Written[] {
  probe?.('before-commit');
  database.exec('begin immediate');
  try {
    let written = runAll(database, jobs);
    if (!written) {
      database.exec('rollback');
      database.exec('begin immediate');
      written = runEach(database, jobs);
    }
    probe?.('in-commit');
    database.exec('commit');
    probe?.('after-commit');
    return written;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}
