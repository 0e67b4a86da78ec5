import type { SideSign, TacticalSide } from '#table/board-model.ts';
import { normalAt, resample } from '../curve.ts';
import { type Box, boxOf, type Point } from '../geometry.ts';
import { type Mark, px } from '../mark.ts';
import { chance } from '../noise.ts';
import { addSmoothLine, close, lineTo, moveTo, newPath, type Path, type Pen } from '../pen.ts';
import { freeRuns, type Outline, outlinesOf, type Run, runsOf } from './edges.ts';
import type { Plan } from './field.ts';
import type { Near } from './mosaic.ts';
import type { Palette } from './palette.ts';
import { HIGHEST, type Hill } from './relief.ts';
import { SIGN_LEVEL, type Signs } from './signs.ts';
import { crown, type Wood } from './woods.ts';

/** Marks along the sides of hexes: hedges, walls, the feet and crests of hills, cliffs. */

const luck = (p: Point, seed: number) => chance(Math.round(p.x * 3), Math.round(p.y * 3), seed);

/** A stretch that carries a sign; `falls` says on which side it goes down: left of the line, right of it, or both. */
interface Stretch extends Run {
  readonly falls: 'left' | 'right' | 'both';
}

export type Stretches = ReadonlyMap<SideSign, readonly Stretch[]>;

const offset = (line: readonly Point[], by: number): Point[] =>
  line.map((p, i) => {
    const n = normalAt(line, i);
    return { x: p.x - n.x * by, y: p.y - n.y * by };
  });

/** Course of each sign: on the outline of its level, beside another, or along its own sides. */
export function stretchesOf(plan: Plan, signs: Signs, hills: readonly Hill[], woods: readonly Wood[]): Stretches {
  const { land } = plan;
  const found = new Map<SideSign, Stretch[]>();
  // On the edge of a wood its own trees stand for the hedge.
  const rims = new Set(woods.flatMap(({ outlines }) => outlines.flatMap(({ pieces }) => pieces.map(({ key }) => key))));
  const heights = (level: number): Outline[] => hills.flatMap(({ levels }) => levels[level] ?? []);
  const built = outlinesOf(land, (hex) => ['town', 'city', 'farm', 'fort'].includes(land.hexes[hex]?.cover ?? ''));
  const levelAt = (p: Point) => land.hexes[land.hexUnder(p) ?? -1]?.level ?? 0;
  const fallOf = ({ line }: Run): Stretch['falls'] => {
    const i = Math.floor(line.length / 2);
    const [p, n] = [line[i] as Point, normalAt(line, i)];
    const [right, left] = [1, -1].map((side) => levelAt({ x: p.x + n.x * side * 25, y: p.y + n.y * side * 25 }));
    return right === left ? 'both' : (right as number) > (left as number) ? 'left' : 'right';
  };
  for (const [sign, sides] of signs) {
    const left = new Map<string, TacticalSide>(sides);
    if (sign === 'hedge') for (const key of rims) left.delete(key);
    const all: Stretch[] = [];
    const take = (outlines: readonly Outline[], step = 0) => {
      const used: string[] = [];
      const runs = runsOf(outlines, (key) => left.has(key) && used.push(key) > 0);
      for (const run of runs) all.push({ ...run, line: step === 0 ? run.line : offset(run.line, step), falls: 'left' });
      for (const key of used) left.delete(key);
    };
    const own = SIGN_LEVEL[sign];
    if (own === undefined) {
      if (sign === 'wall') take(built);
      for (let level = HIGHEST; level > 0; level--) take(heights(level));
      if (sign === 'hedge') take(built);
    } else {
      take(heights(own));
      for (let level = HIGHEST; level > 0; level--)
        if (level !== own) take(heights(level), sign === 'cliff' ? 0 : (level - own) * 9);
    }
    for (const run of freeRuns(land, [...left.values()])) all.push({ ...run, falls: fallOf(run) });
    found.set(sign, all);
  }
  return found;
}

/** Wedges down the falling side, thick above and thin below, at even steps along the curve. */
function wedges(path: Path, { line, falls }: Stretch, pitch: number, long: number, wide: number): void {
  const points = resample(line, pitch);
  const ways = falls === 'both' ? [-1, 1] : falls === 'left' ? [-1] : [1];
  points.forEach((p, i) => {
    const n = normalAt(points, i);
    const k = (0.75 + 0.5 * luck(p, 5)) * (falls === 'both' ? 0.7 : 1);
    for (const way of ways) {
      moveTo(path, p.x - (n.y * wide) / 2, p.y + (n.x * wide) / 2);
      lineTo(path, p.x + (n.y * wide) / 2, p.y - (n.x * wide) / 2);
      lineTo(path, p.x + n.x * way * long * k, p.y + n.y * way * long * k);
      close(path);
    }
  });
}

