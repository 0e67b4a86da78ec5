import { NOWHERE } from '#hex/hex.ts';
import { kindOf, type UnitType } from '#games/blitz/kinds.ts';
import type { Side, Unit } from '#games/blitz/types.ts';
import { FRESH } from '#games/blitz/reducer.ts';

interface Printed {
  readonly type?: UnitType;
  readonly sizes: readonly number[];
  readonly mf?: number;
}

/** M8.ob: the rows of the chart, as they are written; with the type of unit where the game has one. */
export const ROWS = {
  SAC: { type: 'SAC', sizes: [4, 2, 1], mf: 20 },
  MDM: { type: 'MDM', sizes: [4, 2, 1], mf: 10 },
  TAC: { type: 'TAC', sizes: [4, 2, 1], mf: 8 },
  FTR: { type: 'FTR', sizes: [4, 2, 1], mf: 12 },
  MAC: { type: 'MAC', sizes: [1], mf: 10 },
  RR: { type: 'train', sizes: [1], mf: 60 },
  TF: { type: 'taskForce', sizes: [1], mf: 1 },
  MST: { type: 'transport', sizes: [1], mf: 1 },
  LST: { type: 'landingShip', sizes: [1], mf: 1 },
  INF2: { type: 'lightInfantry', sizes: [2, 1], mf: 2 },
  INF4: { type: 'infantry', sizes: [4, 2, 1], mf: 4 },
  ARM: { type: 'armor', sizes: [6, 4, 3, 2, 1], mf: 6 },
  ART: { type: 'artillery', sizes: [4, 2, 1], mf: 4 },
  MAR: { type: 'navalInfantry', sizes: [6, 2, 1], mf: 4 },
  RNG: { type: 'ranger', sizes: [1], mf: 4 },
  ABN: { type: 'airborne', sizes: [4, 2, 1], mf: 4 },
  FLAK: { type: 'flak', sizes: [4, 3, 2, 1], mf: 2 },
  Airbase: { type: 'airbase', sizes: [1], mf: 0 },
  SUP: { type: 'depot', sizes: [1], mf: 0 },
} as const satisfies Readonly<Record<string, Printed>>;
export type Row = keyof typeof ROWS;
export const ROW_NAMES = Object.keys(ROWS) as readonly Row[];

/** M8.ob: one order of battle. */
export interface Order {
  readonly no: number;
  readonly name: string;
  /** Factors of each type, or units of those that have none. */
  readonly factors: Readonly<Record<Row, number>>;
  /** Sizes of its production centres. */
  readonly centres: readonly number[];
  /** M9.4: types that may not be produced. */
  readonly starred: readonly Row[];
}

/** M9.counters: printed counters of a side, by row and size; rows of the 1965 counters have no limit here. */
const PRINTED: Readonly<Partial<Record<Row, Readonly<Record<number, number>>>>> = {
  INF2: { 2: 75, 1: 35 },
  FLAK: { 4: 3, 3: 4, 2: 4, 1: 4 },
  RR: { 1: 15 },
  TF: { 1: 10 },
  MST: { 1: 8 },
  LST: { 1: 5 },
  MAC: { 1: 8 },
  Airbase: { 1: 15 },
};

/** M9.counters: all the factors that the counters of a row make up. */
export function mostOf(row: Row): number {
  const printed = PRINTED[row];
  if (!printed) return Number.POSITIVE_INFINITY;
  return Object.entries(printed).reduce((sum, [size, count]) => sum + Number(size) * count, 0);
}

/** M8.7: the largest counters that fit, then smaller ones, as many as there are. */
export function countersFor(row: Row, factors: number): number[] {
  const counters: number[] = [];
  let left = factors;
  for (const size of ROWS[row].sizes) {
    let there = PRINTED[row]?.[size] ?? Number.POSITIVE_INFINITY;
    for (; left >= size && there > 0; left -= size, there--) counters.push(size);
  }
  return counters;
}

/** M70.fallback: a factor of artillery is a defence factor, its attack is twice that. */
const attackOf = (type: UnitType, size: number): number => (kindOf(type).twoFactors ? 2 * size : size);

const sideLetter = (side: Side): string => (side === 'blue' ? 'b' : 'r');

/** The counters of an order of battle that play, still to be set up. */
export function musterOf(order: Order, side: Side, types: readonly UnitType[], letter = sideLetter(side)): Unit[] {
  return ROW_NAMES.flatMap((row): Unit[] => {
    const { type, mf }: Printed = ROWS[row];
    if (type === undefined || mf === undefined || !types.includes(type)) return [];
    const id = `${letter}.${row.toLowerCase()}`;
    return countersFor(row, order.factors[row]).map((df, i) => ({
      ...{ id: `${id}${i + 1}`, side, type, af: attackOf(type, df), df, mf },
      ...{ due: 1, place: 'waiting', at: NOWHERE, held: false },
      ...FRESH,
    }));
  });
}
