import { crossing, normalAt } from '../curve.ts';
import { distanceBetween, lerp, type Point } from '../geometry.ts';
import { type Mark, px } from '../mark.ts';
import { chance, wander } from '../noise.ts';
import { addEllipse, addLine, addSmoothLine, close, lineTo, moveTo, type Path } from '../pen.ts';
import { warp } from './edges.ts';
import type { Plan } from './field.ts';
import { bySquare, mosaic } from './mosaic.ts';
import type { Palette } from './palette.ts';

/** Roads and streams: one curve through each hex, bridges and fords where they truly cross. */

export interface Way {
  readonly hex: number;
  readonly at: Point;
  readonly lines: readonly (readonly Point[])[];
}

const PARTS = 10;
const quad = (a: Point, c: Point, b: Point, t: number) => lerp(lerp(a, c, t), lerp(c, b, t), t);
const curve = (a: Point, c: Point, b: Point): Point[] =>
  Array.from({ length: PARTS + 1 }, (_, k) => quad(a, c, b, k / PARTS));

/** Distance of two edges round a hex: 3 is straight through. */
const apart = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

function straightest(edges: readonly number[]): readonly [number, number] {
  let best: readonly [number, number] = [edges[0] as number, edges[1] as number];
  edges.forEach((a, i) =>
    edges.slice(i + 1).forEach((b) => {
      if (apart(a, b) > apart(...best)) best = [a, b];
    }),
  );
  return best;
}

/** The straightest pair of edges in a hex is one curve, others join its middle. */
export function waysOf({ field }: Plan, what: 'road' | 'stream'): Way[] {
  const bent = (p: Point): Point => (what === 'road' ? warp(p) : warp(wander(p, 5, 38, 29)));
  return field.hexes.flatMap((hex, i): Way[] => {
    const edges = hex[what];
    if (!edges || edges.length === 0) return [];
    const at = field.at[i] as Point;
    const middle = (edge: number) => lerp(field.corner(at, edge), field.corner(at, edge + 1), 0.5);
    /** Runs on beyond the map, and into open water. */
    const reach = (edge: number): Point[] => {
      const beyond = field.across(i, edge);
      if (beyond !== undefined && !(what === 'stream' && field.hexes[beyond]?.cover === 'water')) return [];
      return [0.9, 0.6, 0.3].map((t) => lerp(at, middle(edge), 1 + t * 1.2));
    };
    const lines: Point[][] = [];
    if (edges.length === 1) {
      const edge = edges[0] as number;
      lines.push([...reach(edge), ...curve(middle(edge), lerp(middle(edge), at, 0.5), at)]);
    } else {
      const [one, two] = straightest(edges);
      lines.push([...reach(one), ...curve(middle(one), at, middle(two)), ...reach(two).reverse()]);
      const join = quad(middle(one), at, middle(two), 0.5);
      for (const edge of edges)
        if (edge !== one && edge !== two)
          lines.push([...reach(edge), ...curve(middle(edge), lerp(middle(edge), at, 0.7), join)]);
    }
    return [{ hex: i, at, lines: lines.map((line) => line.map(bent)) }];
  });
}

const linesPath = (path: Path, way: Way): void => {
  for (const line of way.lines) addSmoothLine(path, line);
};

/** Intersections of two ways, with the heading of the first. */
function crossings(road: Way, stream: Way): { readonly at: Point; readonly along: Point }[] {
  const found: { at: Point; along: Point }[] = [];
  for (const one of road.lines)
    for (const two of stream.lines)
      for (let i = 0; i + 1 < one.length; i++)
        for (let k = 0; k + 1 < two.length; k++) {
          const [a, b] = [one[i] as Point, one[i + 1] as Point];
          const at = crossing(a, b, two[k] as Point, two[k + 1] as Point);
          if (!at || found.some((other) => distanceBetween(other.at, at) < 30)) continue;
          const d = distanceBetween(a, b) || 1;
          found.push({ at, along: { x: (b.x - a.x) / d, y: (b.y - a.y) / d } });
        }
  return found;
}

