import type { Choose } from '../core/dice.ts';
import { type Objection, objection } from '../core/objection.ts';
import type { State, Unit, UnitNo } from './types.ts';

/** B19.6: the price of an exchange, paid in whole units by attack factor. */

export const worthOf = (state: State, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => sum + (state.units[no] as Unit).af, 0);

/** B19.6.2: a unit that could be left out with the total still sufficient. */
function needless(state: State, units: readonly UnitNo[], owed: number): UnitNo | undefined {
  const sum = worthOf(state, units);
  return units.find((no) => sum - (state.units[no] as Unit).af >= owed);
}

export function exchangeFault(
  state: State,
  attackers: readonly UnitNo[],
  owed: number,
  units: readonly UnitNo[],
): Objection | undefined {
  if (new Set(units).size < units.length) return objection('B19.6.2', 'a unit is named twice');
  const stranger = units.find((no) => !attackers.includes(no));
  if (stranger !== undefined) {
    return objection('B19.6.1', `${state.units[stranger]?.id ?? `unit ${stranger}`} did not attack in this battle`);
  }
  const sum = worthOf(state, units);
  if (sum < owed) return objection('B19.6.1', `${sum} attack factors are removed; ${owed} are owed`);
  const extra = needless(state, units, owed);
  if (extra === undefined) return undefined;
  return objection('B19.6.2', `${state.units[extra]?.id ?? extra} could be left out: ${owed} are owed`);
}

const MOST_SETS = 4096;

/** The sets that pay without a needless unit, at most MOST_SETS of them. */
export function payments(state: State, attackers: readonly UnitNo[], owed: number): UnitNo[][] {
  const found: UnitNo[][] = [];
  const extend = (set: UnitNo[], sum: number, start: number): void => {
    if (found.length >= MOST_SETS) return;
    if (sum >= owed) {
      if (needless(state, set, owed) === undefined) found.push(set);
      return;
    }
    for (let i = start; i < attackers.length; i++) {
      const no = attackers[i] as UnitNo;
      extend([...set, no], sum + (state.units[no] as Unit).af, i + 1);
    }
  };
  extend([], 0, 0);
  return found;
}

/** A payment drawn at random: units in random order until it suffices, then without the needless ones. */
export function randomPayment(state: State, attackers: readonly UnitNo[], owed: number, choose: Choose): UnitNo[] {
  const pool = [...attackers];
  let set: UnitNo[] = [];
  while (worthOf(state, set) < owed && pool.length > 0) set.push(...pool.splice(choose(pool.length), 1));
  for (let extra = needless(state, set, owed); extra !== undefined; extra = needless(state, set, owed)) {
    set = set.filter((no) => no !== extra);
  }
  return set;
}
