import { type Box, grown, type Point } from '../geometry.ts';
import { type Mark, px } from '../mark.ts';
import { chance, noise, wander } from '../noise.ts';
import { addEllipse, addLine, addRect, addSmoothRing, newPath, type Path } from '../pen.ts';
import type { Plan } from './field.ts';
import { inBox, mosaic, type Square } from './mosaic.ts';
import type { Palette } from './palette.ts';

/** Bare ground: a patchwork of fields, uneven tones, and grass on the hills. */

const TURN = 0.32;
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];
const BRICK = { u: 150, v: 104 };

const toWorld = (u: number, v: number): Point => wander({ x: u * COS - v * SIN, y: u * SIN + v * COS }, 34, 260, 41);

/** Bricks of the patchwork whose middles lie in a box. */
function* bricksIn(
  box: Box,
): Generator<{ readonly i: number; readonly j: number; readonly u: number; readonly v: number }> {
  const corners = [
    [box.x0, box.y0],
    [box.x1, box.y0],
    [box.x0, box.y1],
    [box.x1, box.y1],
  ].map(([x = 0, y = 0]) => ({ u: x * COS + y * SIN, v: -x * SIN + y * COS }));
  const [us, vs] = [corners.map(({ u }) => u), corners.map(({ v }) => v)];
  const margin = 70;
  for (let j = Math.floor((Math.min(...vs) - margin) / BRICK.v); j * BRICK.v < Math.max(...vs) + margin; j++)
    for (let i = Math.floor((Math.min(...us) - margin) / BRICK.u) - 1; i * BRICK.u < Math.max(...us) + margin; i++) {
      const u = (i + (j & 1 ? 0.5 : 0)) * BRICK.u;
      const v = j * BRICK.v;
      if (inBox(box, toWorld(u + BRICK.u / 2, v + BRICK.v / 2))) yield { i, j, u, v };
    }
}

type FieldLayer = `tone${number}` | 'furrows' | 'orchard';

/** A strip of a brick: its corners follow the warp, with one more point in the middle of each side. */
function strip(
  square: Square<FieldLayer>,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  seed: number,
  tones: number,
) {
  const at = (s: number, t: number) => toWorld(u0 + (u1 - u0) * s, v0 + (v1 - v0) * t);
  const luck = (n: number) => chance(Math.round(u0), Math.round(v0), seed + n);
  if (luck(1) > 0.1) {
    const ring = [at(0, 0), at(0.5, 0), at(1, 0), at(1, 0.5), at(1, 1), at(0.5, 1), at(0, 1), at(0, 0.5)];
    addLine(square.path(`tone${Math.floor(luck(2) * tones)}`), ring, true);
  }
  const use = luck(3);
  if (use < 0.46) {
    const along = luck(4) < 0.6;
    const wide = along ? v1 - v0 : u1 - u0;
    const count = Math.max(2, Math.round(wide / 6.5));
    for (let k = 1; k < count; k++) {
      const t = k / count;
      const line = along ? [at(0.02, t), at(0.5, t), at(0.98, t)] : [at(t, 0.03), at(t, 0.5), at(t, 0.97)];
      addLine(square.path('furrows'), line);
    }
  } else if (use < 0.56) {
    const [columns, rows] = [Math.floor((u1 - u0) / 11), Math.floor((v1 - v0) / 11)];
    for (let a = 0; a < columns; a++)
      for (let b = 0; b < rows; b++) {
        const p = at((a + 0.5) / columns, (b + 0.5) / rows);
        addEllipse(square.path('orchard'), p.x, p.y, 3.1 + 0.8 * chance(a, b, seed));
      }
  }
}

