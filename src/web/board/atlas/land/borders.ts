import { cutLine, resample } from '#web/board/curve.ts';
import { corner, lerp, type Point } from '#web/board/geometry.ts';
import { wander } from '#web/board/noise.ts';
import { shoreOf } from './coast.ts';
import { type Cell, type Ground, isLand, outline, type Side } from './ground.ts';

/** One frontier between two countries, from one meeting point to the next. */
export interface Frontier {
  readonly points: readonly Point[];
  /** Country on the right of travel and on the left. */
  readonly right: number;
  readonly left: number;
}

const pointKey = (p: Point): string => `${Math.round(p.x * 8)},${Math.round(p.y * 8)}`;

/** Countries reach out over the water beside them, so that frontiers run off the coast instead of stopping short. */
export function claims(ground: Ground): Map<Cell, number> {
  const claim = new Map<Cell, number>();
  let edge: Cell[] = [];
  for (const cell of ground.cells) {
    if (isLand(cell) && cell.hex.country !== undefined) {
      claim.set(cell, cell.hex.country);
      edge.push(cell);
    }
  }
  for (let ring = 0; ring < 2; ring++) {
    const added: Cell[] = [];
    for (const cell of edge) {
      for (let n = 0; n < 6; n++) {
        const next = ground.across(cell, n);
        if (!next || claim.has(next)) continue;
        claim.set(next, claim.get(cell) as number);
        added.push(next);
      }
    }
    edge = added;
  }
  return claim;
}

interface Span {
  readonly a: Point;
  readonly b: Point;
  readonly right: number;
  readonly left: number;
}

/** Frontiers wander with the coast, so that the two meet. */
const drifted = (p: Point): Point => wander(wander(p, 19, 190, 11), 13, 78, 12);

/**
 * Outlines of one country's ground. Where three countries meet the corner is kept, so that outlines and frontiers are the same
 * lines there and washes leave no gap.
 */
export function countryRings(ground: Ground, claim: ReadonlyMap<Cell, number>, country: number): Point[][] {
  return outline(ground, (cell) => claim.get(cell) === country && cell.hex.surface !== 'sea').map((ring) => {
    const { sides } = ring;
    const n = sides.length;
    const beyond = (i: number): number => {
      const cell = sides[((i % n) + n) % n]?.outside;
      return !cell || cell.hex.surface === 'sea' ? -1 : (claim.get(cell) ?? -1);
    };
    const corners = sides
      .map((_, i) => i)
      .filter((i) => beyond(i - 1) >= 0 && beyond(i) >= 0 && beyond(i - 1) !== beyond(i));
    if (corners.length === 0) return [...shoreOf(ring).points];
    return corners.flatMap((from, k) => {
      const to = (corners[k + 1] ?? (corners[0] as number) + n) as number;
      const line: Point[] = [(sides[from % n] as Side).a];
      for (let i = from; i < to; i++) {
        const side = sides[i % n] as Side;
        line.push(lerp(side.a, side.b, 0.5));
      }
      line.push((sides[to % n] as Side).a);
      return cutLine(cutLine(line.map(drifted)));
    });
  });
}

/** Frontiers between countries. */
export const traceFrontiers = (ground: Ground): Frontier[] => traceBetween(ground, claims(ground));

/** Lines between sea zones, by the places of their letters in the alphabet. */
export function traceZones(ground: Ground): Frontier[] {
  const claim = new Map<Cell, number>();
  for (const cell of ground.cells) {
    if (cell.hex.surface === 'sea' && cell.hex.zone) claim.set(cell, cell.hex.zone.charCodeAt(0));
  }
  return traceBetween(ground, claim);
}

function traceBetween(ground: Ground, claim: ReadonlyMap<Cell, number>): Frontier[] {
  const spans: Span[] = [];
  const at = new Map<string, Span[]>();
  for (const cell of ground.cells) {
    const mine = claim.get(cell);
    if (mine === undefined) continue;
    for (let n = 0; n < 3; n++) {
      const other = ground.across(cell, n);
      const theirs = other && claim.get(other);
      if (theirs === undefined || theirs === mine) continue;
      const span = { a: corner(cell.at, n), b: corner(cell.at, n + 1), right: mine, left: theirs };
      spans.push(span);
      for (const p of [span.a, span.b]) {
        const k = pointKey(p);
        at.set(k, [...(at.get(k) ?? []), span]);
      }
    }
  }
  const pair = (span: Span) => `${Math.min(span.left, span.right)},${Math.max(span.left, span.right)}`;
  const isNode = (k: string) => (at.get(k)?.length ?? 0) !== 2;
  const used = new Set<Span>();
  const frontiers: Frontier[] = [];
  const walk = (first: Span, start: Point) => {
    used.add(first);
    const forward = start === first.a;
    const line: Point[] = [start];
    let span = first;
    let end = forward ? first.b : first.a;
    line.push(end);
    while (!isNode(pointKey(end))) {
      const next = (at.get(pointKey(end)) ?? []).find((other) => !used.has(other) && pair(other) === pair(span));
      if (!next) break;
      used.add(next);
      span = next;
      end = pointKey(next.a) === pointKey(end) ? next.b : next.a;
      line.push(end);
    }
    // Through the middles of the hexsides, as the coast runs; the ends are real meeting points and stay.
    const middles = [line[0] as Point, ...line.slice(1).map((p, i) => lerp(line[i] as Point, p, 0.5)), end];
    const moved = middles.map((p) => drifted(p));
    const points = resample(cutLine(cutLine(moved)), 8);
    frontiers.push({
      points,
      right: forward ? first.right : first.left,
      left: forward ? first.left : first.right,
    });
  };
  for (const span of spans) {
    if (used.has(span)) continue;
    if (isNode(pointKey(span.a))) walk(span, span.a);
    else if (isNode(pointKey(span.b))) walk(span, span.b);
  }
  for (const span of spans) if (!used.has(span)) walk(span, span.a);
  return frontiers;
}
