import type { Choose } from '../../../core/dice.ts';
import { english, say, theHex, theSide } from '../../../core/say.ts';
import { isObjection, type Objection, objection } from '../../../core/objection.ts';
import type { Emit } from '../../../core/play.ts';
import type { Hex } from '../../../hex/hex.ts';
import {
  AIRBORNE_RANGE,
  ANY_RANGE,
  fieldFault,
  flightFault,
  flightPath,
  flights,
  haltFault,
  LANDING_COST,
  landingFault,
  landsRough,
  occupiedFault,
  pathFault,
  takeOffFault,
  TRANSPORT_LIMIT,
} from '../chapters/air/air.ts';
import { isParticipant, usedBy } from '../chapters/combat/av.ts';
import { countryRole, isCity } from '../board.ts';
import { passedCities, usable } from '../chapters/countries/cities.ts';
import { trespass } from '../chapters/countries/minors.ts';
import { airRoom, inRange } from '../chapters/air/missions.ts';
import { closedTo } from '../chapters/ground/closed.ts';
import { allowance, hexesReached, randomHex, reachOf, routeTo, walk } from '../chapters/ground/movement.ts';
import { tooLarge } from '../chapters/ground/stacking.ts';
import { wayTogether, whyNot } from '../chapters/ground/why-not.ts';
import {
  type BlitzEvent,
  type Command,
  type CommandOf,
  type Place,
  type Side,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
} from '../types.ts';
import { isGround, mayFly } from '../kinds.ts';
import type { World } from '../world.ts';
import { ownUnit } from './step.ts';
import type { Verb } from './verb.ts';
import { inPoints, thePoints, theUnit } from '../words.ts';

/** Movement over land and by air: B6, B17, B18, T6.3. */

export function unitsWhere(state: State, test: (unit: Unit) => boolean): UnitNo[] {
  const found: UnitNo[] = [];
  for (let no = 0; no < state.units.length; no++) if (test(state.units[no] as Unit)) found.push(no);
  return found;
}

export const dueUnits = (state: State, side: Side): UnitNo[] =>
  unitsWhere(state, (unit) => unit.side === side && unit.place === 'waiting' && unit.due <= state.turn);

export const onMap = (state: State, side: Side, test: (unit: Unit) => boolean = () => true): UnitNo[] =>
  unitsWhere(state, (unit) => unit.side === side && unit.place === 'map' && isGround(unit) && test(unit));

export function pick<T>(list: readonly T[], choose: Choose): T | undefined {
  return list.length > 0 ? list[choose(list.length)] : undefined;
}

/** One of the mover's units in a place, drawn a few times; a list of all of them costs more than a miss. */
export function randomUnit(
  { units, mover }: State,
  place: Place,
  choose: Choose,
  test: (unit: Unit) => boolean,
): UnitNo | undefined {
  for (let tries = 0; tries < 24 && units.length > 0; tries++) {
    const no = choose(units.length);
    const unit = units[no] as Unit;
    if (unit.side === mover && unit.place === place && test(unit)) return no;
  }
  return undefined;
}

/** T7.3.7: participants of an automatic victory are locked. */
export function lockFault(state: State, no: UnitNo): Objection | undefined {
  if (!isParticipant(state, no)) return undefined;
  return objection('T7.3.7', say`${theUnit(state, no)} is committed to an automatic victory and does not move`);
}

/** What follows from units coming along these hexes: minor countries entered, automatic victories used. */
export function afterMove(
  world: World,
  state: State,
  units: readonly UnitNo[],
  hexes: readonly Hex[],
  emit: Emit<BlitzEvent>,
): void {
  const [first] = units;
  if (first === undefined) return;
  trespass(world, state, (state.units[first] as Unit).side, units, hexes, emit);
  for (const av of usedBy(world, state, hexes)) emit({ is: 'avUsed', av: av.no, units });
  takeInPassing(world, state, hexes, emit);
}

/** B10.5 `passingControl` */
export function takeInPassing(world: World, state: State, path: readonly Hex[], emit: Emit<BlitzEvent>): void {
  if (!world.rules.controlInPassing()) return;
  const changes = passedCities(world, state, state.mover, path);
  if (changes.length > 0) emit({ is: 'control', changes });
}