interface Scarp {
  readonly pitch: number;
  readonly long: number;
  readonly wide: number;
  readonly line: number;
  readonly colour: (look: Palette) => string;
  readonly core?: true;
}
const SCARPS: readonly (readonly [SideSign, Scarp])[] = [
  ['foot', { pitch: 6.4, long: 8.4, wide: 2.2, line: 1.7, colour: (look) => look.foot }],
  ['high-foot', { pitch: 6.4, long: 8.4, wide: 2.2, line: 2.6, colour: (look) => look.highFoot, core: true }],
  ['crest', { pitch: 4.7, long: 11.5, wide: 3.3, line: 3, colour: (look) => look.crest }],
  ['high-crest', { pitch: 4.7, long: 11.5, wide: 3.3, line: 3.6, colour: (look) => look.highCrest, core: true }],
];

const boxFor = (run: Run): Box => boxOf(run.line, 24);

/** Lines and teeth grow a little as the map shrinks. */
const bold = (scale: number) => (scale < 40 ? 1.3 + 0.5 * Math.max(0, Math.min(1, (40 - scale) / 20)) : 1);

function scarpMark(run: Stretch, scarp: Scarp, look: Palette): Mark {
  const { pitch, long, wide, line: thick, core } = scarp;
  const colour = scarp.colour(look);
  const line = addSmoothLine(newPath(), run.line);
  let near: Path | undefined;
  let far: Path | undefined;
  return {
    box: boxFor(run),
    draw(pen, scale) {
      const k = bold(scale);
      pen.stroke(line, { colour, width: px(thick * k, scale, 0.8, 4.5), cap: 'round', join: 'round' });
      if (core && scale >= 30)
        pen.stroke(line, { colour: look.core, width: thick * 0.42, cap: 'round', join: 'round' });
      if (scale < 12) return;
      if (k === 1 && !near) wedges((near = newPath()), run, pitch, long, wide);
      if (k > 1 && !far) wedges((far = newPath()), run, pitch * 1.7, long * 1.35, wide * 1.7);
      pen.fill((k === 1 ? near : far) as Path, colour);
    },
  };
}

/** A rock edge: narrow facets of uneven length in three tones below a dark rim. */
function cliffMark(run: Stretch, look: Palette): Mark {
  const points = resample(run.line, 4.4);
  const way = run.falls === 'right' ? 1 : -1;
  const tones = look.stone.map(() => newPath());
  const cracks = newPath();
  const foot = points.map((p, i): Point => {
    const n = normalAt(points, i);
    const deep = (13 + 10 * luck(p, 11)) * way;
    const slip = (luck(p, 13) - 0.5) * 4;
    return { x: p.x + n.x * deep - n.y * slip, y: p.y + n.y * deep + n.x * slip };
  });
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [points[i], points[i + 1], foot[i + 1], foot[i]] as [Point, Point, Point, Point];
    const dark = luck(a, 12);
    const tone = tones[dark < 0.42 ? 0 : dark < 0.88 ? 1 : 2] as Path;
    [a, b, c, d].forEach(({ x, y }, k) => (k === 0 ? moveTo(tone, x, y) : lineTo(tone, x, y)));
    close(tone);
    const half = 0.5 + 0.5 * luck(a, 14);
    moveTo(cracks, a.x, a.y);
    lineTo(cracks, a.x + (d.x - a.x) * half, a.y + (d.y - a.y) * half);
  }
  const base = newPath();
  foot.forEach(({ x, y }, k) => (k === 0 ? moveTo(base, x, y) : lineTo(base, x, y)));
  const rim = addSmoothLine(newPath(), run.line);
  return {
    box: boxOf(run.line, 40),
    draw(pen, scale) {
      const thick = px(3.6 * bold(scale), scale, 1.2, 6);
      if (scale >= 12) {
        pen.stroke(base, { colour: look.shadow, width: 9, alpha: 0.2, join: 'round' });
        tones.forEach((path, i) => pen.fill(path, look.stone[i] as string));
        if (scale >= 26) pen.stroke(cracks, { colour: look.stone[2], width: px(0.9, scale, 0.5, 1.4), alpha: 0.75 });
        pen.stroke(base, { colour: look.stone[2], width: px(0.8, scale, 0.5, 1.2), alpha: 0.6, join: 'round' });
      }
      pen.stroke(rim, { colour: look.stone[2], width: thick, cap: 'round', join: 'round' });
    },
  };
}

