import type { Point } from '../geometry.ts';
import { type Mark, px } from '../mark.ts';
import { chance } from '../noise.ts';
import { addEllipse, addLine, addRect, addSmoothRing, close, lineTo, moveTo, newPath, type Path } from '../pen.ts';
import type { Theme } from '../theme.ts';
import type { Field } from './field.ts';
import { ringsOf, softened } from './rings.ts';

/** Heights, woods, fields, houses, marsh and water. */

const pathOf = (rings: readonly (readonly Point[])[]): Path => {
  const path = newPath();
  for (const ring of rings) addSmoothRing(path, ring);
  return path;
};

const shifted = (rings: readonly (readonly Point[])[], dx: number, dy: number): Point[][] =>
  rings.map((ring) => ring.map(({ x, y }) => ({ x: x + dx, y: y + dy })));

const whole = ({ neat }: Field) => neat;

const HIGHEST = 4;
/** How much darker each step of height is: gentle below, clear above. */
const TINT = [0, 0.45, 0.75, 0.6, 0.8];

/** Each height as a terrace: its shadow to the south-east, its tint, and a line of light to the north-west. */
export function reliefMarks(field: Field, theme: Theme): Mark[] {
  const marks: Mark[] = [];
  for (let level = 1; level <= HIGHEST; level++) {
    const rings = ringsOf(field, (hex) => (field.map.hexes[hex]?.level ?? 0) >= level);
    if (rings.length === 0) continue;
    const soft = rings.map((ring) => softened(ring, level));
    const [body, shade, light] = [pathOf(soft), pathOf(shifted(soft, 7, 9)), pathOf(shifted(soft, -3, -4))];
    const steep = level % 2 === 0;
    marks.push({
      box: whole(field),
      draw(pen, scale) {
        pen.fill(shade, theme.shade, steep ? 0.3 : 0.16);
        pen.fill(light, theme.light, 0.5);
        pen.fill(body, theme.range, TINT[level] ?? 0.8);
        pen.stroke(body, {
          colour: theme.hachure,
          width: px(steep ? 2.6 : 1.6, scale, 0.7, 2),
          alpha: steep ? 0.7 : 0.45,
        });
      },
    });
  }
  return marks;
}

/** Places inside a hex that are the same at every visit. */
function* scattered(at: Point, seed: number, count: number, radius: number): Generator<Point> {
  for (let i = 0; i < count; i++) {
    const angle = 2 * Math.PI * chance(Math.round(at.x), Math.round(at.y), seed + i * 2);
    const far = radius * Math.sqrt(chance(Math.round(at.x), Math.round(at.y), seed + i * 2 + 1));
    yield { x: at.x + far * Math.cos(angle), y: at.y + far * Math.sin(angle) * 0.92 };
  }
}

const hexesOf = ({ map, at }: Field, cover: string): Point[] =>
  map.hexes.flatMap((hex, i) => (hex.cover === cover ? [at[i] as Point] : []));

export function woodMarks(field: Field, theme: Theme): Mark[] {
  const rings = ringsOf(field, (hex) => field.map.hexes[hex]?.cover === 'woods').map((ring) => softened(ring, 17, 7));
  const body = pathOf(rings);
  const crowns = newPath();
  const trunks = newPath();
  for (const at of hexesOf(field, 'woods')) {
    for (const { x, y } of scattered(at, 31, 13, 42)) {
      addEllipse(crowns, x, y, 6.4, 6);
      addEllipse(trunks, x + 1.8, y + 2.4, 6.4, 6);
    }
  }
  return [
    {
      box: whole(field),
      draw(pen, scale) {
        pen.fill(body, theme.wood, 0.92);
        pen.stroke(body, { colour: theme.woodEdge, width: px(2.2, scale, 0.7, 2) });
      },
    },
    {
      box: whole(field),
      from: 22,
      draw(pen) {
        pen.fill(trunks, theme.woodEdge, 0.55);
        pen.fill(crowns, theme.crown, 0.75);
      },
    },
  ];
}

export function waterMarks(field: Field, theme: Theme): Mark[] {
  const rings = ringsOf(field, (hex) => field.map.hexes[hex]?.cover === 'water').map((ring) => softened(ring, 23, 6));
  const sands = ringsOf(field, (hex) => field.map.hexes[hex]?.cover === 'beach').map((ring) => softened(ring, 29, 4));
  const [water, sand] = [pathOf(rings), pathOf(sands)];
  return [
    {
      box: whole(field),
      draw(pen, scale) {
        pen.fill(sand, theme.sand);
        pen.fill(water, theme.lake);
        pen.stroke(water, { colour: theme.coast, width: px(3, scale, 0.8, 2.4) });
      },
    },
  ];
}

