import { resample } from '../curve.ts';
import { boxOf, overlaps, type Point } from '../geometry.ts';
import { later, type Mark } from '../mark.ts';
import { chance, noise } from '../noise.ts';
import { addSmoothRing, close, moveTo, newPath, type Path, quadTo } from '../pen.ts';
import { type Outline, outlinesOf, within } from './edges.ts';
import { groupsOf, type Plan } from './field.ts';
import { bySquare, inBox, mosaic, type Near } from './mosaic.ts';
import type { Palette } from './palette.ts';

/** Woods: a floor with a shadow, and crowns in three tones and firs over it, none on a road, a stream or a crest. */

const luck = (p: Point, seed: number) => chance(Math.round(p.x * 3), Math.round(p.y * 3), seed);

export interface Wood {
  readonly outlines: readonly Outline[];
  readonly rings: readonly (readonly Point[])[];
}

export function woodsOf({ land }: Plan): Wood[] {
  const isWood = (hex: number) => land.hexes[hex]?.cover === 'woods';
  return groupsOf(land, isWood).map((hexes) => {
    const outlines = outlinesOf(land, isWood, hexes);
    return { outlines, rings: outlines.map(({ ring }) => ring) };
  });
}

/** Lobes round a middle; `spiky` makes a fir. */
export function crown(path: Path, p: Point, r: number, lobes: number, spiky = false): void {
  const start = luck(p, 7) * 6.28;
  const at = (i: number, k: number): Point => {
    const a = start + (i * 2 * Math.PI) / lobes;
    return { x: p.x + Math.cos(a) * r * k, y: p.y + Math.sin(a) * r * k };
  };
  const first = at(0, spiky ? 1.08 : 0.86);
  moveTo(path, first.x, first.y);
  for (let i = 0; i < lobes; i++) {
    const [c, e] = [at(i + 0.5, spiky ? 0.5 : 1.32), at(i + 1, spiky ? 1.08 : 0.86)];
    quadTo(path, c.x, c.y, e.x, e.y);
  }
  close(path);
}

/** Floor of woods and the shadow they throw: below the light of the hills. */
export function floorMarks(woods: readonly Wood[], look: Palette, coat: 'whole' | 'half'): Mark[] {
  return woods.map(({ rings }) => {
    const body = rings.reduce((path, ring) => addSmoothRing(path, ring), newPath());
    const shade = rings.reduce(
      (path, ring) =>
        addSmoothRing(
          path,
          ring.map(({ x, y }) => ({ x: x + 5, y: y + 7 })),
        ),
      newPath(),
    );
    return {
      box: boxOf(rings.flat(), 14),
      draw(pen, scale) {
        if (coat === 'half') return pen.fill(body, look.woodFloor, 0.4);
        pen.fill(shade, look.shadow, 0.16);
        pen.fill(body, look.woodFloor, 0.88);
        // From very far a wood is one dark mass.
        if (scale < FAR) pen.fill(body, look.crowns[1], 0.7);
      },
    };
  });
}

type TreeLayer = 'shadow' | 'tone0' | 'tone1' | 'tone2' | 'fir' | 'firLight' | 'light';

interface Trees {
  readonly pitch: number;
  readonly least: number;
  readonly edge: number;
}
const NEAR_TREES: Trees = { pitch: 10.5, least: 5, edge: 8.2 };
const FAR_TREES: Trees = { pitch: 17, least: 6.8, edge: 12.5 };
/** Scales at which trees are drawn at all, and drawn one by one. */
const FAR = 14;
const NEAR = 40;

