import type { Hex } from '#hex/hex.ts';
import type { UnitNo } from '#games/blitz/types.ts';
import { change, omit, unitIn, type Writes } from '#games/blitz/reducer.ts';

/** B6, B17: movement and arrivals. */
export type GroundEvent =
  | { readonly is: 'reinforced'; readonly unit: UnitNo; readonly hex: Hex }
  | {
      readonly is: 'moved';
      readonly unit: UnitNo;
      readonly path: readonly Hex[];
      readonly spent: number;
      readonly stopped: boolean;
      readonly innerRun: number;
      readonly offRoad: boolean;
      readonly slipped?: 1 | 2;
    };

export const groundWrites: Writes<GroundEvent['is']> = {
  reinforced: (draft, event) => change(draft, event.unit, { place: 'map', at: event.hex, held: false, moved: true }),
  moved(draft, { unit, path, spent, stopped, innerRun, offRoad, slipped }) {
    const at = path.at(-1);
    if (at === undefined) return;
    change(draft, unit, { at, moved: true, spent, stopped, innerRun, offRoad, ...(slipped && { slipped }) });
    if (unitIn(draft, unit).overran) omit(draft, unit, 'overran');
  },
};
