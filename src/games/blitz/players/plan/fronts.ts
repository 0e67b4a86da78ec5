import type { State } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

/**
 * Fronts: parts of the map fought over almost independently, so that a plan can be put together of the best found in
 * each.
 */
export interface Fronts {
  readonly count: number;
  /** The front every hex belongs to. */
  readonly of: Int16Array;
}

/** Radius of a front: farther units belong to another one. */
const WIDE = 7;
const MOST_FRONTS = 12;

export function frontsOf({ board }: World, state: State): Fronts {
  const { grid } = board;
  const places = [...new Set(state.units.flatMap((unit) => (unit.place === 'map' && isGround(unit) ? [unit.at] : [])))];
  places.sort((a, b) => a - b);
  const of = new Int16Array(grid.size);
  const far = new Float64Array(grid.size).fill(Number.POSITIVE_INFINITY);
  let count = 0;
  // Add one middle after the other, always at the unit farthest from those there are.
  for (let middle: Hex | undefined = places[0]; middle !== undefined && count < MOST_FRONTS; count++) {
    for (let hex = 0; hex < grid.size; hex++) {
      const d = distance(grid, hex, middle);
      if (d >= (far[hex] as number)) continue;
      far[hex] = d;
      of[hex] = count;
    }
    let next: Hex | undefined;
    for (const hex of places)
      if ((far[hex] as number) > (next === undefined ? WIDE : (far[next] as number))) next = hex;
    middle = next;
  }
  return { count: Math.max(count, 1), of };
}
