import type { RuleId } from '#core/objection.ts';
import { code, msg, theSide } from '#core/message.ts';
import { resultMessage } from '#games/blitz/text/log/result-text.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import type { BlitzEvent, Mission } from '#games/blitz/types.ts';
import { MISSION_WORDS } from '#games/blitz/words.ts';
import type { AirEvent } from './reducer.ts';

const MISSION_RULES: Record<Mission['kind'], RuleId> = {
  tactical: 'T23.1.2',
  strategic: 'T23.2.1',
  bombing: 'T23.3.1',
  support: 'T22.3b',
  escort: 'O23.0.4',
  interdiction: 'O23.4.1',
  nuclear: 'O23.5.2',
  intercept: 'O23.0.7',
};

/** O23.6.1 to O23.6.5: what was applied over one hex. */
function airRules({ escorts, interceptors, result }: Extract<BlitzEvent, { is: 'airFought' }>): RuleId[] {
  if (escorts === 0) return ['O23.6.1'];
  const share = interceptors > escorts ? 'O23.6.3' : 'O23.6.2';
  return [share, result?.die === undefined ? 'O23.6.5' : 'O23.6.4'];
}

export const airSays: Says<AirEvent['is']> = {
  flown({ id, hex }, event) {
    const text = msg`${id(event.unit)} flies to ${hex(event.path.at(-1))}, ${event.path.length} {hex|hexes}`;
    return event.stopped ? logEntry(msg`${text}, and may not move further`, 'B18.1', 'B18.4') : logEntry(text, 'B18.1');
  },
  carried: ({ id, hex }, event) =>
    logEntry(msg`${id(event.unit)} is carried by air to ${hex(event.path.at(-1))}`, 'T6.3.2'),
  mission({ world, id, hex: name }, event) {
    const { unit, kind, hex } = event.mission;
    // M12.0: T23 is replaced; they have come on a mission of M12.chart.
    if (world.rules.air.from === 'airbases')
      return logEntry(msg`${id(unit)} stays over ${name(hex)} until its battle`, 'M12.26');
    return logEntry(msg`${id(unit)} flies over ${name(hex)}: ${MISSION_WORDS[kind]}`, MISSION_RULES[kind]);
  },
  landed: ({ id, hex }, event) =>
    logEntry(
      typeof event.to === 'number'
        ? msg`${id(event.unit)} lands at ${hex(event.to)}`
        : msg`${id(event.unit)} lands in box ${code(event.to)}`,
      'T23.0.6',
    ),
  rebased: ({ id, hex }, event) => logEntry(msg`${id(event.unit)} is rebased to ${hex(event.to)}`, 'T23.0.8'),
  damaged: ({ hex: name }, { damage: { hex, amount, until } }) =>
    logEntry(msg`${name(hex)} supplies ${amount} less until turn ${until}`, 'T23.3.2'),
  damageEnded: noEntry,
  airFought({ hex }, event) {
    const sides = msg`${event.escorts} {escort|escorts} v ${event.interceptors} {interceptor|interceptors} over ${hex(event.hex)}`;
    const { odds = '', result } = event;
    return logEntry(
      result === undefined
        ? msg`${sides}; bombers lose ${event.bombersLose}`
        : result.die === undefined
          ? msg`${sides} at ${code(odds)}, no roll: ${resultMessage(result, 'air')}; bombers lose ${event.bombersLose}`
          : msg`${sides} at ${code(odds)}, die ${result.die}: ${resultMessage(result, 'air')}; bombers lose ${event.bombersLose}`,
      ...airRules(event),
    );
  },
  nuked: ({ hex }, event) =>
    logEntry(
      msg`nuclear strike on ${hex(event.hex)}, die ${event.die}: ${event.destroyed} {factor|factors} destroyed`,
      'O23.5.6',
    ),
  struck: noEntry,
  closed({ hex: name }, event) {
    const { hex, side, until } = event.closure;
    return logEntry(msg`${name(hex)} is closed until ${theSide(side)}'s turn ${until} ends`, 'O23.5.9');
  },
  closureEnded: noEntry,
  stunned: ({ ids }, event) => logEntry(msg`${ids(event.units)} may not move until turn ${event.till} ends`, 'O23.5.8'),
};
