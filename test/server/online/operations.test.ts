import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { hashOf } from '#core/hash.ts';
import { databaseFile, keyFile } from '#server/online.ts';
import { createLog, withoutSecrets } from '#server/operations/log.ts';
import { METRICS } from '#server/operations/meter.ts';
import { createPrometheus, serveMetrics } from '#server/operations/prometheus.ts';
import { backup, restore } from '#server/store/backup.ts';
import type { Probe } from '#server/store/writer.ts';
import { type Guest, guest, Robot, seatedTable } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

const servers: TestServer[] = [];
const robots: Robot[] = [];
afterEach(async () => {
  for (const robot of robots.splice(0)) robot.cut();
  for (const server of servers.splice(0)) await server.stop();
});

async function serve(...options: Parameters<typeof serveOnline>): Promise<TestServer> {
  const server = await serveOnline(...options);
  servers.push(server);
  return server;
}
async function sitDown(
  base: string,
  id: string,
  people: readonly Guest[],
  rules?: Readonly<Record<string, number>>,
): Promise<readonly Robot[]> {
  const made = people.map((one, i) => new Robot(base, one, id, i + 1));
  for (const one of made) {
    one.rules = rules;
    robots.push(one);
    await one.connect();
  }
  for (const one of made) await one.until(() => Object.keys(one.shares).length === 2);
  return made;
}
async function play(all: readonly Robot[], commands: number): Promise<void> {
  for (let n = 0; n < commands; n++) {
    await all[0]?.until(() => all.some((one) => one.decides()));
    const mover = all.find((one) => one.decides()) as Robot;
    expect(await mover.give()).toMatchObject({ ok: true });
    for (const one of all) await one.until(() => one.seq >= mover.seq);
  }
}
/** Until its socket has ended, and all that came before is taken in. */
async function gone(robot: Robot): Promise<void> {
  await robot.until(() => !robot.isOpen);
  await robot.settled();
}
const readiness = async (base: string) => {
  const answer = await fetch(`${base}/api/ready`);
  return [answer.status, ((await answer.json()) as { trouble: readonly string[] }).trouble] as const;
};

describe.each(STORE_NAMES)('%s', (name) => {
  test('a server is ready, and not when its schema is newer than it knows, or when it stops', async () => {
    const options = await STORES[name]();
    const server = await serve(options);
    expect(await readiness(server.base)).toEqual([200, []]);
    const newer = { name: '9999', timestamp: new Date().toISOString() };
    await server.online.store.db
      .insertInto('kysely_migration' as never)
      .values(newer as never)
      .execute();
    await expect.poll(() => readiness(server.base)).toEqual([503, ['schema']]);
    server.online.stops();
    expect(await readiness(server.base)).toEqual([503, ['stopping']]);
    const health = await fetch(`${server.base}/api/health`);
    expect([health.status, await health.json()]).toMatchObject([200, { status: 'ok' }]);
    await server.stop(true);
    servers.pop();
    // Started again it would not know what it reads.
    await expect(serveOnline(options, server.data)).rejects.toThrow(/newer schema than this program knows/);
    rmSync(server.data, { recursive: true, force: true });
  });

  test('commands under way are finished and answered before pages are told to come back', async () => {
    const server = await serve(await STORES[name]());
    const [ann, bob] = [await guest(server.base, 'Ann'), await guest(server.base, 'Bob')];
    const { id } = await seatedTable(ann, bob, SETUPS.basic);
    const all = await sitDown(server.base, id, [ann, bob]);
    await all[0]?.until(() => all.some((one) => one.decides()));
    const mover = all.find((one) => one.decides()) as Robot;
    let release = (): void => undefined;
    const live = await server.online.tables.open(id);
    void live?.queued(() => new Promise<void>((resolve) => (release = resolve)));
    const answer = mover.give();
    // Answered at once, and after the command has come.
    mover.send({ is: 'ping', at: 1 });
    await mover.until(() => mover.heard.some(({ is }) => is === 'pong'));
    servers.pop();
    server.online.stops();
    const stopped = server.stop();
    await wait(100);
    expect(mover.isOpen).toBe(true);
    release();
    expect(await answer).toMatchObject({ ok: true });
    for (const one of all) await gone(one);
    expect(all.map(({ closedBy }) => closedBy)).toEqual(['stopping', 'stopping']);
    await stopped;
  });

  test('a computer’s turn that was under way is handed back when its server stops, and is no failed attempt', async () => {
    const options = await STORES[name]();
    const server = await serve(options);
    const ann = await guest(server.base, 'Ann');
    const terms = { undo: 'free', spectators: true } as const;
    const offer = { ...SETUPS.basic, title: 'A game', terms, visible: 'link', computer: 'grand', side: 'red' };
    const { table } = await ann.call<{ table: { id: string } }>('POST', '/api/tables', offer);
    const robot = new Robot(server.base, ann, table.id, 1);
    robots.push(robot);
    await robot.connect();
    await robot.until(() => robot.lines.some(({ is }) => is === 'share') || robot.decides());
    for (let n = 0; n < 300 && robot.decides(); n++) expect(await robot.give()).toMatchObject({ ok: true });
    await expect.poll(() => server.starts.length, { timeout: 60_000 }).toBeGreaterThan(0);
    servers.pop();
    const again = await server.restart();
    servers.push(again);
    await expect.poll(() => again.starts.length, { timeout: 60_000 }).toBeGreaterThan(0);
  });
});

