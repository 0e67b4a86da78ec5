import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TableCard } from '#protocol/tables.ts';
import type { Probe } from '#server/store/writer.ts';
import { newDatabase, runSql } from '../postgres.ts';
import { type Guest, guest, newKey, Robot, seatedTable } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, type TestServer } from './test-server.ts';

/** Two servers on one database: any of them serves any table. */

let database: string;
const key = join(mkdtempSync(join(tmpdir(), 'hexfront-key-')), 'key');
let nodes: readonly [TestServer, TestServer];
let ann: Guest;
let bob: Guest;
/** Is called at the points of the first server. */
let atFirst: Probe = () => undefined;
let robots: Robot[] = [];

beforeAll(async () => {
  database = await newDatabase();
  nodes = [
    await serveOnline({ database, key, probe: (point) => atFirst(point), report: () => undefined }),
    await serveOnline({ database, key, report: () => undefined }),
  ];
  ann = await guest(nodes[0].base, 'Ann');
  bob = await guest(nodes[1].base, 'Bob');
});
afterEach(() => {
  for (const robot of robots) robot.close();
  robots = [];
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  rmSync(join(key, '..'), { recursive: true });
});

/** Ann plays at the first server, Bob at the second, where the spectator is, too. */
async function apart(setup: Parameters<typeof seatedTable>[2], seed: number): Promise<readonly [Robot, Robot, Robot]> {
  const { id } = await seatedTable(ann, bob, setup);
  const made = [
    new Robot(nodes[0].base, ann, id, seed),
    new Robot(nodes[1].base, bob, id, seed + 1),
    new Robot(nodes[1].base, { cookie: '' }, id, 3),
  ] as const;
  robots.push(...made);
  await Promise.all(made.map((robot) => robot.connect()));
  for (const robot of made) await robot.until(() => Object.keys(robot.shares).length === 2);
  return made;
}
async function play(all: readonly Robot[], commands: number): Promise<void> {
  for (let n = 0; n < commands && !all.some(({ over }) => over); n++) {
    await all[0]?.until(() => all.some((one) => one.decides() || one.over));
    const mover = all.find((one) => one.decides());
    if (!mover) return;
    expect(await mover.give()).toMatchObject({ ok: true });
    const { seq } = mover;
    for (const one of all) await one.until(() => one.seq >= seq || one.over);
  }
}

test('two players at two servers seal their dice at once and play one game, also with something taken back', async () => {
  const all = await apart(SETUPS.mines, 31);
  const [one, two] = all;
  await play(all, 30);
  const offer = { is: 'offer', table: one.table, key: newKey(), what: 'undo', to: 3 } as const;
  expect(await one.ask(offer)).toMatchObject({ ok: true });
  await two.until(() => two.lines.at(-1)?.is === 'offer');
  const answer = { is: 'answer', table: one.table, key: newKey(), offer: two.seq, yes: true } as const;
  expect(await two.ask(answer)).toMatchObject({ ok: true });
  for (const robot of all) await robot.until(() => robot.stand?.played === 3);
  await play(all, 10);
  for (const robot of all) expect(robot.faults).toEqual([]);
});

test('of two servers that are given the same decision at once one stores, and both tell the same', async () => {
  const { id } = await seatedTable(ann, bob, SETUPS.basic);
  const pair = [new Robot(nodes[0].base, ann, id, 7), new Robot(nodes[1].base, ann, id, 7)] as const;
  const other = new Robot(nodes[1].base, bob, id, 8);
  robots.push(...pair, other);
  for (const robot of robots) await robot.connect();
  for (const robot of robots) await robot.until(() => Object.keys(robot.shares).length === 2);
  for (let n = 0; n < 12; n++) {
    await other.until(() => pair.every((one) => one.decides()) || other.decides());
    if (other.decides()) await other.give();
    else {
      const answers = await Promise.all(pair.map((one) => one.give()));
      expect(answers.filter((one) => one?.ok === true).length).toBeGreaterThan(0);
      for (const one of answers) if (one?.ok === false) expect(['late', 'refused']).toContain(one.why);
    }
    const seq = Math.max(...robots.map((one) => one.seq));
    for (const one of robots) await one.until(() => one.seq >= seq);
  }
  for (const robot of robots) expect(robot.faults).toEqual([]);
  expect(new Set(robots.map(({ seq }) => seq)).size).toBe(1);
});

