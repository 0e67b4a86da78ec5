import type { TacticalMap } from '#table/board-model.ts';
import { type Box, boxOf, type Point } from '../geometry.ts';
import { type Mark, px } from '../mark.ts';
import { addLine, newPath, type Face } from '../pen.ts';
import { Room } from '../room.ts';
import { drawLettering, type Lettering } from '../labels.ts';
import { widthOf } from '../text-width.ts';
import type { Plan } from './field.ts';
import type { Palette } from './palette.ts';

/** Lettering: names of hexes with their levels, and names of places where they cover least. */

const NAMES_FROM = 56;
const PLACES_FROM = 11;
const NAME_TOP = 39;

const nameSize = (scale: number) => px(9.5, scale, 11, 15);

export function hexNameMarks({ field, neat }: Plan, look: Palette): Mark[] {
  return [
    {
      box: neat,
      from: NAMES_FROM,
      draw(pen, scale, within = neat) {
        const size = nameSize(scale);
        const signs = newPath();
        const numbers: { readonly text: string; readonly x: number; readonly y: number }[] = [];
        field.at.forEach(({ x, y }, i) => {
          if (x < within.x0 - 60 || x > within.x1 + 60 || y < within.y0 - 60 || y > within.y1 + 60) return;
          const { name = '', level = 0 } = field.hexes[i] ?? {};
          const base = y - NAME_TOP + size * 0.2;
          const left = level > 0 ? size * 0.5 : 0;
          pen.text(name, x - left, base, {
            face: 'sans',
            size,
            colour: look.inkSoft,
            // Fades in as the map is enlarged.
            alpha: Math.max(0.7, Math.min(0.95, (scale - 20) / 60)),
            align: 'centre',
            halo: { colour: look.halo, width: size * 0.22, alpha: 0.55 },
          });
          if (level === 0) return;
          const tip = x - left + widthOf(name, 'sans', size) / 2 + size * 0.72;
          addLine(
            signs,
            [
              { x: tip - size * 0.56, y: base + size * 0.1 },
              { x: tip, y: base - size * 0.86 },
              { x: tip + size * 0.56, y: base + size * 0.1 },
            ],
            true,
          );
          numbers.push({ text: String(level), x: tip, y: base });
        });
        pen.fill(signs, look.crest);
        for (const { text, x, y } of numbers)
          pen.text(text, x, y, { face: 'sans-bold', size: size * 0.7, colour: look.halo, align: 'centre' });
      },
    },
  ];
}

/** Places lettering should avoid, with weights. */
export type Obstacles = readonly { readonly at: Point; readonly weight: number }[];

/** Spots round and in a place, the best first; x is the middle of the name, y its base line. */
function* spots(
  hexes: readonly Point[],
  high: boolean,
  wide: number,
  size: number,
): Generator<{ x: number; y: number; cost: number }> {
  const { x0, y0, x1, y1 } = boxOf(hexes);
  const middle = {
    x: hexes.reduce((sum, { x }) => sum + x, 0) / hexes.length,
    y: hexes.reduce((sum, { y }) => sum + y, 0) / hexes.length,
  };
  if (high) {
    for (const dy of [0, 12, -12, 24, -24, 36, -36])
      for (const dx of [0, -24, 24, -48, 48])
        yield { x: middle.x + dx, y: middle.y + size * 0.3 + dy, cost: (Math.abs(dx) + Math.abs(dy)) / 16 };
    for (const { x, y } of hexes)
      for (const dy of [18, -10]) yield { x, y: y + size * 0.3 + dy, cost: 3 + Math.abs(dy) / 16 };
  }
  const gap = size * 0.3;
  const start = high ? 5 : 0;
  for (const far of [46, 58, 72]) {
    const cost = start + (far - 46) / 6;
    for (const dx of [0, -30, 30, -60, 60]) {
      yield { x: middle.x + dx, y: y1 + far + size * 0.7 + gap, cost: cost + Math.abs(dx) / 20 };
      yield { x: middle.x + dx, y: y0 - far - gap, cost: cost + 0.5 + Math.abs(dx) / 20 };
    }
    for (const dy of [0, -24, 24]) {
      yield { x: x1 + far + gap + wide / 2, y: middle.y + size * 0.3 + dy, cost: cost + 0.3 + Math.abs(dy) / 20 };
      yield { x: x0 - far - gap - wide / 2, y: middle.y + size * 0.3 + dy, cost: cost + 0.6 + Math.abs(dy) / 20 };
    }
  }
}

