import { isObjection, type Objection } from '#core/objection.ts';
import { neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { sails } from '../landings/sea.ts';
import { allowanceOf, groundPrice } from '../move/price.ts';
import type { State, Unit } from '../types.ts';
import { kindOf } from '../units.ts';
import type { World } from '../world.ts';

/** Ground a unit can be set up on and never leave, as a tank in a wood without a road. */

/** Vehicles that can go to fewer hexes than these, other units aside, are as good as lost. */
const ENOUGH = 7;
const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
const NOBODY: readonly Unit[] = [];

/**
 * Rule that shuts a vehicle in at a hex; undefined where it gets away, and for units on foot, ships, aircraft and fixed
 * units.
 */
export function trapFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const kind = kindOf(world, unit);
  if (kind.mp < 1 || kind.moveClass === 'foot' || kind.type === 'aircraft' || sails(world, unit)) return undefined;
  const { grid } = world.board;
  const alone = { ...state, units: NOBODY };
  const found = new Set([hex]);
  let first: Objection | undefined;
  for (const from of found) {
    const standing = { ...unit, place: 'map', at: from } as const;
    const pace = { unit: standing, from, began: from, left: allowanceOf(kind), fresh: true };
    for (const direction of DIRECTIONS) {
      const to = neighbour(grid, from, direction);
      if (to === NOWHERE) continue;
      const price = groundPrice(world, alone, pace, to, direction);
      if (isObjection(price)) first ??= price;
      else found.add(to);
    }
    if (found.size >= ENOUGH) return undefined;
  }
  return first;
}
