import type { FrameOf, State, Unit, UnitId } from '#games/gamex/types.ts';
import { unitNamed } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';

/** Action points of activations (X4.2.2): one a hex, and more for units with a price of their own (X22.2b). */

const ownPrice = (world: World, state: State, unit: Unit): number | undefined =>
  world.rules.price({ world, state, unit })[0];

/** X18.3: mobile fire costs nothing. */
const isPaid = (unit: Unit | undefined): unit is Unit => unit !== undefined && unit.marker !== 'mobileFire';

interface Bill {
  readonly hexes: number;
  readonly own: number;
}

function billFor(world: World, state: State, ids: readonly UnitId[]): Bill {
  const hexes = new Set<number>();
  let own = 0;
  for (const id of ids) {
    const unit = unitNamed(world, state, id);
    if (!isPaid(unit)) continue;
    const price = ownPrice(world, state, unit);
    if (price === undefined) hexes.add(unit.at);
    else own += price;
  }
  return { hexes: hexes.size, own };
}

/** Asked of every Move in a list: no bill is made out for one unit. */
function pointsForOne(world: World, state: State, id: UnitId): number {
  const unit = unitNamed(world, state, id);
  return isPaid(unit) ? (ownPrice(world, state, unit) ?? 1) : 0;
}

export function pointsFor(world: World, state: State, ids: readonly UnitId[]): number {
  if (ids.length === 1) return pointsForOne(world, state, ids[0] as UnitId);
  const { hexes, own } = billFor(world, state, ids);
  return hexes + own;
}

/** Price if every unit is paid for separately, whatever its stack (X4.2.2c). */
export const pointsEach = (world: World, state: State, ids: readonly UnitId[]): number =>
  ids.reduce((sum, id) => sum + pointsFor(world, state, [id]), 0);

type Owing = Pick<FrameOf<'activity'>, 'owes'>;

/** Debt of an activity begun by units with a price of their own: the point of the hex is still to be paid. */
export const owing = (world: World, state: State, ids: readonly UnitId[]): Owing =>
  billFor(world, state, ids).hexes === 0 ? { owes: true } : {};

/** Price for these units to join, and the frame after it. */
export function joining(
  world: World,
  state: State,
  frame: FrameOf<'activity'>,
  ids: readonly UnitId[],
): { readonly ap: number; readonly then: FrameOf<'activity'> } {
  const { hexes, own } = billFor(world, state, ids);
  const { owes, ...paid } = frame;
  const settled = owes === true && hexes > 0;
  return { ap: own + (settled ? 1 : 0), then: owes === true && !settled ? frame : paid };
}
