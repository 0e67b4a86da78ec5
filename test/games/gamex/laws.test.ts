import { keepsTheLaws } from '../../laws/laws.ts';
import { open, practiceOf, SKIRMISH } from './practice.ts';

const game = open(SKIRMISH);

keepsTheLaws(game, {
  ...practiceOf(game),
  name: 'gamex, a skirmish with everything in it',
  games: 6,
  most: 6000,
  every: 25,
});
