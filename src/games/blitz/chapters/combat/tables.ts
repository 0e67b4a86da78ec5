import { oneOf, table } from '../../../../core/table.ts';

/** The printed tables, as they stand in the ledger. */

export const BASIC_RESULTS = ['AE', 'AB2', 'EX', 'DB2', 'DE'] as const;
export type BasicResult = (typeof BASIC_RESULTS)[number];

/** B19.crt Basic Game attrition table. */
export const BASIC_ATTRITION = table(
  oneOf(BASIC_RESULTS),
  `
      1-6  1-5  1-4  1-3  1-2  1-1  2-1  3-1  4-1  5-1  6-1
  1   AB2  AB2  AB2  AB2  DB2  DB2  DE   DE   DE   DE   DE
  2   AE   AB2  AB2  AB2  EX   EX   EX   EX   EX   DB2  DB2
  3   AE   AE   AB2  AB2  AB2  DB2  DB2  DB2  DB2  DE   DE
  4   AE   AE   AE   AB2  AB2  DB2  DB2  DB2  DB2  DB2  DE
  5   AE   AE   AE   AE   AE   AB2  EX   EX   DE   DE   DE
  6   AE   AE   AE   AE   AE   AE   AB2  DE   DE   DE   DE
`,
);

/** `2,3`: a pair of numbers; E stands for everything engaged. */
export interface Pair {
  readonly first: number;
  readonly second: number;
}

export const EVERYTHING = 9999;

function pair(cell: string): Pair | undefined {
  const parts = /^(\d|E),(\d|E)$/.exec(cell);
  const number = (text: string | undefined) => (text === 'E' ? EVERYTHING : Number(text));
  return parts ? { first: number(parts[1]), second: number(parts[2]) } : undefined;
}

/** T7.crt Tournament attrition table, the attacker's rows: factors lost, hexes of advance or retreat. */
export const TOURNAMENT_ATTACKER = table(
  pair,
  `
      1-6  1-5  1-4  1-3  1-2  1-1  2-1  3-1  4-1  5-1  6-1
  1   2,3  2,3  1,3  1,2  0,1  0,1  0,2  0,2  0,3  0,3  0,4
  2   1,3  1,3  1,2  1,2  1,0  1,0  1,0  1,0  1,0  1,0  1,1
  3   2,4  2,2  1,2  1,2  1,2  0,0  0,1  0,1  1,1  0,2  0,3
  4   2,2  1,2  2,2  1,2  1,2  1,1  1,1  1,2  0,2  1,0  0,2
  5   2,2  2,2  2,2  2,2  2,2  1,1  1,0  1,0  1,2  0,1  0,3
  6   3,2  3,2  2,2  2,2  2,2  2,2  2,1  0,3  0,3  0,3  0,4
`,
);

/** T7.crt, the defender's rows. */
export const TOURNAMENT_DEFENDER = table(
  pair,
  `
      1-6  1-5  1-4  1-3  1-2  1-1  2-1  3-1  4-1  5-1  6-1
  1   0,1  0,1  0,1  0,0  1,2  2,2  2,3  2,3  3,4  4,4  4,5
  2   0,1  0,1  0,0  0,0  1,0  1,0  1,1  1,0  1,0  2,1  2,2
  3   0,2  0,0  0,0  0,0  0,0  1,1  1,2  1,2  2,2  3,3  3,4
  4   0,0  0,0  0,0  0,0  0,0  0,0  0,0  2,3  2,3  2,1  2,3
  5   0,0  0,0  0,0  0,0  0,0  0,0  1,0  1,0  3,3  2,2  2,4
  6   0,0  0,0  0,0  0,0  0,0  0,0  0,0  2,4  3,4  4,4  4,5
`,
);