function trees({ land, neat }: Plan, woods: readonly Wood[], clear: () => Near, size: Trees) {
  const boxes = woods.map((wood) => ({ ...wood, box: boxOf(wood.rings.flat()) }));
  const isWood = (hex: number | undefined) => hex !== undefined && land.hexes[hex]?.cover === 'woods';
  /** True if a point lies in a wood: by the hex in its middle, by the outline near an edge. */
  const inWood = (p: Point): boolean => {
    const hex = land.hexUnder(p);
    if (hex === undefined) return false;
    let same = 0;
    for (let edge = 0; edge < 6; edge++) if (isWood(land.across(hex, edge)) === isWood(hex)) same++;
    if (same === 6) return isWood(hex);
    return boxes.some(({ box, rings }) => inBox(box, p) && within(rings, p));
  };
  const rims = woods.flatMap(({ rings }) => rings.flatMap((ring) => resample(ring, size.edge, true)));
  const rimsIn = bySquare(rims, (p) => p);
  return mosaic<TreeLayer>(neat, 20, ({ box, path }) => {
    const put = (p: Point, r: number) => {
      if (clear().distance(p) < r + 4.5) return;
      const fir = noise(p.x / 90, p.y / 90, 68) + (luck(p, 69) - 0.5) * 0.7 > 0.28;
      crown(path('shadow'), { x: p.x + r * 0.5, y: p.y + r * 0.62 }, r * 1.02, 5);
      if (fir) {
        crown(path('fir'), p, r * 1.05, 9, true);
        return crown(path('firLight'), { x: p.x - r * 0.22, y: p.y - r * 0.26 }, r * 0.55, 7, true);
      }
      const tone = Math.min(2, Math.floor((luck(p, 70) * 0.6 + (noise(p.x / 50, p.y / 50, 72) + 1) * 0.2) * 3));
      crown(path(`tone${tone as 0 | 1 | 2}`), p, r, 7);
      crown(path('light'), { x: p.x - r * 0.3, y: p.y - r * 0.34 }, r * 0.46, 5);
    };
    if (boxes.some((wood) => overlaps(wood.box, box))) {
      const { pitch } = size;
      const row = pitch * 0.87;
      for (let j = Math.floor(box.y0 / row) - 1; j * row < box.y1 + row; j++)
        for (let i = Math.floor(box.x0 / pitch) - 1; i * pitch < box.x1 + pitch; i++) {
          const p = {
            x: (i + (j & 1) / 2 + (chance(i, j, 61) - 0.5) * 0.8) * pitch,
            y: (j + (chance(i, j, 62) - 0.5) * 0.8) * row,
          };
          if (!inBox(box, p) || noise(p.x / 46, p.y / 46, 63) < -0.84 || !inWood(p)) continue;
          put(p, size.least + 2.2 * chance(i, j, 64));
        }
    }
    for (const p of rimsIn(box))
      put({ x: p.x + (luck(p, 65) - 0.5) * 3, y: p.y + (luck(p, 66) - 0.5) * 3 }, size.least + 2.4 * luck(p, 67));
  });
}

export function treeMarks(plan: Plan, woods: readonly Wood[], clear: () => Near, look: Palette): Mark[] {
  if (woods.length === 0) return [];
  const drawn = (size: Trees, from: number, to: number | undefined, shadow: number): Mark[] => {
    const squares = trees(plan, woods, clear, size);
    return [
      squares.layer('shadow', (pen, path) => pen.fill(path, look.shadow, shadow), from, to),
      ...look.crowns.map((colour, i) =>
        squares.layer(`tone${i as 0 | 1 | 2}`, (pen, path) => pen.fill(path, colour), from, to),
      ),
      squares.layer('fir', (pen, path) => pen.fill(path, look.fir), from, to),
      squares.layer('firLight', (pen, path) => pen.fill(path, look.crowns[1], 0.5), Math.max(from, 60), to),
      squares.layer('light', (pen, path) => pen.fill(path, look.crownLight, 0.55), Math.max(from, 70), to),
    ];
  };
  return [
    { ...later(plan.neat, FAR, () => drawn(FAR_TREES, FAR, NEAR, 0.26)), to: NEAR },
    later(plan.neat, NEAR, () => drawn(NEAR_TREES, NEAR, undefined, 0.34)),
  ];
}