/** Bushes in a row with shadow and light. */
function hedgeMark(run: Run, look: Palette): Mark {
  const make = (pitch: number, r: number) => {
    const [shadow, leaves, light] = [newPath(), newPath(), newPath()];
    for (const p of resample(run.line, pitch)) {
      const at = { x: p.x + (luck(p, 21) - 0.5) * 2.2, y: p.y + (luck(p, 22) - 0.5) * 2.2 };
      const size = r * (0.85 + 0.4 * luck(p, 23));
      crown(shadow, { x: at.x + size * 0.55, y: at.y + size * 0.7 }, size, 5);
      crown(leaves, at, size, 6);
      crown(light, { x: at.x - size * 0.3, y: at.y - size * 0.32 }, size * 0.45, 5);
    }
    return { shadow, leaves, light };
  };
  let near: ReturnType<typeof make> | undefined;
  const line = addSmoothLine(newPath(), run.line);
  return {
    box: boxFor(run),
    draw(pen, scale) {
      if (scale < 26)
        return pen.stroke(line, { colour: look.hedge, width: px(9, scale, 1.8), cap: 'round', join: 'round' });
      near ??= make(5.4, 4.6);
      pen.fill(near.shadow, look.shadow, 0.3);
      pen.fill(near.leaves, look.hedge);
      if (scale >= 60) pen.fill(near.light, look.hedgeLight, 0.8);
    },
  };
}

/** A wall of stones: blocks between two dark lines. */
function wallMark(run: Run, look: Palette): Mark {
  const points = resample(run.line, 7);
  const blocks = newPath();
  points.forEach((p, i) => {
    if (i + 1 === points.length) return;
    const q = points[i + 1] as Point;
    const n = normalAt(points, i);
    const wide = 3.1 + 0.7 * luck(p, 31);
    const gap = 0.08;
    const at = (t: number, s: number) => ({
      x: p.x + (q.x - p.x) * t + n.x * wide * s,
      y: p.y + (q.y - p.y) * t + n.y * wide * s,
    });
    [at(gap, -1), at(1 - gap, -1), at(1 - gap, 1), at(gap, 1)].forEach(({ x, y }, k) =>
      k === 0 ? moveTo(blocks, x, y) : lineTo(blocks, x, y),
    );
    close(blocks);
  });
  const line = addSmoothLine(newPath(), run.line);
  const cast = addSmoothLine(
    newPath(),
    run.line.map(({ x, y }) => ({ x: x + 2.4, y: y + 3.2 })),
  );
  return {
    box: boxFor(run),
    draw(pen: Pen, scale: number) {
      pen.stroke(cast, { colour: look.shadow, width: 8, alpha: 0.25 });
      pen.stroke(line, { colour: look.stone[2], width: px(9, scale, 2.2) });
      if (scale >= 16) pen.fill(blocks, look.stone[0]);
    },
  };
}

/** Contours where a height begins and no sign says how. */
export function contourMarks(hills: readonly Hill[], signs: Signs, look: Palette): Mark[] {
  const marked = (level: number, key: string) =>
    (Object.entries(SIGN_LEVEL) as [SideSign, number][]).some(
      ([sign, own]) => (own === level || sign === 'cliff') && signs.get(sign)?.has(key),
    );
  return hills.flatMap(({ levels }) =>
    levels.flatMap((lines, level) =>
      runsOf(lines, (key) => !marked(level, key)).map((run): Mark => {
        const path = addSmoothLine(newPath(), run.line);
        return {
          box: boxFor(run),
          draw: (pen, scale) =>
            pen.stroke(path, { colour: look.foot, width: px(1.1, scale, 0.5, 1.6), alpha: 0.6, join: 'round' }),
        };
      }),
    ),
  );
}

export function scarpMarks(stretches: Stretches, look: Palette): Mark[] {
  return [
    ...(stretches.get('cliff') ?? []).map((run) => cliffMark(run, look)),
    ...SCARPS.flatMap(([sign, scarp]) => (stretches.get(sign) ?? []).map((run) => scarpMark(run, scarp, look))),
  ];
}

export const barrierMarks = (stretches: Stretches, look: Palette): Mark[] => [
  ...(stretches.get('wall') ?? []).map((run) => wallMark(run, look)),
  ...(stretches.get('hedge') ?? []).map((run) => hedgeMark(run, look)),
];

/** Keeps trees and houses off the lines that carry rules. */
export function keepClear(near: Near, stretches: Stretches): void {
  for (const sign of ['crest', 'high-crest', 'cliff'] as const)
    for (const { line } of stretches.get(sign) ?? []) for (const p of resample(line, 6)) near.add(p);
}