/** T23.strategic: bomber factors lost, ground factors lost. */
export const STRATEGIC = table(
  pair,
  `
      1-6  1-5  1-4  1-3  1-2  1-1  2-1  3-1  4-1  5-1  6-1
  1   E,0  E,0  2,0  1,0  0,0  0,0  0,1  0,2  0,2  0,2  0,2
  2   E,0  E,0  2,0  1,0  1,0  0,1  0,2  0,3  0,4  0,4  0,E
  3   E,0  E,0  2,0  2,1  2,1  1,2  1,4  1,4  0,5  0,E  0,E
  4   E,0  E,0  E,1  2,1  3,1  2,3  2,5  2,6  2,6  1,E  0,E
  5   E,0  E,1  E,1  3,1  2,2  2,4  1,6  1,7  1,E  1,E  1,E
  6   E,1  E,2  E,2  E,2  2,3  1,5  1,8  0,E  0,E  0,E  0,E
`,
);

/** O23.fighter: escort factors lost, interceptor factors lost. */
export const FIGHTER = table(
  pair,
  `
      1-6  1-5  1-4  1-3  1-2  1-1  2-1  3-1  4-1  5-1  6-1
  1   1,1  1,0  1,0  0,0  0,0  0,0  0,0  0,0  0,1  0,1  0,1
  2   2,0  2,0  1,0  1,0  1,0  1,0  0,1  0,1  0,1  0,2  0,2
  3   2,0  2,0  2,0  1,0  1,0  1,1  0,1  0,1  0,2  0,2  0,2
  4   2,0  2,1  2,1  2,1  1,1  1,1  1,1  1,2  1,2  1,2  0,2
  5   2,0  2,1  2,1  2,1  2,1  0,1  1,2  1,2  1,2  1,2  1,2
  6   2,1  2,1  2,1  2,1  2,1  0,0  1,2  1,2  1,2  1,2  1,2
`,
);

/** `4*`: factors the attacker loses; captured or not. */
export interface Capture {
  readonly loses: number;
  readonly captured: boolean;
}

function capture(cell: string): Capture | undefined {
  const parts = /^(\d)(\*?)$/.exec(cell);
  return parts ? { loses: Number(parts[1]), captured: parts[2] === '*' } : undefined;
}

/** T22.capture City capture table. */
export const CITY_CAPTURE = table(
  capture,
  `
      4-7  8-11  12-15  16-19  20-23  24+
  1   2    2     2      1      0*     0*
  2   3    3*    3*     2*     1*     0*
  3   4*   4*    3*     3*     2*     1*
  4   5    4     4*     4*     3*     2*
  5   6    6     5*     4*     4*     3*
  6   7    8     6      5*     5*     4*
`,
);

/** T22.capture with `cityTableMonotone`: the stars the copy lacks on low rolls. */
export const CITY_CAPTURE_MONOTONE = table(
  capture,
  `
      4-7  8-11  12-15  16-19  20-23  24+
  1   2*   2*    2*     1*     0*     0*
  2   3*   3*    3*     2*     1*     0*
  3   4*   4*    3*     3*     2*     1*
  4   5    4     4*     4*     3*     2*
  5   6    6     5*     4*     4*     3*
  6   7    8     6      5*     5*     4*
`,
);

export const captureColumn = (strength: number): string => {
  const column = Math.min(Math.floor(strength / 4), 6);
  return ['', '4-7', '8-11', '12-15', '16-19', '20-23', '24+'][column] ?? '';
};

/** O23.nuclear: factors destroyed ('half' rounded down), survivors may not move, hex closed. */
export const NUCLEAR: readonly {
  readonly destroys: number | 'half' | 'all';
  readonly stuns: boolean;
  readonly closes: boolean;
}[] = [
  { destroys: 2, stuns: false, closes: false },
  { destroys: 4, stuns: true, closes: true },
  { destroys: 'half', stuns: true, closes: true },
  { destroys: 'half', stuns: true, closes: true },
  { destroys: 'all', stuns: false, closes: true },
  { destroys: 'all', stuns: false, closes: true },
];

/** O24.weather: one column for five turns. */
export const WEATHER_TABLE = table(
  (cell) => cell,
  `
      1-5          6-10         11-15           16-20
  1   clear        clear        clear           clear
  2   clear        clear        clear           roadsOnly
  3   clear        seaMustLand  clear           noInvasion
  4   noEmbark     slow1        frozenRivers    noDrops
  5   noDesertAir  noAir        mountainsStuck  seaClosed
  6   noSeaAir     noInvasion   slow2NotArmor   slow2
`,
);