export function fieldMarks({ neat }: Plan, look: Palette): Mark[] {
  const squares = mosaic<FieldLayer>(neat, 200, (square) => {
    for (const { i, j, u, v } of bricksIn(square.box)) {
      const count = 1 + Math.floor(chance(i, j, 42) * 4);
      const across = chance(i, j, 43) < 0.5;
      const gap = 1.5;
      for (let k = 0; k < count; k++) {
        const [a, b] = [k / count, (k + 1) / count];
        const [u0, u1] = across ? [u + BRICK.u * a, u + BRICK.u * b] : [u, u + BRICK.u];
        const [v0, v1] = across ? [v, v + BRICK.v] : [v + BRICK.v * a, v + BRICK.v * b];
        strip(square, u0 + gap, v0 + gap, u1 - gap, v1 - gap, 44 + k * 7, look.fields.length);
      }
    }
  });
  return [
    ...look.fields.map((colour, i) => squares.layer(`tone${i}`, (pen, path) => pen.fill(path, colour, 0.8), 9)),
    squares.layer(
      'furrows',
      (pen, path, scale) =>
        pen.stroke(path, { colour: look.furrow, width: px(0.9, scale, 0.5, 1.2), alpha: scale >= 90 ? 0.42 : 0.28 }),
      40,
    ),
    squares.layer('orchard', (pen, path) => pen.fill(path, look.orchard, 0.75), 24),
  ];
}

/** A soft uneven patch. */
function blob(path: Path, x: number, y: number, r: number, seed: number): void {
  const points = Array.from({ length: 9 }, (_, i) => {
    const far = r * (0.7 + 0.5 * chance(Math.round(x) + i, Math.round(y), seed));
    const a = (i * 2 * Math.PI) / 9;
    return { x: x + far * 1.25 * Math.cos(a), y: y + far * Math.sin(a) };
  });
  addSmoothRing(path, points);
}

export function mottleMarks({ neat }: Plan, look: Palette): Mark[] {
  const pitch = 78;
  const squares = mosaic<'dark' | 'light'>(neat, 130, ({ box, path }) => {
    for (let j = Math.floor(box.y0 / pitch) - 1; j * pitch < box.y1 + pitch; j++)
      for (let i = Math.floor(box.x0 / pitch) - 1; i * pitch < box.x1 + pitch; i++) {
        const p = { x: (i + chance(i, j, 81)) * pitch, y: (j + chance(i, j, 82)) * pitch };
        const luck = chance(i, j, 83);
        if (inBox(box, p) && luck < 0.7)
          blob(path(luck < 0.35 ? 'dark' : 'light'), p.x, p.y, 26 + 40 * chance(i, j, 84), 85);
      }
  });
  return [
    squares.layer('dark', (pen, path) => pen.fill(path, look.mottle[0], 0.06), 20),
    squares.layer('light', (pen, path) => pen.fill(path, look.mottle[1], 0.1), 20),
  ];
}

/** Tufts of grass where no plough goes: on clear hills. */
export function grassMarks({ land, neat }: Plan, look: Palette): Mark[] {
  const pitch = 30;
  const squares = mosaic<'grass'>(neat, 20, ({ box, path }) => {
    for (let j = Math.floor(box.y0 / pitch) - 1; j * pitch < box.y1 + pitch; j++)
      for (let i = Math.floor(box.x0 / pitch) - 1; i * pitch < box.x1 + pitch; i++) {
        const { x, y } = { x: (i + chance(i, j, 91)) * pitch, y: (j + chance(i, j, 92)) * pitch };
        if (!inBox(box, { x, y }) || noise(x / 60, y / 60, 93) < -0.1) continue;
        const hex = land.hexes[land.hexUnder({ x, y }) ?? -1];
        if (!hex || hex.level === 0 || hex.cover !== 'clear') continue;
        for (const lean of [-2.6, 0, 2.6])
          addLine(path('grass'), [
            { x: x + lean * 0.3, y },
            { x: x + lean, y: y - 4.6 + Math.abs(lean) * 0.4 },
          ]);
      }
  });
  return [
    squares.layer(
      'grass',
      (pen, path, scale) =>
        pen.stroke(path, { colour: look.grass, width: px(1, scale, 0.6, 1.4), alpha: 0.85, cap: 'round' }),
      60,
    ),
  ];
}

/** The paper everything lies on. */
export function groundMarks({ neat }: Plan, look: Palette): Mark[] {
  const body = addRect(newPath(), neat.x0, neat.y0, neat.x1 - neat.x0, neat.y1 - neat.y0);
  return [{ box: grown(neat, 1), draw: (pen) => pen.fill(body, look.ground) }];
}