type Place = TacticalMap['places'][number];
/** Towns first, then hills, then the rest; the larger before the smaller. */
const rankOf = (plan: Plan, { hexes, high }: Place): number =>
  (isBuilt(plan, hexes) ? 200 : high ? 100 : 0) + hexes.length;

function placeLabels(plan: Plan, obstacles: Obstacles, scale: number, look: Palette): Lettering[] {
  const { field, map, neat } = plan;
  const room = new Room();
  for (const { at, weight } of obstacles) room.avoid(at, weight);
  const labels: Lettering[] = [];
  if (scale >= NAMES_FROM)
    for (const { x, y } of field.at) for (const dx of [-16, 0, 16]) room.avoid({ x: x + dx, y: y - NAME_TOP }, 1.6);
  const places = [...map.places].sort((a, b) => rankOf(plan, b) - rankOf(plan, a));
  for (const { name, hexes, high = false } of places) {
    const points = hexes.map((hex) => field.at[hex] as Point);
    if (points.length === 0) continue;
    const face: Face = high ? 'italic' : 'caps-bold';
    const size = px(high ? 25 : 24, scale, 12.5, 26);
    const wide = widthOf(name, face, size) + size * 0.3;
    const built = isBuilt(plan, hexes);
    let best: { readonly x: number; readonly y: number; readonly box: Box } | undefined;
    let least = Infinity;
    for (const { x, y, cost } of spots(points, !built, wide, size)) {
      const box = { x0: x - wide / 2, x1: x + wide / 2, y0: y - size * 0.82, y1: y + size * 0.3 };
      if (box.x0 < neat.x0 + 4 || box.x1 > neat.x1 - 4 || box.y0 < neat.y0 + 4 || box.y1 > neat.y1 - 4) continue;
      if (!room.free(box)) continue;
      // A wood or a hill is named on its own ground where that can be.
      const under = field.hexUnder({ x, y: y - size * 0.3 });
      const astray = !built && (under === undefined || !hexes.includes(under)) ? 6 : 0;
      const sum = cost + astray + room.cost(box);
      if (sum < least) [best, least] = [{ x, y, box }, sum];
    }
    // Left out rather than cut.
    if (!best) continue;
    room.take(best.box);
    const halo = { colour: look.halo, width: size * 0.26, alpha: 0.92 };
    labels.push({ text: name, ...best, style: { face, size, colour: look.ink, align: 'centre', halo } });
  }
  return labels;
}

const isBuilt = ({ field }: Plan, hexes: Place['hexes']): boolean =>
  hexes.some((hex) => ['town', 'city', 'fort', 'farm'].includes(field.hexes[hex]?.cover ?? ''));

const KEPT = 8;

/** Names of places at any scale, kept for the last few. */
export function placeNames(
  plan: Plan,
  obstacles: () => Obstacles,
  look: Palette,
): (scale: number) => readonly Lettering[] {
  const known = new Map<string, readonly Lettering[]>();
  return (scale) => {
    if (scale < PLACES_FROM) return [];
    const key = scale.toFixed(2);
    let labels = known.get(key);
    if (!labels) {
      labels = placeLabels(plan, obstacles(), scale, look);
      if (known.size >= KEPT) known.delete(known.keys().next().value as string);
      known.set(key, labels);
    }
    return labels;
  };
}

export const placeMarks = ({ neat }: Plan, names: ReturnType<typeof placeNames>): Mark[] => [
  { box: neat, from: PLACES_FROM, draw: (pen, scale, within = neat) => drawLettering(pen, names(scale), within) },
];
