import { above, type Field as Grid } from '../atlas/land/contour.ts';
import { type Box, boxOf, type Point } from '../geometry.ts';
import { type Mark, px } from '../mark.ts';
import { chance, noise } from '../noise.ts';
import { once } from '../once.ts';
import { addEllipse, addLine, addSmoothRing, newPath, type Path } from '../pen.ts';
import { outlinesOf, within } from './edges.ts';
import { groupsOf, type Plan } from './field.ts';
import { inBox, mosaic, type Near } from './mosaic.ts';
import type { Palette } from './palette.ts';
import { signedDistance } from './relief.ts';

/** Sea, beach and marsh. */

const ringsPath = (rings: readonly (readonly Point[])[]): Path =>
  rings.reduce((path, ring) => addSmoothRing(path, ring), newPath());

interface Body {
  readonly rings: readonly (readonly Point[])[];
  readonly box: Box;
}

const bodiesOf = ({ land }: Plan, covers: readonly string[]): Body[] => {
  const isIn = (hex: number) => covers.includes(land.hexes[hex]?.cover ?? '');
  return groupsOf(land, isIn).map((hexes) => {
    const rings = outlinesOf(land, isIn, hexes).map(({ ring }) => ring);
    return { rings, box: boxOf(rings.flat(), 12) };
  });
};

/** Sand reaches under the sea, so that no ground shows between them. */
export function beachMarks(plan: Plan, look: Palette): Mark[] {
  const bodies = bodiesOf(plan, ['beach']);
  if (bodies.length === 0) return [];
  const pitch = 13;
  const dots = mosaic<'dots' | 'grass'>(plan.neat, 20, ({ box, path }) => {
    for (let j = Math.floor(box.y0 / pitch) - 1; j * pitch < box.y1 + pitch; j++)
      for (let i = Math.floor(box.x0 / pitch) - 1; i * pitch < box.x1 + pitch; i++) {
        const p = { x: (i + chance(i, j, 21)) * pitch, y: (j + chance(i, j, 22)) * pitch };
        if (!inBox(box, p) || plan.land.hexes[plan.land.hexUnder(p) ?? -1]?.cover !== 'beach') continue;
        const luck = chance(i, j, 23);
        if (luck < 0.5) addEllipse(path('dots'), p.x, p.y, 0.7 + luck);
        else if (luck > 0.965)
          for (const lean of [-3, 0, 3])
            addLine(path('grass'), [
              { x: p.x, y: p.y },
              { x: p.x + lean, y: p.y - 5.5 },
            ]);
      }
  });
  return [
    ...bodies.map(({ rings, box }): Mark => {
      const body = ringsPath(rings);
      return {
        box,
        draw(pen) {
          pen.stroke(body, { colour: look.sand, width: 16, alpha: 0.45, join: 'round' });
          pen.fill(body, look.sand);
        },
      };
    }),
    dots.layer('dots', (pen, path) => pen.fill(path, look.sandDot, 0.7), 36),
    dots.layer('grass', (pen, path) => pen.stroke(path, { colour: look.grass, width: 1.1, cap: 'round' }), 60),
  ];
}

/** Depths parallel to the shore, from the outline inwards. */
const DEPTHS = [26, 62];

export function seaMarks(plan: Plan, look: Palette): Mark[] {
  return bodiesOf(plan, ['water']).map(({ rings, box }) => {
    const body = ringsPath(rings);
    const depths = once(() => {
      const far = signedDistance(rings, box);
      return DEPTHS.map((deep) => ringsPath(above(far, deep)));
    });
    return {
      box,
      draw(pen, scale) {
        pen.stroke(body, { colour: look.bank, width: px(7, scale, 1.8, 9), alpha: 0.75, join: 'round' });
        pen.fill(body, look.water[0]);
        if (scale >= 9) depths().forEach((path, i) => pen.fill(path, look.water[i + 1] as string));
        pen.stroke(body, { colour: look.surf, width: px(3, scale, 0.8, 4), alpha: 0.95, join: 'round' });
      },
    };
  });
}

/** Pools: a slow noise cut at a level, thinned out towards the edge. */
function poolsOf({ rings, box }: Body): Path {
  const far = signedDistance(rings, box);
  const values = far.values.map((d, i) => {
    const x = far.x0 + (i % far.columns) * far.step;
    const y = far.y0 + Math.floor(i / far.columns) * far.step;
    return Math.min(noise(x / 46, y / 30, 31) + 0.35 * noise(x / 17, y / 12, 32), (d - 5) / 12);
  });
  const grid: Grid = { ...far, values };
  return ringsPath(above(grid, 0.22));
}

export function marshMarks(plan: Plan, clear: () => Near, look: Palette): Mark[] {
  const bodies = bodiesOf(plan, ['swamp']);
  if (bodies.length === 0) return [];
  const pitch = 21;
  const tufts = mosaic<'reeds' | 'lines'>(plan.neat, 20, ({ box, path }) => {
    for (let j = Math.floor(box.y0 / pitch) - 1; j * pitch < box.y1 + pitch; j++)
      for (let i = Math.floor(box.x0 / pitch) - 1; i * pitch < box.x1 + pitch; i++) {
        const p = { x: (i + chance(i, j, 33)) * pitch, y: (j + chance(i, j, 34)) * pitch };
        if (!inBox(box, p) || chance(i, j, 35) < 0.12 || clear().distance(p) < 10) continue;
        if (!bodies.some((body) => inBox(body.box, p) && within(body.rings, p))) continue;
        for (const [dx, dy] of [
          [-4.6, -5],
          [-2.4, -8],
          [0, -9.6],
          [2.6, -7.6],
          [4.8, -4.6],
        ] as const)
          addLine(path('reeds'), [p, { x: p.x + dx, y: p.y + dy }]);
        addLine(path('lines'), [
          { x: p.x - 6.5, y: p.y + 0.8 },
          { x: p.x + 6.5, y: p.y + 0.8 },
        ]);
      }
  });
  return [
    ...bodies.map((body): Mark => {
      const ground = ringsPath(body.rings);
      const pools = once(() => poolsOf(body));
      return {
        box: body.box,
        draw(pen, scale) {
          pen.fill(ground, look.marsh, 0.95);
          if (scale < 9) return;
          pen.fill(pools(), look.water[1]);
          if (scale >= 30) pen.stroke(pools(), { colour: look.bank, width: px(1, scale, 0.5, 1.4), alpha: 0.7 });
        },
      };
    }),
    tufts.layer('lines', (pen, path) => pen.stroke(path, { colour: look.bank, width: 1.1, alpha: 0.8 }), 26),
    tufts.layer(
      'reeds',
      (pen, path, scale) => pen.stroke(path, { colour: look.reed, width: px(1.5, scale, 0.6, 2.4), cap: 'round' }),
      22,
    ),
  ];
}
