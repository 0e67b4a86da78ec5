import { type Box, boxOf, type Point } from '#web/board/geometry.ts';
import { chance, noise } from '#web/board/noise.ts';
import { once } from '#web/board/once.ts';
import { above, type Field } from './contour.ts';
import { type Cell, type Ground, groups, outline } from './ground.ts';
import { shoreOf } from './coast.ts';

/** A mountain range drawn as one body: tint, light and shade as outlines, hachures down the slopes. */
export interface Range {
  readonly box: Box;
  readonly edge: readonly (readonly Point[])[];
  readonly shade: readonly (readonly (readonly Point[])[])[];
  readonly light: readonly (readonly (readonly Point[])[])[];
  readonly hachures: () => readonly Hachure[];
}

export interface Hachure {
  readonly a: Point;
  readonly b: Point;
  /** 0 (lit) to 1 (full shadow). */
  readonly dark: number;
}

const STEP = 7;
export const SHADE_LEVELS = [0.1, 0.26, 0.44, 0.62] as const;
export const LIGHT_LEVELS = [0.12, 0.3] as const;

/** Distance from the foot of the range for every point of the grid, 0 outside: two sweeps over the grid instead of a search at each point. */
function depthField(rings: readonly (readonly Point[])[], box: Box): Field {
  const columns = Math.ceil((box.x1 - box.x0) / STEP) + 1;
  const rows = Math.ceil((box.y1 - box.y0) / STEP) + 1;
  const values = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    const y = box.y0 + j * STEP;
    const cuts: number[] = [];
    for (const ring of rings) {
      for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
        const [a, b] = [ring[i] as Point, ring[k] as Point];
        if (a.y > y !== b.y > y) cuts.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
      }
    }
    cuts.sort((a, b) => a - b);
    for (let c = 0; c + 1 < cuts.length; c += 2) {
      const from = Math.max(0, Math.ceil(((cuts[c] as number) - box.x0) / STEP));
      const to = Math.min(columns - 1, Math.floor(((cuts[c + 1] as number) - box.x0) / STEP));
      for (let i = from; i <= to; i++) values[j * columns + i] = Infinity;
    }
  }
  const at = (i: number, j: number) =>
    i < 0 || j < 0 || i >= columns || j >= rows ? 0 : (values[j * columns + i] as number);
  const [near, slant] = [STEP, STEP * Math.SQRT2];
  const relax = (i: number, j: number, side: -1 | 1) => {
    const index = j * columns + i;
    if (values[index] === 0) return;
    values[index] = Math.min(
      values[index] as number,
      at(i + side, j) + near,
      at(i, j + side) + near,
      at(i + side, j + side) + slant,
      at(i - side, j + side) + slant,
    );
  };
  for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) relax(i, j, -1);
  for (let j = rows - 1; j >= 0; j--) for (let i = columns - 1; i >= 0; i--) relax(i, j, 1);
  return { x0: box.x0, y0: box.y0, step: STEP, columns, rows, values };
}

/** Height: rises from the foot of the range, broken into ridges that run down from the crest. */
function heightField(depth: Field): Field {
  const values = depth.values.map((d, index) => {
    if (d === 0) return 0;
    const x = depth.x0 + (index % depth.columns) * STEP;
    const y = depth.y0 + Math.floor(index / depth.columns) * STEP;
    const foot = Math.min(1, (d - STEP * 0.5) / 46);
    const body = foot * foot * (3 - 2 * foot);
    const wx = x + 16 * noise(x / 70, y / 70, 51);
    const wy = y + 16 * noise(x / 70, y / 70, 52);
    const ridge = 1 - Math.abs(noise(wx / 62, wy / 62, 53));
    const spur = 1 - Math.abs(noise(wx / 27, wy / 27, 54));
    return body * (7 + 44 * ridge ** 2.2 + 20 * spur ** 1.6 + Math.min(9, d * 0.1));
  });
  return { ...depth, values };
}

/** Light from the upper left, as on every printed map. */
function shadeField(height: Field): Field {
  const { columns, rows, values } = height;
  const h = (i: number, j: number) =>
    values[Math.max(0, Math.min(rows - 1, j)) * columns + Math.max(0, Math.min(columns - 1, i))] as number;
  const shade = new Float64Array(values.length);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const gx = (h(i + 1, j) - h(i - 1, j)) / (2 * height.step);
      const gy = (h(i, j + 1) - h(i, j - 1)) / (2 * height.step);
      // Downhill to the lower right lies in shadow.
      shade[j * columns + i] = -(gx * 0.72 + gy * 0.69) / Math.sqrt(1 + (gx * gx + gy * gy) * 0.35);
    }
  }
  return { ...height, values: shade };
}

function hachuresOf(height: Field, shade: Field): Hachure[] {
  const { columns, rows, step } = height;
  const out: Hachure[] = [];
  const pitch = 9;
  const h = (x: number, y: number): number => {
    const fx = (x - height.x0) / step;
    const fy = (y - height.y0) / step;
    const i = Math.max(0, Math.min(columns - 2, Math.floor(fx)));
    const j = Math.max(0, Math.min(rows - 2, Math.floor(fy)));
    const [u, v] = [fx - i, fy - j];
    const at = (a: number, b: number) => height.values[b * columns + a] as number;
    return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
  };
  const x1 = height.x0 + (columns - 1) * step;
  const y1 = height.y0 + (rows - 1) * step;
  for (let y = height.y0; y < y1; y += pitch) {
    for (let x = height.x0; x < x1; x += pitch) {
      const px = x + (chance(Math.round(x), Math.round(y), 55) - 0.5) * pitch;
      const py = y + (chance(Math.round(x), Math.round(y), 56) - 0.5) * pitch;
      if (h(px, py) < 4) continue;
      const i = Math.round((px - height.x0) / step);
      const j = Math.round((py - height.y0) / step);
      const s = shade.values[Math.min(rows - 1, j) * columns + Math.min(columns - 1, i)] as number;
      const gx = h(px + 4, py) - h(px - 4, py);
      const gy = h(px, py + 4) - h(px, py - 4);
      const steep = Math.hypot(gx, gy) / 8;
      if (steep < 0.12 || (s < 0 && (steep < 0.3 || chance(Math.round(px), Math.round(py), 57) < 0.45))) continue;
      const length = Math.min(15, 5 + steep * 14);
      const [ux, uy] = [gx / (steep * 8), gy / (steep * 8)];
      out.push({
        a: { x: px, y: py },
        b: { x: px - ux * length, y: py - uy * length },
        dark: Math.max(0, Math.min(1, s * 1.25 + 0.05)),
      });
    }
  }
  return out;
}

export function traceRanges(ground: Ground): Range[] {
  const high = (cell: Cell) => cell.hex.mountain === true;
  return groups(ground, high).map((cells) => {
    const members = new Set(cells);
    const edge = outline(ground, (cell) => members.has(cell), cells).map((ring) => shoreOf(ring, 1.25).points);
    const box = boxOf(edge.flat(), 4);
    const height = heightField(depthField(edge, box));
    const shade = shadeField(height);
    const lit = { ...shade, values: shade.values.map((value) => -value) };
    return {
      box,
      edge,
      shade: SHADE_LEVELS.map((level) => above(shade, level)),
      light: LIGHT_LEVELS.map((level) => above(lit, level)),
      hachures: once(() => hachuresOf(height, shade)),
    };
  });
}
