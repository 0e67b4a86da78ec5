import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import type { Closure, Damage, Mission, Side, UnitNo } from '#games/blitz/types.ts';
import { change, omit, unitIn, type Writes } from '#games/blitz/reducer.ts';
import type { Result } from '../combat/rules/result.ts';

/** B18, T6.3, T23, O23: flights, missions, bombing, nuclear strikes. */
export type AirEvent =
  | { readonly is: 'flown'; readonly unit: UnitNo; readonly path: readonly Hex[]; readonly stopped: boolean }
  | { readonly is: 'carried'; readonly unit: UnitNo; readonly path: readonly Hex[]; readonly spent: number }
  | { readonly is: 'mission'; readonly mission: Mission }
  | { readonly is: 'landed'; readonly unit: UnitNo; readonly to: Hex | Zone; readonly path: readonly Hex[] }
  | { readonly is: 'rebased'; readonly unit: UnitNo; readonly to: Hex; readonly path: readonly Hex[] }
  | { readonly is: 'damaged'; readonly damage: Damage }
  | { readonly is: 'damageEnded'; readonly side: Side; readonly turn: number }
  | {
      readonly is: 'airFought';
      readonly hex: Hex;
      readonly escorts: number;
      readonly interceptors: number;
      readonly bombersLose: number;
      readonly odds?: string;
      readonly result?: Result;
    }
  | { readonly is: 'nuked'; readonly hex: Hex; readonly die: number; readonly destroyed: number }
  | { readonly is: 'struck'; readonly hex: Hex }
  | { readonly is: 'closed'; readonly closure: Closure }
  | { readonly is: 'closureEnded'; readonly side: Side; readonly turn: number }
  | { readonly is: 'stunned'; readonly units: readonly UnitNo[]; readonly till: number };

export const airWrites: Writes<AirEvent['is']> = {
  flown(draft, { unit, path, stopped }) {
    const at = path.at(-1);
    if (at !== undefined) change(draft, unit, { at, moved: true, flown: true, innerRun: 0, offRoad: false, stopped });
  },
  carried(draft, { unit, path, spent }) {
    const at = path.at(-1);
    if (at === undefined) return;
    change(draft, unit, { at, moved: true, flown: true, innerRun: 0, offRoad: false, spent });
    draft.carried += unitIn(draft, unit).df;
  },
  mission(draft, event) {
    const { unit: no, hex } = event.mission;
    const { place, at } = unitIn(draft, no);
    draft.missions = [...draft.missions, event.mission];
    const base = place === 'map' ? { base: at } : {};
    change(draft, no, { place: 'air', at: hex, moved: true, flown: true, ...base });
  },
  landed(draft, event) {
    draft.missions = draft.missions.filter((one) => one.unit !== event.unit);
    if (typeof event.to === 'number') {
      change(draft, event.unit, { place: 'map', at: event.to });
      return omit(draft, event.unit, 'base', 'zone', 'atSeaSince', 'sailedIn');
    }
    change(draft, event.unit, { place: 'sea', at: NOWHERE, zone: event.to });
    omit(draft, event.unit, 'base');
  },
  rebased(draft, event) {
    change(draft, event.unit, { place: 'map', at: event.to, flown: true, moved: true });
    omit(draft, event.unit, 'zone', 'atSeaSince');
  },
  damaged(draft, event) {
    draft.damage = [...draft.damage, event.damage];
  },
  damageEnded(draft, event) {
    draft.damage = draft.damage.filter((one) => one.side !== event.side || one.until > event.turn);
  },
  airFought() {},
  nuked() {},
  struck(draft, event) {
    draft.struck = event.hex;
  },
  closed(draft, event) {
    draft.closed = [...draft.closed, event.closure];
  },
  closureEnded(draft, event) {
    draft.closed = draft.closed.filter((one) => one.side !== event.side || one.until > event.turn);
  },
  stunned(draft, event) {
    for (const no of event.units) change(draft, no, { stunnedTill: event.till });
  },
};
