import { PLAYABLE } from '../../../../src/games/gamex/modules.ts';
import { keepsTheLaws } from '../../../laws/laws.ts';
import { amount } from '../../../sample.ts';
import { open, practiceOf, SKIRMISH } from '../practice.ts';

const game = open(`${SKIRMISH}options ${PLAYABLE.join(' ')}\ncp axis 2\ncp allied 2\n`);

keepsTheLaws(game, {
  ...practiceOf(game),
  name: 'gamex, the same skirmish with every option on',
  games: amount(6, 1),
  most: 6000,
  every: 25,
});
