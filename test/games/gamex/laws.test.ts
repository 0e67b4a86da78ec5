import { keepsTheLaws } from '../../laws/laws.ts';
import { open, practiceOf, SKIRMISH } from './practice.ts';
import { amount } from '../../sample.ts';

const game = open(SKIRMISH);

keepsTheLaws(game, {
  ...practiceOf(game),
  name: 'gamex, a skirmish with everything in it',
  games: amount(6, 1),
  most: 6000,
  every: 25,
});
