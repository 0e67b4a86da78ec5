import type { Hex } from '../../../../hex/hex.ts';
import type { Centre, Side, Unit } from '../../types.ts';
import type { Writes } from '../../writing.ts';
import { centresOf } from './centres.ts';

export type ProductionEvent =
  | { readonly is: 'centrePlaced'; readonly centre: Centre; readonly from?: Hex }
  /** M9.5: what a centre has built; it appears at once. */
  | { readonly is: 'produced'; readonly hex: Hex; readonly halves: number; readonly units: readonly Unit[] }
  /** M4.13: these and no others. */
  | { readonly is: 'centresBeaten'; readonly hexes: readonly Hex[] }
  /** M9.15, M9.17: taken by a side, or back with its own. */
  | { readonly is: 'centreTaken'; readonly hex: Hex; readonly by: Side };

export const productionWrites: Writes<ProductionEvent['is']> = {
  centrePlaced(draft, { centre, from }) {
    draft.centres = [...centresOf(draft).filter((one) => one.hex !== from), centre];
  },
  produced(draft, { units }) {
    draft.units = [...draft.units, ...units];
  },
  centresBeaten(draft, { hexes }) {
    draft.centres = centresOf(draft).map((one) => {
      if (hexes.includes(one.hex)) return { ...one, beaten: true };
      const { beaten: _beaten, ...rest } = one;
      return rest;
    });
  },
  centreTaken(draft, { hex, by }) {
    draft.centres = centresOf(draft).map((one) => {
      if (one.hex !== hex) return one;
      const { captor: _captor, beaten: _beaten, ...rest } = one;
      return by === one.side ? rest : { ...rest, captor: by };
    });
  },
};
