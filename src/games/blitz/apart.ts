import { lately } from '#core/fact.ts';
import { isGround } from './kinds.ts';
import type { Unit } from './types.ts';

/**
 * Facts of the units that are no ground units: trains, ships, aircraft, bases, flak, supply counters. Mostly a ground unit has
 * moved and they stand as they stood, so what follows from them is kept over that.
 */

type Units = readonly Unit[];

/** Have only ground units changed from one list to another? */
function alikeApart(before: Units, after: Units): boolean {
  for (let no = Math.max(before.length, after.length) - 1; no >= 0; no--) {
    const was = before[no];
    const is = after[no];
    if (was !== is && ((was && !isGround(was)) || (is && !isGround(is)))) return false;
  }
  return true;
}

let last: { readonly units: Units; readonly token: object } | undefined;

/** Token shared by lists that differ in ground units only. */
const tokenOf = lately((units: Units): object => {
  const token = last && alikeApart(last.units, units) ? last.token : {};
  last = { units, token };
  return token;
});

export function factApart<Fact>(derive: (units: Units) => Fact): (units: Units) => Fact {
  let known: { readonly token: object; readonly fact: Fact } | undefined;
  return (units) => {
    const token = tokenOf(units);
    if (known?.token !== token) known = { token, fact: derive(units) };
    return known.fact;
  };
}
