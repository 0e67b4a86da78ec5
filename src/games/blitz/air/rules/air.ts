import { type Objection, objection, type RuleId } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { nobodyObjects } from '#core/rulebook.ts';
import { directionTo } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { isCity, isRough } from '#games/blitz/board.ts';
import { controllerOf, friendly, usable } from '#games/blitz/countries/rules/cities.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { neutralAt } from '#games/blitz/countries/rules/nations.ts';
import { bars, fieldOf, holds, inZoc, parkedAt } from '#games/blitz/ground/rules/field.ts';
import { costlyFlight } from '#games/blitz/countries/rules/minors.ts';
import { other, type Side, type State, type Unit } from '#games/blitz/types.ts';
import { mayFly } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { theGround } from '#games/blitz/words.ts';

/** B18.1: the longest airborne flight. */
export const AIRBORNE_RANGE = 20;
/** T6.3.7: air transport and rebasing know no limit. */
export const ANY_RANGE = 9999;

/** B18.7: over land, sea and lake, never over neutral hexes; the weather may close more (O24.5, O24.6). */
function airspaceFault(world: World, state: State, hex: Hex): Objection | undefined {
  if (world.board.surface[hex] === 'neutral') {
    return objection('B18.7', msg`${theHex(world.board.grid, hex)} is neutral: no flight over it`);
  }
  return world.rules.airspace({ state, hex });
}

/** M14.10: nobody flies from or to where nothing can be seen. */
export const skiesFault = (world: World, state: State, hex: Hex): Objection | undefined =>
  world.rules.weather.visibility({ world, state, hex }) === 3
    ? objection('M14.10', msg`no flight from, to or over ${theHex(world.board.grid, hex)}: nothing can be seen there`)
    : undefined;

/** M14.10: nothing is dropped in poor visibility. */
export const blindFault = (world: World, state: State, hex: Hex): Objection | undefined =>
  world.rules.weather.visibility({ world, state, hex }) > 1
    ? objection('M14.10', msg`the visibility at ${theHex(world.board.grid, hex)} is poor: nothing is dropped`)
    : undefined;

/** The hexes of a search by air, nearest first, and the hex each was reached from (NOWHERE for the starts). */
export interface Flights {
  has(hex: Hex): boolean;
  get(hex: Hex): Hex | undefined;
  keys(): readonly Hex[];
}

const UNSEEN = -2;

/** All hexes within a flight of `range`. */
export function flights(
  world: World,
  state: State,
  starts: readonly Hex[],
  range: number,
  avoid?: (hex: Hex) => boolean,
): Flights {
  const { board, rules } = world;
  const { neighbours } = board.grid;
  const plain = rules.airspace === nobodyObjects;
  const open = (hex: Hex) => (plain ? board.surface[hex] !== 'neutral' : !airspaceFault(world, state, hex));
  const cameFrom = new Int16Array(board.grid.size).fill(UNSEEN);
  const hexes: Hex[] = [];
  for (const hex of starts) {
    if (cameFrom[hex] !== UNSEEN || !open(hex)) continue;
    cameFrom[hex] = NOWHERE;
    hexes.push(hex);
  }
  let done = 0;
  for (let length = 0; length < range && done < hexes.length; length++) {
    for (const ring = hexes.length; done < ring; done++) {
      const hex = hexes[done] as Hex;
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const beside = neighbours[edge] as Hex;
        if (beside === NOWHERE || cameFrom[beside] !== UNSEEN || !open(beside) || avoid?.(beside)) continue;
        cameFrom[beside] = hex;
        hexes.push(beside);
      }
    }
  }
  const get = (hex: Hex) => (cameFrom[hex] === UNSEEN ? undefined : cameFrom[hex]);
  return { has: (hex) => get(hex) !== undefined, get, keys: () => hexes };
}

function pathIn(found: Flights, to: Hex): Hex[] | undefined {
  if (!found.has(to)) return undefined;
  const path: Hex[] = [];
  for (let at = to; found.get(at) !== NOWHERE; at = found.get(at) ?? NOWHERE) path.push(at);
  return path.reverse();
}

/** Sets of these, the small ones first. */
function* subsets<T>(list: readonly T[]): Generator<readonly T[]> {
  const all = Array.from({ length: 1 << list.length }, (_, mask) => list.filter((_one, i) => (mask >> i) & 1));
  yield* all.sort((a, b) => a.length - b.length);
}

/**
 * A flight path to a hex (without the start): T22.5c, one that neither violates a minor country nor makes a loss due
 * if there is one within range, else one over as few such countries as can be; of these a shortest one.
 */
export function flightPath(
  world: World,
  state: State,
  side: Side,
  from: readonly Hex[],
  to: Hex,
  range: number,
): Hex[] | undefined {
  const { country } = world.board;
  const shortest = pathIn(flights(world, state, from, range), to);
  const costly = costlyFlight(state, side).filter((one) => one !== country[to]);
  if (!shortest?.some((hex) => costly.includes(country[hex] ?? NOWHERE))) return shortest;
  for (const crossed of subsets(costly)) {
    const closed = new Set(costly.filter((one) => !crossed.includes(one)));
    const round = pathIn(
      flights(world, state, from, range, (hex) => closed.has(country[hex] ?? NOWHERE)),
      to,
    );
    if (round) return round;
  }
  return shortest;
}

