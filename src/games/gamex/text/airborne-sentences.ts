import { these } from '#core/message.ts';
import type { LogEntry } from '#core/record/log-entry.ts';
import type { GamexEvent } from '../types.ts';
import { code, msg, theHex, theUnit } from '../words.ts';
import type { World } from '../world.ts';

/** An airborne assault, in words (X11). */

type Event = Extract<GamexEvent, { readonly is: 'dropWritten' | 'lifted' | 'cameDown' | 'dropped' }>;
type Says = {
  readonly [K in Event['is']]: (event: Extract<Event, { readonly is: K }>, world: World) => LogEntry;
};
const told = (text: LogEntry['text'], ...rules: readonly string[]): LogEntry => ({ text, rules });

export const AIRBORNE_SAYS: Says = {
  dropWritten: ({ unit, hex }, { board }) =>
    told(
      hex === undefined
        ? msg`a target hex is written down for ${theUnit(unit)}`
        : msg`the target hex of ${theUnit(unit)} is ${theHex(board, hex)}`,
      'X11.1',
    ),
  lifted: ({ unit, aircraft }) =>
    told(
      aircraft === undefined
        ? msg`${theUnit(unit)} changes its aircraft`
        : msg`${theUnit(unit)} goes aboard ${theUnit(aircraft)}`,
      'X11.1',
    ),
  cameDown: ({ units, dice, target, hex }, { board }) => {
    const who = these(units.map(theUnit));
    const roll = code(`${dice[0]}${dice[1]}`);
    return told(
      hex < 0
        ? msg`dice ${roll} over ${theHex(board, target)}: off the map with ${who}`
        : msg`dice ${roll} over ${theHex(board, target)}: down in ${theHex(board, hex)} with ${who}`,
      'X11.3',
    );
  },
  dropped: ({ unit, hex }, { board }) => told(msg`${theUnit(unit)} comes down in ${theHex(board, hex)}`, 'X11.5'),
};
