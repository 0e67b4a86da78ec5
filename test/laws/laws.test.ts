import { describe, expect, test } from 'vitest';
import { mines } from '../toy/mines.ts';
import { practice } from '../toy/practice.ts';
import { arenaOf, openText, SCENARIOS } from './arena.ts';
import { playByTheLaws } from './course.ts';
import { keepsTheLaws } from './laws.ts';
import { skirmish } from './skirmish.ts';

keepsTheLaws(mines, { ...practice, name: 'mines, the small second game', games: 60, most: 400, every: 1 });

for (const [seed, { name, text }] of SCENARIOS.entries()) {
  const { game, practice: blitz } = arenaOf(openText(text));
  keepsTheLaws(game, { ...blitz, name, games: 1, most: 20_000, every: 60, seed });
}

describe('skirmishes: small boards of every kind, in dense contact', () => {
  const BATCHES = 12;
  const EACH = 20;
  test.each(Array.from({ length: BATCHES }, (_, batch) => batch * EACH))(`${EACH} games from seed %i`, (first) => {
    for (let seed = first; seed < first + EACH; seed++) {
      const course = playByTheLaws(arenaOf(openText(skirmish(seed))), { seed, most: 5000, every: 5 });
      expect(course.breach && { seed, command: course.steps.length, ...course.breach }).toBeUndefined();
      expect(course.over).toBe(true);
    }
  });
});