/** B17.3 to B17.4; aircraft: T23.0.2 with air room. */
export function arrivalFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  if (!isCity(board, hex) || countryRole(board, hex) !== unit.side) {
    return objection('B17.3', say`${where} is no city hex of ${theSide(unit.side)}'s home country`);
  }
  const fault =
    fieldFault(world, state, unit.side, hex, 'B17.3', 'B17.3') ??
    occupiedFault(world, state, unit.side, hex) ??
    closedTo(world, state, unit.side, 'placement').get(hex) ??
    world.rules.arrive({ state, unit });
  if (fault) return fault;
  if (isGround(unit)) return tooLarge(world, state, unit, hex, 'B17.4');
  if (airRoom(world, state, unit.side, hex) >= sizeOf(unit)) return undefined;
  return objection('T23.0.3', say`${where} has no room for ${unit}`);
}

export const placeReinforcement: Verb<'placeReinforcement'> = {
  check(world, state, command) {
    const unit = ownUnit(state, state.mover, command.unit, 'B17.3');
    if (isObjection(unit)) return unit;
    if (unit.place !== 'waiting') return objection('B17.2', say`${unit} is no unit still to come`);
    if (unit.due > state.turn) return objection('B17.1', say`${unit} arrives on turn ${unit.due} at the earliest`);
    return arrivalFault(world, state, unit, command.hex);
  },
  play(_world, _state, command, emit) {
    emit({ is: 'reinforced', unit: command.unit, hex: command.hex });
  },
  *legal(world, state) {
    for (const no of dueUnits(state, state.mover)) {
      for (const hex of world.board.homeCityHexes[state.mover]) {
        if (!arrivalFault(world, state, state.units[no] as Unit, hex))
          yield { do: 'placeReinforcement', unit: no, hex };
      }
    }
  },
  sample(world, state, choose) {
    const no = randomUnit(state, 'waiting', choose, (unit) => unit.due <= state.turn);
    if (no === undefined) return undefined;
    const unit = state.units[no] as Unit;
    for (let tries = 0; tries < 6; tries++) {
      const hex = pick(world.board.homeCityHexes[state.mover], choose);
      if (hex !== undefined && !arrivalFault(world, state, unit, hex))
        return { do: 'placeReinforcement', unit: no, hex };
    }
    return undefined;
  },
};

/** A move to a random hex, near or far, tried a few times: a drawn node may be the hex the unit stands on. */
function randomMove(world: World, state: State, no: UnitNo, choose: Choose): Command | undefined {
  const unit = state.units[no] as Unit;
  const left = allowance(world, state, unit) - unit.spent;
  const range = reachOf(world, state, unit, Math.ceil((left * (1 + choose(3))) / 3));
  for (let tries = 0; tries < 8; tries++) {
    const hex = randomHex(range, choose);
    const route = hex === undefined ? undefined : routeTo(range, hex);
    if (route) return { do: 'moveUnit', units: [no], path: route.path };
  }
  return undefined;
}

/** T23.0.5a, T23.0.7: aircraft fly later; a hex they are sent to is told to be in their range or not. */
function groundedFault(world: World, state: State, unit: Unit, to: Hex | undefined): Objection {
  if (to === undefined)
    return objection('T23.0.5a', say`${unit} is an aircraft and stays at its base until ground movement has ended`);
  const where = theHex(world.board.grid, to);
  return objection(
    'T23.0.5a',
    inRange(world, state, unit, to)
      ? say`${unit} flies once ground movement has ended; ${where} is in its range (${unit.mf} {hex|hexes})`
      : say`${unit} flies once ground movement has ended; ${where} is out of its range (${unit.mf} {hex|hexes})`,
  );
}

/** The path of a move; one that only says where to goes a cheapest way. */
function pathOf(world: World, state: State, { units: named, path, to }: CommandOf<'moveUnit'>): readonly Hex[] {
  const [first, ...others] = named.map((no) => state.units[no] as Unit);
  if (to === undefined || path.length > 0 || !first) return path;
  return wayTogether(world, state, [first, ...others], to) ?? [];
}

