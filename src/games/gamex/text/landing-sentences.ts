import type { LogEntry } from '#core/record/log-entry.ts';
import type { GamexEvent } from '../types.ts';
import { msg, theHex, theUnit } from '../words.ts';
import type { World } from '../world.ts';

/** Sentences for landings (X10). */

type Event = Extract<GamexEvent, { readonly is: 'sailed' | 'reserved' | 'sinkDie' }>;
type Says = {
  readonly [K in Event['is']]: (event: Extract<Event, { readonly is: K }>, world: World) => LogEntry;
};
const told = (text: LogEntry['text'], ...rules: readonly string[]): LogEntry => ({ text, rules });

export const LANDING_SAYS: Says = {
  sailed: ({ unit, to }, { board }) => told(msg`${theUnit(unit)} comes by sea to ${theHex(board, to)}`, 'X10.3b'),
  reserved: ({ unit }) => told(msg`${theUnit(unit)} finds no room and waits off the map`, 'X10.2'),
  sinkDie: ({ unit, die, chance, sinks }) =>
    told(
      sinks
        ? msg`${theUnit(unit)} swims, die ${die}, up to ${chance} sinks: it goes down`
        : msg`${theUnit(unit)} swims, die ${die}, up to ${chance} sinks: it floats`,
      'X10.4b',
    ),
};
