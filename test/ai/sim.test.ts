import { expect, test } from 'vitest';
import { arenaOf, openText, SHORT_BASIC_GAMES, SHORT_TOURNAMENT_GAMES } from '../laws/arena.ts';
import { playByTheLaws } from '../laws/course.ts';
import { foldingLaw, type SimLaw } from '../laws/sim-laws.ts';
import { allottingLaw } from '../laws/sim-plans.ts';
import { playingLaw } from '../laws/sim-play.ts';
import { questionsLaw } from '../laws/sim-questions.ts';
import { skirmish, tournamentSkirmish } from '../laws/skirmish.ts';
import type { Blitz } from '../../src/blitz/open.ts';

const LAWS: readonly ((game: Blitz) => SimLaw)[] = [foldingLaw, questionsLaw, allottingLaw, playingLaw];

function play(text: string, seed: number): void {
  const { game, practice } = arenaOf(openText(text));
  const laws = LAWS.map((law) => law(game));
  const course = playByTheLaws({ game, practice, laws }, { seed, most: 20_000, every: 1 });
  expect(course.breach && { seed, command: course.steps.length, ...course.breach }).toBeUndefined();
  expect(course.over).toBe(true);
}

const EACH = 10;

test.each(Array.from({ length: 6 }, (_, batch) => batch * EACH))('skirmishes from seed %i', (first) => {
  for (let seed = first; seed < first + EACH; seed++) play(skirmish(seed), seed);
});

test.each(Array.from({ length: 6 }, (_, batch) => batch * EACH))('Tournament skirmishes from seed %i', (first) => {
  for (let seed = first; seed < first + EACH; seed++) play(tournamentSkirmish(seed), seed);
});

test.each([...SHORT_BASIC_GAMES.slice(1, 3), ...SHORT_TOURNAMENT_GAMES])('$name', ({ text }) => {
  play(text, 7);
});
