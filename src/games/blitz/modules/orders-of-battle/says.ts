import { say, theSide } from '../../../../core/say.ts';
import { type Says, told } from '../../text/telling.ts';
import type { OrderEvent } from './writes.ts';

export const orderSays: Says<OrderEvent['is']> = {
  obRolled: (_telling, { blue, red }) => told(say`${theSide('blue')} rolls ${blue}, ${theSide('red')} ${red}`, 'M8.3'),
  mustered: ({ world }, { side, ob }) =>
    told(
      say`${theSide(side)} takes order of battle ${ob}, ${{ name: world.orders.find(({ no }) => no === ob)?.name ?? '' }}`,
      'M8.1',
    ),
  firstMover: (_telling, { side }) => told(say`${theSide(side)} moves first and sets up last`, 'M8.4'),
};
