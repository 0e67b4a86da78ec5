import { these } from '#core/say.ts';
import type { Told } from '#core/log-entry.ts';
import type { GamexEvent } from '../types.ts';
import { code, say, theHex, theUnit } from '../words.ts';
import type { World } from '../world.ts';

/** An airborne assault, in words (X11). */

type Event = Extract<GamexEvent, { readonly is: 'dropWritten' | 'lifted' | 'cameDown' | 'dropped' }>;
type Says = {
  readonly [K in Event['is']]: (event: Extract<Event, { readonly is: K }>, world: World) => Told;
};
const told = (text: Told['text'], ...rules: readonly string[]): Told => ({ text, rules });

export const AIRBORNE_SAYS: Says = {
  dropWritten: ({ unit, hex }, { board }) =>
    told(
      hex === undefined
        ? say`a target hex is written down for ${theUnit(unit)}`
        : say`the target hex of ${theUnit(unit)} is ${theHex(board, hex)}`,
      'X11.1',
    ),
  lifted: ({ unit, aircraft }) =>
    told(
      aircraft === undefined
        ? say`${theUnit(unit)} changes its aircraft`
        : say`${theUnit(unit)} goes aboard ${theUnit(aircraft)}`,
      'X11.1',
    ),
  cameDown: ({ units, dice, target, hex }, { board }) => {
    const who = these(units.map(theUnit));
    const roll = code(`${dice[0]}${dice[1]}`);
    return told(
      hex < 0
        ? say`dice ${roll} over ${theHex(board, target)}: off the map with ${who}`
        : say`dice ${roll} over ${theHex(board, target)}: down in ${theHex(board, hex)} with ${who}`,
      'X11.3',
    );
  },
  dropped: ({ unit, hex }, { board }) => told(say`${theUnit(unit)} comes down in ${theHex(board, hex)}`, 'X11.5'),
};
