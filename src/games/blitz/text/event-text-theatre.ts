import { writeResult } from './result-text.ts';
import type { RuleId } from '../../../core/objection.ts';
import { nameOf } from '../../../hex/grid.ts';
import { type Hex, NOWHERE } from '../../../hex/hex.ts';
import type { Told } from '../../../core/told.ts';
import { listed } from './told.ts';
import type { BlitzEvent, Mission, State, UnitNo } from '../types.ts';
import type { World } from '../world.ts';

/** Words for the events that only the Tournament Game and the Optional rules have. */

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

/** Undefined for events that keep the books; 'unknown' for those that have no words here. */
export function theatreInWords(world: World, state: State, event: BlitzEvent): Told | undefined | 'unknown' {
  const { board } = world;
  const name = (hex: Hex | undefined) => nameOf(board.grid, hex ?? NOWHERE);
  const id = (no: UnitNo) => state.units[no]?.id ?? `unit ${no}`;
  const ids = (units: readonly UnitNo[]) => listed(units.map(id));
  const does = (units: readonly UnitNo[], one: string, many: string) =>
    `${ids(units)} ${units.length === 1 ? one : many}`;
  const say = (text: string, ...rules: RuleId[]): Told => ({ text, rules });
  switch (event.is) {
    case 'reduced':
      return say(listed(event.losses.map(({ unit, factors }) => `${id(unit)} loses ${factors}`)), event.rule);
    case 'putToSea':
      return say(`${id(event.unit)} is set up At Sea in zone ${event.zone}`, 'T3.3');
    case 'split':
      return say(`${id(event.unit)} is broken down into ${event.sizes.join(' + ')}`, 'T2.3.1');
    case 'replaced':
      return say(`${event.unit.id} is bought back and placed at ${name(event.unit.at)}`, 'T17.1.3');
    case 'replacements':
      return say(`replacement factors: blue ${event.blue}, red ${event.red}`, 'T17.1.1');
    case 'carried':
      return say(`${id(event.unit)} is carried by air to ${name(event.path.at(-1))}`, 'T6.3.2');
    case 'embarked':
      return say(`${id(event.unit)} goes to sea in zone ${event.zone}`, 'T6.1.2');
    case 'sailed':
      return say(`${id(event.unit)} sails to zone ${event.zone}`, 'T6.1.4');
    case 'landedAtPort':
      return say(`${id(event.unit)} lands at ${name(event.hex)}`, 'T6.1.7');
    case 'staged':
      return say(`${id(event.unit)} is put on ${name(event.hex)} to invade ${name(event.aim)}`, 'T6.2.3a');
    case 'beached':
      return say(`${id(event.unit)} lands on ${name(event.to)}`, 'T6.2.3b');
    case 'surrounded':
      if (event.battles.length === 0) return undefined;
      return say(`surrounded: the defenders of battle ${listed(event.battles.map(String))}`, 'T7.2.16');
    case 'avDeclared': {
      const { no, participants, hexes } = event.av;
      return say(`automatic victory ${no} over ${listed(hexes.map(name))} by ${ids(participants)}`, 'T7.3.1');
    }
    case 'avJoined':
      return say(`${does(event.units, 'joins', 'join')} automatic victory ${event.av}`, 'T7.3.9');
    case 'avUsed':
      return say(`${does(event.units, 'uses', 'use')} automatic victory ${event.av}`, 'T7.3.4');
    case 'avEnded':
      return event.good
        ? say(`the victims of automatic victory ${event.av} are removed`, 'T7.3.6')
        : say(`automatic victory ${event.av} fails`, 'T7.3.14');
    case 'mission': {
      const { unit, kind, hex } = event.mission;
      return say(`${id(unit)} flies over ${name(hex)}: ${kind}`, MISSION_RULES[kind]);
    }
    case 'landed':
      return say(
        `${id(event.unit)} lands ${typeof event.to === 'number' ? `at ${name(event.to)}` : `in box ${event.to}`}`,
        'T23.0.6',
      );
    case 'rebased':
      return say(`${id(event.unit)} is rebased to ${name(event.to)}`, 'T23.0.8');
    case 'captured':
      return say(`${name(event.hex)} is captured by ${event.by}`, 'T22.3e');
    case 'minor': {
      const { country, state: how, violator } = event.minor;
      const title = board.source.countries[country]?.name ?? `country ${country}`;
      const text = `${title} is ${how}${violator && how === 'violated' ? ` by ${violator}` : ''}`;
      return say(text, { intact: 'T22.5', violated: 'T22.5', open: 'T22.6b', occupied: 'T22.6a' }[how]);
    }
    case 'damaged':
      return say(
        `${name(event.damage.hex)} supplies ${event.damage.amount} less until turn ${event.damage.until}`,
        'T23.3.2',
      );
    case 'short':
      return event.short ? say(`${state.mover} is short of supply`, 'T21.3a') : undefined;
    case 'retreatsClosed': {
      if (event.hexes.length === 0) return undefined;
      const rules = new Set(event.hexes.map(({ rule }) => rule));
      return say(`closed to retreats: ${event.hexes.map(({ hex }) => name(hex)).join(', ')}`, ...rules);
    }
    case 'weather':
      return say(`weather, die ${event.die}: ${event.weather}`, 'O24.1');
    case 'airFought': {
      const sides = `${event.escorts} escorts v ${event.interceptors} interceptors over ${name(event.hex)}`;
      const { odds = '', result } = event;
      const rolled = result?.die === undefined ? '' : ` at ${odds}, die ${result.die}: ${writeResult(result, 'air')}`;
      return say(`${sides}${rolled}; bombers lose ${event.bombersLose}`, 'O23.6.4');
    }
    case 'nuked':
      return say(
        `nuclear strike on ${name(event.hex)}, die ${event.die}: ${event.destroyed} factors destroyed`,
        'O23.5.6',
      );
    case 'closed': {
      const { hex, side, until } = event.closure;
      return say(`${name(hex)} is closed until ${side}'s turn ${until} ends`, 'O23.5.9');
    }
    case 'stunned':
      return say(`${ids(event.units)} may not move until turn ${event.till} ends`, 'O23.5.8');
    case 'isolated':
      return event.units.length > 0 ? say(`${does(event.units, 'is', 'are')} isolated`, 'O21.1.4') : undefined;
    case 'invasion':
    case 'passed':
    case 'damageEnded':
    case 'struck':
    case 'closureEnded':
    case 'beachheads':
      return undefined;
    default:
      return 'unknown';
  }
}
