import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyedDice } from '#ai/arena/keyed-dice.ts';
import { playMatch } from '#ai/arena/match.ts';
import { type PairResult, playPair, schedule, shareOfA } from '#ai/arena/pairs.ts';
import { duel, eloOf, ratings, seatBias, sequentialTest, shareAt, sprt } from '#ai/arena/strength.ts';
import { playerNamed, type PlayerName } from '#games/blitz/players/players.ts';
import { hexfront } from '../cli/run.ts';
import { LIBRARY } from '../laws/library.ts';
import { among, openSetup } from '../games/blitz/game.ts';

const make = among((name, seed) => playerNamed(name as PlayerName, seed, LIBRARY));

test('a die hangs on what it is rolled for, not on what was rolled before', () => {
  const one = keyedDice(7);
  const two = keyedDice(7);
  two.roll(6, 'turn 1 blue A1');
  expect(two.roll(6, 'turn 1 blue A2')).toBe(one.roll(6, 'turn 1 blue A2'));
  const faces = new Array<number>(6).fill(0);
  for (let i = 0; i < 6000; i++) {
    const die = keyedDice(i).roll(6, 'turn 3 red U20');
    faces[die - 1] = (faces[die - 1] ?? 0) + 1;
  }
  for (const count of faces) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('a second roll for the same battle is another roll', () => {
  const rolls = Array.from({ length: 40 }, (_, seed) => {
    const dice = keyedDice(seed);
    return dice.roll(6, 'x') === dice.roll(6, 'x');
  });
  expect(rolls).toContain(false);
});

test('control: a player against itself scores exactly nothing over a pair', () => {
  const game = openSetup('basic:blue-march/red-south', 4, LIBRARY);
  for (const name of ['random'] as const) {
    const result = playPair(game, { a: name, b: name, setup: '', seed: 11 }, make);
    expect(shareOfA(result)).toBe(0.5);
    expect(duel(name, name, [result]).ahead).toEqual({ cities: 0, factors: 0 });
    expect(result.games[0]).toEqual(result.games[1]);
  }
});

const pairOf = (blueWins: 'a' | 'b', redWins: 'a' | 'b'): PairResult => {
  const game = (winner: 'blue' | 'red') => ({
    players: { blue: 'a', red: 'b' },
    winner,
    rule: '',
    turns: 1,
    commands: 1,
    ahead: { cities: 0, factors: 0 },
    margin: 0,
    clock: { blue: { ms: 0, turns: 0, longest: 0 }, red: { ms: 0, turns: 0, longest: 0 } },
    faults: [],
  });
  return {
    a: 'a',
    b: 'b',
    setup: '',
    seed: 1,
    games: [game(blueWins === 'a' ? 'blue' : 'red'), game(redWins === 'a' ? 'red' : 'blue')],
  };
};

test('Elo, interval, seat bias and sequential test', () => {
  expect(shareAt(eloOf(0.7))).toBeCloseTo(0.7);
  const even = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? pairOf('a', 'b') : pairOf('b', 'a')));
  expect(duel('a', 'b', even)).toMatchObject({ share: 0.5, elo: 0, wins: 40, losses: 40 });
  expect(seatBias(even)).toBe(0.5);
  expect(seatBias([pairOf('a', 'b')])).toBe(1);
  const strong = [...Array.from({ length: 30 }, () => pairOf('a', 'a')), ...even.slice(0, 10)];
  const { share, within, eloWithin } = duel('a', 'b', strong);
  expect(share).toBeCloseTo(0.875);
  expect(within.low).toBeLessThan(share);
  expect(within.high).toBeGreaterThan(share);
  expect(eloWithin.low).toBeGreaterThan(200);
  expect(sprt(strong.map(shareOfA), 0, 50).verdict).toBe('accept');
  expect(
    sprt(
      strong.map((pair) => 1 - shareOfA(pair)),
      0,
      50,
    ).verdict,
  ).toBe('reject');
  expect(sprt([1, 0.5, 1], 0, 50).verdict).toBe('go on');
  const all = duel(
    'a',
    'b',
    Array.from({ length: 20 }, () => pairOf('a', 'a')),
  );
  expect(all.within.low).toBeGreaterThan(0.8);
  expect(all.within.low).toBeLessThan(1);
});

test('pairs that all came out alike prove nothing about two players', () => {
  const blueWins = Array.from({ length: 3 }, () => pairOf('a', 'b'));
  const { share, within, eloWithin, marginWithin } = duel('a', 'b', blueWins);
  expect(share).toBe(0.5);
  // Wilson's interval for 1.5 of 3: 1.96 / (1 + 3.84 / 3) * sqrt(1/12 + 3.84/36) to either side.
  expect(within.low).toBeCloseTo(0.125, 3);
  expect(within.high).toBeCloseTo(0.875, 3);
  expect(eloWithin.low).toBeLessThan(-200);
  expect(marginWithin).toBeUndefined();
  expect(duel('a', 'b', blueWins.slice(0, 1)).within.low).toBeLessThan(0.2);
});

