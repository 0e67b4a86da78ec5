import { bend, crossing, normalAt, resample } from '#web/board/curve.ts';
import { boxOf, distanceBetween, grown, lerp, type Point } from '#web/board/geometry.ts';
import type { HexIndex } from '#table/board-model.ts';
import { noise, wander } from '#web/board/noise.ts';
import type { Cell, Ground } from './ground.ts';

export interface RiverLine {
  readonly name: string;
  readonly points: readonly Point[];
  /** Half width at each point. */
  readonly half: readonly number[];
  readonly hexes: readonly HexIndex[];
}

/** The water hex a river most naturally comes from or runs into. */
function waterBeside(ground: Ground, cell: Cell, heading: Point, surface: 'sea' | 'lake'): Cell | undefined {
  let best: Cell | undefined;
  let bestDot = -Infinity;
  for (let n = 0; n < 6; n++) {
    const next = ground.across(cell, n);
    if (!next || next.hex.surface !== surface) continue;
    const dot = (next.at.x - cell.at.x) * heading.x + (next.at.y - cell.at.y) * heading.y;
    if (dot > bestDot) {
      best = next;
      bestDot = dot;
    }
  }
  return best;
}

/** Place of a river in a hex: off the middle, where roads and cities are, by the same amount for all rivers of the hex. */
const ford = (cell: Cell): Point => wander(cell.at, 21, 61, 31);

export function traceRivers(ground: Ground): RiverLine[] {
  const used = new Map<HexIndex, number>();
  // A tributary ends in the course it joins: widths are worked out after all lengths are known.
  for (const river of ground.model.rivers) for (const hex of river.hexes) used.set(hex, (used.get(hex) ?? 0) + 1);
  return ground.model.rivers.map((river) => {
    const cells = river.hexes.map((hex) => ground.cell(hex));
    const line: Point[] = cells.map(ford);
    const [first, second] = [cells[0], cells[1]];
    if (first) {
      const heading = second ? { x: first.at.x - second.at.x, y: first.at.y - second.at.y } : { x: 0, y: -1 };
      const lake = waterBeside(ground, first, heading, 'lake');
      if (lake) line.unshift(lerp(first.at, lake.at, 0.62));
      else line.unshift(lerp(line[0] as Point, { x: first.at.x + heading.x, y: first.at.y + heading.y }, 0.3));
    }
    const last = cells[cells.length - 1];
    const before = cells[cells.length - 2];
    let mouth = false;
    if (last) {
      const heading = before ? { x: last.at.x - before.at.x, y: last.at.y - before.at.y } : { x: 0, y: 1 };
      const sea = waterBeside(ground, last, heading, 'sea') ?? waterBeside(ground, last, heading, 'lake');
      if (sea) {
        line.push(lerp(last.at, sea.at, 0.66));
        mouth = true;
      }
    }
    // Meanders: small, and gone at both ends so that confluences and mouths stay put.
    const smooth = resample(bend(bend(line, 5), 2), 7);
    const points = smooth.map((p, i) => {
      const ends = Math.min(1, i / 6, (smooth.length - 1 - i) / 6);
      const normal = normalAt(smooth, i);
      const sway = ends * (6 * noise(p.x / 34, p.y / 34, 33) + 2.5 * noise(p.x / 13, p.y / 13, 34));
      return { x: p.x + normal.x * sway, y: p.y + normal.y * sway };
    });
    const n = points.length;
    const full = Math.min(6.4, 2.6 + cells.length * 0.24);
    const half = points.map((_, i) => {
      const t = i / Math.max(1, n - 1);
      const estuary = mouth ? Math.max(0, 1 - (n - 1 - i) / 9) ** 2 * 6 : 0;
      return 0.9 + (full - 0.9) * t ** 0.8 + estuary;
    });
    return { name: river.name, points, half, hexes: river.hexes };
  });
}

/** Outline of a river: both banks as one closed line. */
export function banks(river: RiverLine, grow: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  river.points.forEach((p, i) => {
    const normal = normalAt(river.points, i);
    const w = (river.half[i] ?? 1) + grow;
    left.push({ x: p.x + normal.x * w, y: p.y + normal.y * w });
    right.push({ x: p.x - normal.x * w, y: p.y - normal.y * w });
  });
  return [...left, ...right.reverse()];
}

export interface Crossing {
  readonly at: Point;
  /** Heading of the road. */
  readonly angle: number;
  readonly half: number;
}

/** Crossings of a line and a river. */
export function crossings(line: readonly Point[], river: RiverLine): Crossing[] {
  const found: Crossing[] = [];
  const near = grown(boxOf(river.points), 60);
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i] as Point;
    if (a.x < near.x0 || a.x > near.x1 || a.y < near.y0 || a.y > near.y1) continue;
    const b = line[i + 1] as Point;
    for (let k = 0; k + 1 < river.points.length; k++) {
      const c = river.points[k] as Point;
      if (Math.abs(c.x - a.x) > 60 || Math.abs(c.y - a.y) > 60) continue;
      const at = crossing(a, b, c, river.points[k + 1] as Point);
      if (!at || found.some((other) => distanceBetween(other.at, at) < 14)) continue;
      found.push({ at, angle: Math.atan2(b.y - a.y, b.x - a.x), half: river.half[k] ?? 2 });
    }
  }
  return found;
}
