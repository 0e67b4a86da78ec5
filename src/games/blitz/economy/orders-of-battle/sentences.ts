import { say, theSide } from '#core/say.ts';
import { type Says, told } from '#games/blitz/text/log/log-context.ts';
import type { OrderEvent } from './reducer.ts';

export const orderSays: Says<OrderEvent['is']> = {
  obRolled: ({ world }, { blue, red }) =>
    world.opening.civil
      ? told(say`the die for the order of battle shows ${blue}`, 'M17.h.2')
      : told(say`${theSide('blue')} rolls ${blue}, ${theSide('red')} ${red}`, 'M8.3'),
  mustered: ({ world }, { side, ob }) =>
    told(
      say`${theSide(side)} takes order of battle ${ob}, ${{ name: world.orders.find(({ no }) => no === ob)?.name ?? '' }}`,
      'M8.1',
    ),
  firstMover: ({ world }, { side }) =>
    world.opening.civil
      ? told(say`${theSide(side)} has fewer ground units, or as many, and moves first`, 'M17.h.5')
      : told(say`${theSide(side)} moves first and sets up last`, 'M8.4'),
};
