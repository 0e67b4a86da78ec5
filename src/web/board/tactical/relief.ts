import { above, type Field as Grid } from '../atlas/land/contour.ts';
import { type Box, boxOf, joined, type Point } from '../geometry.ts';
import type { Mark } from '../mark.ts';
import { noise } from '../noise.ts';
import { once } from '../once.ts';
import { addSmoothRing, newPath, type Path } from '../pen.ts';
import { keyOfSide, type Outline, outlinesOf, shifted } from './edges.ts';
import { type Field, groupsOf, type Plan } from './field.ts';
import { clusters } from './mosaic.ts';
import type { Palette } from './palette.ts';
import { crestAt, type Signs } from './signs.ts';

/** Hills: outlines of their levels, and light and shade over each hill as a whole. */

const STEP = 6;

/** Distance to closed lines over a grid, positive inside: rows are filled between cuts, then swept forth and back. */
export function signedDistance(rings: readonly (readonly Point[])[], box: Box): Grid {
  const columns = Math.ceil((box.x1 - box.x0) / STEP) + 1;
  const rows = Math.ceil((box.y1 - box.y0) / STEP) + 1;
  const inside = new Uint8Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    const y = box.y0 + j * STEP;
    const cuts: number[] = [];
    for (const ring of rings)
      for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
        const [a, b] = [ring[i] as Point, ring[k] as Point];
        if (a.y > y !== b.y > y) cuts.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
      }
    cuts.sort((a, b) => a - b);
    for (let c = 0; c + 1 < cuts.length; c += 2) {
      const from = Math.max(0, Math.ceil(((cuts[c] as number) - box.x0) / STEP));
      const to = Math.min(columns - 1, Math.floor(((cuts[c + 1] as number) - box.x0) / STEP));
      for (let i = from; i <= to; i++) inside[j * columns + i] = 1;
    }
  }
  const values = new Float64Array(columns * rows);
  const slant = STEP * Math.SQRT2;
  for (const side of [1, 0]) {
    const d = new Float64Array(columns * rows);
    for (let i = 0; i < d.length; i++) d[i] = inside[i] === side ? 1e4 : 0;
    const at = (i: number, j: number) =>
      i < 0 || j < 0 || i >= columns || j >= rows ? 1e4 : (d[j * columns + i] as number);
    const sweep = (i: number, j: number, s: -1 | 1) => {
      const index = j * columns + i;
      if (d[index] === 0) return;
      d[index] = Math.min(
        d[index] as number,
        at(i + s, j) + STEP,
        at(i, j + s) + STEP,
        at(i + s, j + s) + slant,
        at(i - s, j + s) + slant,
      );
    };
    for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) sweep(i, j, -1);
    for (let j = rows - 1; j >= 0; j--) for (let i = columns - 1; i >= 0; i--) sweep(i, j, 1);
    for (let i = 0; i < d.length; i++)
      values[i] = (values[i] as number) + (side ? 1 : -1) * Math.max(0, (d[i] as number) - STEP / 2);
  }
  return { x0: box.x0, y0: box.y0, step: STEP, columns, rows, values };
}

export interface Hill {
  readonly box: Box;
  /** Outlines of everything at a level or above it, by level. */
  readonly levels: readonly (readonly Outline[])[];
  readonly relief: () => { readonly shade: readonly Band[]; readonly light: readonly Band[] };
}
type Band = readonly { readonly box: Box; readonly path: Path }[];

export const HIGHEST = 4;
/** Lines that share a side stand so far apart that each is seen. */
const APART = 15;

/** Offset of a level's outline at a side that several outlines share; the crest itself stays on the side. */
function apartAt(land: Field, signs: Signs): (level: number, key: string) => number {
  const drops = new Map<string, { readonly low: number; readonly high: number }>();
  land.hexes.forEach(({ level }, hex) => {
    for (let edge = 0; edge < 6; edge++) {
      const beyond = land.across(hex, edge);
      const other = beyond === undefined ? level : (land.hexes[beyond]?.level ?? 0);
      if (level - other >= 2) drops.set(keyOfSide(land, hex, edge), { low: other, high: level });
    }
  });
  return (level, key) => {
    const drop = drops.get(key);
    if (!drop) return 0;
    const cliff = signs.get('cliff')?.has(key) ?? false;
    const crest = Math.max(drop.low + 1, Math.min(drop.high, crestAt(signs, key) || drop.high));
    return (crest - level) * (cliff ? 3 : crest > level ? APART : APART * 0.8);
  };
}

export function hillsOf({ land }: Plan, signs: Signs): Hill[] {
  const apart = apartAt(land, signs);
  const levelOf = (hex: number) => land.hexes[hex]?.level ?? 0;
  return groupsOf(land, (hex) => levelOf(hex) > 0).map((hexes) => {
    const levels = Array.from({ length: HIGHEST + 1 }, (_, level) =>
      level === 0
        ? []
        : outlinesOf(land, (hex) => levelOf(hex) >= level, hexes).map((outline) =>
            shifted(outline, (key) => apart(level, key)),
          ),
    );
    const box = boxOf(
      levels.flatMap((lines) => lines.flatMap(({ ring }) => ring)),
      48,
    );
    return { box, levels, relief: once(() => reliefOf(levels, box)) };
  });
}

