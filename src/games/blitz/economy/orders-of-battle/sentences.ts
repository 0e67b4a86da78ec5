import { msg, theSide } from '#core/message.ts';
import { type Says, logEntry } from '#games/blitz/text/log/log-context.ts';
import type { OrderEvent } from './reducer.ts';

export const orderSays: Says<OrderEvent['is']> = {
  obRolled: ({ world }, { blue, red }) =>
    world.opening.civil
      ? logEntry(msg`the die for the order of battle shows ${blue}`, 'M17.h.2')
      : logEntry(msg`${theSide('blue')} rolls ${blue}, ${theSide('red')} ${red}`, 'M8.3'),
  mustered: ({ world }, { side, ob }) =>
    logEntry(
      msg`${theSide(side)} takes order of battle ${ob}, ${{ name: world.orders.find(({ no }) => no === ob)?.name ?? '' }}`,
      'M8.1',
    ),
  firstMover: ({ world }, { side }) =>
    world.opening.civil
      ? logEntry(msg`${theSide(side)} has fewer ground units, or as many, and moves first`, 'M17.h.5')
      : logEntry(msg`${theSide(side)} moves first and sets up last`, 'M8.4'),
};
