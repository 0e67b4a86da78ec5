import { buildGrid, type Grid } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { type Place, type Sheet } from './sheet.ts';
import { BUILT, OBSTACLES, printedCrest, type Terrain } from './terrain.ts';

/** Compiled board: flat tables by hex, six entries a hex for its sides. */
export interface Board {
  readonly id: string;
  readonly grid: Grid;
  /** Every name of a hex, seam hexes by both (X3.2.4). */
  readonly byName: ReadonlyMap<string, Hex>;
  readonly terrain: readonly Terrain[];
  readonly level: Uint8Array;
  readonly sides: Uint8Array;
  /** Crest level of each side (X3.2c). */
  readonly crest: Uint8Array;
  readonly road: Uint8Array;
  readonly stream: Uint8Array;
  readonly ford: Uint8Array;
  readonly wet: Uint8Array;
  readonly bridge: Uint8Array;
  readonly panels: readonly (readonly string[])[];
  readonly places: readonly Place[];
}

/** X3.2c: the highest of the printed colour, a hilltop on either side, a high slope over low ground. */
function crestOf(colours: number, one: number, two: number): number {
  const low = Math.min(one, two);
  const high = Math.max(one, two);
  const top = high === 4 ? 4 : one === 2 || two === 2 || (high === 3 && low <= 1) ? 2 : 0;
  return Math.max(printedCrest(colours), top);
}

export function boardOf(sheet: Sheet): Board {
  const grid = buildGrid(sheet.at.map((at, i) => ({ at, name: sheet.names[i]?.[0] ?? '' })));
  const byName = new Map<string, Hex>();
  sheet.names.forEach((names, hex) => {
    for (const name of names) byName.set(name.toUpperCase(), hex);
  });
  const level = Uint8Array.from(sheet.level);
  const sides = Uint8Array.from(sheet.sides);
  const crest = sides.map((colours, i) => {
    const beyond = grid.neighbours[i] ?? NOWHERE;
    return crestOf(colours, level[(i - (i % 6)) / 6] as number, beyond === NOWHERE ? 0 : (level[beyond] as number));
  });
  return {
    id: sheet.id,
    grid,
    byName,
    terrain: sheet.terrain,
    level,
    sides,
    crest,
    road: Uint8Array.from(sheet.road),
    stream: Uint8Array.from(sheet.stream),
    ford: Uint8Array.from(sheet.ford),
    wet: Uint8Array.from(sheet.wet, Number),
    bridge: Uint8Array.from(sheet.bridge, Number),
    panels: sheet.panels,
    places: sheet.places,
  };
}

export const terrainOf = (board: Board, hex: Hex): Terrain => board.terrain[hex] ?? 'clear';
export const levelOf = (board: Board, hex: Hex): number => board.level[hex] ?? 0;
export const isObstacle = (board: Board, hex: Hex): boolean => OBSTACLES.has(terrainOf(board, hex));
export const isBuilt = (board: Board, hex: Hex): boolean => BUILT.has(terrainOf(board, hex));
/** Water closed to units; over a bridge it is crossed as Clear (X27.1). */
export const isDeep = (board: Board, hex: Hex): boolean => terrainOf(board, hex) === 'water' && board.bridge[hex] !== 1;
export const isTown = (board: Board, hex: Hex): boolean => {
  const terrain = terrainOf(board, hex);
  return terrain === 'town' || terrain === 'city';
};
/** A side's colours, seen from a hex in a direction of the kernel. */
export const sideOf = (board: Board, hex: Hex, direction: number): number => board.sides[hex * 6 + direction] ?? 0;

const axialName = /^\(?\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*\)?$/;
const rowName = /^(?:([A-Za-z0-9]+)-)?([A-Za-z]{1,2})-?(\d{1,3})$/;

/** Reads `2-G-7`, `2-G7`, on a single panel `G-7` and `G7`, on axial boards `3,-1` or `(3,-1)`. */
export function hexNamed(board: Pick<Board, 'byName'>, text: string): Hex | undefined {
  const axial = axialName.exec(text);
  if (axial) return board.byName.get(`${Number(axial[1])},${Number(axial[2])}`);
  const row = rowName.exec(text);
  if (!row) return undefined;
  const short = `${(row[2] ?? '').toUpperCase()}-${Number(row[3])}`;
  return board.byName.get(row[1] === undefined ? short : `${row[1].toUpperCase()}-${short}`);
}
