import { table } from '#core/table.ts';
import type { Effect, Part, Result, TableId } from './result.ts';

/** The printed tables, as they stand in the ledger. */

/** A printed table and what its cells mean. */
export interface ResultTable {
  readonly id: TableId;
  readonly columns: readonly string[];
  at(die: number, column: string): readonly Effect[];
  /** The cell as it is printed, a line for each side that has one. */
  printed(die: number, column: string): readonly string[];
}

/** A table with a column for each odds; `1-n` below its lowest is no battle, `n-1` above its highest needs no roll. */
export interface OddsTable extends ResultTable {
  readonly lowest: number;
  readonly highest: number;
  /** M4.1: the column odds are read in, where columns are wider than the odds. */
  readonly columnOf?: (odds: string) => string;
  /** M4.30: what a battle that has sunk below the table comes to; without it the attackers are lost (T7.2.17). */
  readonly sunk?: readonly Effect[];
  /** T7.2.16: odds of so much to one eliminate a surrounded hex without a roll; where there is no such rule, none do. */
  readonly ringed?: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** `read` says what a cell means; one that it refuses is a misprint of ours and stops the program. */
function resultTable(
  id: TableId,
  read: (...lines: string[]) => readonly Effect[] | undefined,
  ...texts: readonly string[]
): ResultTable {
  const lines = texts.map((text) => table((cell) => cell, text));
  const columns = lines[0]?.columns ?? [];
  const printed = (die: number, column: string) => lines.map((line) => line.at(die, column));
  const cells = new Map(
    columns.map((column) => [
      column,
      FACES.map((die) => {
        const effects = read(...printed(die, column));
        if (!effects) throw new Error(`misprinted table cell ${printed(die, column).join(' ')}`);
        return effects;
      }),
    ]),
  );
  return {
    id,
    columns,
    printed,
    at(die, column) {
      const effects = cells.get(column)?.[die - 1];
      if (!effects) throw new Error(`the table has no cell for die ${die} at ${column}`);
      return effects;
    },
  };
}

export function oddsTable(...printed: Parameters<typeof resultTable>): OddsTable {
  const made = resultTable(...printed);
  const [low = '', high = ''] = [made.columns[0], made.columns.at(-1)];
  return { ...made, lowest: Number(low.replace('1-', '')), highest: Number(high.replace('-1', '')) };
}

/** Result of a roll on a table. */
export const resultOf = (from: ResultTable | OddsTable, column: string, die: number): Result => ({
  table: from.id,
  column: 'columnOf' in from && from.columnOf ? from.columnOf(column) : column,
  die,
  effects: from.at(die, column),
});

const lose = (side: Part, factors: number | 'all'): Effect[] => (factors === 0 ? [] : [{ side, lose: factors }]);

/** B19.4, B19.5.1, B19.6.1, B19.7. */
const BASIC_CELLS: Readonly<Record<string, readonly Effect[]>> = {
  AE: [
    { side: 'attacker', lose: 'all' },
    { side: 'defender', advance: 1 },
  ],
  AB2: [
    { side: 'attacker', back: 2 },
    { side: 'defender', advance: 1 },
  ],
  EX: [
    { side: 'defender', lose: 'all' },
    { side: 'attacker', lose: 'matching' },
    { side: 'attacker', advance: 1 },
  ],
  DB2: [
    { side: 'defender', back: 2 },
    { side: 'attacker', advance: 1 },
  ],
  DE: [
    { side: 'defender', lose: 'all' },
    { side: 'attacker', advance: 1 },
  ],
};

/** B19.2: above the table the defender is eliminated as by DE. */
export const BASIC_AUTOMATIC: Result = { table: 'B19.crt', effects: BASIC_CELLS['DE'] ?? [] };

/** B19.crt Basic Game attrition table. */
export const BASIC_ATTRITION = oddsTable(
  'B19.crt',
  (cell) => BASIC_CELLS[cell],
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
function pair(cell: string): readonly [number | 'all', number | 'all'] | undefined {
  const parts = /^(\d|E),(\d|E)$/.exec(cell);
  const number = (text: string | undefined) => (text === 'E' ? 'all' : Number(text));
  return parts ? [number(parts[1]), number(parts[2])] : undefined;
}

/**
 * T7.2.3 to T7.2.13: factors lost, then hexes: whose number is larger goes back by it, the other may follow by his own.
 * T7.2.12: where nobody goes back, a defender who died of his losses still leaves his hex (T90.24).
 */
function tournamentCell(attacker: string, defender = ''): Effect[] | undefined {
  const [a, d] = [pair(attacker), pair(defender)];
  if (!a || !d) return undefined;
  const [ours, theirs] = [Number(a[1]), Number(d[1])];
  const losses = [...lose('attacker', a[0]), ...lose('defender', d[0])];
  if (ours > theirs) return [...losses, { side: 'attacker', back: ours }, { side: 'defender', advance: theirs }];
  if (theirs > ours) return [...losses, { side: 'defender', back: theirs }, { side: 'attacker', advance: ours }];
  return d[0] === 0 ? losses : [...losses, { side: 'attacker', advance: 0 }];
}

/** T7.crt Tournament attrition table: the attacker's rows, then the defender's. */
const TOURNAMENT_PRINTED = oddsTable(
  'T7.crt',
  tournamentCell,
  `
      1-6  1-5  1-4  1-3  1-2  1-1  2-1  3-1  4-1  5-1  6-1
  1   2,3  2,3  1,3  1,2  0,1  0,1  0,2  0,2  0,3  0,3  0,4
  2   1,3  1,3  1,2  1,2  1,0  1,0  1,0  1,0  1,0  1,0  1,1
  3   2,4  2,2  1,2  1,2  1,2  0,0  0,1  0,1  1,1  0,2  0,3
  4   2,2  1,2  2,2  1,2  1,2  1,1  1,1  1,2  0,2  1,0  0,2
  5   2,2  2,2  2,2  2,2  2,2  1,1  1,0  1,0  1,2  0,1  0,3
  6   3,2  3,2  2,2  2,2  2,2  2,2  2,1  0,3  0,3  0,3  0,4
`,
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

export const TOURNAMENT_ATTRITION: OddsTable = { ...TOURNAMENT_PRINTED, ringed: 5 };

function bothLose(cell: string): Effect[] | undefined {
  const read = pair(cell);
  return read && [...lose('attacker', read[0]), ...lose('defender', read[1])];
}

/** T23.strategic: bomber factors lost, ground factors lost. */
export const STRATEGIC = oddsTable(
  'T23.strategic',
  bothLose,
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
export const FIGHTER = oddsTable(
  'O23.fighter',
  bothLose,
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
function capture(cell: string): Effect[] | undefined {
  const parts = /^(\d)(\*?)$/.exec(cell);
  if (!parts) return undefined;
  const losses = lose('attacker', Number(parts[1]));
  return parts[2] === '*'
    ? [...losses, { side: 'attacker', captures: true }, { side: 'attacker', advance: 1 }]
    : losses;
}

/** T22.capture City capture table. */
export const CITY_CAPTURE = resultTable(
  'T22.capture',
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
export const CITY_CAPTURE_MONOTONE = resultTable(
  'T22.capture',
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
