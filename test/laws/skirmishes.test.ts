import { describe, expect, test } from 'vitest';
import { arenaOf, openText } from './arena.ts';
import { playByTheLaws } from './course.ts';
import { moduleSets } from './module-sets.ts';
import { modularSkirmish, skirmish, tournamentSkirmish } from './skirmish.ts';
import { amount, WHOLE } from '../sample.ts';

/** Number of games in a test run; `npm run fuzz` plays more. */
const EACH = amount(20, 5);

describe.each([
  ['skirmishes', skirmish, 2],
  ['skirmishes of the Tournament Game', tournamentSkirmish, 2],
])('%s: small boards of every kind, in dense contact', (_name, position, batches) => {
  test.each(Array.from({ length: batches }, (_, batch) => batch * EACH))(`${EACH} games from seed %i`, (first) => {
    for (let seed = first; seed < first + EACH; seed++) {
      const course = playByTheLaws(arenaOf(openText(position(seed))), { seed, most: 5000, every: 5 });
      expect(course.breach && { seed, command: course.steps.length, ...course.breach }).toBeUndefined();
      expect(course.over).toBe(true);
    }
  });
});

/** M0.1: of every set of modules, at both levels, one game; in a test run the largest sets. */
describe('skirmishes with modules', () => {
  const seeds = Array.from({ length: 2 * moduleSets().length }, (_, seed) => seed);
  test.each(WHOLE ? seeds : seeds.slice(-4))('from seed %i', (seed) => {
    const course = playByTheLaws(arenaOf(openText(modularSkirmish(seed))), { seed, most: 5000, every: amount(5, 40) });
    expect(course.breach && { seed, command: course.steps.length, ...course.breach }).toBeUndefined();
    expect(course.over).toBe(true);
  });
});
