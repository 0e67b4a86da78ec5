import { msg, theSide } from '#core/message.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import type { WarEvent } from './reducer.ts';

export const warSays: Says<WarEvent['is']> = {
  handed: noEntry,
  heldFor: noEntry,
  withdrawn: ({ ids, hex }, { unit, hex: to }) =>
    logEntry(msg`${ids([unit])} parts from its former ally and goes to ${hex(to)}`, 'M17.c.7'),
  activation: ({ world }, { die, from }) =>
    logEntry(
      from === undefined
        ? msg`${theSide(world.opening.third ?? 'red')} rolls ${die} and keeps out of the war`
        : msg`${theSide(world.opening.third ?? 'red')} rolls ${die} and is in the war from turn ${from} on`,
      'M17.f.5',
    ),
  loyalty(_telling, { loyalties }) {
    const count = (side: string): number => loyalties.filter((one) => one.side === side).length;
    return logEntry(
      msg`everybody takes a side: ${count('blue')} {counter|counters} for ${theSide('blue')}, ${count('red')} for ${theSide('red')}`,
      'M17.h.4',
    );
  },
};
