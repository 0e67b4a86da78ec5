import type { Side, Unit } from '#games/blitz/types.ts';
import type { Writes } from '#games/blitz/reducer.ts';

export type OrderEvent =
  /** M8.2, M8.3: both dice; ties are thrown again. */
  | { readonly is: 'obRolled'; readonly blue: number; readonly red: number; readonly die: number }
  /** M8.1: a side has its order of battle, and the counters of it. */
  | { readonly is: 'mustered'; readonly side: Side; readonly ob: number; readonly units: readonly Unit[] }
  /** M8.4 */
  | { readonly is: 'firstMover'; readonly side: Side };

export const orderWrites: Writes<OrderEvent['is']> = {
  obRolled() {},
  mustered(draft, { side, ob, units }) {
    draft.obs = { ...draft.obs, [side]: ob };
    draft.units = [...draft.units, ...units];
  },
  firstMover(draft, { side }) {
    draft.first = side;
    draft.mover = side;
  },
};
