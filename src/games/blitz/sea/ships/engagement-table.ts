import { table } from '#core/table.ts';

/** M11.fet, M11.21: the fleet engagement table. */

export type EngagementResult = 'AW' | 'AD' | 'EX' | '-' | 'DW' | 'DD';

const PRINTED = table(
  (cell) => cell as EngagementResult,
  `
      1-3  1-2  1-1  2-1  3-1  4-1
  1   EX   DW   DW   DD   DD   DD
  2   AW   EX   EX   DW   DD   DD
  3   AW   -    EX   EX   DW   DD
  4   AD   AW   -    -    DW   DW
  5   AD   AW   AW   AW   EX   DW
  6   AD   AD   AD   EX   EX   EX
`,
);

const BEST = 4;
const WORST = 3;

/** M11.21, M11.23: the column, against a fleet without task forces the best; nothing below 1:3. */
export function engagementOdds(attackers: number, defenders: number): string | undefined {
  if (attackers === 0) return undefined;
  if (defenders === 0) return `${BEST}-1`;
  if (attackers >= defenders) return `${Math.min(Math.floor(attackers / defenders), BEST)}-1`;
  const odds = Math.ceil(defenders / attackers);
  return odds > WORST ? undefined : `1-${odds}`;
}

export const engagementResult = (odds: string, die: number): EngagementResult => PRINTED.at(die, odds);

/** Printed form for looking results up. */
export const ENGAGEMENTS = {
  id: 'M11.fet',
  columns: PRINTED.columns,
  printed: (die: number, column: string): readonly string[] => [PRINTED.at(die, column)],
} as const;
