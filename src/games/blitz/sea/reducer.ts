import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { isAircraft, mayRaid } from '#games/blitz/kinds.ts';
import type { Invasion, UnitNo } from '#games/blitz/types.ts';
import { change, omit, unitIn, type Writes } from '#games/blitz/reducer.ts';

/** T6.1, T6.2, T20, O23.7: the sea. */
export type SeaEvent =
  | { readonly is: 'embarked'; readonly unit: UnitNo; readonly zone: Zone }
  | { readonly is: 'sailed'; readonly unit: UnitNo; readonly zone: Zone }
  | {
      readonly is: 'landedAtPort';
      readonly unit: UnitNo;
      readonly hex: Hex;
      readonly spent: number;
      readonly stopped: boolean;
    }
  | { readonly is: 'staged'; readonly unit: UnitNo; readonly hex: Hex; readonly aim: Hex }
  | {
      readonly is: 'beached';
      readonly unit: UnitNo;
      readonly to: Hex;
      readonly spent: number;
      readonly stopped: boolean;
    }
  | { readonly is: 'invasion'; readonly invasion: Invasion };

export const seaWrites: Writes<SeaEvent['is']> = {
  embarked(draft, event) {
    change(draft, event.unit, { place: 'sea', at: NOWHERE, zone: event.zone, moved: true, stopped: true });
    if (isAircraft(unitIn(draft, event.unit))) change(draft, event.unit, { atSeaSince: draft.turn });
    omit(draft, event.unit, 'landedOn', 'aim');
  },
  sailed(draft, event) {
    change(draft, event.unit, { zone: event.zone, moved: true, stopped: true });
    if (isAircraft(unitIn(draft, event.unit))) change(draft, event.unit, { sailedIn: draft.turn });
  },
  landedAtPort(draft, { unit, hex: at, spent, stopped }) {
    change(draft, unit, { place: 'map', at, moved: true, spent, stopped, ashore: true });
    omit(draft, unit, 'zone', 'atSeaSince', 'sailedIn');
  },
  staged(draft, event) {
    change(draft, event.unit, { place: 'map', at: event.hex, aim: event.aim, moved: true, invading: true });
    omit(draft, event.unit, 'zone', 'atSeaSince');
  },
  beached(draft, { unit, to, spent, stopped }) {
    const ranger = mayRaid(unitIn(draft, unit)) ? { landedOn: to } : {};
    change(draft, unit, { at: to, spent, stopped, moved: true, invading: true, offRoad: true, ...ranger });
    omit(draft, unit, 'aim');
  },
  invasion(draft, event) {
    draft.invasion = event.invasion;
  },
};
