import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WITH_MINES } from '../games/mines/game-package.ts';
import { hexfront, onBoard, type Output } from './run.ts';

/** The command line knows no game: a small one that is none of the house goes through all its doors. */

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-toy-'));
});
afterAll(() => rmSync(home, { recursive: true }));

const toy = (words: readonly string[], text = ''): Promise<Output> => hexfront(words, text, WITH_MINES);

const SCRIPT = `game mines
dice 6 2
---
refused M1.1: lay 0,2
lay 0,0
ready
lay 1,0
ok: ready
expect decides north
refused M2.1: march 0,-1 0,0 0,1 -1,1
refused M0: fly 0,0
march 0,-1 1,-1 1,0
expect at north 1,0
expect men north 2
expect decides south
fire
expect said fires: 2, a miss
expect turn 1
`;

describe('hexfront script', () => {
  test('plays it, refuses by its rules and expects what it knows', async () => {
    const { out, err, exit } = await toy(['script', '-', '--json'], SCRIPT);
    expect(err).toBe('');
    const report = JSON.parse(out) as {
      errors: unknown[];
      steps: { fate?: string; met?: boolean; refusal?: { rule: string } }[];
      final: { position: string };
    };
    expect(report.steps.flatMap(({ refusal }) => refusal?.rule ?? [])).toEqual(['M1.1', 'M2.1', 'M0']);
    expect(report.steps.map(({ met }) => met).filter((met) => met === false)).toEqual([]);
    expect(report.final.position).toMatch(/^game mines\nturn 1\n/);
    expect([exit, report.errors]).toEqual([0, []]);
  });

  test('an interrupted march goes on after the shot', async () => {
    const text = `game mines
squad north 0,-1 3
squad south 0,1 3
frame turn north
dice 5
---
march -1,0 -2,0
expect decides south
expect phase M4
fire
expect men north 2
expect said fires: 5, a hit
expect decides south
expect not decides north
`;
    const { out, err, exit } = await toy(['script', '-'], text);
    expect(err).toBe('');
    expect(exit, out).toBe(0);
    expect(out).toContain('south fires: 5, a hit (M4.1)');
  });

  test('a fault is told with its line', async () => {
    const { err, exit } = await toy(['script', '-'], 'game mines\nturn 99\n');
    expect(exit).toBe(1);
    expect(err).toContain('line 2: a game has turns 1 to 8');
  });

  test('positions without its name are still the first game’s', async () => {
    const { exit, err } = await toy(
      ['script', '-'],
      onBoard('', 'blue inf 4-4 @ 0,0 as b1\nblue moves\n---\nmove b1 1,0'),
    );
    expect([exit, err]).toEqual([0, '']);
  });
});

test('hexfront legal lists its commands by their names', async () => {
  const { out } = await toy(['legal', '-', '--json'], 'game mines\n');
  const found = JSON.parse(out) as { decides: string; counts: Record<string, number>; always: string[] };
  expect(found).toMatchObject({ decides: 'north', counts: { lay: 17 }, always: ['resign'] });
  expect((await toy(['legal', '-', '--unit', 'b1'], 'game mines\n')).err).toContain('there is no unit b1');
});

test('hexfront perft counts every fall of its dice', async () => {
  const shot = `game mines\nsquad north 0,0 3\nsquad south 0,1 3\nframe turn north\nframe march north\nframe shot south\n`;
  const { out } = await toy(['perft', '-', '--json'], shot);
  // Aim, hold, and six faces of a shot.
  expect(JSON.parse(out)).toMatchObject({ total: 8 });
});

