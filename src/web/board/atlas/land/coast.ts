import { cutRing } from '#web/board/curve.ts';
import { lerp, type Point } from '#web/board/geometry.ts';
import { wander } from '#web/board/noise.ts';
import { type Cell, type Ground, isLand, outline, type Ring } from './ground.ts';

export interface Shore {
  readonly points: readonly Point[];
  /** For each point the land hex and the water hex it runs between. */
  readonly inside: readonly Cell[];
  readonly outside: readonly (Cell | undefined)[];
}

/** Turns a staircase of hexsides into a shore: the middles of the sides, moved by a smooth field, corners cut. */
export function shoreOf(ring: Ring, rough = 1): Shore {
  let points: Point[] = ring.sides.map((side) => wander(lerp(side.a, side.b, 0.5), 19 * rough, 190, 11));
  points = cutRing(points).map((p) => wander(p, 13 * rough, 78, 12));
  points = cutRing(points).map((p) => wander(p, 4.6 * rough, 27, 13));
  const side = (i: number) => ring.sides[Math.min(ring.sides.length - 1, Math.floor((i + 2) / 4) % ring.sides.length)];
  return {
    points,
    inside: points.map((_, i) => (side(i) as Ring['sides'][number]).inside),
    outside: points.map((_, i) => (side(i) as Ring['sides'][number]).outside),
  };
}

export interface Coast {
  /** Outlines of land against the sea; lakes are part of the land here. */
  readonly shores: readonly Shore[];
  readonly lakes: readonly Shore[];
}

export function traceCoast(ground: Ground): Coast {
  return {
    shores: outline(ground, (cell) => isLand(cell) || cell.hex.surface === 'lake').map((ring) => shoreOf(ring)),
    lakes: outline(ground, (cell) => cell.hex.surface === 'lake').map((ring) => shoreOf(ring, 1.5)),
  };
}

/** Runs of a ring's points that pass a test, as open lines (a whole ring comes back closed onto itself). */
export function runsOf(shore: Shore, test: (i: number) => boolean): Point[][] {
  const n = shore.points.length;
  const at = (i: number) => shore.points[i % n] as Point;
  let start = 0;
  while (start < n && test(start)) start++;
  if (start === n) return [[...shore.points, at(0)]];
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let k = 0; k <= n; k++) {
    const i = (start + k) % n;
    if (test(i)) run.push(at(i));
    else if (run.length > 0) {
      runs.push([...run, at(i)]);
      run = [];
    }
  }
  return runs;
}
