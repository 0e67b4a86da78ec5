import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/games.ts';
import { run } from '#cli/program.ts';
import { serveOnline, type TestServer } from '../server/online/test-server.ts';
import { guest, Robot, seatedTable } from '../server/online/robot.ts';
import { SETUPS } from '../server/online/setups.ts';

let server: TestServer;
let table: string;
let key: Buffer;
const folder = mkdtempSync(join(tmpdir(), 'hexfront-cli-'));
const at = (...parts: string[]): string => join(folder, ...parts);

async function command(...argv: string[]): Promise<{ exit: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const exit = await run(argv, {
    games: GAMES,
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    stdin: () => Promise.resolve(''),
    live: false,
  });
  return { exit, out, err };
}

beforeAll(async () => {
  server = await serveOnline();
  const [ann, bob] = [await guest(server.base, 'Ann'), await guest(server.base, 'Bob')];
  ({ id: table } = await seatedTable(ann, bob, SETUPS.basic));
  const robots = [ann, bob].map((one, i) => new Robot(server.base, one, table, i));
  for (const robot of robots) await robot.connect();
  for (let n = 0; n < 8; n++) {
    await robots[0]?.until(() => robots.some((one) => one.decides()));
    expect(await robots.find((one) => one.decides())?.give()).toMatchObject({ ok: true });
  }
  for (const robot of robots) robot.close();
  key = readFileSync(join(server.data, 'hexfront.key'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('backup copies a database that is in use, checked, and writes over nothing', async () => {
  const made = await command('backup', at('copy.db'), '--data', server.data);
  expect(made).toMatchObject({ exit: 0, err: '' });
  expect(made.out).toMatch(/copy\.db: 1 table, \d+ lines, checked/);
  const again = await command('backup', at('copy.db'), '--data', server.data);
  expect(again).toMatchObject({ exit: 1, out: '' });
  expect(again.err).toMatch(/is there already/);
});

test('restore refuses a folder in use, a file that is no database, and keeps what was there', async () => {
  await command('backup', at('other.db'), '--data', server.data);
  const used = await command('restore', at('other.db'), '--data', server.data);
  expect(used.exit).toBe(1);
  expect(used.err).toMatch(/in use/);
  writeFileSync(at('nonsense.db'), 'this is no database at all, and long enough to look like one'.repeat(200));
  const nonsense = await command('restore', at('nonsense.db'), '--data', at('fresh'));
  expect(nonsense.exit).toBe(1);
  expect(nonsense.err).toMatch(/not a database of Hexfront/);
  expect(await command('restore', at('missing.db'), '--data', at('fresh'))).toMatchObject({ exit: 1 });
  expect(await command('restore', at('other.db'), '--data', at('fresh'))).toMatchObject({ exit: 0 });
  const second = await command('restore', at('other.db'), '--data', at('fresh'));
  expect(second.out).toMatch(/What was there before is kept in/);
  writeFileSync(at('fresh', 'hexfront.key'), key);
  const there = await serveOnline({}, at('fresh'));
  const live = await there.online.tables.open(table);
  expect(live?.card()).toMatchObject({ id: table, played: 8, phase: 'running' });
  await there.stop();
});

test('a table moves to another server with its journal, its players and its dice', async () => {
  const out = await command('export', '--all', '--out', at('out'), '--data', server.data);
  expect(out).toMatchObject({ exit: 0, err: '' });
  const [file = ''] = readdirSync(at('out'));
  expect(file).toBe(`${table}.table.jsonl`);
  expect(await command('export', '--data', server.data)).toMatchObject({ exit: 1 });
  expect((await command('export', 'nosuch', '--data', server.data)).err).toMatch(/no table nosuch/);
  const content = readFileSync(at('out', file), 'utf8');
  writeFileSync(at('cut.jsonl'), content.slice(0, -200));
  expect((await command('import', at('cut.jsonl'), '--data', at('moved'))).err).toMatch(/cut off/);
  const moved = await command('import', at('out', file), '--data', at('moved'));
  expect(moved).toMatchObject({ exit: 0, err: '' });
  expect(moved.out).toMatch(/8 commands/);
  expect((await command('import', at('out', file), '--data', at('moved'))).err).toMatch(/on this server already/);
  const there = await serveOnline({}, at('moved'));
  const live = await there.online.tables.open(table);
  expect(live?.card()).toMatchObject({ played: 8, players: [{ name: 'Ann' }, { name: 'Bob' }] });
  expect(live?.standing.progress).toEqual((await server.online.tables.open(table))?.standing.progress);
  await there.stop();
});