test('a server whose clock is not the database’s is not ready', async () => {
  const server = await serve({ ...(await STORES.postgres()), now: () => Date.now() + 3000 });
  expect(await readiness(server.base)).toEqual([503, ['clock']]);
  const right = await serve({ ...(await STORES.postgres()), now: () => Date.now() - 500 });
  expect(await readiness(right.base)).toEqual([200, []]);
});

test('metrics tell what was done', async () => {
  const prometheus = createPrometheus(() => undefined);
  const server = await serve({ meter: prometheus });
  const [ann, bob] = [await guest(server.base, 'Ann'), await guest(server.base, 'Bob')];
  const { id } = await seatedTable(ann, bob, SETUPS.basic);
  const all = await sitDown(server.base, id, [ann, bob]);
  await play(all, 5);
  await all.find((one) => !one.decides())?.give({ key: 'a'.repeat(24), decision: 0, commands: [{ do: 'x' }] });
  const served = await serveMetrics(prometheus, { host: '127.0.0.1', port: 0 });
  const text = await (await fetch(served.address)).text();
  for (const { name } of Object.values(METRICS)) expect(text).toContain(`# TYPE ${name} `);
  expect(text).toContain('hexfront_commands_total{answer="ok"} 5\n');
  expect(text).toContain('hexfront_commands_total{answer="late"} 1\n');
  expect(text).toContain('hexfront_sockets 2\n');
  expect(text).toContain('hexfront_live_tables 1\n');
  expect(text).toContain('hexfront_command_seconds_count{stage="commit"}');
  expect(text).toContain('hexfront_jobs_due{kind="deadline"} 0\n');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect((await fetch(served.address.replace('/metrics', '/'))).status).toBe(404);
  await served.close();
});

test('the log has errors and no cookie, token, mail address, chat or position', async () => {
  let written = '';
  const log = createLog('debug', { write: (line: string) => void (written += line) });
  let fails: string | undefined;
  const probe: Probe = (point) => {
    if (point === 'in-commit' && fails !== undefined) throw new Error(fails);
  };
  const server = await serve({ report: log.report, probe });
  const [ann, bob] = [await guest(server.base, 'Ann'), await guest(server.base, 'Bob')];
  const { id } = await seatedTable(ann, bob, SETUPS.mines);
  const all = await sitDown(server.base, id, [ann, bob]);
  const mover = all.find((one) => one.decides()) as Robot;
  const token = ann.cookie.replace('hexfront=', '');
  fails = `no room for ${ann.cookie}; insert "german A 11/8 tank @ C-2" from ann@example.org at postgres://me:hunter2@db/x`;
  expect(await mover.give()).toMatchObject({ ok: false, why: 'trouble' });
  mover.send({ is: 'say', table: id, room: 'players', text: 'mines on the left' });
  await expect.poll(() => written).toContain('no room for');
  fails = undefined;
  const lines = written.trim().split('\n');
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'error', error: { type: 'Error' } });
  for (const secret of [token, 'ann@example.org', 'hunter2', 'C-2', 'on the left', mover.share])
    expect(written).not.toContain(secret);
  expect(await mover.give()).toMatchObject({ ok: true });
});

test.each([
  ['sent to Ann <ann@example.org>', 'sent to Ann <(mail)>'],
  ['smtp://user:pa:ss@mail.example.org refused', '(login) mail.example.org refused'],
  ['line "14 panzer @ 3,4" cannot be read', 'line (text) cannot be read'],
  [`token ${'ab'.repeat(32)} is unknown`, 'token (secret) is unknown'],
  ['Cookie: hexfront=abc; theme=dark', 'Cookie: (cookie); theme=dark'],
  ['table k3j5h6g7f8 is gone', 'table k3j5h6g7f8 is gone'],
] as const)('of “%s” the log keeps “%s”', (words, kept) => expect(withoutSecrets(words)).toBe(kept));

