import { normalAt } from '../curve.ts';
import { lerp, type Point } from '../geometry.ts';
import { wander } from '../noise.ts';
import type { Field } from './field.ts';
import { cornerKey, ringsOf } from './rings.ts';

/**
 * One curve for every hexside that carries anything. An outline of hexes is a quadratic B-spline whose control points are
 * hex corners: it runs through the middle of every side and rounds each corner. The wobble depends on the place alone, so a
 * wood's edge, the hedge on it and the crest beside it are the same line.
 */
const PARTS = 8;

export const warp = (p: Point): Point => wander(wander(p, 4.2, 70, 17), 1.2, 19, 18);
const quad = (a: Point, c: Point, b: Point, t: number) => lerp(lerp(a, c, t), lerp(c, b, t), t);

const sideKey = (a: Point, b: Point): string => {
  const [one, two] = [cornerKey(a), cornerKey(b)];
  return one < two ? `${one}|${two}` : `${two}|${one}`;
};
/** Name of a side, from whichever of its hexes it is seen. */
export const keyOfSide = (field: Field, hex: number, edge: number): string => {
  const at = field.at[hex] as Point;
  return sideKey(field.corner(at, edge), field.corner(at, edge + 1));
};

export interface Outline {
  readonly ring: readonly Point[];
  /** The stretch of the curve that belongs to each side, in order. */
  readonly pieces: readonly { readonly key: string; readonly line: readonly Point[] }[];
}

export function outlinesOf(field: Field, isIn: (hex: number) => boolean, hexes?: readonly number[]): Outline[] {
  return ringsOf(field, isIn, hexes).map((corners) => {
    const n = corners.length;
    const c = (i: number) => corners[((i % n) + n) % n] as Point;
    const bend = (i: number, from: number, to: number) =>
      Array.from({ length: PARTS / 2 + 1 }, (_, k) =>
        warp(quad(lerp(c(i - 1), c(i), 0.5), c(i), lerp(c(i), c(i + 1), 0.5), from + ((to - from) * k) / (PARTS / 2))),
      );
    const pieces = corners.map((a, i) => ({
      key: sideKey(a, c(i + 1)),
      line: [...bend(i, 0.5, 1).slice(0, -1), ...bend(i + 1, 0, 0.5)],
    }));
    return { ring: pieces.flatMap(({ line }) => line.slice(0, -1)), pieces };
  });
}

/** Mean of each value and its neighbours round a ring. */
const evened = (list: readonly number[], reach: number): number[] =>
  list.map((_, i) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += list[(i + k + list.length) % list.length] as number;
    return sum / (2 * reach + 1);
  });

/** Moves stretches of an outline outwards, with soft passages between them. */
export function shifted(outline: Outline, by: (key: string) => number): Outline {
  const raw = outline.pieces.flatMap(({ key }) => Array<number>(PARTS).fill(by(key)));
  if (raw.every((shift) => shift === 0)) return outline;
  const far = evened(evened(raw, 3), 3);
  const { ring } = outline;
  const n = ring.length;
  const moved = ring.map((p, i) => {
    const normal = normalAt([ring[(i + n - 1) % n] as Point, p, ring[(i + 1) % n] as Point], 1);
    return { x: p.x - normal.x * (far[i] as number), y: p.y - normal.y * (far[i] as number) };
  });
  return {
    ring: moved,
    pieces: outline.pieces.map(({ key }, i) => ({
      key,
      line: Array.from({ length: PARTS + 1 }, (_, k) => moved[(i * PARTS + k) % n] as Point),
    })),
  };
}

/** A stretch of curve; the inside of its outline lies to the right. */
export interface Run {
  readonly line: readonly Point[];
  readonly closed: boolean;
}

/** Parts of outlines whose sides are `on`, joined end to end. */
export function runsOf(lines: readonly Outline[], isOn: (key: string) => boolean): Run[] {
  const runs: Run[] = [];
  for (const { pieces, ring } of lines) {
    const on = pieces.map((piece) => isOn(piece.key));
    if (on.every(Boolean)) {
      runs.push({ line: [...ring, ring[0] as Point], closed: true });
      continue;
    }
    const start = on.indexOf(false);
    let line: Point[] = [];
    for (let k = 1; k <= pieces.length; k++) {
      const i = (start + k) % pieces.length;
      const piece = pieces[i]?.line ?? [];
      if (on[i]) line = line.length > 0 ? line.concat(piece.slice(1)) : [...piece];
      else if (line.length > 0) {
        runs.push({ line, closed: false });
        line = [];
      }
    }
    if (line.length > 0) runs.push({ line, closed: false });
  }
  return runs;
}

/** Sides that lie on no outline (hedges in the open): joined where two meet, smoothed like the rest. */
export function freeRuns(field: Field, sides: readonly { readonly hex: number; readonly edge: number }[]): Run[] {
  const at = new Map<string, { p: Point; to: Point[] }>();
  const link = (a: Point, b: Point) => {
    const node = at.get(cornerKey(a)) ?? { p: a, to: [] };
    node.to.push(b);
    at.set(cornerKey(a), node);
  };
  for (const { hex, edge } of sides) {
    const c = field.at[hex] as Point;
    const [a, b] = [field.corner(c, edge), field.corner(c, edge + 1)];
    link(a, b);
    link(b, a);
  }
  const done = new Set<string>();
  const walk = (from: Point, first: Point): Point[] => {
    const line = [from];
    let [a, b] = [from, first];
    while (!done.has(sideKey(a, b))) {
      done.add(sideKey(a, b));
      line.push(b);
      const node = at.get(cornerKey(b));
      const next = node?.to.length === 2 ? node.to.find((p) => cornerKey(p) !== cornerKey(a)) : undefined;
      if (!next) break;
      [a, b] = [b, next];
    }
    return line;
  };
  const lines: Point[][] = [];
  for (const pass of [1, 2])
    for (const node of at.values()) {
      if (pass === 1 && node.to.length === 2) continue;
      for (const next of node.to) if (!done.has(sideKey(node.p, next))) lines.push(walk(node.p, next));
    }
  return lines.map((corners) => {
    const first = corners[0] as Point;
    const last = corners[corners.length - 1] as Point;
    const out: Point[] = [first];
    for (let i = 1; i + 1 < corners.length; i++) {
      const [a, c, b] = [corners[i - 1] as Point, corners[i] as Point, corners[i + 1] as Point];
      for (let k = 0; k <= PARTS; k++) out.push(quad(lerp(a, c, 0.5), c, lerp(c, b, 0.5), k / PARTS));
    }
    if (out.length === 1) for (let k = 1; k < PARTS; k++) out.push(lerp(first, last, k / PARTS));
    out.push(last);
    return { line: out.map(warp), closed: false };
  });
}

/** True if a point lies inside closed lines; a ring within a ring is a hole. */
export function within(rings: readonly (readonly Point[])[], { x, y }: Point): boolean {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, k = ring.length - 1; i < ring.length; k = i++) {
      const [a, b] = [ring[i] as Point, ring[k] as Point];
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
  return inside;
}
