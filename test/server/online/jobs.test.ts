import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TableCard } from '#protocol/tables.ts';
import { openBossQueue } from '#server/jobs/boss-queue.ts';
import { createFileQueue } from '#server/jobs/file-queue.ts';
import { createJobs, type DoJob, type Job, type Jobs, type Queue } from '#server/jobs/jobs.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openStore, type Store, statement } from '#server/store/store.ts';
import { newDatabase, runSql } from '../postgres.ts';
import { type Guest, guest, Robot, seatedTable } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfront-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(STORE_NAMES)('%s', (name) => {
  let url: string;
  let store: Store;
  let failures: unknown[] = [];
  const open: Jobs[] = [];

  beforeAll(async () => {
    url = name === 'file' ? join(folder, 'jobs.db') : await newDatabase();
    store = await (name === 'file' ? openStore({ file: url }) : openPostgres({ url }));
  });
  afterEach(async () => {
    for (const jobs of open.splice(0)) await jobs.close();
    failures = [];
  });
  afterAll(() => store.close());

  const newQueue = async (): Promise<Queue> =>
    name === 'file' ? createFileQueue(store, Date.now) : openBossQueue(url, Date.now, () => undefined);
  async function worker(): Promise<Jobs> {
    const jobs = createJobs(await newQueue(), store.hints, (error) => failures.push(error));
    open.push(jobs);
    return jobs;
  }
  const put = async (jobs: Jobs | Queue, ...all: readonly Job[]): Promise<void> => {
    for (const job of all) expect(await store.write(await jobs.add(job))).toEqual({ ok: true });
  };
  const expire = (subject: string, at = Date.now()): Job => ({ kind: 'expire', subject, at });

  test('a job is stored with what causes it, or not at all', async () => {
    const jobs = await worker();
    const done: string[] = [];
    jobs.work('expire', 4, async ({ subject }) => void done.push(subject));
    const setting = (key: string) => statement(store.db.insertInto('setting').values({ key, value: '1' }));
    const add = (subject: string) => jobs.add(expire(subject));
    expect(await store.write([setting('jobs'), ...(await add('first'))])).toEqual({ ok: true });
    expect(await store.write([...(await add('never')), setting('jobs')])).toEqual({ ok: false, why: 'overtaken' });
    await put(jobs, expire('second'));
    jobs.wake('expire');
    await expect.poll(() => [...done].sort(), { timeout: 60_000 }).toEqual(['first', 'second']);
    await store.write([statement(store.db.deleteFrom('setting').where('key', '=', 'jobs'))]);
  });

  test('the same job is done once, by one of two workers, and not before its time', async () => {
    const workers = [await worker(), await worker()];
    // Two workers of one file are one server: leases are kept in its memory.
    const active = name === 'file' ? workers.slice(0, 1) : workers;
    const done: string[] = [];
    const soon = Date.now() + 1500;
    const all = Array.from({ length: 20 }, (_, i) => expire(`once ${i}`));
    for (const jobs of workers) await put(jobs, ...all, expire('later', soon));
    let early = false;
    for (const jobs of active)
      jobs.work('expire', 3, async ({ subject }) => {
        if (subject === 'later' && Date.now() < soon - 20) early = true;
        done.push(subject);
      });
    await expect.poll(() => done.length, { timeout: 60_000 }).toBe(21);
    expect(new Set(done).size).toBe(21);
    expect([early, failures]).toEqual([false, []]);
  });

  test('a hint begins a job at once, here and at another process', async () => {
    // Without the looks for due jobs, which take up to a second.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const [jobs, other] = await Promise.all([worker(), worker()]).finally(() => vi.useRealTimers());
    const done: string[] = [];
    const note: DoJob = async ({ subject }) => void done.push(subject);
    jobs.work('expire', 4, note);
    if (name !== 'file') other.work('rate', 4, note);
    await put(jobs, expire('here'));
    jobs.wake('expire');
    await expect.poll(() => done, { timeout: 60_000 }).toEqual(['here']);
    if (name === 'file') return;
    await put(jobs, { ...expire('there'), kind: 'rate' });
    jobs.wake('rate');
    await expect.poll(() => done, { timeout: 60_000 }).toEqual(['here', 'there']);
  });

  test('a job that fails is done again', async () => {
    const jobs = await worker();
    let tries = 0;
    await put(jobs, expire('fails'));
    jobs.work('expire', 1, async () => {
      if (++tries === 1) throw new Error('not yet');
    });
    await expect.poll(() => tries, { timeout: 60_000 }).toBe(2);
    expect(failures).toHaveLength(1);
  });

  test('a job of a worker that died is done by another one', async () => {
    const dies = await newQueue();
    await put(dies, expire('orphan'));
    await expect.poll(() => dies.claim('expire', 1), { timeout: 60_000 }).toMatchObject([{ subject: 'orphan' }]);
    const jobs = await worker();
    const done: string[] = [];
    jobs.work('expire', 1, async ({ subject }) => void done.push(subject));
    await expect.poll(() => done, { timeout: 40_000 }).toEqual(['orphan']);
    await dies.close();
  });

  test.runIf(name === 'postgres')('a job whose workers ended each time is given up like one that failed', async () => {
    const dies = await newQueue();
    await put(dies, expire('fatal'));
    await expect.poll(() => dies.claim('expire', 1), { timeout: 60_000 }).toMatchObject([{ subject: 'fatal' }]);
    await runSql(
      url,
      `update pgboss.job set retry_count = retry_limit, started_on = now() - interval '1 hour' where data->>'subject' = 'fatal'`,
    );
    const givenUp = async () => (await dies.givenUp(1))[0];
    await expect.poll(givenUp, { timeout: 60_000 }).toMatchObject({ subject: 'fatal' });
    const jobs = await worker();
    const told: string[] = [];
    jobs.work(
      'expire',
      1,
      async () => undefined,
      async ({ subject }) => void told.push(subject),
    );
    const { givenUp: found } = jobs;
    await expect.poll(() => found(1), { timeout: 60_000 }).toMatchObject([{ reason: 'the worker ended each time' }]);
    expect(told).toEqual(['fatal']);
    await dies.close();
  });

  test('a job that takes longer than its lease stays with its worker', async () => {
    const [one, two] = [await worker(), await worker()];
    let begun = 0;
    let finished = false;
    const slowly = async (): Promise<void> => {
      begun++;
      await new Promise((resolve) => setTimeout(resolve, 14_000));
      finished = true;
    };
    await put(one, expire('slow'));
    one.work('expire', 1, slowly);
    if (name !== 'file') two.work('expire', 1, slowly);
    await expect.poll(() => finished, { timeout: 40_000 }).toBe(true);
    expect(begun).toBe(1);
  });

  /** A table where both have given a command and the clock runs out in some seconds. */
  async function clocked(server: TestServer): Promise<{ readonly id: string; readonly ann: Guest }> {
    const [ann, bob] = [await guest(server.base, 'Ann'), await guest(server.base, 'Bob')];
    const terms = { undo: 'free', spectators: true, clock: { kind: 'live', bank: 12, bonus: 0 } } as const;
    const { id } = await seatedTable(ann, bob, { ...SETUPS.duel, terms });
    const robots = [new Robot(server.base, ann, id, 1), new Robot(server.base, bob, id, 2)];
    for (const robot of robots) await robot.connect();
    const sides = new Set<string>();
    while (sides.size < 2) {
      await robots[0]?.until(() => robots.some((one) => one.decides()));
      const mover = robots.find((one) => one.decides()) as Robot;
      expect(await mover.give()).toMatchObject({ ok: true });
      sides.add(mover.side);
    }
    for (const robot of robots) robot.close();
    return { id, ann };
  }

  test('a clock ends the game of a table that left memory, after the server was started again', async () => {
    const server = await serveOnline(await STORES[name]());
    const { id, ann } = await clocked(server);
    const again = await server.restart();
    // No one asks for the table itself, so it is in no memory until its job is due.
    const phase = async (): Promise<string | undefined> =>
      (await again.online.store.db.selectFrom('game').select('phase').executeTakeFirst())?.phase;
    expect([await phase(), again.online.tables.count()]).toEqual(['running', 0]);
    await expect.poll(phase, { timeout: 60_000, interval: 200 }).toBe('over');
    const asked = { headers: { cookie: ann.cookie } };
    const card = (await (await fetch(`${again.base}/api/tables/${id}`, asked)).json()) as TableCard;
    expect(card.outcome).toMatchObject({ by: 'time' });
    await again.stop();
  });

  test.runIf(name === 'postgres')('hexfront work ends games by time while no server runs', async () => {
    const options = await STORES.postgres();
    const server = await serveOnline(options);
    const { id } = await clocked(server);
    await server.stop(true);
    const worker = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'work', '--data', server.data], {
      env: { ...process.env, HEXFRONT_DATABASE: options.database },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const store = await openPostgres({ url: options.database ?? '' });
    const phase = async (): Promise<string | undefined> =>
      (await store.db.selectFrom('game').where('id', '=', id).select('phase').executeTakeFirst())?.phase;
    await expect.poll(phase, { timeout: 120_000, interval: 300 }).toBe('over');
    await store.close();
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    rmSync(server.data, { recursive: true });
  });
});
