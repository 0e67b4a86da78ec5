import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJournal } from '#server/journal/journal.ts';
import { connect } from '#server/store/connection.ts';
import { openStore, type Store } from '#server/store/store.ts';
import type { Job } from '#server/store/writer.ts';
import { newKey } from '#test/server/online/robot.ts';
import { print, quantile } from './figures.ts';

const COUNT = 8000;
const AT_ONCE = 200;
/** Each is measured so often, in turns; the median counts. */
const ROUNDS = 5;

const ROW = {
  family: 'x',
  rules: 1,
  setup: '',
  title: '',
  scenario: null,
  owner: '',
  wanted: null,
  terms: '',
  visible: '',
  phase: '',
  head: 0,
  played: 0,
  turn: 0,
  decides: null,
  progress: '',
  outcome: null,
  rematch: null,
  made: 0,
  moved: 0,
};

interface Prepared {
  run(...parameters: readonly unknown[]): unknown;
}

/** Jobs as the journal makes them: a line, and the head of its table. */
async function lines(games: readonly { readonly id: string }[]): Promise<readonly Job[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-bench-'));
  const store = await openStore({ file: join(folder, 'store.db') });
  const jobs: Job[] = [];
  const journal = createJournal({ ...store, write: async (job) => (jobs.push(job), { ok: true }) });
  const body = { is: 'answer', offer: 1, yes: true, side: 'x'.repeat(180) } as const;
  const stand = { played: 0, decision: 0, undoPoint: 0 };
  for (let i = 0; i < COUNT; i++) {
    const { id } = games[i % games.length] as (typeof games)[number];
    await journal.append(
      { id, head: Math.floor(i / games.length), progress: '' },
      [{ at: i, stand, body, key: newKey() }],
      { played: 0, moved: i },
    );
  }
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  return jobs;
}

/** Appends a second of the store, and of the database alone, which commits as many at once and compiles each statement once. */
async function round(jobs: readonly Job[], games: readonly (typeof ROW & { readonly id: string })[], writer: URL) {
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-bench-'));
  const file = join(folder, 'alone.db');
  const fill = async (store: Store): Promise<void> => {
    const insert = store.db.insertInto('game').values(games).compile();
    await store.write([{ sql: insert.sql, parameters: insert.parameters }]);
  };
  const empty = await openStore({ file });
  await fill(empty);
  await empty.close();
  const database = connect(file);
  const compiled = new Map<string, Prepared>();
  const prepared = (sql: string): Prepared => {
    const one = compiled.get(sql) ?? (database.prepare(sql) as Prepared);
    compiled.set(sql, one);
    return one;
  };
  const begun = performance.now();
  for (let i = 0; i < jobs.length; i += AT_ONCE) {
    prepared('begin immediate').run();
    for (const job of jobs.slice(i, i + AT_ONCE))
      for (const { sql, parameters } of job) prepared(sql).run(...parameters);
    prepared('commit').run();
  }
  const alone = (COUNT * 1000) / (performance.now() - begun);
  database.close();

  const store = await openStore({ file: join(folder, 'store.db'), thread: writer });
  await fill(store);
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let i = next++; i < jobs.length; i = next++)
      if (!(await store.write(jobs[i] as Job)).ok) throw new Error('not stored');
  };
  const since = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const ours = (COUNT * 1000) / (performance.now() - since);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  return { alone, ours };
}

/** Durable appends a second through the store, and what the database does alone with the same statements, in turns. */
export async function appends(writer: URL): Promise<void> {
  const games = Array.from({ length: 100 }, (_, i) => ({ ...ROW, id: `game ${i}` }));
  const jobs = await lines(games);
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await round(jobs, games, writer));
  const [ours, alone, part] = [
    rounds.map((one) => one.ours),
    rounds.map((one) => one.alone),
    rounds.map((one) => one.ours / one.alone),
  ].map((all) => quantile(all, 0.5)) as [number, number, number];
  print(
    `durable appends a second, ${AT_ONCE} waiting: store / libsql alone`,
    `${ours.toFixed(0)} / ${alone.toFixed(0)} (${(100 * part).toFixed(0)} %)`,
  );
}
