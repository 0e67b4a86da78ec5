import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Kind, KindClass } from '#games/gamex/kinds.ts';
import type { Side, State, Unit } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { worthOf } from '../worth.ts';

/** Arms together: carriers behind those who fight, and fighters on victory hexes. */

/** Trucks, wagons and half-tracks: made to carry, not to fight. */
export const isCarrier = ({ class: picture }: Kind): boolean => CARRIERS.has(picture);
const CARRIERS: ReadonlySet<KindClass> = new Set(['halftrack', 'carrier', 'truck', 'wagon', 'tractor']);

const fights = (kind: Kind): boolean => kind.as > 0 && !isCarrier(kind);

/** Hexes within which the enemy counts as near. */
const NEAR = 10;

function nearest(grid: World['board']['grid'], hex: Hex, others: readonly Unit[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (const { at } of others) best = Math.min(best, distance(grid, hex, at));
  return best;
}

/** Victory hexes with fighters in good order, and carriers nearer to the enemy than all fighters, in worth. */
export function arms(world: World, state: State, side: Side): { readonly garrison: number; readonly leading: number } {
  const { grid } = world.board;
  const carriers: Unit[] = [];
  const foes: Unit[] = [];
  const own: Unit[] = [];
  const manned = new Set<Hex>();
  for (const unit of state.units) {
    if (unit.place !== 'map') continue;
    const kind = kindOf(world, unit);
    if (unit.side !== side) foes.push(unit);
    else if (isCarrier(kind)) carriers.push(unit);
    else if (fights(kind)) {
      own.push(unit);
      if (!unit.disrupted && world.contested.has(unit.at)) manned.add(unit.at);
    }
  }
  let leading = 0;
  if (carriers.length > 0) {
    const front = Math.min(...own.map(({ at }) => nearest(grid, at, foes)));
    for (const unit of carriers) {
      const far = nearest(grid, unit.at, foes);
      if (far <= NEAR && far < front) leading += worthOf(world, unit);
    }
  }
  return { garrison: manned.size, leading };
}
