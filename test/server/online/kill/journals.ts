import { copyFileSync, existsSync, rmSync } from 'node:fs';
import Database from 'libsql';
import pg from 'pg';
import type { Progress } from '#server/journal/journal.ts';
import type { GameRow, LineRow } from '#server/store/schema.ts';

/** Job that is still to be done, or was given up. */
export interface StoredJob {
  readonly kind: string;
  readonly subject: string;
  readonly at: number;
  readonly failed: boolean;
}

/** Reads journals past the program, at one moment. */
export interface JournalSource {
  games(): Promise<readonly GameRow[]>;
  tail(game: string, after: number): Promise<readonly LineRow[]>;
  jobs(): Promise<readonly StoredJob[]>;
  close(): Promise<void>;
}

const SUFFIXES = ['', '-wal', '-shm'];

/** A copy of the database file, so that recovery is left to the server. */
export async function fileJournals(file: string): Promise<JournalSource> {
  const copy = `${file}.audit`;
  for (const suffix of SUFFIXES) rmSync(`${copy}${suffix}`, { force: true });
  for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
  const database = new Database(copy);
  const tail = database.prepare('select * from line where game = ? and seq > ? order by seq');
  return {
    games: async () => database.prepare('select * from game').all() as GameRow[],
    tail: async (game, after) => tail.all(game, after) as LineRow[],
    jobs: async () =>
      (database.prepare('select kind, subject, at, due from job').all() as (StoredJob & { due: number | null })[]).map(
        ({ due, ...job }) => ({ ...job, failed: due === null }),
      ),
    async close() {
      database.close();
      for (const suffix of SUFFIXES) rmSync(`${copy}${suffix}`, { force: true });
    },
  };
}

/** A shared database as it stands at one moment, while servers go on writing to it. */
export async function sharedJournals(url: string): Promise<JournalSource> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  return {
    games: async () => (await client.query<GameRow>('select * from game')).rows,
    tail: async (game, after) =>
      (await client.query<LineRow>('select * from line where game = $1 and seq > $2 order by seq', [game, after])).rows,
    async jobs() {
      const { rows } = await client.query<{ kind: string; subject: string; at: number; state: string }>(
        `select name as kind, data->>'subject' as subject, (data->>'at')::float as at, state::text
         from pgboss.job where state in ('created', 'retry', 'active', 'failed')`,
      );
      return rows.map(({ state, ...job }) => ({ ...job, failed: state === 'failed' }));
    },
    close: () => client.end(),
  };
}

/** Jobs that were given up, and tables that wait for a job that is not there: words for each. */
export async function missingJobs(source: JournalSource): Promise<readonly string[]> {
  const jobs = await source.jobs();
  const games = await source.games();
  const open = new Set(jobs.filter(({ failed }) => !failed).map(({ kind, subject, at }) => `${kind} ${subject} ${at}`));
  return [
    ...jobs.filter(({ failed }) => failed).map(({ kind, subject }) => `job ${kind} of ${subject} was given up`),
    ...games.flatMap(({ id, phase, decides, progress: text }) => {
      const { clock, wake, computers, thinks, seal } = JSON.parse(text) as Progress;
      if (phase !== 'running') return [];
      const runs = clock?.runs !== undefined || clock?.flag !== undefined;
      const thinking = decides !== null && computers?.[decides] !== undefined && Object.keys(seal.shares).length === 2;
      return [
        ...(runs && !open.has(`deadline ${id} ${wake}`) ? [`the clock of ${id} has no job`] : []),
        ...(thinking && !open.has(`think ${id} ${thinks}`) ? [`the computer at ${id} has no job`] : []),
      ];
    }),
  ];
}
