import {
  BASIC_ATTRITION,
  CITY_CAPTURE,
  FIGHTER,
  type ResultTable,
  STRATEGIC,
  TOURNAMENT_ATTRITION,
} from '#games/blitz/combat/rules/tables.ts';
import { BLITZ, STANDARD } from '#games/blitz/combat/results/tables.ts';
import { AIR_COMBAT } from '#games/blitz/air/airbases/tables.ts';
import { LINE_TABLE, STRIKE_TABLE } from '#games/blitz/combat/artillery/strike-table.ts';
import { FLAK_TABLE } from '#games/blitz/air/flak/flak-table.ts';
import { ENGAGEMENTS } from '#games/blitz/sea/ships/engagement-table.ts';
import type { Happening } from '#games/blitz/desk/after/happenings.ts';

/** The printed combat tables as something to show: the engine's own, cell by cell. */

export const PRINTED = [
  'basic',
  'tournament',
  'standard',
  'blitz',
  'strategic',
  'fighter',
  'capture',
  'fleet',
  'flak',
  'airCombat',
  'strikes',
  'lines',
] as const;
export type PrintedName = (typeof PRINTED)[number];

export interface Printed {
  readonly name: PrintedName;
  readonly rule: string;
  readonly columns: readonly string[];
  /** Row 1 is die 1; a cell has a line for each side. */
  readonly rows: readonly (readonly (readonly string[])[])[];
}

const FACES = [1, 2, 3, 4, 5, 6];

type Cells = Pick<ResultTable, 'columns' | 'printed'> & { readonly id: string };

const SHOWN: Readonly<Record<PrintedName, Cells>> = {
  basic: BASIC_ATTRITION,
  tournament: TOURNAMENT_ATTRITION,
  standard: STANDARD,
  blitz: BLITZ,
  strategic: STRATEGIC,
  fighter: FIGHTER,
  capture: CITY_CAPTURE,
  fleet: ENGAGEMENTS,
  flak: FLAK_TABLE,
  airCombat: AIR_COMBAT,
  strikes: STRIKE_TABLE,
  lines: LINE_TABLE,
};

export function printed(name: PrintedName): Printed {
  const { id, columns, printed: cell } = SHOWN[name];
  return { name, rule: id, columns, rows: FACES.map((die) => columns.map((column) => cell(die, column))) };
}

type Fought = Extract<Happening, { is: 'fought' }>;

/** The table a battle was read from; none for nuclear strikes, whose table has one column. */
export const printedFor = ({ result }: Pick<Fought, 'result'>): PrintedName | undefined =>
  PRINTED.find((name) => SHOWN[name].id === result.table);

/** The column of its table a battle was fought in; undefined where nothing was rolled (B19.2). */
export const columnFor = (table: Printed, { result }: Pick<Fought, 'result'>): string | undefined =>
  table.columns.find((name) => name === result.column);
