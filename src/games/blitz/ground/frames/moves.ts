import type { Choose } from '#core/dice/dice.ts';
import { english, msg, theHex, theSide } from '#core/message.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { pathTo } from '#hex/path.ts';
import { fieldFault, occupiedFault } from '#games/blitz/air/rules/air.ts';
import { isParticipant, usedBy } from '#games/blitz/combat/rules/av.ts';
import { isCity, isRailHex } from '#games/blitz/board.ts';
import { homeCities, isHome, isLost } from '#games/blitz/countries/rules/cities.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { airRoom } from '#games/blitz/air/rules/missions.ts';
import { closedTo } from '../rules/closures.ts';
import { allowance, randomHex, reachOf, routeTo, walk } from '../rules/movement.ts';
import { tooLarge } from '../rules/stack-limits.ts';
import { wayTogether, whyNot } from '../rules/move-refusals.ts';
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
} from '#games/blitz/types.ts';
import { isAirbase, isAircraft, isFlak, isGround, isInstallation, isTrain, isShip } from '#games/blitz/kinds.ts';
import { inSecondImpulse } from '#games/blitz/turns.ts';
import { dockAt } from '#games/blitz/sea/ships/ports.ts';
import { berthFault } from '#games/blitz/sea/ships/set-up.ts';
import { trainsAt } from '#games/blitz/ground/rail/trains.ts';
import type { World } from '#games/blitz/world.ts';
import { ownUnit, unitsWhere } from '#games/blitz/step.ts';
import type { Verb, Verbs } from '#games/blitz/verb.ts';
import { theUnit } from '#games/blitz/words.ts';

/** Movement over land and arrivals: B6, B17. */

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
  return objection('T7.3.7', msg`${theUnit(state, no)} is committed to an automatic victory and does not move`);
}

/** Consequences of moving along these hexes: minor countries entered, automatic victories used. */
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
  world.rules.ground.takeInPassing?.(world, state, hexes, emit);
}

/** B17.3 to B17.4; aircraft: T23.0.2 with air room. */
export function arrivalFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  if (unit.nation !== undefined) return objection('M18.17', msg`${unit} is of a minor country, which gets nobody more`);
  const { arrival } = world.rules.air;
  if (isAircraft(unit) && arrival) return arrival.fault(world, state, unit, hex) ?? world.rules.arrive({ state, unit });
  if (!isCity(board, hex) || !isHome(world, unit.side, hex) || isLost(world, state, unit.side, hex)) {
    return objection('B17.3', msg`${where} is no city hex of ${theSide(unit.side)}'s home country`);
  }
  const fault =
    fieldFault(world, state, unit.side, hex, 'B17.3', 'B17.3') ??
    occupiedFault(world, state, unit.side, hex) ??
    closedTo(world, state, unit, 'placement').get(hex) ??
    world.rules.arrive({ state, unit });
  if (fault) return fault;
  if (isShip(unit)) return berthFault(world, state, unit, hex);
  if (isTrain(unit)) {
    if (!isRailHex(board, hex))
      return objection('M7.19', msg`${where} has no rail line: trains come into play on those`);
    return trainsAt(state, unit.side, hex).length === 0
      ? undefined
      : objection('M7.12', msg`${where} holds a train already: one in a hex is allowed`);
  }
  if (isGround(unit)) return tooLarge(world, state, unit, hex, 'B17.4');
  if (airRoom(world, state, unit.side, hex) >= sizeOf(unit)) return undefined;
  return objection('T23.0.3', msg`${where} has no room for ${unit}`);
}

/** B17.3, M70.fallback: where it may come into play, room aside. */
const arrivalHexes = (world: World, state: State, unit: Unit): readonly Hex[] =>
  (isAircraft(unit) ? world.rules.air.arrival?.hexes(state, unit.side) : undefined) ?? homeCities(world, unit.side);

