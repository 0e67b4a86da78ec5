import type { Preset } from '../../../games/blitz/presets.ts';
import {
  BASIC_ATTRITION,
  type Capture,
  captureColumn,
  CITY_CAPTURE,
  EVERYTHING,
  FIGHTER,
  type Pair,
  STRATEGIC,
  TOURNAMENT_ATTACKER,
  TOURNAMENT_DEFENDER,
} from '../../../games/blitz/chapters/combat/tables.ts';
import type { Table } from '../../../core/table.ts';
import type { Happening } from '../../../games/blitz/desk/happenings.ts';

/** The printed combat tables as something to show: the engine's own, cell by cell. */

export const PRINTED = ['basic', 'tournament', 'strategic', 'fighter', 'capture'] as const;
export type PrintedName = (typeof PRINTED)[number];

export interface Printed {
  readonly name: PrintedName;
  readonly rule: string;
  readonly columns: readonly string[];
  /** Row 1 is die 1; a cell has a line for each side. */
  readonly rows: readonly (readonly (readonly string[])[])[];
}

const FACES = [1, 2, 3, 4, 5, 6];

const part = (value: number): string => (value === EVERYTHING ? 'E' : String(value));
const pair = ({ first, second }: Pair): string => `${part(first)},${part(second)}`;
const capture = ({ loses, captured }: Capture): string => `${loses}${captured ? '*' : ''}`;

function rowsOf<Cell>(table: Table<Cell>, say: (cell: Cell, die: number, column: string) => readonly string[]) {
  return FACES.map((die) => table.columns.map((column) => say(table.at(die, column), die, column)));
}

export function printed(name: PrintedName): Printed {
  switch (name) {
    case 'basic':
      return {
        name,
        rule: 'B19.crt',
        columns: BASIC_ATTRITION.columns,
        rows: rowsOf(BASIC_ATTRITION, (cell) => [cell]),
      };
    case 'tournament':
      return {
        name,
        rule: 'T7.crt',
        columns: TOURNAMENT_ATTACKER.columns,
        rows: rowsOf(TOURNAMENT_ATTACKER, (cell, die, column) => [
          pair(cell),
          pair(TOURNAMENT_DEFENDER.at(die, column)),
        ]),
      };
    case 'strategic':
      return {
        name,
        rule: 'T23.strategic',
        columns: STRATEGIC.columns,
        rows: rowsOf(STRATEGIC, (cell) => [pair(cell)]),
      };
    case 'fighter':
      return { name, rule: 'O23.fighter', columns: FIGHTER.columns, rows: rowsOf(FIGHTER, (cell) => [pair(cell)]) };
    case 'capture':
      return {
        name,
        rule: 'T22.capture',
        columns: CITY_CAPTURE.columns,
        rows: rowsOf(CITY_CAPTURE, (cell) => [capture(cell)]),
      };
  }
}

type Fought = Extract<Happening, { is: 'fought' }>;

/** The table a battle was read from; none for nuclear strikes, whose table has one column. */
export function printedFor(preset: Preset, kind: Fought['kind']): PrintedName | undefined {
  switch (kind) {
    case 'ground':
      return preset;
    case 'assault':
      return 'capture';
    case 'strike':
      return 'strategic';
    case 'air':
      return 'fighter';
    case 'nuclear':
      return undefined;
  }
}

/** The column of its table a battle was fought in; undefined where the odds are off the table (B19.2). */
export function columnFor(table: Printed, fought: Pick<Fought, 'odds' | 'attack'>): string | undefined {
  const name = table.name === 'capture' ? captureColumn(fought.attack) : fought.odds;
  return table.columns.includes(name) ? name : undefined;
}