const headingAt = ({ lines: [line = []] }: Way): { readonly at: Point; readonly along: Point } => {
  const i = Math.floor(line.length / 2);
  const normal = normalAt(line, i);
  return { at: line[i] ?? { x: 0, y: 0 }, along: { x: normal.y, y: -normal.x } };
};

export function streamMarks(plan: Plan, streams: readonly Way[], look: Palette): Mark[] {
  if (streams.length === 0) return [];
  const inSquare = bySquare(streams, ({ at }) => at);
  const squares = mosaic<'water' | 'glint' | 'reeds'>(plan.neat, 140, ({ box, path }) => {
    for (const way of inSquare(box)) {
      linesPath(path('water'), way);
      for (const line of way.lines)
        line.forEach((p, i) => {
          const luck = chance(Math.round(p.x), Math.round(p.y), 47);
          const n = normalAt(line, i);
          if (luck > 0.72 && i > 0 && i + 1 < line.length)
            addLine(path('glint'), [
              { x: p.x - n.y * 4, y: p.y + n.x * 4 },
              { x: p.x + n.y * 4, y: p.y - n.x * 4 },
            ]);
          if (luck > 0.42) return;
          const side = luck < 0.21 ? 1 : -1;
          const foot = { x: p.x + n.x * side * 8.5, y: p.y + n.y * side * 8.5 };
          for (const lean of [-2.4, 0.2, 2.6])
            addLine(path('reeds'), [foot, { x: foot.x + lean, y: foot.y - 7 + Math.abs(lean) }]);
        });
    }
  });
  const line = { cap: 'round', join: 'round' } as const;
  return [
    squares.layer('water', (pen, path, scale) => {
      pen.stroke(path, { ...line, colour: look.verge, width: px(21, scale, 0, 30), alpha: scale >= 40 ? 0.75 : 0 });
      pen.stroke(path, { ...line, colour: look.bank, width: px(12.4, scale, 2.6, 24) });
    }),
    squares.layer('water', (pen, path, scale) =>
      pen.stroke(path, { ...line, colour: look.water[1], width: px(9.2, scale, 1.6, 20) }),
    ),
    squares.layer('glint', (pen, path) => pen.stroke(path, { ...line, colour: look.surf, width: 1.1, alpha: 0.7 }), 70),
    squares.layer(
      'reeds',
      (pen, path, scale) => pen.stroke(path, { ...line, colour: look.reed, width: px(1.3, scale, 0.7, 1.8) }),
      50,
    ),
  ];
}

export function roadMarks(plan: Plan, roads: readonly Way[], look: Palette): Mark[] {
  if (roads.length === 0) return [];
  const inSquare = bySquare(roads, ({ at }) => at);
  const squares = mosaic<'road'>(plan.neat, 140, ({ box, path }) => {
    for (const way of inSquare(box)) linesPath(path('road'), way);
  });
  const line = { cap: 'round', join: 'round' } as const;
  const isFar = (scale: number) => scale < 40;
  /** Least width of a road in pixels; on the smallest maps it must not hide the rest. */
  const least = (scale: number, near: number, far: number) => (scale < 12 ? far * 0.55 : isFar(scale) ? far : near);
  return [
    squares.layer('road', (pen, path) => pen.stroke(path, { ...line, colour: look.verge, width: 17, alpha: 0.55 }), 40),
    squares.layer('road', (pen, path, scale) =>
      pen.stroke(path, { ...line, colour: look.roadCase, width: px(11.2, scale, least(scale, 4, 2.9), 24) }),
    ),
    squares.layer('road', (pen, path, scale) =>
      pen.stroke(path, {
        ...line,
        colour: isFar(scale) ? look.roadFar : look.road,
        width: px(7.8, scale, least(scale, 2.4, 1.6), 18),
      }),
    ),
  ];
}

interface Crossing {
  readonly at: Point;
  readonly along: Point;
  readonly ford: boolean;
  /** A way over open water: its whole road is a bridge. */
  readonly line?: readonly Point[];
}

