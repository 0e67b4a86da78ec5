import { PLAYABLE } from '#games/gamex/modules.ts';
import { keepsTheLaws } from '#test/laws/laws.ts';
import { amount } from '#test/sample.ts';
import { open, practiceOf, SKIRMISH } from '../practice.ts';

const game = open(`${SKIRMISH}options ${PLAYABLE.join(' ')}\ncp axis 2\ncp allied 2\n`);

keepsTheLaws(game, {
  ...practiceOf(game),
  name: 'gamex, the same skirmish with every option on',
  games: amount(6, 1),
  most: 6000,
  every: 25,
});

/** Tanks with infantry on them, before the enemy: much is shot off, overrun and assaulted. */
const riders = open(`${SKIRMISH}options o16_pbAssault o12_stress o21_interdiction
german A 14/8/9/8 @ 0,1 as k1..2
german I 4/3/8/1 on k1 as kr1
german I 2/2/6/1 engineer on k2 as kr2
soviet I 3/3/6/1 @ 2,1 as sr1..2
`);

keepsTheLaws(riders, {
  ...practiceOf(riders),
  name: 'gamex, the skirmish with infantry on tanks',
  games: amount(6, 1),
  most: 6000,
  every: 25,
});

/** A few cards, three of them red in hands nobody sees: whatever is drawn, played or taken tells no more than it should. */
const cards = open(`${SKIRMISH}turns ${amount(5, 3)}
options o24_chaos o12_stress
removed 1..7 9 11..36 38..48
hand axis 49 53
hand allied 51
`);

keepsTheLaws(cards, {
  ...practiceOf(cards),
  name: 'gamex, the skirmish with hidden hands of cards',
  games: amount(6, 1),
  most: 6000,
  every: 25,
});