const smooth = (t: number): number => {
  const u = Math.max(0, Math.min(1, t));
  return u * u * (3 - 2 * u);
};

/** Spread of a step of height out of and into its outline, and its height: slopes are long, crests steep. */
const RISE: readonly (readonly [out: number, into: number, high: number])[] = [
  [0, 0, 0],
  [10, 58, 17],
  [22, 5, 15],
  [8, 40, 15],
  [22, 5, 15],
];
const SHADES = [0.05, 0.1, 0.15, 0.2, 0.26, 0.32, 0.39, 0.47, 0.56, 0.68];
const LIGHTS = [0.06, 0.12, 0.19, 0.27, 0.37, 0.5];

function heightOf(levels: Hill['levels'], box: Box): Grid {
  const far = levels.map((lines) =>
    lines.length === 0
      ? undefined
      : signedDistance(
          lines.map(({ ring }) => ring),
          box,
        ),
  );
  const shape = far[1] as Grid;
  const values = new Float64Array(shape.values.length);
  far.forEach((grid, level) => {
    if (!grid) return;
    const [out, into, high] = RISE[level] as readonly [number, number, number];
    const next = far[level + 1]?.values;
    grid.values.forEach((d, i) => {
      if (d < -out) return;
      // Gullies and spurs: the slope is longer here, shorter there; flat ground stays flat.
      const slope = smooth((d + out) / 16) * (1 - smooth((d - into) / 20));
      let rough = 0;
      if (slope > 0) {
        const x = box.x0 + (i % shape.columns) * STEP;
        const y = box.y0 + Math.floor(i / shape.columns) * STEP;
        const spur = (1 - Math.abs(noise(x / 44, y / 44, 71))) ** 2 - 0.45 + 0.16 * noise(x / 17, y / 17, 72);
        rough = (level % 2 === 1 ? 0.2 : 0.06) * spur * slope;
      }
      const t = smooth((d + out) / (out + into) + rough);
      // A slope is over where the next height begins: hilltops are flat.
      const done = next ? smooth(((next[i] as number) + 30) / 14) : 0;
      values[i] = (values[i] as number) + high * Math.max(t, done);
    });
  });
  return { ...shape, values };
}

function reliefOf(levels: Hill['levels'], box: Box): ReturnType<Hill['relief']> {
  const height = heightOf(levels, box);
  const { columns, rows, values } = height;
  const h = (i: number, j: number) =>
    values[Math.max(0, Math.min(rows - 1, j)) * columns + Math.max(0, Math.min(columns - 1, i))] as number;
  const shade = new Float64Array(values.length);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const gx = (h(i + 1, j) - h(i - 1, j)) / (2 * STEP);
      const gy = (h(i, j + 1) - h(i, j - 1)) / (2 * STEP);
      shade[j * columns + i] = -(gx * 0.66 + gy * 0.75) / Math.sqrt(1 + 0.3 * (gx * gx + gy * gy));
    }
  const band = (field: Float64Array, level: number): Band =>
    clusters(above({ ...height, values: field }, level).map((ring) => ({ ring, box: boxOf(ring, 2) }))).map(
      (group) => ({
        box: group.map((one) => one.box).reduce(joined),
        path: group.reduce((path, { ring }) => addSmoothRing(path, ring), newPath()),
      }),
    );
  const lit = shade.map((value) => -value);
  return { shade: SHADES.map((level) => band(shade, level)), light: LIGHTS.map((level) => band(lit, level)) };
}

/** Flat tint of every level. */
export function tintMarks(hills: readonly Hill[], look: Palette): Mark[] {
  return hills.flatMap(({ levels, box }) =>
    levels.flatMap((lines, level): Mark[] => {
      if (lines.length === 0) return [];
      const path = lines.reduce((body, { ring }) => addSmoothRing(body, ring), newPath());
      const tint = look.levels[level - 1] as string;
      return [{ box, draw: (pen) => pen.fill(path, tint) }];
    }),
  );
}

/** Light from the upper left, as on every printed map, in thin coats. */
export function reliefMarks(hills: readonly Hill[], look: Palette): Mark[] {
  return hills.map(({ box, relief }) => ({
    box,
    from: 12,
    draw(pen, _scale, seen) {
      const { shade, light } = relief();
      const coat = (bands: readonly Band[], colour: string, alpha: number) => {
        for (const band of bands)
          for (const part of band)
            if (
              !seen ||
              (part.box.x0 < seen.x1 && part.box.x1 > seen.x0 && part.box.y0 < seen.y1 && part.box.y1 > seen.y0)
            )
              pen.fill(part.path, colour, alpha);
      };
      coat(shade, look.shade, look.shadeAlpha);
      coat(light, look.light, look.lightAlpha);
    },
  }));
}
