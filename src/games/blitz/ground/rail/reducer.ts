import { type Hex, NOWHERE } from '#hex/hex.ts';
import { eliminate } from '#games/blitz/combat/rules/pieces.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { Cut, Side, UnitNo } from '#games/blitz/types.ts';
import { change, omit, unitIn, type Writes } from '#games/blitz/reducer.ts';
import { OFF_THE_TRAIN, passengersOf } from './trains.ts';

/** M7: trains, their passengers, and cut rails. */
export type RailroadsEvent =
  | { readonly is: 'railed'; readonly unit: UnitNo; readonly path: readonly Hex[]; readonly spent: number }
  | { readonly is: 'entrained'; readonly unit: UnitNo; readonly units: readonly UnitNo[]; readonly spent: number }
  | {
      readonly is: 'detrained';
      readonly unit: UnitNo;
      readonly units: readonly UnitNo[];
      readonly hex: Hex;
      readonly spent: number;
    }
  | { readonly is: 'railCut'; readonly unit: UnitNo; readonly cut: Cut }
  /** M7.14: by fire or from the air. */
  | { readonly is: 'railBombed'; readonly cut: Cut }
  | { readonly is: 'railsRepaired'; readonly by: Side; readonly hexes: readonly Hex[] }
  /** M7.11: without their passengers; they run from the captor's next player turn on. */
  | { readonly is: 'trainsTaken'; readonly units: readonly UnitNo[]; readonly by: Side }
  /** M6.5: lines that an overrun does not open in this player turn. */
  | { readonly is: 'railsShut'; readonly hexes: readonly Hex[] }
  | { readonly is: 'attackersNoted'; readonly units: readonly UnitNo[] };

export const railroadsWrites: Writes<RailroadsEvent['is']> = {
  railed(draft, { unit, path, spent }) {
    change(draft, unit, { at: path.at(-1) ?? unitIn(draft, unit).at, spent, moved: true });
    omit(draft, unit, 'loading', 'unloading');
  },
  entrained(draft, { unit, units, spent }) {
    const { id } = unitIn(draft, unit);
    change(draft, unit, { spent, moved: true, loading: true });
    for (const no of units) change(draft, no, { place: 'aboard', at: NOWHERE, aboard: id });
  },
  detrained(draft, { unit, units, hex, spent }) {
    change(draft, unit, { spent, moved: true, unloading: true });
    for (const no of units) {
      change(draft, no, { place: 'map', at: hex, spent: OFF_THE_TRAIN, moved: true, detrained: true });
      omit(draft, no, 'aboard');
    }
  },
  railCut(draft, { unit, cut }) {
    draft.cuts = [...(draft.cuts ?? []), cut];
    change(draft, unit, { cutter: true, moved: true, stopped: true });
  },
  railBombed(draft, { cut }) {
    draft.cuts = [...(draft.cuts ?? []).filter(({ hex }) => hex !== cut.hex), cut];
  },
  railsRepaired(draft, { by }) {
    const left = (draft.cuts ?? []).filter((cut) => cut.by !== by);
    if (left.length > 0) draft.cuts = left;
    else delete draft.cuts;
  },
  trainsTaken(draft, { units, by }) {
    eliminate(
      draft,
      units.flatMap((no) => passengersOf(draft, unitIn(draft, no))),
    );
    // M4.27: taken in an overrun it is the captor's; M4.13: in battle only if he occupies its hex.
    const run = draft.frames[0]?.at === 'movement' ? { overran: true } : {};
    for (const no of units) {
      change(draft, no, { side: by, spent: 0, moved: true, stopped: true, ...run });
      // M12.6: whoever captures an airbase chooses anew; M17.f.4: it no longer belongs to who keeps out of the war.
      omit(draft, no, 'zone', 'passive');
    }
  },
  railsShut(draft, { hexes }) {
    draft.shutRails = [...new Set([...(draft.shutRails ?? []), ...hexes])];
  },
  attackersNoted(draft, { units }) {
    for (const no of units) if (isGround(unitIn(draft, no))) change(draft, no, { attacked: true });
  },
};
