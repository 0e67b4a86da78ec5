import type { Dice } from '../../../../core/dice.ts';
import type { Emit } from '../../../../core/play.ts';
import { nameOf } from '../../../../hex/grid.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { isUncaptured } from '../../chapters/countries/minors.ts';
import { fieldOf, stackAt } from '../../chapters/ground/field.ts';
import { nextOf } from '../../turns.ts';
import {
  type AirMission,
  type BlitzEvent,
  type FrameAt,
  other,
  type Sortie,
  type State,
  type UnitNo,
} from '../../types.ts';
import type { World } from '../../world.ts';
import { modifierAt } from '../artillery/bombardment.ts';
import { railResult, strikeColumn, strikeResult } from '../artillery/strike-table.ts';
import { markersOf } from '../railroads/cuts.ts';
import { trainsAt } from '../railroads/trains.ts';
import { aloft, factorsLeft } from './losing.ts';
import { wreckBase } from './wreck.ts';

/** M12.26: what the aircraft that have come through do to their targets. */

type Tell = Emit<BlitzEvent>;
type Flight = FrameAt<'flight'>;

/** M12.40, M14.10 */
const TO_INTERDICT = 4;
const TO_INTERDICT_BLIND = 8;
/** M12.14 */
const FLAK_AT_TARGET = 2;

/** M12.14: +1 for FLAK in the hex that has fired, +1 in poor visibility, +1 for units in cities and mountains. */
function dieMore(world: World, state: State, { hex, flak = 0 }: Flight, mission: AirMission): number {
  const fired = flak >= FLAK_AT_TARGET ? 1 : 0;
  const poor = world.rules.visibility({ world, state, hex }) === 2 ? 1 : 0;
  return fired + poor + (mission === 'units' ? modifierAt(world, state, hex) : 0);
}

const rollFor = (world: World, state: State, hex: Hex, mission: AirMission, dice: Dice): number =>
  dice.roll(6, `turn ${state.turn} ${state.mover} ${mission} ${nameOf(world.board.grid, hex)}`);

/** M12.hd: units. */
function batter(world: World, state: State, hex: Hex, result: 'H' | 'D', emit: Tell): void {
  const side = other(state.mover);
  const units = stackAt(fieldOf(world, state), side, hex);
  emit({ is: 'battered', units, result, till: nextOf(world.terms, state, side) });
  if (result === 'D')
    emit({ is: 'push', frame: { at: 'losses', bill: { side, factors: 1, by: 'size', units, rule: 'M12.hd' } } });
}

function bomb(
  world: World,
  state: State,
  flight: Flight,
  mission: AirMission,
  factors: number,
  emit: Tell,
  dice: Dice,
) {
  const { hex } = flight;
  const column = strikeColumn(factors);
  if (column === undefined) return;
  emit({ is: 'committed' });
  const die = rollFor(world, state, hex, mission, dice);
  const more = dieMore(world, state, flight, mission);
  const result = strikeResult(column, die + more);
  emit({ is: 'struckFromAir', mission, hex, column, die, more, result });
  if (result === '-') return;
  if (mission === 'centre') emit({ is: 'centreHit', hex, result });
  else if (mission === 'airbase') wreckBase(world, state, hex, result, emit);
  else batter(world, state, hex, result, emit);
}

function strafe(
  world: World,
  state: State,
  flight: Flight,
  mission: AirMission,
  factors: number,
  emit: Tell,
  dice: Dice,
) {
  const { hex } = flight;
  if (factors < 1) return;
  emit({ is: 'committed' });
  const die = rollFor(world, state, hex, mission, dice);
  const more = dieMore(world, state, flight, mission);
  const result = railResult(factors, die + more);
  emit({ is: 'lineStruck', mission, hex, factors, die, more, result });
  if (result === '-') return;
  if (mission === 'rail')
    return emit({ is: 'railBombed', cut: { hex, markers: markersOf(world, hex), by: state.mover } });
  const trains = trainsAt(state, other(state.mover), hex);
  if (trains.length > 0) emit({ is: 'eliminated', units: trains, rule: 'M12.rit' });
}

/** M12.26, M12.29: they wait over the hex for its battle, or close it (M12.40). */
function stay(world: World, state: State, hex: Hex, mission: AirMission, units: readonly UnitNo[], emit: Tell): void {
  if (mission === 'support') {
    const kind = isUncaptured(world, state, hex) ? 'support' : 'tactical';
    for (const unit of units) emit({ is: 'mission', mission: { unit, kind, hex } });
    return;
  }
  const needed = world.rules.visibility({ world, state, hex }) === 2 ? TO_INTERDICT_BLIND : TO_INTERDICT;
  if (factorsLeft(state, units) >= needed) emit({ is: 'interdicted', hex, units });
}

/** One mission over the target. */
export function carryOut(world: World, state: State, flight: Flight, sortie: Sortie, emit: Tell, dice: Dice): void {
  const { mission } = sortie;
  const units = aloft(state, sortie.units);
  const factors = factorsLeft(state, units);
  if (units.length === 0) return;
  switch (mission) {
    case 'centre':
    case 'airbase':
    case 'units':
      return bomb(world, state, flight, mission, factors, emit, dice);
    case 'rail':
    case 'train':
      return strafe(world, state, flight, mission, factors, emit, dice);
    case 'interdict':
    case 'support':
      return stay(world, state, flight.hex, mission, units, emit);
    default:
      return undefined;
  }
}
