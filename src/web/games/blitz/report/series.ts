import { luckOf } from '#games/blitz/desk/after/luck.ts';
import { luckByTurn, type Report, type Standing } from '#games/blitz/desk/after/report.ts';
import type { Side } from '#games/blitz/types.ts';

/** Measures in the charts of a report. */

export const MEASURES = ['lostSoFar', 'cities', 'onMap', 'atSea', 'atFront'] as const;
export type Measure = (typeof MEASURES)[number];

/** One value for the start and one for each player turn. */
export type Series = Readonly<Record<Side, readonly number[]>>;

export const seriesOf = ({ start, turns }: Report, measure: Measure & keyof Standing): Series => ({
  blue: [start.blue[measure], ...turns.map(({ blue }) => blue[measure])],
  red: [start.red[measure], ...turns.map(({ red }) => red[measure])],
});

/** Luck so far in factors: what one side has gained over the average the other has lost. */
export function luckSeries(report: Report): Series {
  let sum = 0;
  const blue = [0];
  for (const { side, luckSixths } of luckByTurn(report)) {
    sum += side === 'blue' ? luckSixths : -luckSixths;
    blue.push(sum / 6);
  }
  return { blue, red: blue.map((value) => (value === 0 ? 0 : -value)) };
}

/** The rolls that went furthest from the average. */
export const boldestRolls = ({ rolls }: Report, count: number): Report['rolls'] =>
  [...rolls].sort((a, b) => Math.abs(luckOf(b)) - Math.abs(luckOf(a)) || a.n - b.n).slice(0, count);
