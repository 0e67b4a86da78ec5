import { table } from '#core/table.ts';

/** M13.fdt: factors of aircraft lost. */
const PRINTED = table(
  Number,
  `
      1  2  3  4  5  6  7  9  12  18
  1   0  1  1  2  3  3  4  5  5   6
  2   0  1  2  3  4  4  5  5  6   7
  3   1  1  2  4  5  5  6  6  6   8
  4   1  1  3  4  5  5  6  7  7   8
  5   1  2  3  4  5  6  7  7  8   8
  6   1  2  3  4  5  6  7  8  8   8
`,
);

const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 9, 12, 18] as const;

/** M13.5: the highest not above; below one nobody fires. */
export const flakColumn = (factors: number): number | undefined => COLUMNS.findLast((column) => factors >= column);

export const flakLosses = (column: number, die: number): number => PRINTED.at(die, String(column));

/** Printed form for looking results up. */
export const FLAK_TABLE = {
  id: 'M13.fdt',
  columns: PRINTED.columns,
  printed: (die: number, column: string): readonly string[] => [String(PRINTED.at(die, column))],
} as const;
