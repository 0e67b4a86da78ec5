import type { Choose } from '#core/dice/dice.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isGround, mayFly } from '#games/blitz/kinds.ts';
import { nearestOf, onLand, ownUnit } from '#games/blitz/step.ts';
import { type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Verb, Verbs } from '#games/blitz/verb.ts';
import { inPoints, thePoints } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { usedBy } from '#games/blitz/combat/rules/av.ts';
import { usable } from '#games/blitz/countries/rules/cities.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { allowance } from '#games/blitz/ground/rules/movement.ts';
import { lockFault, onMap, pick, randomUnit } from '#games/blitz/ground/frames/moves.ts';
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
  skiesFault,
} from '../rules/air.ts';

/** B18, T6.3: units that are flown. */

/** Every hex an airborne unit may be flown to. */
function landings(world: World, state: State, unit: Unit): Hex[] {
  if (!mayFly(unit) || takeOffFault(world, state, unit)) return [];
  return flights(world, state, [unit.at], AIRBORNE_RANGE)
    .keys()
    .filter((to) => to !== unit.at && !landingFault(world, state, unit, to));
}

/** Random landing hex, drawn a few times: most hexes within a flight will do. */
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
    if (unit.place !== 'map') return objection('B18.1', msg`${unit} is not on the map`);
    return lockFault(state, command.unit) ?? flightFault(world, state, unit, command.to, command.path);
  },
  play(world, state, command, emit) {
    const unit = state.units[command.unit] as Unit;
    const path = command.path ?? flightPath(world, state, unit.side, [unit.at], command.to, AIRBORNE_RANGE);
    if (!path) throw new Error('an unchecked flight was played');
    emit({ is: 'flown', unit: command.unit, path, stopped: landsRough(world, command.to) });
    trespass(world, state, unit.side, [command.unit], path, emit);
    for (const av of usedBy(world, state, [command.to])) emit({ is: 'avUsed', av: av.no, units: [command.unit] });
    world.rules.ground.takeInPassing?.(world, state, [command.to], emit);
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
  ask: ({ board }, _state, no, unit) =>
    mayFly(unit) && unit.place === 'map'
      ? { do: 'flyAirborne', unit: no, to: neighboursOf(board.grid, unit.at)[0] ?? unit.at }
      : undefined,
};

/** T6.3: who may be carried from where it stands. */
function transportFault(world: World, state: State, no: UnitNo): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'T6.3.1');
  if (isObjection(unit)) return unit;
  if (unit.place !== 'map' || !isGround(unit)) return objection('T6.3.1', msg`${unit} is no ground unit on the map`);
  const grounded =
    world.rules.flight({ state, kind: 'transport' }) ??
    world.rules.boards({ state, unit }) ??
    world.rules.leave({ world, state, unit }) ??
    world.rules.airspace({ state, hex: unit.at }) ??
    skiesFault(world, state, unit.at) ??
    lockFault(state, no);
  if (grounded) return grounded;
  if (unit.flown) return objection('T6.3.6', msg`${unit} has already been flown in this player turn`);
  if (state.carried + sizeOf(unit) > TRANSPORT_LIMIT) {
    return objection(
      'T6.3.1',
      msg`${state.carried} size has been carried; with ${unit} it would exceed ${TRANSPORT_LIMIT}`,
    );
  }
  const left = allowance(world, state, unit) - unit.spent;
  if (left < LANDING_COST)
    return objection('T6.3.3', msg`landing costs ${thePoints(LANDING_COST)}; ${unit} has ${inPoints(left)} left`);
  return fieldFault(world, state, unit.side, unit.at, 'T6.3.2a', 'Q10.2') ?? haltFault(unit);
}

export const airTransport: Verb<'airTransport'> = {
  check(world, state, command) {
    const fault = transportFault(world, state, command.unit);
    if (fault) return fault;
    const unit = state.units[command.unit] as Unit;
    const where = theHex(world.board.grid, command.to);
    if (command.to === unit.at) return objection('T6.3.2', msg`${unit} is already at ${where}`);
    const landing =
      fieldFault(world, state, unit.side, command.to, 'T6.3.2a', 'Q10.2') ??
      occupiedFault(world, state, unit.side, command.to) ??
      closedTo(world, state, unit, 'land').get(command.to) ??
      world.rules.airspace({ state, hex: command.to }) ??
      skiesFault(world, state, command.to);
    if (landing) return landing;
    if (command.path) return pathFault(world, state, unit.at, command.to, command.path, ANY_RANGE);
    if (flightPath(world, state, unit.side, [unit.at], command.to, ANY_RANGE)) return undefined;
    return objection('T6.3.7', msg`there is no way by air to ${where}`);
  },
  play(world, state, command, emit) {
    const unit = state.units[command.unit] as Unit;
    const path = command.path ?? flightPath(world, state, unit.side, [unit.at], command.to, ANY_RANGE);
    if (!path) throw new Error('an unchecked transport was played');
    emit({ is: 'carried', unit: command.unit, path, spent: unit.spent + LANDING_COST });
    trespass(world, state, unit.side, [command.unit], path, emit);
    for (const av of usedBy(world, state, [command.to])) emit({ is: 'avUsed', av: av.no, units: [command.unit] });
    world.rules.ground.takeInPassing?.(world, state, [command.to], emit);
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
  ask(world, _state, no, unit) {
    if (!onLand(world, unit)) return undefined;
    const others = world.board.cityHexes.filter((hex) => hex !== unit.at);
    const to = nearestOf(world, unit.at, others);
    return to === undefined ? undefined : { do: 'airTransport', unit: no, to };
  },
};

export const airVerbs: Verbs = { flyAirborne, airTransport };
