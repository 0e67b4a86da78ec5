import type { Preset } from '../../../../games/blitz/presets.ts';
import {
  BASIC_ATTRITION,
  captureColumn,
  CITY_CAPTURE,
  FIGHTER,
  type ResultTable,
  STRATEGIC,
  TOURNAMENT_ATTRITION,
} from '../../../../games/blitz/chapters/combat/tables.ts';
import type { Happening } from '../../../../games/blitz/desk/after/happenings.ts';

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

const SHOWN: Readonly<Record<PrintedName, ResultTable>> = {
  basic: BASIC_ATTRITION,
  tournament: TOURNAMENT_ATTRITION,
  strategic: STRATEGIC,
  fighter: FIGHTER,
  capture: CITY_CAPTURE,
};

export function printed(name: PrintedName): Printed {
  const { id, columns, printed: cell } = SHOWN[name];
  return { name, rule: id, columns, rows: FACES.map((die) => columns.map((column) => cell(die, column))) };
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
