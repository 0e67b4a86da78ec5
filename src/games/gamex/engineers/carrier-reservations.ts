import type { Objection } from '#core/objection.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import type { State, Unit, UnitId } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import { refuse, msg } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';

/** Carriers kept for engineers (X9.2a). */

/** The engineer a carrier is kept for. */
export const ownerOf = (state: State, carrier: UnitId): Unit | undefined =>
  state.units.find((unit) => unit.assigned === carrier);

/** X10.1, ruling: a landing craft is loaded with others, too. */
export const isReservable = ({ craft }: Kind): boolean => craft === 0;

/** X9.2a: an assigned carrier takes no other units. */
export function reservedFault(
  world: Pick<World, 'kinds'>,
  state: State,
  carrier: Unit,
  load: Unit,
): Objection | undefined {
  const owner = isReservable(kindOf(world, carrier)) ? ownerOf(state, carrier.id) : undefined;
  return owner && owner.id !== load.id ? refuse('X9.2a', msg`${carrier} carries ${owner} only`) : undefined;
}
