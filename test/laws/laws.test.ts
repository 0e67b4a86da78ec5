import { describe, expect, test } from 'vitest';
import { mines } from '../toy/mines.ts';
import { practice } from '../toy/practice.ts';
import { arenaOf, BASIC_GAMES, openText, SHORT_TOURNAMENT_GAMES } from './arena.ts';
import { playByTheLaws } from './course.ts';
import { keepsTheLaws } from './laws.ts';
import { skirmish, tournamentSkirmish } from './skirmish.ts';

keepsTheLaws(mines, { ...practice, name: 'mines, the small second game', games: 60, most: 400, every: 1 });

for (const [seed, { name, text }] of [...BASIC_GAMES, ...SHORT_TOURNAMENT_GAMES].entries()) {
  const { game, practice: blitz } = arenaOf(openText(text));
  keepsTheLaws(game, { ...blitz, name, games: 1, most: 20_000, every: 60, seed });
}

const EACH = 20;

describe.each([
  ['skirmishes', skirmish, 10],
  ['skirmishes of the Tournament Game', tournamentSkirmish, 10],
])('%s: small boards of every kind, in dense contact', (_name, position, batches) => {
  test.each(Array.from({ length: batches }, (_, batch) => batch * EACH))(`${EACH} games from seed %i`, (first) => {
    for (let seed = first; seed < first + EACH; seed++) {
      const course = playByTheLaws(arenaOf(openText(position(seed))), { seed, most: 5000, every: 5 });
      expect(course.breach && { seed, command: course.steps.length, ...course.breach }).toBeUndefined();
      expect(course.over).toBe(true);
    }
  });
});
