import { type Objection, objection } from '../core/objection.ts';
import { directionTo, nameOf, neighboursOf } from '../hex/grid.ts';
import { type Hex, NOWHERE } from '../hex/hex.ts';
import { type Board, isCity, isRough } from './board.ts';
import { controllerOf, friendly, usable } from './cities.ts';
import { fieldOf, holds, inZoc } from './field.ts';
import { mayFly, other, type State, type Unit } from './types.ts';
import type { World } from './world.ts';

/** B18.1: the longest airborne flight. */
export const AIRBORNE_RANGE = 20;

/** B18.7: over land, sea and lake, never over neutral hexes. */
const airspace = (board: Board, hex: Hex): boolean => board.surface[hex] !== 'neutral';

/** All hexes within a flight of `range`, with the hex each was reached from. */
export function flights(board: Board, from: Hex, range: number): Map<Hex, Hex> {
  const cameFrom = new Map<Hex, Hex>([[from, NOWHERE]]);
  let ring = [from];
  for (let length = 0; length < range && ring.length > 0; length++) {
    const next: Hex[] = [];
    for (const hex of ring) {
      for (const beside of neighboursOf(board.grid, hex)) {
        if (cameFrom.has(beside) || !airspace(board, beside)) continue;
        cameFrom.set(beside, hex);
        next.push(beside);
      }
    }
    ring = next;
  }
  return cameFrom;
}

/** A shortest flight path to a hex (without the start), or undefined when it is out of reach. */
export function flightPath(board: Board, from: Hex, to: Hex, range: number): Hex[] | undefined {
  const cameFrom = flights(board, from, range);
  if (!cameFrom.has(to)) return undefined;
  const path: Hex[] = [];
  for (let at = to; at !== from; at = cameFrom.get(at) ?? from) path.push(at);
  return path.reverse();
}

/** May this unit take off where it stands? (B18.1, B18.8) */
export function takeOffFault(world: World, state: State, unit: Unit): Objection | undefined {
  const { board } = world;
  const where = nameOf(board.grid, unit.at);
  if (!mayFly(unit)) return objection('B18.1', `${unit.id} is neither airborne nor air assault and cannot be flown`);
  if (unit.flown) return objection('B18.1', `${unit.id} has already been flown in this player turn`);
  if (!isCity(board, unit.at))
    return objection('B18.1', `${where} is no city: flights take off from a friendly city hex`);
  if (controllerOf(board, state.control, unit.at) !== unit.side) {
    return objection('B18.1', `${where} is not controlled by ${unit.side}`);
  }
  if (!friendly(world, state, unit.side, unit.at)) {
    return objection('B18.1', `${where} is contested: an enemy unit covers it (B10.4)`);
  }
  if (!usable(world, state, unit.side, unit.at)) {
    return objection('B18.8', `${where} was taken in this player turn and cannot be used yet`);
  }
  return undefined;
}

/** May it land there? (B18.2) */
export function landingFault(world: World, state: State, unit: Unit, to: Hex): Objection | undefined {
  const { board } = world;
  const field = fieldOf(board, state.units);
  const where = nameOf(board.grid, to);
  const enemy = other(unit.side);
  if (board.land[to] === 0)
    return objection('B18.2', `${where} is ${board.surface[to] ?? 'off the map'}: no landing there`);
  if (holds(field, enemy, to)) return objection('B18.2', `${where} holds an enemy unit`);
  if (inZoc(field, enemy, to)) return objection('B18.2', `${where} is next to an enemy unit`);
  return undefined;
}

export function flightFault(
  world: World,
  state: State,
  unit: Unit,
  to: Hex,
  path: readonly Hex[] | undefined,
): Objection | undefined {
  const { board } = world;
  const fault = takeOffFault(world, state, unit) ?? landingFault(world, state, unit, to);
  if (fault) return fault;
  if (to === unit.at) return objection('B18.1', `${unit.id} is already at ${nameOf(board.grid, to)}`);
  if (!path) {
    if (flightPath(board, unit.at, to, AIRBORNE_RANGE)) return undefined;
    return objection('B18.1', `${nameOf(board.grid, to)} is more than ${AIRBORNE_RANGE} hexes of flight away`);
  }
  let at = unit.at;
  for (const hex of path) {
    const where = nameOf(board.grid, hex);
    if (directionTo(board.grid, at, hex) < 0) {
      return objection('B18.7', `the flight path has a gap: ${nameOf(board.grid, at)} and ${where} are not adjacent`);
    }
    if (!airspace(board, hex)) return objection('B18.7', `${where} is neutral: no flight over it`);
    at = hex;
  }
  if (at !== to) return objection('B18.7', `the flight path ends at ${nameOf(board.grid, at)}`);
  if (path.length > AIRBORNE_RANGE) {
    return objection('B18.6', `the flight path is ${path.length} hexes long; ${AIRBORNE_RANGE} are allowed`);
  }
  return undefined;
}

/** B18.4: a unit that lands on forest or mountain may not move further. */
export const landsRough = (board: Board, to: Hex): boolean => isRough(board, to);
