import { resultSaid } from './result-text.ts';
import type { RuleId } from '../../../core/objection.ts';
import { code, type Said, say, theHex, these, theSide } from '../../../core/say.ts';
import { type Hex, NOWHERE } from '../../../hex/hex.ts';
import type { Told } from '../../../core/told.ts';
import type { BlitzEvent, Loss, Mission, State, UnitNo } from '../types.ts';
import { MINOR_WORDS, MISSION_WORDS, theCountry, theLoss, theUnit, theUnits, WEATHER_WORDS } from '../words.ts';
import type { World } from '../world.ts';
import { capacityOf, needOf } from '../chapters/supply/supply.ts';

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

/** What is lost is counted by size; where attack factors are another number they are told too (B2.6). */
function lossInWords(state: State, { unit: no, factors }: Loss): Said {
  const { af = 0, df = 0 } = state.units[no] ?? {};
  const name = theUnit(state, no);
  return af === df
    ? say`${name} loses ${factors}`
    : say`${name} loses ${factors} of ${df} size, ${theLoss((factors * af) / df, 'af')}`;
}

/** O23.6.1 to O23.6.5: what was applied over one hex. */
function airRules({ escorts, interceptors, result }: Extract<BlitzEvent, { is: 'airFought' }>): RuleId[] {
  if (escorts === 0) return ['O23.6.1'];
  const share = interceptors > escorts ? 'O23.6.3' : 'O23.6.2';
  return [share, result?.die === undefined ? 'O23.6.5' : 'O23.6.4'];
}

