import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PairResult } from '#ai/arena/pairs.ts';
import { pairsAt } from '#cli/arena/pair-client.ts';
import { workOnPairs } from '#cli/arena/work.ts';
import { Complaint } from '#cli/complaint.ts';
import type { PairDesk } from '#protocol/work.ts';
import type { Trouble } from '#protocol/tables.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from '../server/online/test-server.ts';
import { hexfront, QUIET } from './run.ts';

/** A tournament over several workers: the same games as on one machine. */

const TOKEN = 'a-token-of-thirty-letters-or-so';
const MATCH = ['arena', 'greedy', 'random', '--pairs', '4', '--turns', '2', '--seed', '31', '--quiet', '--json'];

/** Results by seed, without what the clock has measured. */
const gamesIn = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as PairResult)
    .sort((one, other) => one.seed - other.seed)
    .map(({ games, ...pair }) => ({ ...pair, games: games.map(({ clock: _, ...game }) => game) }));

describe.each(STORE_NAMES)('%s', (store) => {
  let server: TestServer;
  let home = '';
  let words: readonly string[] = [];

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'hexfront-pairs-'));
    const options = await STORES[store]();
    server = await serveOnline({ ...options, workToken: TOKEN, thinkers: 0 });
    vi.stubEnv('HEXFRONT_WORK_TOKEN', TOKEN);
    vi.stubEnv('HEXFRONT_DATABASE', options.database ?? '');
    words = store === 'file' ? ['--queue', server.base] : ['--queue'];
  });
  afterEach(async () => {
    for (const { run } of await pairs()) await server.online.pairs.taken(run);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  });
  const pairs = () => server.online.store.db.selectFrom('pair').selectAll().execute();
  const deskOf = (): PairDesk => (store === 'file' ? pairsAt(server.base, TOKEN) : server.online.pairs);
  /** A worker in this process; gives the way to stop it. */
  function work(): () => Promise<void> {
    let heard = false;
    const acts: (() => void)[] = [];
    const done = workOnPairs(deskOf(), 1, QUIET, { heard: () => heard, onHeard: (act) => void acts.push(act) });
    return async () => {
      heard = true;
      for (const act of acts) act();
      await done;
    };
  }

  test('two workers, and one that dies in the middle of a pair: game for game what one machine plays', async () => {
    const [local, spread] = [join(home, 'local.jsonl'), join(home, 'spread.jsonl')];
    expect(await hexfront([...MATCH, '--cores', '1', '--out', local])).toMatchObject({ exit: 0, err: '' });
    const arena = hexfront([...MATCH, ...words, '--out', spread]);
    await expect.poll(async () => (await pairs()).length, { timeout: 60_000 }).toBe(4);
    // Taken by a worker nothing is heard of any more.
    const lost = await deskOf().claim();
    expect(lost?.pair).toMatchObject({ a: 'greedy', b: 'random' });
    const stops = [work(), work()];
    let most = 0;
    const watch = setInterval(() => {
      void pairs().then((rows) => (most = Math.max(most, ...rows.map(({ tries }) => tries))));
    }, 50);
    const { exit, out, err } = await arena;
    clearInterval(watch);
    for (const stop of stops) await stop();
    expect([exit, err]).toEqual([0, '']);
    expect(most).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ duels: [{ pairs: 4, faults: 0 }] });
    expect(gamesIn(spread)).toEqual(gamesIn(local));
    expect(await pairs()).toEqual([]);
    // A late report of the lost worker changes nothing.
    await deskOf().report(lost?.id ?? '', { result: {} });
    expect(await pairs()).toEqual([]);
  });

  test('a worker of another version refuses, and the tournament says so', async () => {
    const run = 'f'.repeat(16);
    const pair = { a: 'random', b: 'random', setup: 'basic', seed: 1, turns: 1 };
    await server.online.pairs.add(run, { game: 'blitz', program: 'hexfront 0.0.1, blitz rules 1', pairs: [pair] });
    const stop = work();
    const failures = async (): Promise<readonly string[]> => (await server.online.pairs.results(run)).failures;
    await expect.poll(failures, { timeout: 60_000 }).toEqual([expect.stringContaining('they are for hexfront 0.0.1')]);
    await stop();
  });

  test('a pair whose workers die again and again is given up, and says so', async () => {
    const run = 'e'.repeat(16);
    const pair = { a: 'random', b: 'random', setup: 'basic', seed: 1, turns: 1 };
    const desk = server.online.pairs;
    await desk.add(run, { game: 'blitz', program: 'x', pairs: [pair] });
    const { db, write } = server.online.store;
    const worn = db.updateTable('pair').set({ tries: 4 }).where('run', '=', run).compile();
    expect(await write([{ sql: worn.sql, parameters: worn.parameters }])).toEqual({ ok: true });
    expect(await desk.claim()).toBeUndefined();
    expect((await desk.results(run)).failures).toEqual([expect.stringContaining('4 workers have died')]);
  });

  test('without the token, or with a wrong one, nobody gets or gives pairs', async () => {
    const call = (token: string, path = '', body = {}) =>
      fetch(`${server.base}/api/work${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
    for (const token of ['', 'x', `${TOKEN}x`, TOKEN.slice(1)]) {
      const answer = await call(token);
      expect([answer.status, ((await answer.json()) as Trouble).error]).toEqual([401, 'no-token']);
    }
    // The token is for nothing else.
    const me = await fetch(`${server.base}/api/me`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(me.status).toBe(401);
    expect((await call(TOKEN)).status).toBe(204);
    expect((await call(TOKEN, '/runs/nonsense', { game: 'blitz', program: 'x', pairs: [] })).status).toBe(400);
    expect((await call(TOKEN, '/unknown', { plays: true })).status).toBe(200);
    await expect(pairsAt(server.base, 'x'.repeat(24)).claim()).rejects.toThrow(Complaint);
  });
});

test('usage is refused in words', async () => {
  const arena = ['arena', 'random', 'greedy', '--queue'];
  vi.stubEnv('HEXFRONT_DATABASE', '');
  vi.stubEnv('HEXFRONT_WORK_TOKEN', '');
  try {
    expect(await hexfront(arena)).toMatchObject({
      exit: 1,
      err: expect.stringContaining('Name the database in HEXFRONT_DATABASE') as string,
    });
    expect(await hexfront([...arena, 'http://127.0.0.1:1'])).toMatchObject({
      exit: 1,
      err: expect.stringContaining('Set HEXFRONT_WORK_TOKEN') as string,
    });
    expect(await hexfront([...arena, 'nowhere'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('no address of a server') as string,
    });
    expect(await hexfront([...arena, '--data', '.'])).toMatchObject({
      exit: 2,
      err: expect.stringContaining('leave --data out') as string,
    });
    vi.stubEnv('HEXFRONT_WORK_TOKEN', 'short');
    expect(await hexfront([...arena, 'http://127.0.0.1:1'])).toMatchObject({
      exit: 1,
      err: expect.stringContaining('24 to 90 letters') as string,
    });
  } finally {
    vi.unstubAllEnvs();
  }
});
