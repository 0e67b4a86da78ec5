import { type Objection, objection } from '../core/objection.ts';
import { directionTo, distance, nameOf, neighboursOf } from '../hex/grid.ts';
import type { Hex } from '../hex/hex.ts';
import { fieldOf, holds, inZoc } from './field.ts';
import { roomFor, tooLarge } from './stacking.ts';
import { other, type State, type Unit } from './types.ts';
import type { World } from './world.ts';

/** B19.5.3: why a retreating unit may not enter a hex. */
function closed(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  const field = fieldOf(board, state.units);
  const enemy = other(unit.side);
  const where = nameOf(board.grid, hex);
  if (board.land[hex] === 0) return objection('B19.5.3', `${where} is ${board.surface[hex] ?? ''}: no retreat there`);
  if (holds(field, enemy, hex)) return objection('B19.5.3', `${where} holds an enemy unit`);
  if (inZoc(field, enemy, hex)) return objection('B19.5.3', `${where} is in an enemy zone of control`);
  return undefined;
}

/** All legal retreat paths of a unit: N steps, ending with room (B19.5.5) as far off as possible (B19.5.6). */
export function retreatPaths(world: World, state: State, unit: Unit, steps: number): Hex[][] {
  const { grid } = world.board;
  const field = fieldOf(world.board, state.units);
  const paths: { path: Hex[]; far: number }[] = [];
  const open = new Map<Hex, boolean>();
  const isOpen = (hex: Hex): boolean => {
    let answer = open.get(hex);
    if (answer === undefined) {
      answer = closed(world, state, unit, hex) === undefined;
      open.set(hex, answer);
    }
    return answer;
  };
  const follow = (at: Hex, path: Hex[]): void => {
    if (path.length === steps) {
      if (roomFor(field, unit, at)) paths.push({ path, far: distance(grid, unit.at, at) });
      return;
    }
    for (const next of neighboursOf(grid, at)) {
      if (next === unit.at || path.includes(next) || !isOpen(next)) continue;
      follow(next, [...path, next]);
    }
  };
  follow(unit.at, []);
  const farthest = paths.reduce((most, { far }) => Math.max(most, far), 0);
  return paths.filter(({ far }) => far === farthest).map(({ path }) => path);
}

export function retreatFault(
  world: World,
  state: State,
  unit: Unit,
  steps: number,
  path: readonly Hex[],
): Objection | undefined {
  const { grid } = world.board;
  if (path.length !== steps) {
    return objection('B19.5.2', `a retreat of ${steps} has exactly ${steps} steps; the path has ${path.length}`);
  }
  const seen = new Set([unit.at]);
  let at = unit.at;
  for (const hex of path) {
    const where = nameOf(grid, hex);
    if (directionTo(grid, at, hex) < 0) {
      return objection('B19.5.2', `the path has a gap: ${nameOf(grid, at)} and ${where} are not adjacent`);
    }
    if (seen.has(hex)) return objection('B19.5.2', `the path comes to ${where} a second time`);
    const barred = closed(world, state, unit, hex);
    if (barred) return barred;
    seen.add(hex);
    at = hex;
  }
  const full = tooLarge(world, state, unit, at, 'B19.5.5');
  if (full) return full;
  const best = retreatPaths(world, state, unit, steps)[0];
  const far = distance(grid, unit.at, best?.at(-1) ?? at);
  if (distance(grid, unit.at, at) >= far) return undefined;
  return objection('B19.5.6', `${nameOf(grid, at)} is nearer than need be: a path ends ${far} hexes away`);
}