describe('hexfront play and replay', () => {
  test('its sides are options; records name it, verify and are told in its words', async () => {
    const games = join(home, 'games');
    const words = ['play', '--game', 'mines', '--scenario', 'two squads', '--north', 'watchful', '--south', 'watchful'];
    const { out, err, exit } = await toy([...words, '--games', '3', '--seed', '4', '--save', games, '--json']);
    expect([exit, err]).toEqual([0, '']);
    const { games: played } = JSON.parse(out) as { games: { winner: string; rule: string }[] };
    expect(played).toHaveLength(3);
    for (const { winner, rule } of played) {
      expect(['north', 'south', 'draw']).toContain(winner);
      expect(rule).toMatch(/^M5/);
    }
    const file = join(games, 'game-4.jsonl');
    const [header = ''] = readFileSync(file, 'utf8').split('\n');
    expect(JSON.parse(header)).toMatchObject({
      game: 'mines',
      rules: 1,
      about: { players: { north: 'watchful', south: 'watchful' } },
    });
    const verified = await toy(['replay', file, '--verify']);
    expect([verified.exit, verified.err]).toEqual([0, '']);
    expect(verified.out).toContain('consistent with the rules; dice from seed');
    const told = await toy(['replay', file]);
    expect(told.out).toContain('north lays a mine in');
    expect(told.out).toContain('game mines');
  });

  test('--turns breaks a game off that knows no last turn', async () => {
    const saved = join(home, 'broken-off');
    const words = ['play', '--game', 'mines', '--scenario', 'two squads', '--games', '4', '--turns', '1'];
    const { out, exit } = await toy([...words, '--save', saved, '--json']);
    const { games } = JSON.parse(out) as { games: { turns: number; winner: string }[] };
    expect([exit, games.map(({ turns }) => turns)]).toEqual([0, [1, 1, 1, 1]]);
    expect(games.map(({ winner }) => winner)).toContain('nobody');
    const [seed] = games.flatMap(({ winner }, i) => (winner === 'nobody' ? [i + 1] : []));
    expect((await toy(['replay', join(saved, `game-${seed}.jsonl`), '--verify'])).out).toContain('not over');
  });

  test('a record whose die was changed is found out', async () => {
    const games = join(home, 'changed');
    await toy(['play', '--game', 'mines', '--scenario', 'two squads', '--seed', '5', '--save', games]);
    const file = join(games, 'game-5.jsonl');
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(/"dice":\[(\d)/, (_, face: string) => `"dice":[${(Number(face) % 6) + 1}`);
    expect(changed).not.toBe(text);
    writeFileSync(file, changed);
    expect((await toy(['replay', file, '--verify'])).exit).toBe(1);
  });

  test('a house without it does not know its records', async () => {
    const games = join(home, 'unknown');
    await toy(['play', '--game', 'mines', '--scenario', 'two squads', '--seed', '6', '--save', games]);
    const { err, exit } = await hexfront(['replay', join(games, 'game-6.jsonl')]);
    expect(exit).toBe(1);
    expect(err).toContain("this program knows no game 'mines'");
  });
});

test('hexfront arena: pairs of it, counted in its own words, nobody is shown what is hidden', async () => {
  const words = ['arena', '--game', 'mines', 'watchful', 'random', '--pairs', '6', '--cores', '1'];
  const { out, err, exit } = await toy([...words, '--json']);
  expect([exit, err]).toEqual([0, '']);
  const report = JSON.parse(out) as { duels: Record<string, unknown>[]; faults: unknown[]; north: number };
  expect(report.faults).toEqual([]);
  expect(report.duels[0]).toMatchObject({ a: 'watchful', b: 'random', pairs: 6, men: expect.any(Number) as number });
  expect(report.north).toBeGreaterThanOrEqual(0);
  const inWords = await toy([...words.slice(0, 3), 'random', 'random', '--pairs', '2', '--cores', '1']);
  expect(inWords.out).toMatch(/random : random +2 .*50\.0%/);
  expect(inWords.out).toContain("North's share of the points:");
  expect((await toy([...words, '--skirmish'])).err).toContain('mines has no skirmishes');
});

test('hexfront advise asks its players', async () => {
  const { out, err, exit } = await toy(['advise', '-', '--game', 'mines', '--player', 'watchful'], 'game mines\n');
  expect([exit, err]).toEqual([0, '']);
  expect(out).toMatch(/^north:\n {2}1 command, first: lay /);
});

test.each([
  ['odds', ['odds', '-'], 'mines has no odds to look at'],
  ['puzzles', ['puzzles', '--game', 'mines', '--list'], 'mines has no puzzles'],
  ['check-board', ['check-board', '-', '--game', 'mines'], 'mines has no boards to check'],
  ['muster', ['muster', '-', '--game', 'mines'], "mines has no battles of one's own"],
  ['picture', ['picture', '-', '--out', 'toy.svg'], 'mines cannot be drawn'],
])('hexfront %s: what it does not have is said', async (_name, words, said) => {
  const { err, exit } = await toy(words, 'game mines\n');
  expect([exit, err]).toEqual([1, `hexfront: ${said}\n`]);
});
