import { luckOf } from '../../../blitz/luck.ts';
import type { PlayerTurn, Report, Standing } from '../../../blitz/report.ts';
import type { Side } from '../../../blitz/types.ts';

/** What the charts of a report show. */

export const MEASURES = ['lostSoFar', 'cities', 'onMap', 'atSea', 'inContact'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Series {
  /** One value for the start and one for each player turn. */
  readonly blue: readonly number[];
  readonly red: readonly number[];
}

export const seriesOf = ({ start, turns }: Report, measure: Measure & keyof Standing): Series => ({
  blue: [start.blue[measure], ...turns.map(({ blue }) => blue[measure])],
  red: [start.red[measure], ...turns.map(({ red }) => red[measure])],
});

export interface LuckLine {
  readonly turn: number;
  readonly side: Side;
  readonly rolls: number;
  /** Factors dealt less factors taken by the mover's rolls. */
  readonly actual: number;
  /** The same on average, in sixths. */
  readonly expectedSixths: number;
  /** Sixths of a factor, for the side that rolled. */
  readonly luckSixths: number;
}

const same = (a: { turn: number }, side: Side, b: PlayerTurn): boolean => a.turn === b.turn && side === b.mover;

/** The rolls of each player turn put together; turns without a roll have zeros. */
export const luckByTurn = ({ turns, rolls }: Report): LuckLine[] =>
  turns.map((one) => {
    const mine = rolls.filter((roll) => same(roll, roll.side, one));
    const sum = (of: (roll: (typeof mine)[number]) => number) => mine.reduce((total, roll) => total + of(roll), 0);
    return {
      turn: one.turn,
      side: one.mover,
      rolls: mine.length,
      actual: sum((roll) => roll.dealt - roll.taken),
      expectedSixths: sum((roll) => roll.dealtOfSix - roll.takenOfSix),
      luckSixths: sum(luckOf),
    };
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