/** Fault of a flight path given by the player. */
export function pathFault(
  world: World,
  state: State,
  from: Hex,
  to: Hex,
  path: readonly Hex[],
  range: number,
): Objection | undefined {
  const { grid } = world.board;
  let at = from;
  for (const hex of path) {
    if (directionTo(grid, at, hex) < 0) {
      return objection(
        'B18.7',
        msg`the flight path has a gap: ${theHex(grid, at)} and ${theHex(grid, hex)} are not adjacent`,
      );
    }
    const closed = airspaceFault(world, state, hex);
    if (closed) return closed;
    at = hex;
  }
  if (at !== to) return objection('B18.7', msg`the flight path ends at ${theHex(grid, at)}`);
  if (path.length > range)
    return objection('B18.6', msg`the flight path is ${path.length} {hex|hexes} long; ${range} {is|are} allowed`);
  return undefined;
}

/** B18.1, B18.8, T6.3.2a: a friendly city hex that was its owner's when the player turn began. */
export function fieldFault(
  world: World,
  state: State,
  side: Side,
  hex: Hex,
  rule: RuleId,
  late: RuleId,
): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  if (!isCity(board, hex)) return objection(rule, msg`${where} is no friendly city hex`);
  if (usable(world, state, side, hex)) return undefined;
  if (controllerOf(board, state.control, hex) !== side)
    return objection(rule, msg`${where} is not controlled by ${theSide(side)}`);
  const unused = world.rules.cityUse({ world, state, side, hex });
  if (unused) return unused;
  if (!friendly(world, state, side, hex))
    return objection(rule, msg`${where} is contested: an enemy unit covers it (B10.4)`);
  return objection(late, msg`${where} was taken in this player turn and cannot be used yet`);
}

/** B6.6: nobody is placed or landed on an enemy, ground or air, the victim of an automatic victory included. */
export function occupiedFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  const enemy = other(side);
  const field = fieldOf(world, state);
  const there = holds(field, enemy, hex) || bars(field, enemy, hex);
  const free = !there && parkedAt(state.units, enemy, hex).length === 0;
  if (free && !neutralAt(state, hex)) return undefined;
  return objection('B6.6', msg`${theHex(world.board.grid, hex)} holds an enemy unit`);
}

/** T7.3.4: a unit stopped by a victim before the declaration has ended its move, though its city is friendly since. */
export const haltFault = (unit: Unit): Objection | undefined =>
  unit.stopped ? objection('T7.3.4', msg`${unit} has ended its move in this player turn`) : undefined;

/** May this unit take off where it stands? (B18.1, B18.8) */
export function takeOffFault(world: World, state: State, unit: Unit): Objection | undefined {
  if (!mayFly(unit)) return objection('B18.1', msg`${unit} is neither airborne nor air assault and cannot be flown`);
  if (unit.flown) return objection('B18.1', msg`${unit} has already been flown in this player turn`);
  const grounded =
    world.rules.flight({ state, kind: 'airborne' }) ??
    world.rules.boards({ state, unit }) ??
    world.rules.leave({ world, state, unit }) ??
    world.rules.airspace({ state, hex: unit.at }) ??
    skiesFault(world, state, unit.at);
  return grounded ?? fieldFault(world, state, unit.side, unit.at, 'B18.1', 'B18.8') ?? haltFault(unit);
}

/** May it land there? (B18.2) */
export function landingFault(world: World, state: State, unit: Unit, to: Hex): Objection | undefined {
  const { board } = world;
  const field = fieldOf(world, state);
  const where = theHex(board.grid, to);
  const enemy = other(unit.side);
  if (board.land[to] === 0) return objection('B18.2', msg`${where} is ${theGround(board, to)}: no landing there`);
  const closed =
    closedTo(world, state, unit, 'land').get(to) ??
    world.rules.airspace({ state, hex: to }) ??
    skiesFault(world, state, to) ??
    blindFault(world, state, to);
  if (closed) return closed;
  // T90.6: next to the victim of an automatic victory, but not on it.
  if (bars(field, enemy, to) || holds(field, enemy, to)) return objection('B18.2', msg`${where} holds an enemy unit`);
  if (inZoc(field, enemy, to)) return objection('B18.2', msg`${where} is next to an enemy unit`);
  return undefined;
}

export function flightFault(
  world: World,
  state: State,
  unit: Unit,
  to: Hex,
  path: readonly Hex[] | undefined,
): Objection | undefined {
  const { grid } = world.board;
  const fault = takeOffFault(world, state, unit) ?? landingFault(world, state, unit, to);
  if (fault) return fault;
  if (to === unit.at) return objection('B18.1', msg`${unit} is already at ${theHex(grid, to)}`);
  if (path) return pathFault(world, state, unit.at, to, path, AIRBORNE_RANGE);
  if (flightPath(world, state, unit.side, [unit.at], to, AIRBORNE_RANGE)) return undefined;
  return objection('B18.1', msg`${theHex(grid, to)} is more than ${AIRBORNE_RANGE} {hex|hexes} of flight away`);
}

/** B18.4: a unit that lands on forest or mountain may not move further. */
export const landsRough = (world: World, to: Hex): boolean => isRough(world.board, to);

/** T6.3.1 */
export const TRANSPORT_LIMIT = 12;
/** T6.3.3, T6.1.7: thirds a landing costs. */
export const LANDING_COST = 3;