export const moveUnit: Verb<'moveUnit'> = {
  check(world, state, command) {
    if (command.units.length === 0) return objection('B6.1', say`no unit is named`);
    const { path, to } = command;
    if (path.length === 0 && to === undefined) return objection('B6.2', say`the path names no hex`);
    if (path.length > 0 && to !== undefined && path.at(-1) !== to)
      return objection('B6.2', say`the path does not end at ${theHex(world.board.grid, to)}`);
    if (new Set(command.units).size < command.units.length) return objection('B6.1', say`a unit is named twice`);
    let from: Hex | undefined;
    for (const no of command.units) {
      const unit = ownUnit(state, state.mover, no, 'B6.1');
      if (isObjection(unit)) return unit;
      if (unit.place !== 'map') return objection('B6.1', say`${unit} is not on the map`);
      if (!isGround(unit)) return groundedFault(world, state, unit, to);
      if (from !== undefined && unit.at !== from)
        return objection('B8.4', say`${unit} is not in the same hex as the others`);
      from = unit.at;
      const fault = lockFault(state, no);
      if (fault) return fault;
      const walked = path.length === 0 ? undefined : walk(world, state, unit, path);
      if (isObjection(walked)) return walked;
    }
    if (path.length > 0 || to === undefined) return undefined;
    const [first, ...others] = command.units.map((no) => state.units[no] as Unit);
    return first && whyNot(world, state, [first, ...others], to);
  },
  play(world, state, command, emit) {
    const path = pathOf(world, state, command);
    for (const no of command.units) {
      const walked = walk(world, state, state.units[no] as Unit, path);
      if (isObjection(walked)) throw new Error(`an unchecked move was played: ${english(walked.because)}`);
      emit({ is: 'moved', unit: no, path, ...walked });
    }
    afterMove(world, state, command.units, path, emit);
  },
  *legal(world, state) {
    for (const no of onMap(state, state.mover)) {
      if (!lockFault(state, no)) yield* movesOf(world, state, no);
    }
  },
  sample(world, state, choose) {
    const goesOn = (unit: Unit) => !unit.stopped && isGround(unit) && unit.spent < allowance(world, state, unit);
    const no = randomUnit(state, 'map', choose, goesOn);
    return no === undefined || lockFault(state, no) ? undefined : randomMove(world, state, no, choose);
  },
};

function movesOf(world: World, state: State, no: UnitNo): Command[] {
  const range = reachOf(world, state, state.units[no] as Unit);
  return hexesReached(range).flatMap((to) => {
    const route = routeTo(range, to);
    return route ? [{ do: 'moveUnit', units: [no], path: route.path } as const] : [];
  });
}

/** Every hex an airborne unit may be flown to. */
function landings(world: World, state: State, unit: Unit): Hex[] {
  if (!mayFly(unit) || takeOffFault(world, state, unit)) return [];
  return flights(world, state, [unit.at], AIRBORNE_RANGE)
    .keys()
    .filter((to) => to !== unit.at && !landingFault(world, state, unit, to));
}

/** One of them, drawn a few times: most hexes within a flight will do. */
function randomLanding(world: World, state: State, unit: Unit, choose: Choose): Hex | undefined {
  if (!mayFly(unit) || takeOffFault(world, state, unit)) return undefined;
  const near = flights(world, state, [unit.at], AIRBORNE_RANGE).keys();
  for (let tries = 0; tries < 8; tries++) {
    const to = pick(near, choose);
    if (to !== undefined && to !== unit.at && !landingFault(world, state, unit, to)) return to;
  }
  return undefined;
}

export const flyAirborne: Verb<'flyAirborne'> = {
  check(world, state, command) {
    const unit = ownUnit(state, state.mover, command.unit, 'B18.1');
    if (isObjection(unit)) return unit;
    if (unit.place !== 'map') return objection('B18.1', say`${unit} is not on the map`);
    return lockFault(state, command.unit) ?? flightFault(world, state, unit, command.to, command.path);
  },
  play(world, state, command, emit) {
    const unit = state.units[command.unit] as Unit;
    const path = command.path ?? flightPath(world, state, unit.side, [unit.at], command.to, AIRBORNE_RANGE);
    if (!path) throw new Error('an unchecked flight was played');
    emit({ is: 'flown', unit: command.unit, path, stopped: landsRough(world, command.to) });
    trespass(world, state, unit.side, [command.unit], path, emit);
    for (const av of usedBy(world, state, [command.to])) emit({ is: 'avUsed', av: av.no, units: [command.unit] });
    takeInPassing(world, state, [command.to], emit);
  },
  *legal(world, state) {
    for (const no of onMap(state, state.mover, mayFly)) {
      if (lockFault(state, no)) continue;
      for (const to of landings(world, state, state.units[no] as Unit)) yield { do: 'flyAirborne', unit: no, to };
    }
  },
  sample(world, state, choose) {
    const no = randomUnit(state, 'map', choose, (unit) => mayFly(unit) && !unit.flown);
    if (no === undefined || lockFault(state, no)) return undefined;
    const to = randomLanding(world, state, state.units[no] as Unit, choose);
    return to === undefined ? undefined : { do: 'flyAirborne', unit: no, to };
  },
};

