import type { Watch } from '#ai/budget.ts';
import { FACES } from './lookahead.ts';

/** Choice among the best ideas after the enemy's answer, over a given number of dice sequences. */

export interface Rules {
  /** Number of ideas compared, and the largest lag behind the best. */
  readonly ideas: number;
  readonly near: number;
  /** Six courses each at the most. */
  readonly rounds: number;
  /** Usual error of the estimate before the answer: the larger, the sooner the answer counts. */
  readonly trust: number;
  /** Usual error of the predicted answer, however clear the dice are. */
  readonly doubt: number;
}

export interface Entry<T> {
  readonly what: T;
  /** Estimate before the answer. */
  readonly gain: number;
}

interface Held<T> extends Entry<T> {
  readonly came: number[];
}

/** Lead over another idea by both estimates: the less the results of the answer scatter, the more they count. */
function ahead<T>(one: Held<T>, two: Held<T>, { trust, doubt }: Rules): number {
  const apart = one.came.map((value, i) => value - (two.came[i] as number));
  const middle = apart.reduce((sum, each) => sum + each, 0) / apart.length;
  const spread = apart.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (apart.length * (apart.length - 1));
  const weight = (trust * trust) / (trust * trust + doubt * doubt + spread);
  return (1 - weight) * (one.gain - two.gain) + weight * middle;
}

/** Stop re-evaluating a candidate that leads by this margin. */
const CLEAR = 0.3;

/** Plays six rounds of all entries, then of the best two alone while they are close; yields the best so far. */
export function* contest<T>(
  entries: readonly Entry<T>[],
  rules: Rules,
  course: (what: T, n: number) => number,
  watch: Watch,
): Generator<T, { readonly best: T; readonly looked: number } | undefined, undefined> {
  const { ideas, near, rounds } = rules;
  const ranked = [...entries].sort((a, b) => b.gain - a.gain).slice(0, ideas);
  let held: Held<T>[] = ranked
    .filter(({ gain }) => gain > (ranked[0]?.gain ?? 0) - near)
    .map((entry) => ({ ...entry, came: [] }));
  const looked = held.length;
  for (let round = 0; round < rounds && held.length > 1; round++) {
    for (let n = 0; n < FACES; n++) {
      for (const { what, came } of held) {
        if (!watch.more()) return round > 0 && held[0] ? { best: held[0].what, looked } : undefined;
        watch.count();
        came.push(course(what, round * FACES + n));
      }
      if (held[0]) yield held[0].what;
    }
    const [base] = held as [Held<T>];
    const leads = new Map(held.map((one) => [one, one === base ? 0 : ahead(one, base, rules)]));
    const lead = (one: Held<T> | undefined): number => (one && leads.get(one)) ?? 0;
    held = held.sort((a, b) => lead(b) - lead(a)).slice(0, 2);
    if (lead(held[0]) - lead(held[1]) > CLEAR) break;
  }
  return held[0] && looked > 1 ? { best: held[0].what, looked } : undefined;
}