function crossingsOf({ field }: Plan, roads: readonly Way[], streams: readonly Way[]): Crossing[] {
  const [road, stream] = [roads, streams].map((ways) => new Map(ways.map((way) => [way.hex, way])));
  return field.hexes.flatMap((hex, i): Crossing[] => {
    if (!hex.bridge && !hex.ford) return [];
    const [over, under] = [road?.get(i), stream?.get(i)];
    const ford = !hex.bridge;
    if (over && under) {
      const found = crossings(over, under);
      return (found.length > 0 ? found : [headingAt(over)]).map((one) => ({ ...one, ford }));
    }
    if (over) return over.lines.map((line) => ({ ...headingAt({ ...over, lines: [line] }), ford, line }));
    const { at, along } = under ? headingAt(under) : { at: field.at[i] as Point, along: { x: 1, y: 0 } };
    return [{ at, along: under ? { x: -along.y, y: along.x } : along, ford }];
  });
}

/** Rails beside a line, their ends spread. */
function rails(path: Path, line: readonly Point[], wide: number): void {
  for (const side of [-1, 1]) {
    const points = line.map((p, i) => {
      const n = normalAt(line, i);
      const far = side * (i === 0 || i + 1 === line.length ? wide * 1.6 : wide);
      return { x: p.x + n.x * far, y: p.y + n.y * far };
    });
    addLine(path, points);
  }
}

export function crossingMarks(plan: Plan, roads: readonly Way[], streams: readonly Way[], look: Palette): Mark[] {
  const all = crossingsOf(plan, roads, streams);
  if (all.length === 0) return [];
  const inSquare = bySquare(all, ({ at }) => at);
  type Part = 'deck' | 'planks' | 'rails' | 'stones' | 'track';
  const make = (k: number) =>
    mosaic<Part>(plan.neat, 90, ({ box, path }) => {
      for (const { at, along, ford, line } of inSquare(box)) {
        const on = (s: number, t: number): Point => ({
          x: at.x + (along.x * s - along.y * t) * k,
          y: at.y + (along.y * s + along.x * t) * k,
        });
        if (ford) {
          addLine(path('track'), [on(-24, 0), on(24, 0)]);
          for (const s of [-8, -4, 0, 4, 8])
            for (const t of [-3, 2.6]) {
              const p = on(s + (chance(s, t > 0 ? 1 : 0, 5) - 0.5) * 2, t);
              addEllipse(path('stones'), p.x, p.y, 1.9 * k, 1.5 * k);
            }
          continue;
        }
        if (line) {
          rails(path('rails'), line, 7 * k);
          continue;
        }
        const deck = [on(-11, -6), on(11, -6), on(11, 6), on(-11, 6)];
        deck.forEach(({ x, y }, i) => (i === 0 ? moveTo(path('deck'), x, y) : lineTo(path('deck'), x, y)));
        close(path('deck'));
        for (let s = -9; s <= 9; s += 3) addLine(path('planks'), [on(s, -6), on(s, 6)]);
        for (const side of [-1, 1])
          addLine(path('rails'), [on(-16, side * 11), on(-11, side * 6.4), on(11, side * 6.4), on(16, side * 11)]);
      }
    });
  const marks = (k: number, from: number | undefined, to: number | undefined): Mark[] => {
    const squares = make(k);
    return [
      squares.layer('deck', (pen, path) => pen.fill(path, look.road), from, to),
      squares.layer(
        'planks',
        (pen, path) => pen.stroke(path, { colour: look.roadCase, width: 0.9, alpha: 0.8 }),
        Math.max(from ?? 0, 56),
        to,
      ),
      squares.layer(
        'rails',
        (pen, path, scale) =>
          pen.stroke(path, { colour: look.timber, width: px(2.4, scale, 1, 4), cap: 'round', join: 'round' }),
        from,
        to,
      ),
      squares.layer(
        'track',
        (pen, path) => pen.stroke(path, { colour: look.roadCase, width: 1.8, dash: [4, 3] }),
        from,
        to,
      ),
      squares.layer('stones', (pen, path) => pen.fill(path, look.surf), from, to),
    ];
  };
  return [...marks(1.7, 9, 40), ...marks(1, 40, undefined)];
}
