import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { marginOfA, playPair, pointsOfA, shareOfA } from '#ai/arena/pairs.ts';
import { skirmish } from '#games/blitz/players/skirmish.ts';
import { duel, seatBias } from '#ai/arena/strength.ts';
import { type ContenderName, contenderNamed } from '#games/blitz/players/contenders.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import { hexNamed, nameOf } from '#hex/grid.ts';
import { hexfront } from '#test/cli/run.ts';
import { among, openSetup } from '../game.ts';

const make = among((name, seed) => contenderNamed(name as ContenderName, seed));

test('skirmishes are small, sound and the same from both sides', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const game = openSetup(`skirmish ${seed}`, undefined, EMPTY_LIBRARY);
    const { units } = game.start;
    expect(units.length).toBeGreaterThanOrEqual(20);
    expect(units.length).toBeLessThanOrEqual(40);
    const { lastTurn } = game.world.terms;
    expect(lastTurn).toBeGreaterThanOrEqual(6);
    expect(lastTurn).toBeLessThanOrEqual(8);
    const { grid } = game.world.board;
    for (const unit of units.filter((one) => one.side === 'blue')) {
      const [q = 0, r = 0] = nameOf(grid, unit.at).split(',').map(Number);
      const twin = units.find((one) => one.id === unit.id.replace('b', 'r'));
      expect(twin?.at).toBe(hexNamed(grid, `${q === 0 ? 0 : -q},${r === 0 ? 0 : -r}`));
      expect([twin?.af, twin?.df, twin?.mf]).toEqual([unit.af, unit.df, unit.mf]);
    }
  }
  expect(skirmish(3)).toBe(skirmish(3));
  expect(skirmish(3)).not.toBe(skirmish(4));
});

test('a pair is scored by who is further ahead over both games', () => {
  const game = openSetup('skirmish 5', 2, EMPTY_LIBRARY);
  const result = playPair(game, { a: 'greedy', b: 'random', setup: 'skirmish 5', seed: 5, by: 'margin' }, make);
  const [one, two] = result.games;
  const worth = ({ ahead }: typeof one) => (ahead['factors'] ?? 0) + 4 * (ahead['cities'] ?? 0);
  const margin = (worth(one) - worth(two)) / 2;
  expect(marginOfA(result)).toBe(margin);
  expect(margin).toBeGreaterThan(0);
  expect([pointsOfA(result), shareOfA(result)]).toEqual([[1], 1]);
  const { wins, draws, losses, margin: mean } = duel('greedy', 'random', [result]);
  expect([wins, draws, losses, mean]).toEqual([1, 0, 0, margin]);
  expect(seatBias([result])).toBe(0.5);
});

test.each(['greedy', 'candidate', 'holder'])('control: %s against itself is ahead by nothing', (name) => {
  const game = openSetup('skirmish 9', 3, EMPTY_LIBRARY);
  const result = playPair(game, { a: name, b: name, setup: 'skirmish 9', seed: 9, by: 'margin' }, make);
  expect([marginOfA(result), shareOfA(result)]).toEqual([0, 0.5]);
  expect(result.games[0]).toEqual(result.games[1]);
});

test('hexfront arena --skirmish: every pair a board of its own, kept as lines, not played again', async () => {
  const home = mkdtempSync(join(tmpdir(), 'hexfront-skirmish-'));
  const out = join(home, 'results.jsonl');
  const words = ['arena', 'greedy', 'random', '--skirmish', '--turns', '2', '--cores', '1', '--out', out, '--json'];
  const first = await hexfront([...words, '--pairs', '2']);
  expect(first.exit).toBe(0);
  const lines = readFileSync(out, 'utf8').trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { setup: string }).setup)).toEqual(['skirmish 1', 'skirmish 2']);
  const again = await hexfront([...words, '--pairs', '2']);
  expect(readFileSync(out, 'utf8').trim().split('\n')).toEqual(lines);
  expect(JSON.parse(again.out)).toEqual(JSON.parse(first.out));
  rmSync(home, { recursive: true });
});

test('skirmishes take no set-up', async () => {
  const { exit, err } = await hexfront(['arena', 'greedy', 'random', '--skirmish', '--setup', 'basic']);
  expect([exit, err]).toEqual([2, expect.stringMatching(/leave --setup and --option out/)]);
});
