import { afterAll, describe, expect, test } from 'vitest';
import { arenaOf, openText, SHORT_BASIC_GAMES, SHORT_TOURNAMENT_GAMES } from '../laws/arena.ts';
import { playByTheLaws } from '../laws/course.ts';
import type { Tamper } from '../laws/sim-laws.ts';
import { answers, declaringLaw } from '../laws/sim-legal.ts';
import { onslaught } from '../laws/sim-positions.ts';
import { skirmish, tournamentSkirmish } from '../laws/skirmish.ts';

function breachIn(text: string, seed: number, tamper?: Tamper) {
  const { game, practice } = arenaOf(openText(text));
  const { breach, steps } = playByTheLaws(
    { game, practice, laws: [declaringLaw(game, tamper)] },
    { seed, most: 20_000, every: 1 },
  );
  return breach && { seed, command: steps.length, ...breach };
}

const EACH = 10;

describe.each([
  ['skirmishes', skirmish, 2],
  ['Tournament skirmishes', tournamentSkirmish, 3],
  ['onslaughts with automatic victories and aircraft', onslaught, 3],
] as const)('declarations in %s', (_name, position, batches) => {
  test.each(Array.from({ length: batches }, (_, batch) => 100 + batch * EACH))(
    `${EACH} games from seed %i`,
    (first) => {
      for (let seed = first; seed < first + EACH; seed++) expect(breachIn(position(seed), seed)).toBeUndefined();
    },
  );
});

describe('declarations on the continent', () => {
  test.each([...SHORT_BASIC_GAMES.slice(0, 1), ...SHORT_TOURNAMENT_GAMES])('$name', ({ text }) => {
    expect(breachIn(text, 8)).toBeUndefined();
  });
});

test('the law can be broken', () => {
  const blind: Tamper = (sim) => sim.cells.fill(0, sim.layout.field, sim.layout.facts);
  const breaches = Array.from({ length: 12 }, (_, seed) => breachIn(skirmish(seed), seed, blind));
  expect(breaches.some((breach) => breach !== undefined && breach.law !== 'nothing throws')).toBe(true);
});

/** Refusals the random declarations must have met, so that their agreement says something. */
const MET = [
  ...['legal', 'B1.1', 'B7.a1', 'B7.a3', 'B7.a7', 'B7.a9', 'B9.1', 'B9.3', 'B9.4', 'B9.5', 'B9.6', 'B9.8', 'B80.12'],
  ...['T7.3.7', 'T22.3', 'T23.0.7', 'T23.0.10', 'T23.1.1', 'T90.5', 'T22.3b'],
];

afterAll(() => {
  expect(MET.filter((rule) => (answers.get(rule) ?? 0) === 0)).toEqual([]);
});
