import type { Hex } from '#hex/hex.ts';
import { sized } from '../combat/rules/pieces.ts';
import { isPassive } from './rules/nations.ts';
import type { Controller, Loss, Minor, Nation, Passage, Side, Unit } from '#games/blitz/types.ts';
import type { Writes } from '#games/blitz/reducer.ts';

/** B10, T17, T22: cities, replacements, minor countries. */
export type CountryEvent =
  | { readonly is: 'control'; readonly changes: readonly { readonly hex: Hex; readonly to: Controller }[] }
  | { readonly is: 'captured'; readonly hex: Hex; readonly by: Side }
  | { readonly is: 'minor'; readonly minor: Minor }
  /** M0.13: how it stands with a country now, and who operates its army. */
  | { readonly is: 'nation'; readonly nation: Nation }
  /** M18.5: both roll for who sets up the army of a country; equal rolls are rolled again. */
  | { readonly is: 'minorRoll'; readonly country: number; readonly blue: number; readonly red: number }
  | { readonly is: 'passed'; readonly passages: readonly Passage[] }
  | { readonly is: 'replaced'; readonly unit: Unit; readonly from: readonly Loss[] }
  | { readonly is: 'replacements'; readonly blue: number; readonly red: number };

export const countryWrites: Writes<CountryEvent['is']> = {
  control(draft, event, board) {
    const control = [...draft.control];
    for (const { hex, to } of event.changes) control[board.cityHexNo[hex] ?? -1] = to;
    draft.control = control;
  },
  captured(draft, event, board) {
    draft.captured = [...draft.captured, event.hex];
    draft.control = draft.control.with(board.cityHexNo[event.hex] ?? 0, event.by);
  },
  minor(draft, event) {
    draft.minors = draft.minors.map((minor) => (minor.country === event.minor.country ? event.minor : minor));
  },
  nation(draft, { nation }, board) {
    draft.nations = (draft.nations ?? []).map((one) => (one.country === nation.country ? nation : one));
    const { operator } = nation;
    if (!operator) return;
    // M17.f.5: the third power is in the war.
    if (!isPassive(draft, board, operator) && draft.units.some(({ passive, side }) => passive && side === operator)) {
      draft.units = draft.units.map(({ passive: _passive, ...unit }) => unit);
      delete draft.rising;
    }
    draft.units = draft.units.map((unit) => {
      if (unit.nation !== nation.country || (unit.side === operator && unit.place !== 'neutral')) return unit;
      return { ...unit, side: operator, place: unit.place === 'neutral' ? 'map' : unit.place };
    });
  },
  minorRoll(draft, { country, blue, red }) {
    if (blue === red) return;
    const side = blue > red ? 'blue' : 'red';
    draft.units = draft.units.map((unit) => (unit.nation === country ? { ...unit, side, held: false } : unit));
  },
  passed(draft, event) {
    draft.passages = [...draft.passages, ...event.passages];
  },
  replaced(draft, event) {
    const units = [...draft.units];
    for (const { unit: no, factors } of event.from) {
      const unit = units[no] as Unit;
      units[no] = factors >= unit.df ? { ...unit, place: 'gone' } : { ...unit, ...sized(unit, unit.df - factors) };
    }
    units.push(event.unit);
    draft.units = units;
    // M17.e.4: what a minor country gets is nobody's purchase.
    if (event.unit.nation !== undefined) return;
    const cost = event.from.reduce((sum, one) => sum + one.factors, 0);
    const { side } = event.unit;
    draft.replacements = { ...draft.replacements, [side]: draft.replacements[side] - cost };
  },
  replacements(draft, event) {
    draft.replacements = { blue: event.blue, red: event.red };
  },
};
