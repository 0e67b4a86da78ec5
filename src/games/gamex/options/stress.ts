import type { Module } from '#core/rulebook.ts';
import { plus, type Ratio, ratio, whole } from '#core/terms.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import { compare } from '#games/gamex/ratio.ts';
import { oddsOf, shifted } from '#games/gamex/tables.ts';
import type { Mode, State } from '#games/gamex/types.ts';
import { kindOf, unitOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import type { Reckoning } from '../fire/strength.ts';

/** Combat stress (X12): how many points more would make the next odds, and whether they may be had. */

const MOST = 5;
const MODES: ReadonlySet<Mode> = new Set<Mode>(['direct', 'opFire', 'indirect', 'oba', 'overrun', 'closeAssault']);

const scaled = (a: Ratio, n: number, d: number): Ratio => ratio(a.n * n, a.d * d);

/** Strength needed for the odds there are now, and for the next better ones. */
function steps(af: Ratio, df: Ratio): readonly [Ratio, Ratio] {
  const n = (af.n * df.d) / (af.d * df.n);
  if (n >= 1) return [scaled(df, Math.floor(n), 1), scaled(df, Math.floor(n) + 1, 1)];
  const m = Math.ceil((df.n * af.d) / (df.d * af.n));
  return [scaled(df, 1, m), scaled(df, 1, m - 1)];
}

/** The attack with so many points more; column shifts come after them (X30.21). */
export function strained(reckoning: Reckoning, points: number): Reckoning {
  const { column: _column, ...rest } = reckoning;
  const af = plus(reckoning.af, whole(points));
  const column = shifted(oddsOf(af, ratio(4 * reckoning.df, 4)), reckoning.shift);
  return { ...rest, af, ...(column ? { column } : {}) };
}

/** X12.1, X12.2a: the points, or 0 where there is no stress. */
export function stressOf(world: World, state: State, reckoning: Reckoning): number {
  const { mode, by, af, df } = reckoning;
  if (!MODES.has(mode) || df === 0 || af.n === 0) return 0;
  const [now, next] = steps(af, ratio(4 * df, 4));
  if (compare(af, now) <= 0) return 0;
  const points = Math.ceil((next.n * af.d - af.n * next.d) / (next.d * af.d));
  const printed = by.reduce((sum, id) => sum + kindOf(world, unitOf(world, state, id)).as, 0);
  if (points < 1 || points > Math.min(MOST, Math.floor(printed / 3))) return 0;
  return strained(reckoning, points).column === reckoning.column ? 0 : points;
}

export const stress: Module<typeof QUESTIONS> = {
  id: 'stress',
  layer: 'option',
  answers: { pauses: () => ['stress'] },
};
