import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { seededChoice } from '#core/dice/dice.ts';
import type { FromServer } from '#protocol/messages.ts';
import { databaseFile } from '#server/online.ts';
import { newDatabase } from '../postgres.ts';
import { type FaultProxy, type Faults, openFaultProxy } from './fault-proxy.ts';
import { type Answered, createAudit } from './kill/audit.ts';
import { fileJournals } from './kill/journals.ts';
import { bundledServer, startServer } from './kill/process.ts';
import { makeTables, Player } from './kill/tables.ts';
import { type Guest, guest, Robot, RULES, seatedTable } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, type TestServer } from './test-server.ts';

/** Faults of networks, clocks, databases and disks: nothing acknowledged is lost, nothing is done twice, and players are told. */

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
async function serve(...options: Parameters<typeof serveOnline>): Promise<TestServer> {
  const server = await serveOnline(...options);
  ends.push(() => server.stop());
  return server;
}
async function proxyTo(port: number): Promise<FaultProxy> {
  const proxy = await openFaultProxy({ host: '127.0.0.1', port });
  ends.push(() => proxy.close());
  return proxy;
}
const portOf = (address: string): number => Number(new URL(address).port);

async function sitDown(base: string, id: string, people: readonly Guest[]): Promise<readonly Robot[]> {
  const made = people.map((one, i) => new Robot(base, one, id, i + 1));
  for (const one of made) {
    ends.push(() => one.cut());
    await one.connect();
  }
  for (const one of made) await one.until(() => Object.keys(one.shares).length === 2);
  return made;
}
async function mover(all: readonly Robot[]): Promise<Robot> {
  await all[0]?.until(() => all.some((one) => one.decides()));
  return all.find((one) => one.decides()) as Robot;
}
async function play(all: readonly Robot[], commands: number): Promise<void> {
  for (let n = 0; n < commands; n++) {
    const one = await mover(all);
    expect(await one.give()).toMatchObject({ ok: true });
    for (const other of all) await other.until(() => other.seq >= one.seq);
  }
}

/** Faults that end by themselves, and those a connection does not survive. */
const TROUBLES: readonly ((proxy: FaultProxy) => void)[] = [
  (proxy) => proxy.set({ delay: 120 }),
  (proxy) => proxy.set({ halve: true }),
  (proxy) => proxy.set({ halve: true, delay: 30 }),
  (proxy) => proxy.set({ stalled: ['there'] }),
  (proxy) => proxy.set({ stalled: ['back'] }),
  (proxy) => proxy.set({ stalled: ['there', 'back'] }),
  (proxy) => {
    proxy.set({ stalled: ['back'] });
    setTimeout(() => proxy.cut(), 150);
  },
  (proxy) => {
    proxy.set({ shuffle: 200 });
    proxy.cut();
  },
  (proxy) => {
    proxy.set({ refuses: true });
    proxy.cut();
  },
  (proxy) => proxy.end('there'),
  (proxy) => proxy.end('back'),
];

test('a network that delays, halves, stalls, ends one direction, cuts and refuses loses nothing and repeats nothing', async () => {
  const made = mkdtempSync(join(tmpdir(), 'hexfront-network-'));
  const seated = await makeTables(made, 6, Object.values(SETUPS));
  const server = await serve({}, made);
  const proxies = [await proxyTo(portOf(server.base)), await proxyTo(portOf(server.base))];
  const heard: Answered[] = [];
  let stopped = false;
  const players = seated.flatMap(({ id, logins }, place) =>
    logins.map(
      (login, i) =>
        new Player(id, login, place, 100 * place + i, {
          up: async () => `http://127.0.0.1:${proxies[i]?.port ?? 0}`,
          stopped: () => stopped,
          heard: (one) => void heard.push(one),
          moved: () => undefined,
          pause: () => 5,
        }),
    ),
  );
  const running = players.map((one) => one.run());
  const choose = seededChoice(5);
  for (let n = 0; n < 3 * TROUBLES.length; n++) {
    const proxy = proxies[n % 2] as FaultProxy;
    TROUBLES[n % TROUBLES.length]?.(proxy);
    await wait(100 + choose(300));
    proxy.set({});
    await wait(choose(150));
  }
  const before = heard.length;
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBeGreaterThan(before + 50);
  stopped = true;
  for (const proxy of proxies) proxy.cut();
  await Promise.all(running);
  const audit = createAudit();
  const source = await fileJournals(databaseFile(made));
  await audit.read(source);
  await source.close();
  audit.answered(heard);
  for (const { robot } of players) {
    audit.faults.push(...robot.faults);
    const { table, seq, view, side } = robot;
    if (robot.views.length > 0)
      audit.compare({ who: side, table, watcher: side, seq, view, open: robot.whole?.open === true });
  }
  expect(audit.faults).toEqual([]);
  expect(players.reduce((sum, one) => sum + one.repeated, 0)).toBeGreaterThan(3);
  expect(heard.length).toBeGreaterThan(100);
});

