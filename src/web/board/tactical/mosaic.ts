import { type Box, grown, overlaps, type Point } from '../geometry.ts';
import type { Mark } from '../mark.ts';
import { newPath, type Path, type Pen } from '../pen.ts';

/** Small detail by squares of the map: each square is worked out when it is first seen, and its paths are kept. */

export const SQUARE = 420;

/** Paths of one square by the names of their layers. */
export interface Square<L extends string> {
  readonly box: Box;
  path(layer: L): Path;
}

export interface Mosaic<L extends string> {
  /** One layer of all squares; `paint` sees only squares with something in this layer. */
  layer(name: L, paint: (pen: Pen, path: Path, scale: number) => void, from?: number, to?: number): Mark;
}

/**
 * `fill` puts everything anchored in a square into its paths; nothing may reach further than `reach` beyond the square.
 * Each thing belongs to one square, so tiles that meet show the same things.
 */
export function mosaic<L extends string>(area: Box, reach: number, fill: (square: Square<L>) => void): Mosaic<L> {
  const columns = Math.max(1, Math.ceil((area.x1 - area.x0) / SQUARE));
  const rows = Math.max(1, Math.ceil((area.y1 - area.y0) / SQUARE));
  const made = new Map<number, Map<L, Path>>();
  const squareAt = (i: number, j: number): Map<L, Path> => {
    const known = made.get(j * columns + i);
    if (known) return known;
    const paths = new Map<L, Path>();
    made.set(j * columns + i, paths);
    const box = {
      x0: area.x0 + i * SQUARE,
      y0: area.y0 + j * SQUARE,
      x1: area.x0 + (i + 1) * SQUARE,
      y1: area.y0 + (j + 1) * SQUARE,
    };
    fill({
      box,
      path(layer) {
        const path = paths.get(layer) ?? newPath();
        paths.set(layer, path);
        return path;
      },
    });
    return paths;
  };
  return {
    layer: (name, paint, from, to) => ({
      box: grown(area, reach),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      draw(pen, scale, within = area) {
        const clamp = (v: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(v)));
        const [i0, i1] = [within.x0 - reach, within.x1 + reach].map((x) => clamp((x - area.x0) / SQUARE, columns));
        const [j0, j1] = [within.y0 - reach, within.y1 + reach].map((y) => clamp((y - area.y0) / SQUARE, rows));
        for (let j = j0 as number; j <= (j1 as number); j++)
          for (let i = i0 as number; i <= (i1 as number); i++) {
            const path = squareAt(i, j).get(name);
            if (path && path.steps.length > 0) paint(pen, path, scale);
          }
      },
    }),
  };
}

export const inBox = (box: Box, { x, y }: Point): boolean => x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1;

/** Things with a place, by the squares of a map: `of` gives those anchored in a square. */
export function bySquare<T>(things: readonly T[], at: (thing: T) => Point): (box: Box) => readonly T[] {
  const cells = new Map<string, T[]>();
  const key = (x: number, y: number) => `${Math.floor(x / SQUARE)},${Math.floor(y / SQUARE)}`;
  for (const thing of things) {
    const { x, y } = at(thing);
    const list = cells.get(key(x, y));
    if (list) list.push(thing);
    else cells.set(key(x, y), [thing]);
  }
  return (box) => {
    const found: T[] = [];
    for (let j = Math.floor(box.y0 / SQUARE); j * SQUARE < box.y1; j++)
      for (let i = Math.floor(box.x0 / SQUARE); i * SQUARE < box.x1; i++)
        for (const thing of cells.get(`${i},${j}`) ?? []) if (inBox(box, at(thing))) found.push(thing);
    return found;
  };
}

/** Points in cells, to ask how near the next one is; nothing further than a cell is noticed. */
export class Near {
  readonly #cells = new Map<number, Point[]>();
  readonly #size: number;
  constructor(size = 24) {
    this.#size = size;
  }
  #key(i: number, j: number): number {
    return (i + 4096) * 8192 + (j + 4096);
  }
  add(p: Point): void {
    const key = this.#key(Math.floor(p.x / this.#size), Math.floor(p.y / this.#size));
    const list = this.#cells.get(key);
    if (list) list.push(p);
    else this.#cells.set(key, [p]);
  }
  distance(p: Point): number {
    let best = this.#size;
    const [i, j] = [Math.floor(p.x / this.#size), Math.floor(p.y / this.#size)];
    for (let a = i - 1; a <= i + 1; a++)
      for (let b = j - 1; b <= j + 1; b++)
        for (const q of this.#cells.get(this.#key(a, b)) ?? []) best = Math.min(best, Math.hypot(p.x - q.x, p.y - q.y));
    return best;
  }
}

/** Closed lines that lie over each other as one path each: a hole is never drawn without its rim. */
export function clusters<T extends { readonly box: Box }>(items: readonly T[]): T[][] {
  const groups: { box: Box; items: T[] }[] = [];
  for (const item of items) {
    let { box } = item;
    const mine = [item];
    for (let i = groups.length - 1; i >= 0; i--) {
      const group = groups[i] as { box: Box; items: T[] };
      if (!overlaps(group.box, box)) continue;
      mine.push(...group.items);
      box = {
        x0: Math.min(box.x0, group.box.x0),
        y0: Math.min(box.y0, group.box.y0),
        x1: Math.max(box.x1, group.box.x1),
        y1: Math.max(box.y1, group.box.y1),
      };
      groups.splice(i, 1);
      i = groups.length;
    }
    groups.push({ box, items: mine });
  }
  return groups.map((group) => group.items);
}
