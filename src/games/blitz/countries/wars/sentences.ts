import { say, theSide } from '#core/say.ts';
import { type Says, told, untold } from '#games/blitz/text/log/log-context.ts';
import type { WarEvent } from './reducer.ts';

export const warSays: Says<WarEvent['is']> = {
  handed: untold,
  heldFor: untold,
  withdrawn: ({ ids, hex }, { unit, hex: to }) =>
    told(say`${ids([unit])} parts from its former ally and goes to ${hex(to)}`, 'M17.c.7'),
  activation: ({ world }, { die, from }) =>
    told(
      from === undefined
        ? say`${theSide(world.opening.third ?? 'red')} rolls ${die} and keeps out of the war`
        : say`${theSide(world.opening.third ?? 'red')} rolls ${die} and is in the war from turn ${from} on`,
      'M17.f.5',
    ),
  loyalty(_telling, { loyalties }) {
    const count = (side: string): number => loyalties.filter((one) => one.side === side).length;
    return told(
      say`everybody takes a side: ${count('blue')} {counter|counters} for ${theSide('blue')}, ${count('red')} for ${theSide('red')}`,
      'M17.h.4',
    );
  },
};