test('of 500 spectators ten do not read: all others get every line in order, and the players notice nothing', async () => {
  const server = await serve();
  const [ann, bob] = [await guest(server.base, 'Ann'), await guest(server.base, 'Bob')];
  const { id } = await seatedTable(ann, bob, SETUPS.basic);
  const all = await sitDown(server.base, id, [ann, bob]);
  const rules = await RULES;
  const seqs: number[] = [];
  const faults: string[] = [];
  const sockets: WebSocket[] = [];
  ends.push(() => sockets.forEach((one) => one.terminate()));
  const watch = async (place: number): Promise<void> => {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/socket`);
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as FromServer;
      if (message.is === 'whole') seqs[place] = message.whole.seq;
      if (message.is !== 'lines') return;
      for (const { seq } of message.lines) {
        if (seq !== (seqs[place] ?? 0) + 1) faults.push(`spectator ${place}: line ${seq} after ${seqs[place]}`);
        seqs[place] = seq;
      }
    });
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ is: 'sit', v: 1, table: id, rules }));
  };
  for (let i = 0; i < 500; i += 50) await Promise.all(Array.from({ length: 50 }, (_, k) => watch(i + k)));
  await expect.poll(() => seqs.filter((one) => one !== undefined).length, { timeout: 60_000 }).toBe(500);
  for (const socket of sockets.slice(0, 10)) socket.pause();
  await play(all, 40);
  const last = all[0]?.seq;
  await expect.poll(() => seqs.slice(10).every((one) => one === last), { timeout: 60_000 }).toBe(true);
  expect(seqs.slice(0, 10).every((one) => one < (last ?? 0))).toBe(true);
  // Missed lines are there when they read on, or the whole table.
  for (const socket of sockets.slice(0, 10)) socket.resume();
  await expect.poll(() => seqs.every((one) => one === last), { timeout: 60_000 }).toBe(true);
  expect([...faults, ...all.flatMap((one) => one.faults)]).toEqual([]);
});

test('the clocks of two servers differ: times of a table never go back, and no side is charged twice or given time', async () => {
  const database = await newDatabase();
  const key = join(mkdtempSync(join(tmpdir(), 'hexfront-key-')), 'key');
  const ahead = await serve({ database, key, now: () => Date.now() + 800 });
  const behind = await serve({ database, key, now: () => Date.now() - 800 });
  const [ann, bob] = [await guest(ahead.base, 'Ann'), await guest(behind.base, 'Bob')];
  const terms = { undo: 'free', spectators: true, clock: { kind: 'live', bank: 600, bonus: 0 } } as const;
  const { id } = await seatedTable(ann, bob, { ...SETUPS.mines, terms });
  const began = Date.now();
  const [one, two] = [new Robot(ahead.base, ann, id, 1), new Robot(behind.base, bob, id, 2)];
  for (const robot of [one, two]) {
    ends.push(() => robot.cut());
    await robot.connect();
  }
  for (const robot of [one, two]) await robot.until(() => Object.keys(robot.shares).length === 2);
  await play([one, two], 40);
  const took = Date.now() - began;
  const clocked = one.lines.flatMap(({ at, stand }) => (stand.clock ? [{ at, ...stand.clock.left }] : []));
  const sides = Object.keys(one.stand?.clock?.left ?? {});
  for (let i = 1; i < one.lines.length; i++)
    expect(one.lines[i]?.at ?? 0).toBeGreaterThanOrEqual(one.lines[i - 1]?.at ?? 0);
  for (const side of sides)
    for (let i = 1; i < clocked.length; i++) {
      const left = (n: number): number => (clocked[n] as unknown as Record<string, number>)[side] ?? 0;
      expect(left(i)).toBeLessThanOrEqual(left(i - 1));
    }
  const used = sides.reduce((sum, side) => sum + 600_000 - (one.stand?.clock?.left[side] ?? 0), 0);
  expect(used).toBeLessThan(took + 2 * 1600);
  expect(new Set(one.lines.map(({ stand }) => stand.clock?.runs)).size).toBeGreaterThan(1);
});

test.each([
  ['is away for ten seconds and refuses every connection', { refuses: true }, true, 10_000],
  ['answers nothing more', { stalled: ['there', 'back'] }, false, 0],
] as const)(
  'the database %s: players are told, and go on afterwards',
  async (_how, faults: Partial<Faults>, cuts, ms) => {
    const database = await newDatabase();
    const proxy = await proxyTo(portOf(database));
    const through = database.replace(/:\d+\//, `:${proxy.port}/`);
    const server = await serve({ database: through, report: () => undefined });
    const [ann, bob] = [await guest(server.base, 'Ann'), await guest(server.base, 'Bob')];
    const { id } = await seatedTable(ann, bob, SETUPS.basic);
    const all = await sitDown(server.base, id, [ann, bob]);
    await play(all, 5);
    const one = await mover(all);
    const head = one.seq;
    const given = one.pick();
    proxy.set(faults);
    if (cuts) proxy.cut();
    const away = wait(ms);
    const first = one.give(given);
    const ready = async (): Promise<unknown> => (await fetch(`${server.base}/api/ready`)).json();
    await expect.poll(ready, { timeout: 60_000 }).toMatchObject({ status: 'not-ready', trouble: ['database'] });
    expect((await fetch(`${server.base}/api/health`)).status).toBe(200);
    await away;
    expect(all.every(({ seq }) => seq === head)).toBe(true);
    proxy.set({});
    // A command that may not be stored was shown to nobody; the same key is played once, now or then.
    const answer = await first;
    if (answer?.ok !== true) expect(answer).toEqual({ ok: false, why: 'trouble' });
    await expect
      .poll(async () => (one.isOpen ? one.give(given) : (await one.connect(), undefined)), {
        timeout: 60_000,
        interval: 500,
      })
      .toMatchObject({ ok: true });
    await expect.poll(ready, { timeout: 60_000 }).toMatchObject({ status: 'ready' });
    await play(all, 5);
    expect(all.flatMap((robot) => robot.faults)).toEqual([]);
    const rows = await server.online.store.db
      .selectFrom('line')
      .where('game', '=', id)
      .where('key', '=', given.key)
      .select('seq')
      .execute();
    expect(rows).toHaveLength(1);
  },
);

/** Limits the size of files a process may write, as a full disk does. */
const PRLIMIT = '/usr/bin/prlimit';

test.runIf(existsSync(PRLIMIT))(
  'the disk is full: players are told, nothing is shown that was not stored, and play goes on when there is room',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'hexfront-full-'));
    const seated = await makeTables(data, 1, [SETUPS.basic]);
    const server = startServer(await bundledServer('test/server/online/kill/entry.ts', 'full-disk'), {
      HEXFRONT_TEST_DATA: data,
    });
    ends.push(async () => {
      server.process.kill('SIGKILL');
      await server.ended;
      rmSync(data, { recursive: true });
    });
    const base = await server.base;
    const [table] = seated;
    const all = (table?.logins ?? []).map((login, i) => new Robot(base, login, table?.id ?? '', i + 1));
    for (const robot of all) {
      ends.push(() => robot.cut());
      await robot.connect();
    }
    for (const robot of all) await robot.until(() => Object.keys(robot.shares).length === 2);
    await play(all, 5);
    const limit = (bytes: string): void =>
      void execFileSync(PRLIMIT, [`--pid=${server.process.pid}`, `--fsize=${bytes}:`]);
    limit(String(statSync(`${databaseFile(data)}-wal`).size));
    const one = await mover(all);
    const head = one.seq;
    const given = one.pick();
    for (let n = 0; n < 3; n++) expect(await one.give(given)).toEqual({ ok: false, why: 'trouble' });
    await wait(200);
    expect(all.map(({ seq }) => seq)).toEqual([head, head]);
    // Reading goes on: who comes back finds the table.
    const other = all.find((robot) => robot !== one) as Robot;
    other.cut();
    await other.connect();
    await other.until(() => other.seq === head);
    limit('unlimited');
    expect(await one.give(given)).toMatchObject({ ok: true });
    await play(all, 10);
    expect(all.flatMap((robot) => robot.faults)).toEqual([]);
    expect(server.errors()).toMatch(/full|disk I\/O/i);
  },
);
