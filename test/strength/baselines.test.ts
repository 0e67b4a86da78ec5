import { expect, test } from 'vitest';
import { playMatch } from '#ai/arena/match.ts';
import { marginOfA, playPair } from '#ai/arena/pairs.ts';
import { type ContenderName, contenderNamed } from '#games/blitz/players/contenders.ts';
import { SWITCHES } from '#games/blitz/presets.ts';
import { some } from '../sample.ts';
import { LIBRARY } from '../laws/library.ts';
import { among, openPosition, openSetup } from '../games/blitz/game.ts';

const make = among((name, seed) => contenderNamed(name as ContenderName, seed, LIBRARY));
const BASELINES = ['candidate', 'holder'] as const;

test.each(BASELINES)('%s plays whole Basic games by the rules', (name) => {
  const game = openSetup('basic:blue-march/red-centre', 2, LIBRARY);
  const { faults, winner, rule } = playMatch(game, { blue: name, red: 'random' }, 3, make);
  expect(faults).toEqual([]);
  expect(winner).not.toBe('nobody');
  expect(rule).not.toBe('B80.11');
});

test.each(
  some(
    [
      ['breakthrough', 'candidate', 'holder'],
      ['invasion', 'holder', 'candidate'],
      ['air-war', 'candidate', 'holder'],
    ] as const,
    1,
  ),
)('%s, as written and with every option: %s against %s, to the end', (scenario, blue, red) => {
  const written = LIBRARY.scenarios[scenario] ?? '';
  const optional = written.replace(/^game tournament.*$/m, `game tournament ${Object.keys(SWITCHES).join(' ')}`);
  for (const text of [written, optional]) {
    const { faults, winner } = playMatch(openPosition(text, LIBRARY, scenario), { blue, red }, 5, make);
    expect(faults).toEqual([]);
    expect(winner).not.toBe('nobody');
  }
});

test.each(BASELINES)('%s is ahead of a random player in a skirmish', (name) => {
  for (const seed of some([31, 32], 1)) {
    const setup = `skirmish ${seed}`;
    const result = playPair(openSetup(setup, 4, LIBRARY), { a: name, b: 'random', setup, seed, by: 'margin' }, make);
    expect(result.games.flatMap(({ faults }) => faults)).toEqual([]);
    expect(marginOfA(result)).toBeGreaterThan(10);
  }
});
