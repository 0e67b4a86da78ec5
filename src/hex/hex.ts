/**
 * Axial hexes (B0.3). A `Hex` is an integer index into one board's grid; axial coordinates are only
 * used to build grids, to measure and to draw.
 */
export type Hex = number;

/** A hex or `NOWHERE`, where a value that comes from outside may say either. */
export type HexOrNowhere = number;

/** "No hex": off the map, not on the map, no neighbour there. */
export const NOWHERE: Hex = -1;

/** Type checks of hex numbers from outside, for a board of this size, by type name. */
export const hexChecks = (size: number) => {
  const isHex = (hex: unknown): boolean => Number.isInteger(hex) && Number(hex) >= 0 && Number(hex) < size;
  return { Hex: isHex, HexOrNowhere: (hex: unknown): boolean => hex === NOWHERE || isHex(hex) };
};

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The six steps in the order every neighbour table uses: E, NE, NW, W, SW, SE (rows run downwards). */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const opposite = (direction: number): number => (direction + 3) % 6;

export function axialDistance(a: Axial, b: Axial): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** Rows pushed right by half a hex at every second row: column and row of a printed board, from 0. */
export const axialFromRowColumn = (row: number, column: number): Axial => ({
  q: column - (row - (row & 1)) / 2,
  r: row,
});

/** A, B … Z, AA, BB … ZZ: the letters of the printed board. */
export function rowLetters(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26));
  return letter.repeat(Math.floor(row / 26) + 1);
}

/** The row of `U` or `BB`, or undefined for letters no board uses (`AB`). */
export function rowOfLetters(letters: string): number | undefined {
  if (!/^([A-Z])\1*$/.test(letters)) return undefined;
  return letters.charCodeAt(0) - 65 + 26 * (letters.length - 1);
}
