import type { Beachhead, UnitNo } from '#games/blitz/types.ts';
import type { Writes } from '#games/blitz/reducer.ts';

/** T21, O21.1 */
export type SupplyEvent =
  | { readonly is: 'short'; readonly short: boolean }
  | { readonly is: 'isolated'; readonly units: readonly UnitNo[] }
  | { readonly is: 'beachheads'; readonly beachheads: readonly Beachhead[] };

export const supplyWrites: Writes<SupplyEvent['is']> = {
  short(draft, event) {
    draft.short = event.short;
  },
  isolated(draft, event) {
    draft.units = draft.units.map((unit, no) => {
      if (unit.side !== draft.mover || (unit.isolated ?? false) === event.units.includes(no)) return unit;
      if (event.units.includes(no)) return { ...unit, isolated: true };
      const { isolated: _isolated, ...rest } = unit;
      return rest;
    });
  },
  beachheads(draft, event) {
    draft.beachheads = event.beachheads;
  },
};