test('who comes to the other server finds no less than was there, and a repeated key its first answer', async () => {
  const [one, two] = await apart(SETUPS.basic, 41);
  const mover = one.decides() ? one : two;
  const [from, to] = mover === one ? nodes : [nodes[1], nodes[0]];
  const given = mover.pick();
  const answer = await mover.give(given);
  mover.cut();
  mover.base = to.base;
  await mover.connect();
  expect(await mover.give(given)).toEqual(answer);
  expect(mover.faults).toEqual([]);
  expect(from).not.toBe(to);
});

test('presence, chat and names reach those at other servers', async () => {
  const [one, two, three] = await apart(SETUPS.basic, 51);
  const present = (robot: Robot): string => {
    const here = robot.heard.findLast(({ is }) => is === 'here');
    return here?.is === 'here' ? `${here.sides.length} and ${here.watching}` : '';
  };
  await one.until(() => present(one) === '2 and 1');
  await three.until(() => present(three) === '2 and 1');
  one.send({ is: 'say', table: one.table, room: 'players', text: 'between us' });
  two.send({ is: 'say', table: one.table, room: 'all', text: 'hello' });
  const heard = (robot: Robot): readonly string[] =>
    robot.heard.flatMap((message) => (message.is === 'said' ? [message.said.text] : [])).sort();
  await one.until(() => heard(one).length === 2);
  await two.until(() => heard(two).length === 2);
  await three.until(() => heard(three).length === 1);
  expect([heard(one), heard(three)]).toEqual([['between us', 'hello'], ['hello']]);
  three.cut();
  await one.until(() => present(one) === '2 and 0');

  const other: Guest = await guest(nodes[0].base, 'Carl');
  const elsewhere = async (): Promise<unknown> =>
    (await fetch(`${nodes[1].base}/api/me`, { headers: { cookie: other.cookie } })).json();
  expect(await elsewhere()).toMatchObject({ name: 'Carl' });
  await other.call('POST', '/api/me', { name: 'Charles' });
  await expect.poll(elsewhere).toMatchObject({ name: 'Charles' });
});

test('a commit nobody was told of is found: by the player who asks again, and by the other server', async () => {
  const [one, two] = await apart(SETUPS.basic, 61);
  await one.until(() => one.decides() || two.decides());
  while (!one.decides()) {
    expect(await two.give()).toMatchObject({ ok: true });
    await one.until(() => one.seq === two.seq);
  }
  let thrown = 0;
  atFirst = (point) => {
    if (point !== 'after-commit' || thrown++ > 0) return;
    throw new Error('the connection broke after the commit');
  };
  expect(await one.give()).toMatchObject({ ok: true });
  atFirst = () => undefined;
  expect(thrown).toBeGreaterThan(0);
  const { seq } = one;
  // No hint was sent: the second server compares its tables with the database.
  await two.until(() => two.seq === seq);
  expect([...one.faults, ...two.faults]).toEqual([]);
});

test('listeners that are cut off connect again, and find what they have missed', async () => {
  const all = await apart(SETUPS.duel, 71);
  for (let n = 0; n < 4; n++) {
    await runSql(
      database,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'hexfront%' and datname = current_database()`,
    ).catch(() => undefined);
    await play(all, 3);
  }
  for (const robot of all) expect(robot.faults).toEqual([]);
});

test('seats, ends and rematches are known at both servers', async () => {
  const all = await apart(SETUPS.basic, 81);
  const [one, two] = all;
  const loser = one.decides() ? one : two;
  const resigned = { key: newKey(), decision: loser.stand?.decision ?? 0, commands: [{ do: 'resign' }] };
  expect(await loser.give(resigned)).toMatchObject({ ok: true });
  for (const robot of all) await robot.until(() => robot.over && robot.whole?.open === true);
  const rematch = (who: Guest): Promise<TableCard> => who.call('POST', `/api/tables/${one.table}/rematch`);
  const [first, second] = await Promise.all([rematch(ann), rematch(bob)]);
  expect(first.id).toBe(second.id);
  for (const who of [ann, bob])
    expect(await who.call<TableCard>('GET', `/api/tables/${one.table}`)).toMatchObject({ rematch: first.id });
});

test('a server with another key is refused', async () => {
  await expect(serveOnline({ database })).rejects.toThrow(/another key/);
});