test('two servers of different rules: the newer one takes a game over and says so, the older one never plays on', async () => {
  const shared = await STORES.postgres();
  const key = join(mkdtempSync(join(tmpdir(), 'hexfront-key-')), 'key');
  const older = await serve({ ...shared, key, rules: { blitz: 101, gamex: 101 } });
  const newer = await serve({ ...shared, key, rules: { blitz: 102, gamex: 101 } });
  const [ann, bob] = [await guest(older.base, 'Ann'), await guest(older.base, 'Bob')];
  const { id } = await seatedTable(ann, bob, SETUPS.basic);
  const before = await sitDown(older.base, id, [ann, bob], { blitz: 101, gamex: 101 });
  await play(before, 6);
  const head = before[0]?.seq ?? 0;

  const after = [new Robot(newer.base, ann, id, 11), new Robot(newer.base, bob, id, 12)];
  for (const one of after) {
    one.rules = { blitz: 102, gamex: 101 };
    robots.push(one);
    await one.connect();
    await one.until(() => one.whole !== undefined);
  }
  const mover = after.find((one) => one.decides()) as Robot;
  // A refused command changes nothing, and is no reason to take the game over.
  expect(await mover.give({ ...mover.pick(), commands: [{ do: 'nonsense' }] })).toMatchObject({ why: 'refused' });
  expect(mover.seq).toBe(head);
  expect(await mover.give()).toMatchObject({ ok: true });
  for (const one of after) await one.until(() => one.seq >= head + 2);
  for (const { lines } of after)
    expect(lines.filter(({ is }) => is === 'rules')).toMatchObject([{ seq: head + 1, from: 101, to: 102 }]);
  await play(after, 5);

  // Pages at the older server are sent away, and find nothing there any more.
  for (const one of before) await gone(one);
  expect(before.map(({ closedBy }) => closedBy)).toEqual(['newer', 'newer']);
  await before[0]?.connect();
  await gone(before[0] as Robot);
  expect(before[0]?.closedBy).toBe('newer');
  const asked = await fetch(`${older.base}/api/tables/${id}`, { headers: { cookie: ann.cookie } });
  expect([asked.status, await asked.json()]).toMatchObject([503, { error: 'busy' }]);
  await expect(older.online.tables.lookAtClock(id, 1)).rejects.toThrow(/newer rules/);
  const lines = await newer.online.store.db.selectFrom('line').where('game', '=', id).select('kind').execute();
  expect(lines.filter(({ kind }) => kind === 'rules')).toHaveLength(1);

  // A game the newer server has not touched goes on at both.
  const other = await seatedTable(ann, bob, SETUPS.duel);
  await play(await sitDown(older.base, other.id, [ann, bob], { blitz: 101, gamex: 101 }), 3);
  await play(await sitDown(newer.base, other.id, [ann, bob], { blitz: 102, gamex: 101 }), 3);
});

test('the drill: a backup made while a game is played is restored elsewhere with the key, and the game goes on from there', async () => {
  const server = await serve();
  const [ann, bob] = [await guest(server.base, 'Ann'), await guest(server.base, 'Bob')];
  const { id } = await seatedTable(ann, bob, SETUPS.mines);
  const all = await sitDown(server.base, id, [ann, bob]);
  await play(all, 8);
  const copy = join(server.data, 'copy.db');
  const [, checked] = await Promise.all([play(all, 4), (async () => backup(databaseFile(server.data), copy))()]);
  expect(checked).toMatchObject({ tables: 1 });
  await play(all, 4);
  const lost = all[0]?.seq ?? 0;

  const elsewhere = mkdtempSync(join(tmpdir(), 'hexfront-drill-'));
  const restored = restore(copy, elsewhere, databaseFile(elsewhere));
  expect(restored.lines).toBe(checked.lines);
  copyFileSync(keyFile(server.data), keyFile(elsewhere));
  const again = await serve({}, elsewhere);
  const back = await sitDown(again.base, id, [ann, bob]);
  expect(back[0]?.seq).toBeLessThan(lost);
  for (const robot of back) {
    const live = await again.online.tables.open(id);
    expect(hashOf(robot.view)).toBe(hashOf((live as NonNullable<typeof live>).knownTo(robot.side).view));
  }
  await play(back, 6);
  expect(back.flatMap(({ faults }) => faults)).toEqual([]);
  // Without the key nobody could roll: another one is refused.
  const stranger = mkdtempSync(join(tmpdir(), 'hexfront-drill-'));
  restore(copy, stranger, databaseFile(stranger));
  await expect(serveOnline({}, stranger)).rejects.toThrow(/another key/);
  expect(readFileSync(copy).includes(readFileSync(keyFile(server.data)))).toBe(false);
  rmSync(stranger, { recursive: true });
});