/** Tufts of reed over short lines of water. */
export function swampMarks(field: Field, theme: Theme): Mark[] {
  const rings = ringsOf(field, (hex) => field.map.hexes[hex]?.cover === 'swamp').map((ring) => softened(ring, 37, 8));
  const body = pathOf(rings);
  const water = newPath();
  const reed = newPath();
  for (const at of hexesOf(field, 'swamp')) {
    for (const { x, y } of scattered(at, 41, 9, 38)) {
      addLine(water, [
        { x: x - 8, y },
        { x: x + 8, y },
      ]);
      for (const lean of [-3, 0, 3])
        addLine(reed, [
          { x, y: y - 2 },
          { x: x + lean, y: y - 10 },
        ]);
    }
  }
  return [
    { box: whole(field), draw: (pen) => pen.fill(body, theme.lake, 0.35) },
    {
      box: whole(field),
      from: 18,
      draw(pen, scale) {
        pen.stroke(water, { colour: theme.bank, width: px(1.6, scale, 0.6, 1.4) });
        pen.stroke(reed, { colour: theme.crown, width: px(1.4, scale, 0.6, 1.2) });
      },
    },
  ];
}

/** A house: a block with the light side of its roof. */
function house(walls: Path, roofs: Path, { x, y }: Point, w: number, h: number, turn: number): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (dx: number, dy: number) => [x + dx * c - dy * s, y + dx * s + dy * c] as const;
  const quad = (path: Path, points: readonly (readonly [number, number])[]) => {
    points.forEach(([px_, py], i) => (i === 0 ? moveTo(path, px_, py) : lineTo(path, px_, py)));
    close(path);
  };
  quad(walls, [at(-w, -h), at(w, -h), at(w, h), at(-w, h)]);
  quad(roofs, [at(-w, -h), at(w, -h), at(w, 0), at(-w, 0)]);
}

const BUILT = ['town', 'city', 'fort', 'farm'] as const;

export function townMarks(field: Field, theme: Theme): Mark[] {
  const { map } = field;
  const streets = pathOf(
    ringsOf(field, (hex) => map.hexes[hex]?.cover === 'town' || map.hexes[hex]?.cover === 'city').map((ring) =>
      softened(ring, 43, 4),
    ),
  );
  const walls = newPath();
  const roofs = newPath();
  const furrows = newPath();
  const forts = newPath();
  for (const cover of BUILT) {
    for (const at of hexesOf(field, cover)) {
      const turn = (chance(Math.round(at.x), Math.round(at.y), 3) - 0.5) * 0.9;
      if (cover === 'farm') {
        for (let i = -3; i <= 3; i++)
          addLine(furrows, [
            { x: at.x - 34, y: at.y + i * 9 },
            { x: at.x + 34, y: at.y + i * 9 - 8 },
          ]);
        house(walls, roofs, { x: at.x - 6, y: at.y - 4 }, 9, 6, turn);
        house(walls, roofs, { x: at.x + 13, y: at.y + 8 }, 6, 5, turn);
        continue;
      }
      if (cover === 'fort') {
        const points = Array.from({ length: 10 }, (_, i) => {
          const r = i % 2 === 0 ? 38 : 26;
          return { x: at.x + r * Math.cos((i * Math.PI) / 5), y: at.y + r * Math.sin((i * Math.PI) / 5) };
        });
        addLine(forts, points, true);
        addRect(walls, at.x - 8, at.y - 6, 16, 12);
        continue;
      }
      const dense = cover === 'city';
      const rows = dense ? [-26, -8, 10, 28] : [-22, 0, 22];
      for (const [i, dy] of rows.entries()) {
        for (let dx = dense ? -30 : -26; dx <= 30; dx += dense ? 15 : 21) {
          const luck = chance(Math.round(at.x + dx), Math.round(at.y + dy), 7);
          if (Math.abs(dx) + Math.abs(dy) > 52 || luck < (dense ? 0.05 : 0.25)) continue;
          house(
            walls,
            roofs,
            { x: at.x + dx + (luck - 0.5) * 6, y: at.y + dy + (i % 2) * 3 },
            4 + luck * 3.4,
            3.6 + (1 - luck) * 2.4,
            turn + (luck - 0.5) * 0.4,
          );
        }
      }
    }
  }
  return [
    { box: whole(field), draw: (pen) => pen.fill(streets, theme.townGround, 0.95) },
    {
      box: whole(field),
      from: 16,
      draw: (pen, scale) => pen.stroke(furrows, { colour: theme.sandDot, width: px(1.8, scale, 0.6, 1.6), alpha: 0.7 }),
    },
    {
      box: whole(field),
      draw(pen, scale) {
        pen.stroke(forts, { colour: theme.block, width: px(4, scale, 1, 3) });
        pen.fill(walls, theme.block);
        if (scale >= 26) pen.fill(roofs, theme.light, 0.28);
      },
    },
  ];
}