export const placeReinforcement: Verb<'placeReinforcement'> = {
  check(world, state, command) {
    const unit = ownUnit(state, state.mover, command.unit, 'B17.3');
    if (isObjection(unit)) return unit;
    if (unit.place !== 'waiting') return objection('B17.2', msg`${unit} is no unit still to come`);
    if (unit.due > state.turn) return objection('B17.1', msg`${unit} arrives on turn ${unit.due} at the earliest`);
    return arrivalFault(world, state, unit, command.hex);
  },
  play({ board }, state, command, emit) {
    const dock = isShip(state.units[command.unit] as Unit) ? dockAt(board, command.hex) : undefined;
    if (dock) return emit({ is: 'berthed', unit: command.unit, hex: dock.hex });
    emit({ is: 'reinforced', unit: command.unit, hex: command.hex });
  },
  *legal(world, state) {
    for (const no of dueUnits(state, state.mover)) {
      for (const hex of arrivalHexes(world, state, state.units[no] as Unit)) {
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
      const hex = pick(arrivalHexes(world, state, unit), choose);
      if (hex !== undefined && !arrivalFault(world, state, unit, hex))
        return { do: 'placeReinforcement', unit: no, hex };
    }
    return undefined;
  },
  ask: ({ board }, state, no, unit) =>
    unit.place === 'waiting'
      ? { do: 'placeReinforcement', unit: no, hex: board.homeCityHexes[state.mover][0] ?? 0 }
      : undefined,
};

/** A move to a random hex, near or far, tried a few times: a drawn node may be the hex the unit stands on. */
function randomMove(world: World, state: State, no: UnitNo, choose: Choose): Command | undefined {
  const unit = state.units[no] as Unit;
  const left = allowance(world, state, unit) - unit.spent;
  const range = reachOf(world, state, unit, Math.ceil((left * (1 + choose(3))) / 3));
  for (let tries = 0; tries < 8; tries++) {
    const hex = randomHex(range, choose);
    const route = hex === undefined ? undefined : routeTo(range, hex);
    if (route && hex !== undefined && !world.rules.mayEnd({ world, state, unit, hex }))
      return { do: 'moveUnit', units: [no], path: route.path };
  }
  return undefined;
}

/** Objection to marching with a unit that is no ground unit. */
function notOnFoot(world: World, state: State, unit: Unit, to: Hex | undefined): Objection {
  if (isShip(unit)) return objection('M11.3', msg`${unit} is a ship`);
  if (isTrain(unit)) return objection('M7.2', msg`${unit} is a train: it runs on rails (moveTrain)`);
  if (isInstallation(unit)) return objection('M18.16', msg`${unit} is a supply counter and never moves`);
  if (isFlak(unit)) return objection('M80.22', msg`${unit} is flak: it moves in a step of its own (moveFlak)`, 'M90.6');
  if (isAirbase(unit)) return objection('M12.3', msg`${unit} is an airbase and never moves`);
  return world.rules.air.marchFault(world, state, unit, to);
}

/** Objection to moving a unit that is off the map or not in the war. */
function notThere(state: State, unit: Unit): Objection {
  if (unit.place === 'neutral')
    return objection('M18.10', msg`${unit} is of a neutral country, whose army does not move`, 'M17.c.3', 'B6.1');
  if (unit.place === 'aboard')
    return objection('B6.1', msg`${unit} is on board`, ...(inSecondImpulse(state) ? ['M90.3', 'M1.3'] : []));
  return objection('B6.1', msg`${unit} is not on the map`);
}

/** The path of a move; one that only says where to goes a cheapest way. */
function pathOf(world: World, state: State, { units: named, path, to }: CommandOf<'moveUnit'>): readonly Hex[] {
  const [first, ...others] = named.map((no) => state.units[no] as Unit);
  if (to === undefined || path.length > 0 || !first) return path;
  return wayTogether(world, state, [first, ...others], to) ?? [];
}

export const moveUnit: Verb<'moveUnit'> = {
  check(world, state, command) {
    if (command.units.length === 0) return objection('B6.1', msg`no unit is named`);
    const { path, to } = command;
    if (path.length === 0 && to === undefined) return objection('B6.2', msg`the path names no hex`);
    if (path.length > 0 && to !== undefined && path.at(-1) !== to)
      return objection('B6.2', msg`the path does not end at ${theHex(world.board.grid, to)}`);
    if (new Set(command.units).size < command.units.length) return objection('B6.1', msg`a unit is named twice`);
    let from: Hex | undefined;
    for (const no of command.units) {
      const unit = ownUnit(state, state.mover, no, 'B6.1');
      if (isObjection(unit)) return unit;
      if (unit.place !== 'map') return notThere(state, unit);
      if (!isGround(unit)) return notOnFoot(world, state, unit, to);
      if (from !== undefined && unit.at !== from)
        return objection('B8.4', msg`${unit} is not in the same hex as the others`);
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
  const { unit, steps, found } = reachOf(world, state, state.units[no] as Unit);
  const moves: Command[] = [];
  const seen = new Set<Hex>([unit.at]);
  for (let i = 0; i < found.count; i++) {
    const node = found.settled[i] as number;
    const hex = steps.hexOf[node] as Hex;
    if (seen.has(hex)) continue;
    seen.add(hex);
    moves.push({ do: 'moveUnit', units: [no], path: pathTo(steps, found, node) });
  }
  return moves;
}

export const groundVerbs: Verbs = { placeReinforcement, moveUnit };
