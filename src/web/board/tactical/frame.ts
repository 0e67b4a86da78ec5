import { EDGE_STEPS, grown, lerp, type Point } from '../geometry.ts';
import { type Mark, px } from '../mark.ts';
import { addEllipse, addLine, addRect, close, lineTo, moveTo, newPath, type Path } from '../pen.ts';
import type { Theme } from '../theme.ts';
import { FRAME, type Plan } from './field.ts';
import type { Palette } from './palette.ts';
import { ringsOf } from './rings.ts';

/** Grid, edge of the map, compass and frame. */

export function gridMarks({ field, neat }: Plan, theme: Theme, look: Palette): Mark[] {
  const lines = newPath();
  const ticks = newPath();
  const dots = newPath();
  field.at.forEach((at, hex) => {
    for (let edge = 0; edge < 6; edge++) {
      if (edge > 2 && field.across(hex, edge) !== undefined) continue;
      const [a, b] = [field.corner(at, edge), field.corner(at, edge + 1)];
      addLine(lines, [a, b]);
      addLine(ticks, [a, lerp(a, b, 0.13)]);
      addLine(ticks, [b, lerp(b, a, 0.13)]);
    }
    addEllipse(dots, at.x, at.y, 1.5);
  });
  return [
    {
      box: neat,
      from: 9,
      draw(pen, scale) {
        const alpha = theme.gridAlpha * Math.min(1, Math.max(0.25, (scale - 6) / 22));
        pen.stroke(lines, { colour: theme.grid, width: px(1.1, scale, 0.6, 1), alpha: alpha * 1.15 });
        if (scale < 60) return;
        pen.stroke(ticks, { colour: look.ink, width: px(1, scale, 0.8, 1.2), alpha: 0.42 });
        pen.fill(dots, look.ink, 0.45);
      },
    },
  ];
}

/** Ground beyond the outermost hexes lies under a veil. */
export function veilMarks({ field, neat }: Plan, theme: Theme): Mark[] {
  const path = addRect(newPath(), neat.x0, neat.y0, neat.x1 - neat.x0, neat.y1 - neat.y0);
  const rings = ringsOf(field, () => true);
  // Against the turn of the frame, so that the hexes are a hole in it.
  for (const ring of rings) addLine(path, [...ring].reverse(), true);
  const edge = newPath();
  for (const ring of rings) addLine(edge, ring, true);
  return [
    {
      box: neat,
      draw(pen, scale) {
        pen.fill(path, theme.frame, 0.62);
        pen.stroke(edge, { colour: theme.frameInk, width: px(1.6, scale, 0.6, 1.4), alpha: 0.5 });
      },
    },
  ];
}

const ROSE = 36;

/** The corner of the map where a compass hides least. */
function cornerFor({ neat, field }: Plan): Point {
  const inset = ROSE + 26;
  const corners = [
    { x: neat.x1 - inset, y: neat.y0 + inset },
    { x: neat.x0 + inset, y: neat.y0 + inset },
    { x: neat.x1 - inset, y: neat.y1 - inset },
    { x: neat.x0 + inset, y: neat.y1 - inset },
  ];
  const cost = (at: Point): number =>
    field.at.reduce((sum, { x, y }, hex) => {
      if (Math.hypot(x - at.x, y - at.y) > 105) return sum;
      const { cover, level, road, stream } = field.hexes[hex] ?? { cover: 'clear', level: 0 };
      return sum + (cover === 'clear' ? 0 : 1) + level + (road ? 1 : 0) + (stream ? 1 : 0);
    }, 0);
  return corners.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** A rose of eight points about 0,0 with its first point up: the light and the dark halves. */
function rose(at: Point, turn: number): readonly [Path, Path] {
  const [light, dark] = [newPath(), newPath()];
  const to = (angle: number, r: number): Point => ({
    x: at.x + r * Math.sin(angle + turn),
    y: at.y - r * Math.cos(angle + turn),
  });
  for (const [count, from, r] of [
    [4, Math.PI / 4, ROSE * 0.52],
    [4, 0, ROSE * 0.86],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = from + (i * Math.PI) / 2;
      for (const [path, side] of [
        [dark, 1],
        [light, -1],
      ] as const) {
        const [tip, waist] = [to(a, r), to(a + (side * Math.PI) / 4, ROSE * 0.17)];
        moveTo(path, at.x, at.y);
        lineTo(path, tip.x, tip.y);
        lineTo(path, waist.x, waist.y);
        close(path);
      }
    }
  return [light, dark];
}

/** Direction of north, as an angle clockwise from the top of the sheet. */
function northOf({ map, field }: Plan): number {
  const at = { x: 0, y: 0 };
  const edge = (map.north ?? 0) % EDGE_STEPS.length;
  const middle = lerp(field.corner(at, edge), field.corner(at, edge + 1), 0.5);
  return Math.atan2(middle.x, -middle.y);
}

export function compassMarks(plan: Plan, look: Palette): Mark[] {
  if (plan.map.north === undefined) return [];
  const at = cornerFor(plan);
  const turn = northOf(plan);
  const [light, dark] = rose(at, turn);
  const disc = addEllipse(newPath(), at.x, at.y, ROSE * 0.72);
  const name = { x: at.x + ROSE * 1.12 * Math.sin(turn), y: at.y - ROSE * 1.12 * Math.cos(turn) };
  return [
    {
      box: grown({ x0: at.x, y0: at.y, x1: at.x, y1: at.y }, ROSE * 1.6),
      draw(pen, scale) {
        pen.fill(disc, look.halo, 0.6);
        pen.stroke(disc, { colour: look.ink, width: px(1, scale, 0.6, 1.2), alpha: 0.7 });
        pen.fill(light, look.halo);
        pen.fill(dark, look.ink);
        pen.stroke(light, { colour: look.ink, width: px(0.7, scale, 0.4, 0.9), join: 'round' });
        pen.text('N', name.x, name.y + 6.4, {
          face: 'caps-bold',
          size: 19,
          colour: look.ink,
          align: 'centre',
          halo: { colour: look.halo, width: 4, alpha: 0.9 },
        });
      },
    },
  ];
}

export function frameMarks({ neat, sheet, map }: Plan, theme: Theme): Mark[] {
  const band = (x0: number, y0: number, x1: number, y1: number) => addRect(newPath(), x0, y0, x1 - x0, y1 - y0);
  // Wider than the sheet: what grows over its edge is never seen.
  const far = grown(sheet, 400);
  const round = [
    band(far.x0, far.y0, far.x1, neat.y0),
    band(far.x0, neat.y1, far.x1, far.y1),
    // A little over the others, lest a hair of what lies below shows between them.
    band(far.x0, neat.y0 - 2, neat.x0, neat.y1 + 2),
    band(neat.x1, neat.y0 - 2, far.x1, neat.y1 + 2),
  ];
  const line = band(neat.x0, neat.y0, neat.x1, neat.y1);
  const outer = band(neat.x0 - 14, neat.y0 - 14, neat.x1 + 14, neat.y1 + 14);
  return [
    {
      box: sheet,
      draw(pen, scale) {
        for (const path of round) pen.fill(path, theme.frame);
        pen.stroke(line, { colour: theme.frameInk, width: px(2.4, scale, 0.8, 2) });
        pen.stroke(outer, { colour: theme.frameInk, width: px(5, scale, 1, 3) });
        pen.text(map.title, (neat.x0 + neat.x1) / 2, neat.y0 - FRAME * 0.55, {
          face: 'caps-bold',
          size: 48,
          colour: theme.frameInk,
          align: 'centre',
        });
      },
    },
  ];
}
