import { table } from '#core/table.ts';

/** M12.sbt: strategic bombardment, by artillery, ships or aircraft: H hits, D disables. */

export type StrikeResult = 'H' | 'D' | '-';

const PRINTED = table(
  (cell) => cell,
  `
      3  6  12  18  24
  1   H  D  D   D   D
  2   H  H  D   D   D
  3   -  H  H   H   D
  4   -  -  H   H   H
  5   -  -  -   H   H
  6   -  -  -   -   H
`,
);

const STRIKE_COLUMNS = [3, 6, 12, 18, 24] as const;
const FACES = 6;

/** M12.13: the largest column that the factors fill; below three nothing is rolled. */
export const strikeColumn = (factors: number): number | undefined =>
  STRIKE_COLUMNS.findLast((column) => factors >= column);

const LINE_COLUMNS = 5;

/** M12.rit: cut, or destroyed, when the die is at most the factors, five at most. */
export const railResult = (factors: number, roll: number): 'X' | '-' =>
  factors >= 1 && roll <= Math.min(Math.floor(factors), LINE_COLUMNS) ? 'X' : '-';

/** M0.19: above six there is no effect. */
export const strikeResult = (column: number, roll: number): StrikeResult =>
  roll > FACES ? '-' : (PRINTED.at(Math.max(roll, 1), String(column)) as StrikeResult);

/** Printed form for looking results up. */
export const STRIKE_TABLE = {
  id: 'M12.sbt',
  columns: PRINTED.columns,
  printed: (die: number, column: string): readonly string[] => [PRINTED.at(die, column)],
} as const;

export const LINE_TABLE = {
  id: 'M12.rit',
  columns: Array.from({ length: LINE_COLUMNS }, (_, i) => String(i + 1)),
  printed: (die: number, column: string): readonly string[] => [railResult(Number(column), die)],
} as const;
