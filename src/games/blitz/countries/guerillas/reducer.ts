import type { Draft } from '#core/play.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Rising } from '#games/blitz/rule-sets.ts';
import type { Side, State, Unit, UnitNo, Uprising } from '#games/blitz/types.ts';
import { change, FRESH, type Writes } from '#games/blitz/reducer.ts';
import { EVERYWHERE, uprisingsOf } from './revolt.ts';

export type GuerillaEvent =
  /** M15.3: they wait from now on; M17.g.4: or so many of them do as their player chooses. */
  | { readonly is: 'raised'; readonly risings: readonly Rising[]; readonly most?: number }
  /** M17.g.4: `chosen`: its city is one of those chosen now. */
  | { readonly is: 'guerillaPlaced'; readonly unit: Unit; readonly city: Hex; readonly chosen?: true }
  | {
      readonly is: 'guerillasDelayed';
      readonly side: Side;
      readonly factors: number;
      readonly chosen?: readonly Hex[];
    }
  /** M15.8 */
  | { readonly is: 'refused'; readonly unit: UnitNo; readonly hex: Hex }
  /** M15.8: nobody is left to be attacked. */
  | { readonly is: 'evaded'; readonly battle: number; readonly hexes: readonly Hex[] }
  /** M15.14 */
  | { readonly is: 'absorbed'; readonly unit: UnitNo; readonly into: UnitNo }
  /** M15.16: they have come into a neutral country, or out of it. */
  | { readonly is: 'sheltered'; readonly units: readonly UnitNo[]; readonly on: boolean };

const withRising = (list: readonly Uprising[], { country, side, city }: Rising): readonly Uprising[] =>
  list.some((one) => one.country === country)
    ? list.map((one) => (one.country === country ? { ...one, side, waiting: [...one.waiting, city] } : one))
    : [...list, { country, side, waiting: [city] }];

function leave(draft: Draft<State>, { homeland = EVERYWHERE }: Unit, city: Hex): void {
  draft.uprisings = uprisingsOf(draft).map((one) => {
    const at = one.country === homeland ? one.waiting.indexOf(city) : -1;
    return at < 0 ? one : { ...one, begun: true, waiting: one.waiting.filter((_, i) => i !== at) };
  });
}

/** M17.g.4: cities that are chosen: each gives one of those that are left. */
function choose(draft: Draft<State>, side: Side, cities: readonly Hex[], waits: boolean): void {
  draft.uprisings = uprisingsOf(draft).map((one) => {
    if (!one.choice || one.side !== side) return one;
    const { choice, ...rest } = one;
    const left = choice.left - cities.length;
    return {
      ...rest,
      ...(waits ? { waiting: [...one.waiting, ...cities] } : { begun: true }),
      ...(left > 0 ? { choice: { left, cities: choice.cities.filter((city) => !cities.includes(city)) } } : {}),
    };
  });
}

const among = (list: readonly Uprising[], [first, ...more]: readonly Rising[], left: number): readonly Uprising[] => {
  if (!first) return list;
  const { country, side } = first;
  const choice = { cities: [first, ...more].map(({ city }) => city), left };
  return list.some((one) => one.country === country)
    ? list.map((one) => (one.country === country ? { ...one, side, choice } : one))
    : [...list, { country, side, waiting: [], choice }];
};

export const guerillaWrites: Writes<GuerillaEvent['is']> = {
  raised(draft, { risings, most }) {
    const list = uprisingsOf(draft);
    draft.uprisings = most === undefined ? risings.reduce(withRising, list) : among(list, risings, most);
  },
  guerillaPlaced(draft, { unit, city, chosen }) {
    draft.units = [...draft.units, unit];
    if (chosen) choose(draft, unit.side, [city], false);
    else leave(draft, unit, city);
  },
  guerillasDelayed(draft, { side, chosen }) {
    if (chosen) choose(draft, side, chosen, true);
  },
  refused: (draft, { unit, hex }) => change(draft, unit, { at: hex }),
  evaded() {},
  absorbed(draft, { unit: no, into }) {
    const unit = draft.units[no] as Unit;
    const ranks = draft.units[into] as Unit;
    // The unit that has gone further in this player turn decides how far both have gone.
    change(draft, into, {
      af: ranks.af + unit.af,
      df: ranks.df + unit.df,
      spent: Math.max(ranks.spent, Math.min(unit.spent, 3 * ranks.mf)),
      moved: ranks.moved || unit.moved,
      stopped: ranks.stopped || unit.stopped,
      offRoad: ranks.offRoad || unit.offRoad,
      ...(unit.cutter || ranks.cutter ? { cutter: true } : {}),
      ...(unit.attacked || ranks.attacked ? { attacked: true } : {}),
    });
    const { slipped: _slipped, sheltered: _sheltered, isolated: _isolated, overran: _overran, ...rest } = unit;
    const { isolatedSince: _since, cutter: _cutter, attacked: _attacked, ...bare } = rest;
    draft.units = draft.units.with(no, { ...bare, place: 'gone', at: NOWHERE, ...FRESH });
  },
  sheltered(draft, { units, on }) {
    draft.units = draft.units.map((unit, no) => {
      if (!units.includes(no)) return unit;
      const { sheltered: _was, ...rest } = unit;
      return on ? { ...rest, sheltered: true } : rest;
    });
  },
};