/** T6.3: who may be carried from where it stands. */
function transportFault(world: World, state: State, no: UnitNo): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'T6.3.1');
  if (isObjection(unit)) return unit;
  if (unit.place !== 'map' || !isGround(unit)) return objection('T6.3.1', say`${unit} is no ground unit on the map`);
  const grounded =
    world.rules.flight({ state, kind: 'transport' }) ??
    world.rules.leave({ state, unit }) ??
    world.rules.airspace({ state, hex: unit.at }) ??
    lockFault(state, no);
  if (grounded) return grounded;
  if (unit.flown) return objection('T6.3.6', say`${unit} has already been flown in this player turn`);
  if (state.carried + sizeOf(unit) > TRANSPORT_LIMIT) {
    return objection(
      'T6.3.1',
      say`${state.carried} size has been carried; with ${unit} it would exceed ${TRANSPORT_LIMIT}`,
    );
  }
  const left = allowance(world, state, unit) - unit.spent;
  if (left < LANDING_COST)
    return objection('T6.3.3', say`landing costs ${thePoints(LANDING_COST)}; ${unit} has ${inPoints(left)} left`);
  return fieldFault(world, state, unit.side, unit.at, 'T6.3.2a', 'Q10.2') ?? haltFault(unit);
}

export const airTransport: Verb<'airTransport'> = {
  check(world, state, command) {
    const fault = transportFault(world, state, command.unit);
    if (fault) return fault;
    const unit = state.units[command.unit] as Unit;
    const where = theHex(world.board.grid, command.to);
    if (command.to === unit.at) return objection('T6.3.2', say`${unit} is already at ${where}`);
    const landing =
      fieldFault(world, state, unit.side, command.to, 'T6.3.2a', 'Q10.2') ??
      occupiedFault(world, state, unit.side, command.to) ??
      closedTo(world, state, unit.side, 'land').get(command.to) ??
      world.rules.airspace({ state, hex: command.to });
    if (landing) return landing;
    if (command.path) return pathFault(world, state, unit.at, command.to, command.path, ANY_RANGE);
    if (flightPath(world, state, unit.side, [unit.at], command.to, ANY_RANGE)) return undefined;
    return objection('T6.3.7', say`there is no way by air to ${where}`);
  },
  play(world, state, command, emit) {
    const unit = state.units[command.unit] as Unit;
    const path = command.path ?? flightPath(world, state, unit.side, [unit.at], command.to, ANY_RANGE);
    if (!path) throw new Error('an unchecked transport was played');
    emit({ is: 'carried', unit: command.unit, path, spent: unit.spent + LANDING_COST });
    trespass(world, state, unit.side, [command.unit], path, emit);
    for (const av of usedBy(world, state, [command.to])) emit({ is: 'avUsed', av: av.no, units: [command.unit] });
    takeInPassing(world, state, [command.to], emit);
  },
  *legal(world, state) {
    const fields = world.board.cityHexes.filter((hex) => usable(world, state, state.mover, hex));
    for (const no of onMap(state, state.mover, (unit) => fields.includes(unit.at))) {
      if (transportFault(world, state, no)) continue;
      for (const to of fields) {
        const command = { do: 'airTransport', unit: no, to } as const;
        if (!airTransport.check(world, state, command)) yield command;
      }
    }
  },
  sample(world, state, choose) {
    const fields = world.board.cityHexes.filter((hex) => usable(world, state, state.mover, hex));
    const no = pick(
      onMap(state, state.mover, (unit) => fields.includes(unit.at)),
      choose,
    );
    const to = pick(fields, choose);
    if (no === undefined || to === undefined) return undefined;
    const command = { do: 'airTransport', unit: no, to } as const;
    return airTransport.check(world, state, command) ? undefined : command;
  },
};
