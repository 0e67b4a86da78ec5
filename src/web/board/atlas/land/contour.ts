import type { Point } from '#web/board/geometry.ts';

/** A field of numbers on an even grid. */
export interface Field {
  readonly x0: number;
  readonly y0: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

/** Closed outlines of the parts of a field above a level (marching squares; beyond the grid counts as below). */
export function above(field: Field, level: number): Point[][] {
  const { columns, rows, values, step } = field;
  const value = (i: number, j: number) =>
    i < 0 || j < 0 || i >= columns || j >= rows ? level - 1 : (values[j * columns + i] as number);
  // Segments are directed so that the high side is on the right; keyed by the grid edge they start on.
  const next = new Map<number, { readonly to: number; readonly at: Point }>();
  const wide = columns + 2;
  const edgeKey = (i: number, j: number, vertical: boolean) => ((j + 1) * wide + (i + 1)) * 2 + (vertical ? 1 : 0);
  const cross = (i: number, j: number, vertical: boolean): Point => {
    const a = value(i, j);
    const b = vertical ? value(i, j + 1) : value(i + 1, j);
    const t = Math.max(0.02, Math.min(0.98, (level - a) / (b - a)));
    return {
      x: field.x0 + (i + (vertical ? 0 : t)) * step,
      y: field.y0 + (j + (vertical ? t : 0)) * step,
    };
  };
  for (let j = -1; j < rows; j++) {
    for (let i = -1; i < columns; i++) {
      const a = value(i, j) >= level;
      const b = value(i + 1, j) >= level;
      const c = value(i + 1, j + 1) >= level;
      const d = value(i, j + 1) >= level;
      const code = (a ? 8 : 0) | (b ? 4 : 0) | (c ? 2 : 0) | (d ? 1 : 0);
      if (code === 0 || code === 15) continue;
      const top: [number, number, boolean] = [i, j, false];
      const bottom: [number, number, boolean] = [i, j + 1, false];
      const left: [number, number, boolean] = [i, j, true];
      const right: [number, number, boolean] = [i + 1, j, true];
      const add = (from: [number, number, boolean], to: [number, number, boolean]) => {
        next.set(edgeKey(...from), { to: edgeKey(...to), at: cross(...from) });
      };
      if (code === 1) add(bottom, left);
      else if (code === 2) add(right, bottom);
      else if (code === 3) add(right, left);
      else if (code === 4) add(top, right);
      else if (code === 5) {
        add(top, left);
        add(bottom, right);
      } else if (code === 6) add(top, bottom);
      else if (code === 7) add(top, left);
      else if (code === 8) add(left, top);
      else if (code === 9) add(bottom, top);
      else if (code === 10) {
        add(left, bottom);
        add(right, top);
      } else if (code === 11) add(right, top);
      else if (code === 12) add(left, right);
      else if (code === 13) add(bottom, right);
      else if (code === 14) add(left, bottom);
    }
  }
  const rings: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    let at = start;
    for (let link = next.get(at); link; link = next.get(at)) {
      next.delete(at);
      ring.push(link.at);
      at = link.to;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}
