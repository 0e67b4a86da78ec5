import { isShip } from '#games/blitz/kinds.ts';
import type { Side, UnitNo } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import { change, omit, type Writes } from '#games/blitz/reducer.ts';
import type { Loyalty } from './civil-war.ts';

export type WarEvent =
  /** M17.h.2: whoever places next has what is left to place. */
  | { readonly is: 'handed'; readonly units: readonly UnitNo[]; readonly to: Side }
  /** M17.c.7: a unit of a former ally goes out of the violator's hex. */
  | { readonly is: 'withdrawn'; readonly unit: UnitNo; readonly hex: Hex }
  /** M17.g.6 */
  | { readonly is: 'heldFor'; readonly held: readonly number[] }
  /** M17.f.5: the die, and the turn from which on the third power is in the war. */
  | { readonly is: 'activation'; readonly die: number; readonly from?: number }
  /** M17.h.4: what everybody rolled, and whose he is. */
  | { readonly is: 'loyalty'; readonly loyalties: readonly Loyalty[] };

export const warWrites: Writes<WarEvent['is']> = {
  handed(draft, { units, to }) {
    const given = new Set(units);
    draft.units = draft.units.map((unit, no) => (given.has(no) ? { ...unit, side: to } : unit));
  },
  withdrawn(draft, { unit, hex }) {
    change(draft, unit, { place: 'map', at: hex, moved: false });
    omit(draft, unit, 'base');
    draft.missions = draft.missions.filter((one) => one.unit !== unit);
  },
  heldFor(draft, { held }) {
    draft.held = held;
  },
  activation(draft, { from }) {
    if (from !== undefined) draft.rising = from;
  },
  loyalty(draft, { loyalties }) {
    const sides = new Map(loyalties.map(({ unit, side }) => [unit, side]));
    draft.units = draft.units.map((unit, no) => {
      const side = sides.get(no);
      // M0.23: who found no room is left out.
      // M17.h.2: ships lie on docks.
      return side ? { ...unit, side, place: isShip(unit) ? 'dock' : 'map' } : { ...unit, place: 'gone' };
    });
  },
};
