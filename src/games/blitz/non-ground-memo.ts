import { memoizeLast } from '#core/memo.ts';
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

/** Stands for all lists that differ in ground units only. */
interface Token {
  readonly units: Units;
}

const tokenOf = memoizeLast(
  (units: Units, newest: { readonly from: Units; readonly fact: Token } | undefined): Token =>
    newest && alikeApart(newest.from, units) ? newest.fact : { units },
);

export function memoizeByNonGround<Fact>(derive: (units: Units) => Fact): (units: Units) => Fact {
  const ofToken = memoizeLast((token: Token) => derive(token.units), 1);
  return (units) => ofToken(tokenOf(units));
}
