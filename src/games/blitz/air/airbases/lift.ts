import { isObjection, type Objection, objection, type RuleId } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, theHex } from '#core/message.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { blindFault, landsRough } from '#games/blitz/air/rules/air.ts';
import { neutralAt } from '#games/blitz/countries/rules/nations.ts';
import { boundFault, closedTo } from '#games/blitz/ground/rules/closures.ts';
import { fieldOf, holds } from '#games/blitz/ground/rules/field.ts';
import { lockFault } from '#games/blitz/ground/frames/moves.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { isAirlifted, isGround, isLifter, mayFly } from '#games/blitz/kinds.ts';
import { ownUnit, unitsWhere } from '#games/blitz/step.ts';
import {
  type AirMission,
  type BlitzEvent,
  type BlitzFrame,
  type FrameAt,
  other,
  type Sortie,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import { inAnyOrder } from '#games/blitz/turns.ts';
import type { World } from '#games/blitz/world.ts';
import { clearedFault } from '#games/blitz/sea/ships/ports.ts';
import { isFedBySide, linesTo } from '#games/blitz/supply/lines/ways.ts';
import { baseFault } from './bases.ts';
import type { Lift } from './commands.ts';
import { aloft, factorsLeft } from './air-losses.ts';

/** M12.30, M12.44, M12.45, M10.16: what transports carry. */

type Flight = FrameAt<'flight'>;
type Tell = Emit<BlitzEvent>;

/** M12.chart: factors for each MAC. */
const TROOPS = 4;
const SUPPLY: Partial<Record<AirMission, number>> = { supply: 12, airdrop: 4 };
/** M12.45: thirds. */
const LANDING = 3;

export const LIFTS = {
  airliftSupply: 'supply',
  dropSupply: 'airdrop',
  dropAirborne: 'drop',
  airliftUnit: 'airlift',
} as const satisfies Readonly<Record<string, AirMission>>;
export type LiftName = keyof typeof LIFTS;

/** M12.30: transports that were lost have lost what they carried. */
export function overload(state: State, { groups, load = [] }: Flight): BlitzFrame | undefined {
  const units = aloft(state, load);
  if (units.length === 0) return undefined;
  const lifters = aloft(
    state,
    groups.flatMap((group) => group.units),
  ).filter((no) => isLifter(state.units[no] as Unit));
  const over = factorsLeft(state, units) - TROOPS * lifters.length;
  if (over <= 0) return undefined;
  return { at: 'losses', bill: { side: state.mover, factors: over, by: 'size', units, rule: 'M12.30' } };
}

const needsFood = (unit: Unit): boolean => isGround(unit) || isAirlifted(unit);

/** M10.8: sizes, doubled in the desert; airbases and aircraft need nothing. */
const needOf = ({ board }: World, unit: Unit): number =>
  needsFood(unit) ? sizeOf(unit) * (board.desert[unit.at] === 1 ? 2 : 1) : 0;

/** M6.5: supply is flown before anybody moves; who has moved is judged when the impulse ends. */
const isLate = (state: State, unit: Unit): boolean => unit.moved && inAnyOrder(state) && needsFood(unit);

/** M10.16: who can be supplied by a flight to a hex. */
export function relievable(world: World, state: State, mission: AirMission, hex: Hex): UnitNo[] {
  const lines = mission === 'supply' ? linesTo(world, state, state.mover, hex) : undefined;
  // M10.5f: an airbase is no source for the army of a minor.
  const near = (unit: Unit): boolean =>
    lines ? isFedBySide(world, unit) && lines(unit.at) : distance(world.board.grid, unit.at, hex) <= 1;
  return state.units.flatMap((unit, no) =>
    unit.side === state.mover && unit.place === 'map' && unit.isolated && !isLate(state, unit) && near(unit)
      ? [no]
      : [],
  );
}

/** M10.11 c: as many of those named as the transports that have come through can feed. */
function supply(world: World, state: State, flight: Flight, { mission, units }: Sortie, emit: Tell): void {
  const factors = (SUPPLY[mission] ?? 0) * aloft(state, units).length;
  if (factors === 0) return;
  let left = factors;
  const able = relievable(world, state, mission, flight.hex);
  const free = able.filter((no) => needOf(world, state.units[no] as Unit) === 0);
  const fed = (flight.relief ?? []).filter((no) => {
    const need = needOf(world, state.units[no] as Unit);
    if (!able.includes(no) || need === 0 || need > left) return false;
    left -= need;
    return true;
  });
  emit({ is: 'supplyFlown', hex: flight.hex, factors, drop: mission === 'airdrop' });
  if (free.length + fed.length > 0) emit({ is: 'relieved', units: [...free, ...fed] });
}

/** Delivery at the end of a flight without bombs; false for other missions. */
export function deliver(world: World, state: State, flight: Flight, sortie: Sortie, emit: Tell): boolean {
  const { hex, load = [] } = flight;
  const units = aloft(state, load);
  switch (sortie.mission) {
    case 'ferry': {
      const there = aloft(state, sortie.units);
      const path = flight.groups[0]?.hexes ?? [];
      const deck = flight.ship === undefined ? {} : { ship: flight.ship };
      const cut = there.filter((no) => flight.ship !== undefined && state.units[no]?.isolated);
      if (there.length > 0) emit({ is: 'cameDown', units: there, to: hex, path, ...deck });
      // M10.21: on board they are out of it.
      if (cut.length > 0) emit({ is: 'relieved', units: cut });
      return true;
    }
    case 'drop':
    case 'airlift': {
      const dropped = sortie.mission === 'drop';
      const stopped = dropped && landsRough(world, hex);
      if (units.length > 0) emit({ is: 'setDown', units, hex, spent: dropped ? 0 : LANDING, stopped });
      if (units.length > 0 && dropped) emit({ is: 'raided', raid: { hex, bases: [], drop: units } });
      return true;
    }
    case 'supply':
    case 'airdrop':
      supply(world, state, flight, sortie, emit);
      return true;
    default:
      return false;
  }
}

/** M12.44 */
function dropFault(world: World, state: State, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  const field = fieldOf(world, state);
  const enemy = other(state.mover);
  if (!isDryLand(world, state, hex)) return objection('M12.44', msg`${where} is no land hex: nobody is dropped there`);
  const held = state.units.some((unit) => unit.side === enemy && unit.place === 'map' && unit.at === hex);
  if (held) return objection('M12.44', msg`${where} holds an enemy unit`);
  // M18.12: whoever comes down in a neutral country is at war with its army.
  if (neutralAt(state, hex)) return objection('M12.44', msg`${where} holds a unit of a neutral army`, 'M18.12');
  const roused = state.units.some(
    (unit) =>
      unit.place === 'neutral' &&
      isGround(unit) &&
      unit.nation === board.country[hex] &&
      distance(board.grid, unit.at, hex) === 1,
  );
  if (roused || neighboursOf(board.grid, hex).some((beside) => holds(field, enemy, beside)))
    return objection('M12.44', msg`${where} is next to an enemy unit`);
  const closed =
    closedTo(world, state, { side: state.mover, nation: undefined }, 'land').get(hex) ??
    [hex, ...neighboursOf(board.grid, hex)]
      .map((one) => clearedFault(world, state, state.mover, one))
      .find((fault) => fault !== undefined);
  if (closed) return closed;
  if (state.raids?.some((raid) => raid.hex === hex && !raid.drop && !raid.off))
    return objection('M12.8', msg`${where} has been attacked by bombers in this player turn`);
  return blindFault(world, state, hex);
}

const ruleOf = (mission: AirMission): RuleId => (mission === 'drop' ? 'M12.44' : 'M12.45');

/** M6.4, M12.44, M12.45: may this unit be flown from the hex of the transports? */
export function cargoFault(
  world: World,
  state: State,
  no: UnitNo,
  mission: AirMission,
  from: Hex,
): Objection | undefined {
  const rule = ruleOf(mission);
  const unit = ownUnit(state, state.mover, no, rule);
  if (isObjection(unit)) return unit;
  if (unit.place !== 'map' || unit.at !== from)
    return objection(rule, msg`${unit} is not at ${theHex(world.board.grid, from)} with the transports`);
  const able = mission === 'drop' ? mayFly(unit) : isAirlifted(unit) || mayFly(unit);
  if (!able) return objection(rule, msg`${unit} is not carried by air like this`, 'M12.chart');
  if (unit.moved || unit.spent > 0 || unit.stopped || unit.flown)
    return objection('M6.4', msg`${unit} has moved in this player turn: only who began it here is taken on`, rule);
  return world.rules.boards({ state, unit }) ?? world.rules.leave({ world, state, unit }) ?? lockFault(state, no);
}

/** Fault of the cargo or its destination. */
export function liftFault(world: World, state: State, name: LiftName, command: Lift): Objection | undefined {
  const mission = LIFTS[name];
  const { units, hex, load } = command;
  const from = state.units[units[0] ?? -1]?.at;
  if (from === undefined) return objection('M12.21', msg`no aircraft are named`);
  if (units.some((no) => state.units[no]?.at !== from))
    return objection('M12.9', msg`the transports of a flight come from one base`);
  if (new Set(load).size < load.length) return objection('M12.30', msg`a unit is named twice`);
  if (mission === 'supply' || mission === 'airdrop') {
    if (!world.rules.supply.lines({ world, state, side: state.mover }))
      return objection('M70.fallback', msg`no supply is flown in this game`);
    const able = relievable(world, state, mission, hex);
    const stranger = load.find((no) => !able.includes(no));
    if (stranger !== undefined) {
      const unit = state.units[stranger] as Unit;
      return isLate(state, unit)
        ? objection('M6.4', msg`${unit} has moved in this player turn: supply is flown before that`, 'M6.5')
        : objection('M10.16', msg`${unit} is not isolated there, or out of reach`, 'M12.chart');
    }
    return mission === 'supply' ? baseFault(world, state, state.mover, hex) : blindFault(world, state, hex);
  }
  if (load.length === 0) return objection('M12.chart', msg`nobody is on board`, ruleOf(mission));
  for (const no of load) {
    const fault = cargoFault(world, state, no, mission, from);
    if (fault) return fault;
  }
  const factors = load.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);
  if (factors > TROOPS * units.length)
    return objection(
      'M12.chart',
      msg`${factors} {factor|factors} on board; ${TROOPS * units.length} are allowed, ${TROOPS} for each transport`,
      ruleOf(mission),
      'M12.30',
    );
  for (const no of load) {
    const bound = boundFault(world, state, state.units[no] as Unit, hex);
    if (bound) return bound;
  }
  if (hex === from) return objection('M12.45', msg`they are at ${theHex(world.board.grid, hex)} already`);
  if (mission === 'drop') return dropFault(world, state, hex);
  const base = baseFault(world, state, state.mover, hex);
  if (base) return base;
  // M10.14: whoever has supply is not landed where there is none.
  for (const no of load) {
    const fault = world.rules.mayEnd({ world, state, unit: state.units[no] as Unit, hex });
    if (fault) return fault;
  }
  return undefined;
}

/** Units that could be taken on at a base, as many as these transports carry, the largest first. */
export function cargoFor(world: World, state: State, mission: AirMission, from: Hex, lifters: number): UnitNo[] {
  const able = state.units
    .flatMap((unit, no) => (unit.at === from && !cargoFault(world, state, no, mission, from) ? [no] : []))
    .sort((a, b) => sizeOf(state.units[b] as Unit) - sizeOf(state.units[a] as Unit));
  let left = TROOPS * lifters;
  return able.filter((no) => {
    const size = sizeOf(state.units[no] as Unit);
    if (size > left) return false;
    left -= size;
    return true;
  });
}

/** Load for asking why a lift is refused: units that could be flown to a hex, or units there that need nothing. */
export function askedLoad(world: World, state: State, mission: AirMission, lifter: Unit, to: Hex): UnitNo[] {
  const stands = ({ side, place, at }: Unit): boolean => side === lifter.side && place === 'map' && at === to;
  const load =
    mission === 'supply' || mission === 'airdrop'
      ? unitsWhere(state, (one) => stands(one) && isGround(one))
      : cargoFor(world, state, mission, lifter.at, 1);
  return load.slice(0, 1);
}
