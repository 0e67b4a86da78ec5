import type { Draft } from '#core/play.ts';
import type { State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { Writes } from '#games/blitz/reducer.ts';

export type IsolationEvent =
  /** M10.10: these of the mover's units are isolated, the others are supplied. */
  | { readonly is: 'judged'; readonly units: readonly UnitNo[] }
  /** M10.25 */
  | { readonly is: 'cutOff'; readonly units: readonly UnitNo[] }
  /** M10.11 */
  | { readonly is: 'relieved'; readonly units: readonly UnitNo[] };

/** M10.1: aircraft share the state of their base. */
export function sharing(unit: Unit, base: Unit): Unit {
  if (!base.isolated) return supply(unit);
  const since = base.isolatedSince === undefined ? {} : { isolatedSince: base.isolatedSince };
  return { ...supply(unit), isolated: true, ...since };
}

const isolate = (unit: Unit, turn: number): Unit =>
  unit.isolated && unit.isolatedSince !== undefined
    ? unit
    : { ...unit, isolated: true, isolatedSince: unit.isolatedSince ?? turn };

function supply(unit: Unit): Unit {
  if (!unit.isolated) return unit;
  const { isolated: _isolated, isolatedSince: _since, ...rest } = unit;
  return rest;
}

const each = (draft: Draft<State>, units: readonly UnitNo[], as: (unit: Unit) => Unit): void => {
  draft.units = draft.units.map((unit, no) => (units.includes(no) ? as(unit) : unit));
};

export const isolationWrites: Writes<IsolationEvent['is']> = {
  judged(draft, { units }) {
    draft.units = draft.units.map((unit, no) => {
      if (unit.side !== draft.mover) return unit;
      return units.includes(no) ? isolate(unit, draft.turn) : supply(unit);
    });
  },
  cutOff: (draft, { units }) => each(draft, units, (unit) => isolate(unit, draft.turn)),
  relieved: (draft, { units }) => each(draft, units, supply),
};
