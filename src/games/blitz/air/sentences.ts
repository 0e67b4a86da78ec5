import type { RuleId } from '#core/objection.ts';
import { code, say, theSide } from '#core/say.ts';
import { resultSaid } from '#games/blitz/text/log/result-text.ts';
import { type Says, told, untold } from '#games/blitz/text/log/log-context.ts';
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
    const text = say`${id(event.unit)} flies to ${hex(event.path.at(-1))}, ${event.path.length} {hex|hexes}`;
    return event.stopped ? told(say`${text}, and may not move further`, 'B18.1', 'B18.4') : told(text, 'B18.1');
  },
  carried: ({ id, hex }, event) =>
    told(say`${id(event.unit)} is carried by air to ${hex(event.path.at(-1))}`, 'T6.3.2'),
  mission({ world, id, hex: name }, event) {
    const { unit, kind, hex } = event.mission;
    // M12.0: T23 is replaced; they have come on a mission of M12.chart.
    if (world.rules.air.from === 'airbases')
      return told(say`${id(unit)} stays over ${name(hex)} until its battle`, 'M12.26');
    return told(say`${id(unit)} flies over ${name(hex)}: ${MISSION_WORDS[kind]}`, MISSION_RULES[kind]);
  },
  landed: ({ id, hex }, event) =>
    told(
      typeof event.to === 'number'
        ? say`${id(event.unit)} lands at ${hex(event.to)}`
        : say`${id(event.unit)} lands in box ${code(event.to)}`,
      'T23.0.6',
    ),
  rebased: ({ id, hex }, event) => told(say`${id(event.unit)} is rebased to ${hex(event.to)}`, 'T23.0.8'),
  damaged: ({ hex: name }, { damage: { hex, amount, until } }) =>
    told(say`${name(hex)} supplies ${amount} less until turn ${until}`, 'T23.3.2'),
  damageEnded: untold,
  airFought({ hex }, event) {
    const sides = say`${event.escorts} {escort|escorts} v ${event.interceptors} {interceptor|interceptors} over ${hex(event.hex)}`;
    const { odds = '', result } = event;
    return told(
      result === undefined
        ? say`${sides}; bombers lose ${event.bombersLose}`
        : result.die === undefined
          ? say`${sides} at ${code(odds)}, no roll: ${resultSaid(result, 'air')}; bombers lose ${event.bombersLose}`
          : say`${sides} at ${code(odds)}, die ${result.die}: ${resultSaid(result, 'air')}; bombers lose ${event.bombersLose}`,
      ...airRules(event),
    );
  },
  nuked: ({ hex }, event) =>
    told(
      say`nuclear strike on ${hex(event.hex)}, die ${event.die}: ${event.destroyed} {factor|factors} destroyed`,
      'O23.5.6',
    ),
  struck: untold,
  closed({ hex: name }, event) {
    const { hex, side, until } = event.closure;
    return told(say`${name(hex)} is closed until ${theSide(side)}'s turn ${until} ends`, 'O23.5.9');
  },
  closureEnded: untold,
  stunned: ({ ids }, event) => told(say`${ids(event.units)} may not move until turn ${event.till} ends`, 'O23.5.8'),
};
