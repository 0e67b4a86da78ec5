import { type Arg, code, type Message, msg, these, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { type Says, type LogContext, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import { other } from '#games/blitz/types.ts';
import { goalOf } from './flight-state.ts';
import { AIR_MISSION_WORDS } from './missions.ts';
import type { AirForcesEvent } from './reducer.ts';

const dieWith = (die: number, more: number): Message | number => (more > 0 ? msg`${die} + ${more}` : die);

/** M12.33: of a flight to a box the hex only stands for its zone. */
function over({ world, state, hex }: LogContext, at: Hex): Arg {
  const flight = state.frames.findLast((frame) => frame.at === 'flight');
  return flight?.at === 'flight' && flight.zone && flight.hex === at ? goalOf(world, flight) : hex(at);
}

export const airForcesSays: Says<AirForcesEvent['is']> = {
  flightSent: ({ ids, hex }, { hex: to, groups, load, missions, zone }) => {
    const what = these(missions.map((mission) => AIR_MISSION_WORDS[mission]));
    const who = ids(groups.flatMap(({ units }) => units));
    if (zone) return logEntry(msg`${who} {flies|fly} to the box of zone ${code(zone)}: ${what}`, 'M12.33');
    return logEntry(
      load.length > 0
        ? msg`${who} {flies|fly} to ${hex(to)} with ${ids(load)}: ${what}`
        : msg`${who} {flies|fly} to ${hex(to)}: ${what}`,
      'M12.21',
    );
  },
  raided: noEntry,
  supplyFlown: noEntry,
  guardsLost: noEntry,
  onCall: ({ ids }, { units }) => logEntry(msg`${ids(units)} {stands|stand} by to intercept`, 'M12.32'),
  scrambled: (context, { units, hex: at }) =>
    logEntry(msg`${context.ids(units)} {intercepts|intercept} over ${over(context, at)}`, 'M12.22'),
  stoodDown: ({ ids }, { units }) => logEntry(msg`${ids(units)} {returns to its|return to their} base`, 'M12.28'),
  aborted: ({ id, ids, hex }, { units, from, ship }) =>
    logEntry(
      ship === undefined
        ? msg`${ids(units)} {turns|turn} back to ${hex(from)}`
        : msg`${ids(units)} {turns|turn} back to ${id(ship)}`,
      'M12.24',
    ),
  flakNamed: ({ ids }, { volleys }) => logEntry(msg`${ids(volleys.flatMap(({ units }) => units))} will fire`, 'M13.3'),
  flakFired: (context, { units, hex: at, column, die, lost }) =>
    logEntry(
      msg`flak ${context.ids(units)} {fires|fire} over ${over(context, at)}, column ${column}, die ${die}: ${lost} {factor|factors} lost`,
      'M13.5',
      'M13.fdt',
    ),
  airCombat: (context, { hex: at, interceptors, flight, odds, die, lost }) =>
    logEntry(
      msg`${interceptors} {factor|factors} intercept ${flight} over ${over(context, at)} at ${code(odds)}, die ${die}: interceptors lose ${lost.interceptors}, the flight ${lost.flight}`,
      'M12.25',
      'M12.fcrt',
    ),
  struckFromAir: (context, { mission, hex: at, column, die, more, result }) =>
    logEntry(
      msg`${AIR_MISSION_WORDS[mission]} at ${over(context, at)}, column ${column}, die ${dieWith(die, more)}: ${code(result)}`,
      'M12.26',
      'M12.sbt',
    ),
  lineStruck: ({ hex }, { mission, hex: at, factors, die, more, result }) =>
    logEntry(
      msg`${AIR_MISSION_WORDS[mission]} at ${hex(at)} with ${factors} {factor|factors}, die ${dieWith(die, more)}: ${code(result)}`,
      'M12.26',
      'M12.rit',
    ),
  interdicted: ({ ids, hex }, { units, hex: at }) => logEntry(msg`${ids(units)} {closes|close} ${hex(at)}`, 'M12.40'),
  cameDown: ({ id, ids, hex }, { units, to, ship }) =>
    ship === undefined
      ? logEntry(msg`${ids(units)} {lands|land} at ${hex(to)}`, 'M12.27')
      : logEntry(msg`${ids(units)} {lands|land} on ${id(ship)}`, 'M11.8'),
  setDown: ({ ids, hex }, { units, hex: at, spent }) =>
    logEntry(msg`${ids(units)} {comes|come} down at ${hex(at)}`, spent > 0 ? 'M12.45' : 'M12.44'),
  zoneServed: ({ id }, { unit, zone }) => logEntry(msg`${id(unit)} serves sea zone ${code(zone)}`, 'M12.6'),
  offStation: noEntry,
  flakMoved: ({ id, hex }, { unit, path }) => logEntry(msg`${id(unit)} moves to ${hex(path.at(-1))}`, 'M80.22'),
  flakFellBack: ({ ids, hex, state }, { units, hex: at }) =>
    logEntry(msg`${theSide(other(state.mover))}'s ${ids(units)} {falls|fall} back to ${hex(at)}`, 'M4.19'),
};
