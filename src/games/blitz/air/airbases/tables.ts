import { table } from '#core/table.ts';

/** M12.fcrt */

/** Factors the interceptors lose, and their targets. */
export interface AirLosses {
  readonly interceptors: number;
  readonly flight: number;
}

const cell = (text: string): AirLosses | undefined => {
  const [interceptors, flight] = text.split('/').map(Number);
  return interceptors === undefined || flight === undefined ? undefined : { interceptors, flight };
};

const FIGHTERS = table(
  cell,
  `
      1-4  1-3  1-2  1-1  2-1  3-1  4-1
  1   3/1  1/1  0/1  1/2  1/3  1/3  1/4
  2   2/1  1/1  1/1  1/1  1/2  1/3  1/4
  3   1/0  1/1  1/1  0/1  0/2  0/3  0/3
  4   1/0  1/1  1/1  0/1  0/1  0/2  0/3
  5   1/0  1/0  1/1  0/1  0/1  0/2  0/3
  6   1/0  1/0  1/0  1/0  1/1  0/1  0/3
`,
);

const MOST = 4;

/** M12.25: odds of interceptors to the flight, rounded in its favour (B19.1), 1-4 at worst and 4-1 at best. */
export function fighterOdds(interceptors: number, flight: number): string {
  if (interceptors >= flight) return `${Math.min(Math.floor(interceptors / Math.max(flight, 1)), MOST)}-1`;
  return `1-${Math.min(Math.ceil(flight / Math.max(interceptors, 1)), MOST)}`;
}

/** M12.fcrt */
export const fighterLosses = (odds: string, die: number): AirLosses => FIGHTERS.at(die, odds);

/** Printed form for looking results up. */
export const AIR_COMBAT = {
  id: 'M12.fcrt',
  columns: FIGHTERS.columns,
  printed(die: number, column: string): readonly string[] {
    const { interceptors, flight } = FIGHTERS.at(die, column);
    return [`${interceptors}/${flight}`];
  },
} as const;