test('a player against itself is known exactly, but not by the clock', () => {
  const itself = Array.from({ length: 2 }, () => ({ ...pairOf('a', 'b'), b: 'a' }));
  const none = { low: 0, high: 0 };
  expect(duel('a', 'a', itself)).toMatchObject({
    within: { low: 0.5, high: 0.5 },
    eloWithin: none,
    marginWithin: none,
  });
  const timed = itself.map((pair) => ({ ...pair, ms: 500 }));
  expect(duel('a', 'a', timed).within.low).toBeLessThan(0.3);
});

test('pairs that differ have the interval of their spread', () => {
  const mixed = [pairOf('a', 'a'), pairOf('a', 'b'), pairOf('a', 'a'), pairOf('b', 'a')];
  const half = 1.96 * Math.sqrt(1 / 12 / 4);
  expect(duel('a', 'b', mixed).within).toEqual({ low: expect.closeTo(0.75 - half) as number, high: 1 });
});

test('a verdict stands, whatever pairs were still being played when it was given', () => {
  const test = sequentialTest(85, 147);
  for (let pairs = 0; pairs < 100 && test().verdict === 'go on'; pairs++)
    test(pairs % 4 === 3 ? pairOf('a', 'b') : pairOf('a', 'a'));
  const said = test();
  expect(said.verdict).toBe('accept');
  const shares = Array.from({ length: said.pairs }, (_, i) => (i % 4 === 3 ? 0.5 : 1));
  expect(sprt(shares, 85, 147)).toEqual(said);
  // One lost pair more and the question would be open again.
  expect(sprt([...shares, 0], 85, 147).verdict).toBe('go on');
  expect(test(pairOf('b', 'b'))).toEqual(said);
});

test('a game without end is broken off and said so', () => {
  const game = openSetup('basic:blue-march/red-south', 4, LIBRARY);
  const { faults, winner, commands } = playMatch(game, { blue: 'random', red: 'random' }, 3, make, undefined, 20);
  expect([winner, commands]).toEqual(['nobody', 20]);
  expect(faults).toEqual([expect.stringMatching(/^turn 1 \w+: no end after 20 commands$/)]);
});

test('ratings order the players of a round robin', () => {
  const between = (a: string, b: string, pair: PairResult): PairResult => ({ ...pair, a, b });
  const results = Array.from({ length: 12 }, (_, i) => [
    between('strong', 'middle', pairOf('a', i % 3 === 0 ? 'b' : 'a')),
    between('middle', 'weak', pairOf('a', i % 3 === 0 ? 'b' : 'a')),
    between('strong', 'weak', pairOf('a', 'a')),
  ]).flat();
  const table = ratings(['weak', 'middle', 'strong'], results);
  expect(table.map((one) => one.player)).toEqual(['strong', 'middle', 'weak']);
  for (const { elo, within } of table) {
    expect(within.low).toBeLessThanOrEqual(elo);
    expect(within.high).toBeGreaterThanOrEqual(elo);
  }
});

test('every two players meet, on set-ups that take turns', () => {
  const jobs = schedule(['a', 'b', 'c'], ['x', 'y'], 2, 5);
  expect(jobs.map(({ a, b, setup, seed }) => `${a}${b}${setup}${seed}`)).toEqual([
    'abx5',
    'acx5',
    'bcx5',
    'aby6',
    'acy6',
    'bcy6',
  ]);
});

test('a run that was cut off goes on where it stopped', async () => {
  const home = mkdtempSync(join(tmpdir(), 'hexfront-arena-'));
  try {
    const file = join(home, 'results.jsonl');
    const args = ['arena', 'random', 'random', '--cores', '1', '--turns', '2', '-q', '--out', file, '--pairs'];
    await hexfront([...args, '2']);
    const first = readFileSync(file, 'utf8');
    expect(first.trim().split('\n')).toHaveLength(2);
    writeFileSync(file, `${first}{"a":"ran`);
    const { out } = await hexfront([...args, '3', '--json']);
    const report = JSON.parse(out) as { duels: { pairs: number; share: number; faults: number }[] };
    expect(report.duels).toMatchObject([{ pairs: 3, share: 0.5, faults: 0 }]);
    expect(
      readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, 3)
        .map((line) => typeof JSON.parse(line)),
    ).toEqual(['object', 'object', 'object']);
  } finally {
    rmSync(home, { recursive: true });
  }
});
