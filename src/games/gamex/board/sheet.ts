import { type Axial, DIRECTIONS, NOWHERE, opposite, rowLetters } from '#hex/hex.ts';
import type { Terrain } from './terrain.ts';

/** X0.4: directions are d1 to d6, d1 east, then clockwise; the kernel's tables turn the other way. The map is its own inverse. */
export const dial = (d: number): number => (7 - d) % 6;
/** `d3` for a direction of the kernel. */
export const dialName = (direction: number): string => `d${dial(direction) || 6}`;

export interface Place {
  readonly kind: string;
  readonly name: string;
  readonly hexes: readonly number[];
}

/**
 * A sheet is a panel, a small board or joined panels as they are being written: plain lists by cell number.
 * `boardOf` closes it into the typed tables that are played on.
 */
export interface Sheet {
  id: string;
  title: string;
  about: string[];
  /** German title and description. */
  german: { title: string; about: string[] };
  readonly at: Axial[];
  /** The first name is the one shown; seam hexes have two (X3.2.4). */
  readonly names: string[][];
  readonly terrain: Terrain[];
  readonly level: number[];
  /** Six entries a cell, by direction; the two cells of a side say the same. */
  readonly sides: number[];
  /** Bits of the sides a road crosses, a stream runs through, a ford path crosses. */
  readonly road: number[];
  readonly stream: number[];
  readonly ford: number[];
  readonly wet: boolean[];
  readonly bridge: boolean[];
  /** Panels a cell belongs to: two for seam hexes. */
  readonly panels: string[][];
  places: Place[];
}

export function emptySheet(cells: readonly { readonly at: Axial; readonly name: string }[], id: string): Sheet {
  const n = cells.length;
  const filled = <T>(value: T): T[] => new Array<T>(n).fill(value);
  return {
    id,
    title: '',
    about: [],
    german: { title: '', about: [] },
    at: cells.map((cell) => cell.at),
    names: cells.map((cell) => [cell.name]),
    terrain: filled<Terrain>('clear'),
    level: filled(0),
    sides: new Array<number>(n * 6).fill(0),
    road: filled(0),
    stream: filled(0),
    ford: filled(0),
    wet: filled(false),
    bridge: filled(false),
    panels: cells.map(() => []),
    places: [],
  };
}

export const axialKey = ({ q, r }: Axial): string => `${q},${r}`;

/** Neighbour table of a sheet, six a cell. */
export function neighboursIn(at: readonly Axial[]): Int32Array {
  const byAxial = new Map(at.map((cell, i) => [axialKey(cell), i]));
  const table = new Int32Array(at.length * 6).fill(NOWHERE);
  at.forEach((cell, i) => {
    DIRECTIONS.forEach((step, direction) => {
      table[i * 6 + direction] = byAxial.get(axialKey({ q: cell.q + step.q, r: cell.r + step.r })) ?? NOWHERE;
    });
  });
  return table;
}

/** Panel geometry (X0.4, X3.2.4): 33 rows A to GG, by turns 10 whole hexes and 11 whose ends are halves. */
export const PANEL_ROWS = 33;
export const PANEL_COLUMNS = 10;
export const rowLength = (row: number, columns = PANEL_COLUMNS): number => columns + (row & 1);
export const axialOfRow = (row: number, number: number): Axial => ({ q: number - 1 - ((row + 1) >> 1), r: row });

export function rowCells(rows: number, columns: number): { at: Axial; name: string }[] {
  const cells = [];
  for (let row = 0; row < rows; row++) {
    for (let number = 1; number <= rowLength(row, columns); number++) {
      cells.push({ at: axialOfRow(row, number), name: `${rowLetters(row)}-${number}` });
    }
  }
  return cells;
}

/** The half turn of a whole panel about its middle. */
const turnedAt = ({ q, r }: Axial): Axial => ({
  q: PANEL_COLUMNS - 1 - (PANEL_ROWS - 1) / 2 - q,
  r: PANEL_ROWS - 1 - r,
});
const turnedBits = (bits: number): number => ((bits << 3) | (bits >> 3)) & 63;

export function turned(sheet: Sheet): Sheet {
  return {
    ...sheet,
    at: sheet.at.map(turnedAt),
    sides: sheet.sides.map((_, i) => sheet.sides[i - (i % 6) + opposite(i % 6)] as number),
    road: sheet.road.map(turnedBits),
    stream: sheet.stream.map(turnedBits),
    ford: sheet.ford.map(turnedBits),
  };
}
