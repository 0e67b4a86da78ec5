import { resample } from '#web/board/curve.ts';
import { type Box, boxOf, type Point } from '#web/board/geometry.ts';
import { chance, noise, wander } from '#web/board/noise.ts';
import { once } from '#web/board/once.ts';
import { type Cell, type Ground, groups, outline } from './ground.ts';
import { shoreOf } from './coast.ts';

export interface Wood {
  readonly box: Box;
  /** Ragged outlines: points on the edge, between which crowns bulge. */
  readonly edge: readonly (readonly Point[])[];
  readonly crowns: () => readonly { readonly at: Point; readonly size: number }[];
}

export function insideRings(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let hit = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i] as Point, ring[j] as Point];
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) hit = !hit;
    }
  }
  return hit;
}

/** Points of a jittered grid inside rings. */
export function scatter(rings: readonly (readonly Point[])[], pitch: number, seed: number, loose = 0.8): Point[] {
  const box = boxOf(rings.flat());
  const out: Point[] = [];
  const i0 = Math.floor(box.x0 / pitch);
  const j0 = Math.floor(box.y0 / (pitch * 0.87));
  for (let j = j0; j * pitch * 0.87 <= box.y1; j++) {
    for (let i = i0; i * pitch <= box.x1; i++) {
      const x = (i + (j % 2 === 0 ? 0 : 0.5) + (chance(i, j, seed) - 0.5) * loose) * pitch;
      const y = (j + (chance(i, j, seed + 1) - 0.5) * loose) * pitch * 0.87;
      if (insideRings(rings, x, y)) out.push({ x, y });
    }
  }
  return out;
}

export function traceWoods(ground: Ground): Wood[] {
  return groups(ground, (cell: Cell) => cell.hex.forest === true).map((cells) => {
    const members = new Set(cells);
    const rings = outline(ground, (cell) => members.has(cell), cells).map((ring) =>
      shoreOf(ring, 1.35).points.map((p) => wander(p, 8, 40, 62)),
    );
    const edge = rings.map((ring) => resample(ring, 11, true));
    // Clearings: woods thin out where a slow noise says so, never at once.
    const crowns = once(() =>
      scatter(rings, 13, 61)
        .filter((p) => noise(p.x / 60, p.y / 60, 63) > -0.62)
        .map((at) => ({ at, size: 4.2 + 2.2 * chance(Math.round(at.x), Math.round(at.y), 64) })),
    );
    return { box: boxOf(edge.flat(), 8), edge, crowns };
  });
}
