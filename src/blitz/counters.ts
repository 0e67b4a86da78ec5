import { type Objection, objection } from '../core/objection.ts';
import { type State, sizeOf, type Unit } from './types.ts';

/** T2.3.7 `counterLimits`: substitutes only so far as there are printed counters not in use. */

/** How many counters were printed, by side, type, movement factor, ratio and size. */
export type Printed = Readonly<Record<string, number>>;

const kindOf = (unit: Unit, size: number): string =>
  `${unit.side} ${unit.type} ${unit.mf} ${unit.af / unit.df} ${size}`;

/** Counters of a kind and size that no other unit stands for. Those of lost units are free, those still to come are not. */
function free(printed: Printed, state: State, unit: Unit, size: number): number {
  const kind = kindOf(unit, size);
  const used = state.units.filter(
    (one) => one.place !== 'lost' && one.place !== 'gone' && one.id !== unit.id && kindOf(one, sizeOf(one)) === kind,
  );
  return (printed[kind] ?? 0) - used.length;
}

/** Why a unit cannot be broken into, or bought as, pieces of these sizes. */
export function counterFault(
  printed: Printed,
  state: State,
  unit: Unit,
  sizes: readonly number[],
): Objection | undefined {
  for (const size of new Set(sizes)) {
    const wanted = sizes.filter((one) => one === size).length;
    const there = free(printed, state, unit, size);
    if (wanted > there)
      return objection('T2.3.7', `${Math.max(there, 0)} counters of that kind with ${size} are free, not ${wanted}`);
  }
  return undefined;
}

/** What is left of a damaged unit in counters at hand: as many factors as they can stand for, on as few as possible. */
export function remnant(printed: Printed, state: State, unit: Unit, left: number): readonly number[] {
  const sum = (list: readonly number[]) => list.reduce((total, size) => total + size, 0);
  let best: readonly number[] = [];
  const extend = (chosen: readonly number[], open: number, largest: number): void => {
    const better = sum(chosen) - sum(best) || best.length - chosen.length;
    if (better > 0) best = chosen;
    for (let size = Math.min(open, largest); size >= 1; size--) {
      const taken = chosen.filter((one) => one === size).length;
      if (taken < free(printed, state, unit, size)) extend([...chosen, size], open - size, size);
      if (sum(best) === left && best.length <= chosen.length + 1) return;
    }
  };
  extend([], left, left);
  return best;
}