/** Undefined for events that keep the books; 'unknown' for those that have no words here. */
export function theatreInWords(world: World, state: State, event: BlitzEvent): Told | undefined | 'unknown' {
  const { board } = world;
  const name = (hex: Hex | undefined) => theHex(board.grid, hex ?? NOWHERE);
  const id = (no: UnitNo) => theUnit(state, no);
  const ids = (units: readonly UnitNo[]) => theUnits(state, units);
  const told = (text: Said, ...rules: RuleId[]): Told => ({ text, rules });
  switch (event.is) {
    case 'reduced':
      return told(say`${these(event.losses.map((loss) => lossInWords(state, loss)))}`, event.rule);
    case 'putToSea':
      return told(
        say`${id(event.unit)} is set up At Sea in zone ${code(event.zone)}`,
        state.units[event.unit]?.side === 'red' ? 'T3.2' : 'T3.3',
      );
    case 'split':
      return told(say`${id(event.unit)} is broken down into ${these(event.sizes, ' + ')}`, 'T2.3.1');
    case 'replaced':
      return told(say`${event.unit} is bought back and placed at ${name(event.unit.at)}`, 'T17.1.3');
    case 'replacements':
      return told(
        say`replacement factors: ${theSide('blue')} ${event.blue}, ${theSide('red')} ${event.red}`,
        'T17.1.1',
      );
    case 'carried':
      return told(say`${id(event.unit)} is carried by air to ${name(event.path.at(-1))}`, 'T6.3.2');
    case 'embarked':
      return told(say`${id(event.unit)} goes to sea in zone ${code(event.zone)}`, 'T6.1.2');
    case 'sailed':
      return told(say`${id(event.unit)} sails to zone ${code(event.zone)}`, 'T6.1.4');
    case 'landedAtPort':
      return told(say`${id(event.unit)} lands at ${name(event.hex)}`, 'T6.1.7');
    case 'staged':
      return told(say`${id(event.unit)} is put on ${name(event.hex)} to invade ${name(event.aim)}`, 'T6.2.3a');
    case 'beached':
      return told(say`${id(event.unit)} lands on ${name(event.to)}`, 'T6.2.3b');
    case 'surrounded':
      if (event.battles.length === 0) return undefined;
      return told(say`surrounded: the defenders of battle ${these(event.battles)}`, 'T7.2.16');
    case 'avDeclared': {
      const { no, participants, hexes } = event.av;
      return told(say`automatic victory ${no} over ${these(hexes.map(name))} by ${ids(participants)}`, 'T7.3.1');
    }
    case 'avJoined':
      return told(say`${ids(event.units)} {joins|join} automatic victory ${event.av}`, 'T7.3.9');
    case 'avUsed':
      return told(say`${ids(event.units)} {uses|use} automatic victory ${event.av}`, 'T7.3.4');
    case 'avEnded':
      return event.good
        ? told(say`the victims of automatic victory ${event.av} are removed`, 'T7.3.6')
        : told(say`automatic victory ${event.av} fails`, 'T7.3.14');
    case 'mission': {
      const { unit, kind, hex } = event.mission;
      return told(say`${id(unit)} flies over ${name(hex)}: ${MISSION_WORDS[kind]}`, MISSION_RULES[kind]);
    }
    case 'landed':
      return told(
        typeof event.to === 'number'
          ? say`${id(event.unit)} lands at ${name(event.to)}`
          : say`${id(event.unit)} lands in box ${code(event.to)}`,
        'T23.0.6',
      );
    case 'rebased':
      return told(say`${id(event.unit)} is rebased to ${name(event.to)}`, 'T23.0.8');
    case 'captured':
      return told(say`${name(event.hex)} is captured by ${theSide(event.by)}`, 'T22.3e');
    case 'minor': {
      const { country, state: how, violator } = event.minor;
      const title = theCountry(board, country);
      const text =
        violator && how === 'violated'
          ? say`${title} is ${MINOR_WORDS[how]} by ${theSide(violator)}`
          : say`${title} is ${MINOR_WORDS[how]}`;
      return told(text, { intact: 'T22.5', violated: 'T22.5', open: 'T22.6b', occupied: 'T22.6a' }[how]);
    }
    case 'damaged':
      return told(
        say`${name(event.damage.hex)} supplies ${event.damage.amount} less until turn ${event.damage.until}`,
        'T23.3.2',
      );
    case 'short':
      return event.short
        ? told(
            say`${theSide(state.mover)} is short of supply: ${needOf(world, state, state.mover)} needed, ${capacityOf(world, state, state.mover)} to be had`,
            'T21.3a',
          )
        : undefined;
    case 'retreatsClosed': {
      if (event.hexes.length === 0) return undefined;
      const rules = new Set(event.hexes.map(({ rule }) => rule));
      return told(
        say`closed to retreats: ${these(
          event.hexes.map(({ hex }) => name(hex)),
          ', ',
        )}`,
        ...rules,
      );
    }
    case 'weather':
      return told(say`weather, die ${event.die}: ${WEATHER_WORDS[event.weather]}`, 'O24.1');
    case 'airFought': {
      const sides = say`${event.escorts} {escort|escorts} v ${event.interceptors} {interceptor|interceptors} over ${name(event.hex)}`;
      const { odds = '', result } = event;
      return told(
        result === undefined
          ? say`${sides}; bombers lose ${event.bombersLose}`
          : result.die === undefined
            ? say`${sides} at ${code(odds)}, no roll: ${resultSaid(result, 'air')}; bombers lose ${event.bombersLose}`
            : say`${sides} at ${code(odds)}, die ${result.die}: ${resultSaid(result, 'air')}; bombers lose ${event.bombersLose}`,
        ...airRules(event),
      );
    }
    case 'nuked':
      return told(
        say`nuclear strike on ${name(event.hex)}, die ${event.die}: ${event.destroyed} {factor|factors} destroyed`,
        'O23.5.6',
      );
    case 'closed': {
      const { hex, side, until } = event.closure;
      return told(say`${name(hex)} is closed until ${theSide(side)}'s turn ${until} ends`, 'O23.5.9');
    }
    case 'stunned':
      return told(say`${ids(event.units)} may not move until turn ${event.till} ends`, 'O23.5.8');
    case 'isolated':
      return event.units.length > 0 ? told(say`${ids(event.units)} {is|are} isolated`, 'O21.1.4') : undefined;
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
