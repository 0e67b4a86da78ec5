import type { Objection } from '../../../../core/objection.ts';
import type { State, Unit, UnitId } from '../../types.ts';
import { no, say } from '../../words.ts';

/** Carriers kept for engineers (X9.2a). */

/** The engineer a carrier is kept for. */
export const ownerOf = (state: State, carrier: UnitId): Unit | undefined =>
  state.units.find((unit) => unit.assigned === carrier);

/** X9.2a: an assigned carrier takes nobody else. */
export function reservedFault(state: State, carrier: Unit, load: Unit): Objection | undefined {
  const owner = ownerOf(state, carrier.id);
  return owner && owner.id !== load.id ? no('X9.2a', say`${carrier} carries ${owner} only`) : undefined;
}
