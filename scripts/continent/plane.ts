/**
 * The plane of the printed board. Control points are written [x, row]: x is the column number (odd rows already
 * shifted half a hex), row counts from 0 = A, so that a point can be read off the board.
 */
export const ROWS = 38;
export const COLUMNS = 63;
const ROW_HEIGHT = Math.sqrt(3) / 2;

export type Point = readonly [x: number, row: number];

export const rowLetters = (row: number): string =>
  String.fromCharCode(65 + (row % 26)).repeat(Math.floor(row / 26) + 1);
export const hexAt = (row: number, column: number): number => row * COLUMNS + column - 1;
export const rowOf = (hex: number): number => Math.floor(hex / COLUMNS);
export const columnOf = (hex: number): number => (hex % COLUMNS) + 1;
export const nameOf = (hex: number): string => `${rowLetters(rowOf(hex))}${columnOf(hex)}`;
export const centreOf = (hex: number): Point => [columnOf(hex) + (rowOf(hex) % 2) / 2, rowOf(hex)];

export function hexNamed(name: string): number {
  const match = /^([A-Z])(\1?)(\d+)$/.exec(name);
  if (!match) throw new Error(`no hex ${name}`);
  const row = (match[1] as string).charCodeAt(0) - 65 + (match[2] ? 26 : 0);
  return hexAt(row, Number(match[3]));
}
export const hexes = (names: string): number[] => names.trim().split(/\s+/).map(hexNamed);

const neighbourTable: number[][] = Array.from({ length: ROWS * COLUMNS }, (_, hex) => {
  const row = rowOf(hex);
  const column = columnOf(hex);
  const shift = row % 2;
  const around: [number, number][] = [
    [row, column + 1],
    [row - 1, column + shift],
    [row - 1, column + shift - 1],
    [row, column - 1],
    [row + 1, column + shift - 1],
    [row + 1, column + shift],
  ];
  return around.filter(([r, c]) => r >= 0 && r < ROWS && c >= 1 && c <= COLUMNS).map(([r, c]) => hexAt(r, c));
});
export const neighbours = (hex: number): readonly number[] => neighbourTable[hex] ?? [];

export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], (a[1] - b[1]) * ROW_HEIGHT);

export function inside(point: Point, polygon: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i] as Point;
    const [xj, yj] = polygon[j] as Point;
    if (yi > point[1] !== yj > point[1] && point[0] < ((xj - xi) * (point[1] - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export function distanceToLine(point: Point, line: readonly Point[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const [dx, dy] = [b[0] - a[0], (b[1] - a[1]) * ROW_HEIGHT];
    const along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * ROW_HEIGHT * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along));
    best = Math.min(best, apart(point, [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]));
  }
  return best;
}

/** Components of the hexes that satisfy `member`. */
export function groups(member: (hex: number) => boolean): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (let hex = 0; hex < ROWS * COLUMNS; hex++) {
    if (seen.has(hex) || !member(hex)) continue;
    const group = [hex];
    seen.add(hex);
    for (let i = 0; i < group.length; i++) {
      for (const next of neighbours(group[i] as number)) {
        if (!seen.has(next) && member(next)) {
          seen.add(next);
          group.push(next);
        }
      }
    }
    found.push(group);
  }
  return found;
}

/** Cheapest chain of hexes; `step` prices a step, Infinity forbids it. */
export function cheapestPath(
  from: number,
  to: ReadonlySet<number>,
  step: (from: number, to: number) => number,
): { readonly path: number[]; readonly cost: number } {
  const cost = new Map<number, number>([[from, 0]]);
  const back = new Map<number, number>();
  const done = new Set<number>();
  for (;;) {
    let here = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [hex, spent] of cost) {
      if (!done.has(hex) && spent < least) {
        least = spent;
        here = hex;
      }
    }
    if (here < 0) throw new Error(`no way from ${nameOf(from)} to ${[...to].map(nameOf).join(' ')}`);
    if (to.has(here)) {
      const path = [here];
      while (back.has(path[0] as number)) path.unshift(back.get(path[0] as number) as number);
      return { path, cost: least };
    }
    done.add(here);
    for (const next of neighbours(here)) {
      const total = least + step(here, next);
      if (total < (cost.get(next) ?? Number.POSITIVE_INFINITY)) {
        cost.set(next, total);
        back.set(next, here);
      }
    }
  }
}
