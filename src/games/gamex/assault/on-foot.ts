import type { Hex } from '#hex/hex.ts';
import type { Side, State, UnitId } from '#games/gamex/types.ts';
import { goodOrder, unitOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { type Plan, targetsIn } from '../fire/strength.ts';
import { assaultPlaceFault, engineerShift, withPartners } from './participants.ts';

/** X16.2: the close assault of those that have got off for an overrun, on what is left of the hex. */
export function onFoot(
  world: World,
  state: State,
  side: Side,
  units: readonly UnitId[],
  at: Hex,
): (Pick<Plan, 'mode' | 'by' | 'at' | 'targets'> & { readonly shift: number }) | undefined {
  const ready = units
    .map((id) => unitOf(world, state, id))
    .filter((unit) => unit.place === 'map' && goodOrder(unit) && !assaultPlaceFault(world, state, unit, at));
  const by = withPartners(world, ready);
  const targets = targetsIn(state, side, at);
  if (by.length === 0 || targets.length === 0) return undefined;
  return { mode: 'closeAssault', by, at, targets, shift: engineerShift(world, by) };
}
