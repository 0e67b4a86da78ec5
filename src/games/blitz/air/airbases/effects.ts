import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { detonate } from '#games/blitz/combat/rules/nuclear.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { nextOf } from '#games/blitz/turns.ts';
import {
  type AirMission,
  type BlitzEvent,
  type FrameAt,
  other,
  type Sortie,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { modifierAt } from '#games/blitz/combat/artillery/bombardment.ts';
import { railResult, strikeColumn, strikeResult } from '#games/blitz/combat/artillery/strike-table.ts';
import { markersOf } from '#games/blitz/ground/rail/cuts.ts';
import { trainsAt } from '#games/blitz/ground/rail/trains.ts';
import { strikeShips, wreckPort } from '#games/blitz/sea/ships/damage.ts';
import { zoneOf } from '#games/blitz/sea/ships/ships.ts';
import { fleetUnder } from './fleet-under.ts';
import { stationOf } from './stations.ts';
import { aloft, factorsLeft } from './air-losses.ts';
import { targetFault } from './missions.ts';
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
export function dieMore(world: World, state: State, { hex, flak = 0 }: Flight, mission: AirMission): number {
  const fired = flak >= FLAK_AT_TARGET ? 1 : 0;
  const poor = world.rules.weather.visibility({ world, state, hex }) === 2 ? 1 : 0;
  return fired + poor + (mission === 'units' ? modifierAt(world, state, hex) : 0);
}

/** M14.10: in a rough sea aircraft of ships bomb at half. */
export function fromRoughSea(world: World, state: State, unit: Unit): boolean {
  const deck = unit.aboard === undefined ? undefined : stationOf(world, state, unit)?.ship;
  const zone = deck === undefined ? undefined : zoneOf(world, state.units[deck] as Unit);
  return zone !== undefined && world.rules.weather.seaCode({ state, zone }) > 1;
}

const bombsOf = (world: World, state: State, units: readonly UnitNo[]): number =>
  units.reduce(
    (sum, no) => sum + factorsLeft(state, [no]) / (fromRoughSea(world, state, state.units[no] as Unit) ? 2 : 1),
    0,
  );

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

/** M12.13: an attack on a line or a train goes by the other table. */
const onLine = (mission: AirMission): mission is 'rail' | 'train' => mission === 'rail' || mission === 'train';

/** M12.sbt, M12.rit: one die for each target (M12.26); a target that the same strike has destroyed is left alone. */
function strike(
  world: World,
  state: State,
  flight: Flight,
  mission: AirMission,
  factors: number,
  emit: Tell,
  dice: Dice,
): void {
  const { hex } = flight;
  const column = onLine(mission) ? Math.floor(factors) || undefined : strikeColumn(factors);
  if (column === undefined || targetFault(world, state, mission, hex, flight.ship)) return;
  emit({ is: 'committed' });
  const die = rollFor(world, state, hex, mission, dice);
  const more = dieMore(world, state, flight, mission);
  if (onLine(mission)) {
    const result = railResult(column, die + more);
    emit({ is: 'lineStruck', mission, hex, factors: column, die, more, result });
    if (result === 'X') cut(world, state, hex, mission, emit);
    return;
  }
  const result = strikeResult(column, die + more);
  emit({ is: 'struckFromAir', mission, hex, column, die, more, result });
  if (result === '-') return;
  if (mission === 'port') wreckPort(world, state, hex, result, emit);
  else if (mission === 'naval') strikeShips(state, fleetUnder(world, state, flight), result, emit);
  else if (mission === 'centre') emit({ is: 'centreHit', hex, result });
  else if (mission === 'airbase') wreckBase(world, state, hex, result, emit);
  else batter(world, state, hex, result, emit);
}

/** M7.15, M90.26: X on the line leaves the train, X on the train leaves the line. */
function cut(world: World, state: State, hex: Hex, mission: 'rail' | 'train', emit: Tell): void {
  if (mission === 'rail') emit({ is: 'railBombed', cut: { hex, markers: markersOf(world, hex), by: state.mover } });
  else emit({ is: 'eliminated', units: trainsAt(state, other(state.mover), hex), rule: 'M12.rit' });
}

/** M90.33: O23.5 by its own table; a centre and an airbase take D, trains go with everything else. */
function strikeNuclear(world: World, state: State, hex: Hex, units: readonly UnitNo[], emit: Tell, dice: Dice): void {
  const enemy = other(state.mover);
  const empty = !state.units.some((unit) => unit.side === enemy && unit.place === 'map' && unit.at === hex);
  emit({ is: 'committed' });
  emit({ is: 'struck', hex });
  const die = rollFor(world, state, hex, 'nuclear', dice);
  if (!targetFault(world, state, 'centre', hex)) emit({ is: 'centreHit', hex, result: 'D' });
  // Losses of the table come before effects on the base.
  wreckBase(world, state, hex, 'D', emit);
  detonate(world, state, hex, die, emit);
  // O23.5.10
  if (empty) emit({ is: 'interdicted', hex, units });
}

/** M12.40, M14.10: so many factors must have come through to close a hex. */
export const neededToClose = (world: World, state: State, hex: Hex): number =>
  world.rules.weather.visibility({ world, state, hex }) === 2 ? TO_INTERDICT_BLIND : TO_INTERDICT;

/** M12.26, M12.29: they wait over the hex for its battle, or close it (M12.40). */
function stay(world: World, state: State, hex: Hex, mission: AirMission, units: readonly UnitNo[], emit: Tell): void {
  if (mission === 'support') {
    const kind = isUncaptured(world, state, hex) ? 'support' : 'tactical';
    for (const unit of units) emit({ is: 'mission', mission: { unit, kind, hex } });
    return;
  }
  if (factorsLeft(state, units) >= neededToClose(world, state, hex)) emit({ is: 'interdicted', hex, units });
}

/** One mission over the target. */
export function carryOut(world: World, state: State, flight: Flight, sortie: Sortie, emit: Tell, dice: Dice): void {
  const { mission } = sortie;
  const units = aloft(state, sortie.units);
  const factors = bombsOf(world, state, units);
  if (units.length === 0) return;
  switch (mission) {
    case 'centre':
    case 'port':
    case 'airbase':
    case 'units':
    case 'naval':
    case 'rail':
    case 'train':
      return strike(world, state, flight, mission, factors, emit, dice);
    case 'nuclear':
      return strikeNuclear(world, state, flight.hex, units, emit, dice);
    case 'interdict':
    case 'support':
      return stay(world, state, flight.hex, mission, units, emit);
    default:
      return undefined;
  }
}
