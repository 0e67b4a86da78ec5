import { memoize } from '#core/memo.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { kindOf } from '#games/blitz/kinds.ts';
import { type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { ownUnit } from '#games/blitz/step.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { isParticipant } from '../rules/av.ts';
import { counterOf } from '../rules/counters.ts';

/** M0.10: units put together again. */

/** Key of units that may combine: all but name, factors and arrival must be equal. */
const likeness = memoize(({ id: _id, af, df, due: _due, ...state }: Unit): string => {
  const entries = Object.entries({ ...state, ratio: af / df });
  return JSON.stringify(entries.filter(([, value]) => value !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)));
});

/** M5.chart: the largest counter of its type, or of its kind among the units of the game where those are larger. */
const largestOf = ({ largest }: World, unit: Unit): number =>
  Math.max(kindOf(unit.type).largest, largest[counterOf(unit)] ?? 0);

const isBound = (state: State, no: UnitNo): boolean =>
  isParticipant(state, no) ||
  state.avs.some((av) => av.users.includes(no)) ||
  state.missions.some((one) => one.unit === no);

function combineFault(world: World, state: State, units: readonly UnitNo[]): Objection | undefined {
  if (units.length < 2) return objection('M0.10', msg`two units at least are put together`);
  if (new Set(units).size < units.length) return objection('M0.10', msg`a unit is named twice`);
  const named: Unit[] = [];
  for (const no of units) {
    const unit = ownUnit(state, state.mover, no, 'M0.10');
    if (isObjection(unit)) return unit;
    if (!['map', 'sea', 'aboard'].includes(unit.place)) return objection('M0.10', msg`${unit} is not on the map`);
    if (state.doomed.includes(no))
      return objection('B7.a11', msg`${unit} is given up and takes no part in battles`, 'M0.10');
    if (isBound(state, no)) return objection('M0.10', msg`${unit} is committed and stays as it is`);
    named.push(unit);
  }
  const [first, ...others] = named as [Unit, ...Unit[]];
  const odd = others.find((unit) => likeness(unit) !== likeness(first));
  if (odd) return objection('M0.10', msg`${first} and ${odd} differ in type, movement, hex or in what they have done`);
  const size = named.reduce((sum, unit) => sum + sizeOf(unit), 0);
  const most = largestOf(world, first);
  return size > most ? objection('M0.10', msg`together they are ${size}; the largest counter has ${most}`) : undefined;
}

/** The bins that some sizes need at least, when a bin holds so much; more than `enough` of them are not told apart. */
function binsFor(sizes: readonly number[], most: number, enough: number): number {
  for (let bins = 1; bins <= enough; bins++) {
    // The ways to fill the bins, each as its loads in order.
    let ways = new Map([['', Array.from({ length: bins }, () => 0)]]);
    for (const size of sizes) {
      const next: typeof ways = new Map();
      for (const loads of ways.values())
        for (const [bin, load] of loads.entries()) {
          if (load + size > most) continue;
          const then = loads.with(bin, load + size).sort((a, b) => a - b);
          next.set(then.join(), then);
        }
      ways = next;
    }
    if (ways.size > 0) return bins;
  }
  return sizes.length;
}

/** M0.10: how many counters are left when units of a hex are put together as well as they can be; exact up to `enough` of a kind. */
export function fewestCounters(world: World, state: State, units: readonly UnitNo[], enough: number): number {
  const isFree = (no: UnitNo): boolean => !isBound(state, no) && !state.doomed.includes(no);
  const alike = new Map<string, Unit[]>();
  for (const no of units.filter(isFree)) {
    const unit = state.units[no] as Unit;
    alike.set(likeness(unit), [...(alike.get(likeness(unit)) ?? []), unit]);
  }
  const fixed = units.filter((no) => !isFree(no)).length;
  return [...alike.values()].reduce(
    (sum, some) => sum + binsFor(some.map(sizeOf), largestOf(world, some[0] as Unit), enough),
    fixed,
  );
}

export const combine: Verb<'combine'> = {
  check: (world, state, { units }) => combineFault(world, state, units),
  play(_world, _state, { units }, emit) {
    emit({ is: 'combined', units });
  },
  *legal(world, state) {
    for (const [no, unit] of state.units.entries()) {
      if (unit.side !== state.mover || (unit.place !== 'map' && unit.place !== 'sea')) continue;
      for (let other = no + 1; other < state.units.length; other++) {
        const mate = state.units[other] as Unit;
        if (mate.at !== unit.at || mate.type !== unit.type || mate.place !== unit.place) continue;
        const units = [no, other];
        if (!combineFault(world, state, units)) yield { do: 'combine', units };
      }
    }
  },
  sample(world, state, choose) {
    const no = choose(state.units.length);
    const unit = state.units[no];
    if (unit?.side !== state.mover || unit.place !== 'map') return undefined;
    const mate = state.units.findIndex((one, at) => at !== no && one.at === unit.at && one.type === unit.type);
    return mate < 0 || combineFault(world, state, [no, mate]) ? undefined : { do: 'combine', units: [no, mate] };
  },
};
