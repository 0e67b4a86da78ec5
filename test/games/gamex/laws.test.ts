import { keepsTheLaws } from '#test/laws/laws.ts';
import { AIRBORNE, LANDING, open, practiceOf, SKIRMISH } from './practice.ts';
import { amount } from '#test/sample.ts';

const game = open(SKIRMISH);

keepsTheLaws(game, {
  ...practiceOf(game),
  name: 'gamex, a skirmish with everything in it',
  games: amount(6, 1),
  most: 6000,
  every: 25,
});

const landing = open(LANDING);

keepsTheLaws(landing, {
  ...practiceOf(landing),
  name: 'gamex, engineers and a landing',
  games: amount(4, 1),
  most: 6000,
  every: 25,
});

const airborne = open(AIRBORNE);

keepsTheLaws(airborne, {
  ...practiceOf(airborne),
  name: 'gamex, an airborne assault',
  games: amount(4, 1),
  most: 6000,
  every: 10,
});
