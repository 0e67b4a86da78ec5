import type { Hex } from '#hex/hex.ts';
import type { Centre, PlannedBuild, ProductionPlan, Side, Unit, WrittenOff } from '#games/blitz/types.ts';
import type { Writes } from '#games/blitz/reducer.ts';
import { centresOf } from './centres.ts';
import { plansOf, without } from './plans.ts';

export type ProductionEvent =
  | { readonly is: 'centrePlaced'; readonly centre: Centre; readonly from?: Hex }
  /** M9.5: what a centre has built; it appears at once. */
  | { readonly is: 'produced'; readonly hex: Hex; readonly halves: number; readonly units: readonly Unit[] }
  /** M9.11, M12.hd */
  | { readonly is: 'centreHit'; readonly hex: Hex; readonly result: 'H' | 'D' }
  /** M9.11: their cycle is over. */
  | { readonly is: 'centresMended'; readonly hexes: readonly Hex[] }
  /** M9.14 */
  | { readonly is: 'writtenOff'; readonly losses: readonly WrittenOff[] }
  /** M9.20: in a view of the enemy without what it says. */
  | { readonly is: 'planned'; readonly plan: ProductionPlan }
  /** M9.20: it is due, and everybody is told. */
  | { readonly is: 'planOpened'; readonly plan: ProductionPlan }
  | { readonly is: 'planBuilt'; readonly side: Side; readonly build: PlannedBuild }
  /** M9.20: what is left of it is lost. */
  | { readonly is: 'planEnded'; readonly side: Side }
  /** M4.13: these and no others. */
  | { readonly is: 'centresBeaten'; readonly hexes: readonly Hex[] }
  /** M9.15, M9.17: taken by a side, or back with its own; M17.h.6: as its own. */
  | { readonly is: 'centreTaken'; readonly hex: Hex; readonly by: Side; readonly keeps?: true };

/** M12.hd: cycles a centre may be shut for at most. */
const MOST_SHUT = 2;

export const productionWrites: Writes<ProductionEvent['is']> = {
  centrePlaced(draft, { centre, from }) {
    draft.centres = [...centresOf(draft).filter((one) => one.hex !== from), centre];
  },
  produced(draft, { units }) {
    draft.units = [...draft.units, ...units];
  },
  centreHit(draft, { hex, result }) {
    draft.centres = centresOf(draft).map((one) => {
      if (one.hex !== hex) return one;
      return result === 'H' ? { ...one, halved: true } : { ...one, shut: Math.min((one.shut ?? 0) + 1, MOST_SHUT) };
    });
  },
  centresMended(draft, { hexes }) {
    draft.centres = centresOf(draft).map((one) => {
      if (!hexes.includes(one.hex)) return one;
      const { halved: _halved, shut = 0, ...rest } = one;
      return shut > 1 ? { ...rest, shut: shut - 1 } : rest;
    });
  },
  writtenOff(draft, { losses }) {
    const all = [...(draft.writtenOff ?? [])];
    for (const { side, type, factors } of losses) {
      const at = all.findIndex((one) => one.side === side && one.type === type);
      if (at < 0) all.push({ side, type, factors });
      else all[at] = { side, type, factors: factors + (all[at]?.factors ?? 0) };
    }
    draft.writtenOff = all;
  },
  planned(draft, { plan }) {
    draft.plans = [...plansOf(draft), plan];
  },
  planOpened(draft, { plan }) {
    draft.plans = plansOf(draft).map((one) => (one.side === plan.side && one.turn === plan.turn ? plan : one));
  },
  planBuilt(draft, { side, build }) {
    draft.plans = plansOf(draft).map((one) =>
      one.side === side && one.open ? { ...one, builds: without(one.builds ?? [], build) } : one,
    );
  },
  planEnded(draft, { side }) {
    const left = plansOf(draft).filter((one) => one.side !== side || !one.open);
    if (left.length > 0) draft.plans = left;
    else delete draft.plans;
  },
  centresBeaten(draft, { hexes }) {
    draft.centres = centresOf(draft).map((one) => {
      if (hexes.includes(one.hex)) return { ...one, beaten: true };
      const { beaten: _beaten, ...rest } = one;
      return rest;
    });
  },
  centreTaken(draft, { hex, by, keeps }) {
    draft.centres = centresOf(draft).map((one) => {
      if (one.hex !== hex) return one;
      const { captor: _captor, beaten: _beaten, unowned: _unowned, ...rest } = one;
      if (keeps) return { ...rest, side: by };
      return by === one.side ? rest : { ...rest, captor: by };
    });
  },
};
