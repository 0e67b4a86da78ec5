import { type Axial, axialFromRowColumn, DIRECTIONS, type Hex, NOWHERE, rowLetters } from './hex.ts';

/** One board's hexes on flat tables. Everything else about a board is indexed by these integers. */
export interface Grid {
  readonly size: number;
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** Six entries a hex in the order of DIRECTIONS; NOWHERE off the map. */
  readonly neighbours: Int32Array;
  readonly names: readonly string[];
  readonly byName: ReadonlyMap<string, Hex>;
}

export function buildGrid(cells: readonly { readonly at: Axial; readonly name: string }[]): Grid {
  const size = cells.length;
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  const neighbours = new Int32Array(size * 6).fill(NOWHERE);
  const names = cells.map((cell) => cell.name);
  const byName = new Map<string, Hex>();
  const byAxial = new Map<string, Hex>();
  cells.forEach(({ at, name }, hex) => {
    q[hex] = at.q;
    r[hex] = at.r;
    byName.set(name, hex);
    byAxial.set(`${at.q},${at.r}`, hex);
  });
  cells.forEach(({ at }, hex) => {
    DIRECTIONS.forEach((step, direction) => {
      neighbours[hex * 6 + direction] = byAxial.get(`${at.q + step.q},${at.r + step.r}`) ?? NOWHERE;
    });
  });
  return { size, q, r, neighbours, names, byName };
}

/** A printed board: lettered rows, numbered columns, every second row half a hex to the right. */
export function letteredGrid(rows: number, columns: number): Grid {
  const cells = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      cells.push({ at: axialFromRowColumn(row, column), name: `${rowLetters(row)}${column + 1}` });
    }
  }
  return buildGrid(cells);
}

const axialCell = (q: number, r: number) => ({ at: { q, r }, name: `${q},${r}` });

/** All hexes within `radius` of 0,0, named `q,r`. */
export function radiusGrid(radius: number): Grid {
  const cells = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) {
      if (Math.abs(q + r) <= radius) cells.push(axialCell(q, r));
    }
  }
  return buildGrid(cells);
}

/** A parallelogram of axial hexes, named `q,r`. */
export function axialGrid(q: readonly [number, number], r: readonly [number, number]): Grid {
  const cells = [];
  for (let y = r[0]; y <= r[1]; y++) {
    for (let x = q[0]; x <= q[1]; x++) cells.push(axialCell(x, y));
  }
  return buildGrid(cells);
}

export const neighbour = (grid: Grid, hex: Hex, direction: number): Hex =>
  grid.neighbours[hex * 6 + direction] ?? NOWHERE;

/** The neighbours of a hex that are on the map. */
export function neighboursOf(grid: Grid, hex: Hex): Hex[] {
  const found: Hex[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbour(grid, hex, direction);
    if (next !== NOWHERE) found.push(next);
  }
  return found;
}

/** Direction of the step between two adjacent hexes, or -1 when they are not adjacent. */
export function directionTo(grid: Grid, from: Hex, to: Hex): number {
  if (to === NOWHERE) return -1;
  for (let direction = 0; direction < 6; direction++) {
    if (grid.neighbours[from * 6 + direction] === to) return direction;
  }
  return -1;
}

export const adjacent = (grid: Grid, a: Hex, b: Hex): boolean => directionTo(grid, a, b) >= 0;

export const axialOf = (grid: Grid, hex: Hex): Axial => ({ q: grid.q[hex] ?? 0, r: grid.r[hex] ?? 0 });

/** Asked more often than anything else: no axial hexes are made for it. */
export function distance({ q, r }: Grid, a: Hex, b: Hex): number {
  const dq = (q[a] ?? 0) - (q[b] ?? 0);
  const dr = (r[a] ?? 0) - (r[b] ?? 0);
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The straight way, the last hex included; only the goal itself where there is none. */
export function straightWay(grid: Grid, from: Hex, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let at = from; at !== to && at !== NOWHERE; ) {
    const nearer = neighboursOf(grid, at).find((hex) => distance(grid, hex, to) < distance(grid, at, to));
    if (nearer === undefined) break;
    path.push(nearer);
    at = nearer;
  }
  return path.length > 0 ? path : [to];
}

export const nameOf = (grid: Grid, hex: Hex): string => grid.names[hex] ?? `hex ${hex}`;

/** Reads `U11`, `U-11`, `3,-1` or `(3,-1)`, on panels `I-6`, `D-I-6` or `DI6`; undefined when the board has no such hex. */
export function hexNamed(grid: Grid, text: string): Hex | undefined {
  const printed = grid.byName.get(text.toUpperCase());
  if (printed !== undefined) return printed;
  const axial = /^\(?(-?\d{1,4}),(-?\d{1,4})\)?$/.exec(text);
  if (axial) return grid.byName.get(`${Number(axial[1])},${Number(axial[2])}`);
  const lettered = /^([A-Za-z]{1,3})-?(\d{1,3})$/.exec(text);
  if (!lettered) return undefined;
  const [row, number] = [(lettered[1] ?? '').toUpperCase(), Number(lettered[2])];
  const panel = `${row.charAt(0)}-${row.slice(1)}-${number}`;
  return grid.byName.get(`${row}${number}`) ?? grid.byName.get(`${row}-${number}`) ?? grid.byName.get(panel);
}
