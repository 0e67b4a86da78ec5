import { boxOf, type Point } from '#web/board/geometry.ts';
import type { Plan } from '../land/plan.ts';
import { LIGHT_LEVELS, SHADE_LEVELS } from '../land/relief.ts';
import { addRect, addSmoothRing, lineTo, moveTo, newPath, type Path, quadTo } from '#web/board/pen.ts';
import type { Theme } from '#web/board/theme.ts';
import { later, type Mark, px } from '#web/board/mark.ts';

export const ringsPath = (list: readonly (readonly Point[])[]): Path =>
  list.reduce((path, ring) => addSmoothRing(path, ring), newPath());

/** Strokes sorted into squares, so that a tile draws its own and no others. */
export function bySquare<T>(list: readonly T[], at: (item: T) => Point, size = 320): T[][] {
  const squares = new Map<string, T[]>();
  for (const item of list) {
    const p = at(item);
    const k = `${Math.floor(p.x / size)},${Math.floor(p.y / size)}`;
    const square = squares.get(k);
    if (square) square.push(item);
    else squares.set(k, [item]);
  }
  return [...squares.values()];
}

const lands = new WeakMap<Plan, Path>();

/** All land as one path, the same object every time: clipped to again and again. */
export function landPath(plan: Plan): Path {
  const known = lands.get(plan);
  if (known) return known;
  const path = ringsPath(plan.coast.shores.map((shore) => shore.points));
  lands.set(plan, path);
  return path;
}

export function landMarks(plan: Plan, theme: Theme): Mark[] {
  const { neat } = plan.ground;
  const land = landPath(plan);
  const marks: Mark[] = [{ box: neat, draw: (pen) => pen.fill(land, theme.paper) }];
  if (plan.neutral.length > 0) {
    const grey = ringsPath(plan.neutral);
    const box = boxOf(plan.neutral.flat());
    const hatch = newPath();
    for (let x = box.x0 - (box.y1 - box.y0); x < box.x1; x += 22) {
      moveTo(hatch, x, box.y1);
      lineTo(hatch, x + (box.y1 - box.y0), box.y0);
    }
    marks.push({
      box,
      draw(pen, scale) {
        pen.fill(grey, theme.neutral);
        pen.save();
        pen.clip(grey);
        pen.stroke(hatch, { colour: theme.tints.neutral, width: px(1.4, scale, 0.5), alpha: 0.28 });
        pen.restore();
      },
    });
  }
  return marks;
}

export function desertMarks(plan: Plan, theme: Theme): Mark[] {
  const marks: Mark[] = [];
  for (const desert of plan.deserts) {
    const edge = ringsPath(desert.edge);
    marks.push({
      box: { x0: desert.box.x0 - 30, y0: desert.box.y0 - 30, x1: desert.box.x1 + 30, y1: desert.box.y1 + 30 },
      draw(pen) {
        // The sand thins out at its edge instead of stopping.
        for (const [width, alpha] of [
          [44, 0.16],
          [24, 0.22],
        ] as const) {
          pen.stroke(edge, { colour: theme.desert, width, alpha, join: 'round' });
        }
        pen.fill(edge, theme.desert, 0.9);
      },
    });
    marks.push(
      later(desert.box, 12, () =>
        bySquare(desert.dots(), (p) => p).map((dots): Mark => {
          const path = newPath();
          for (const p of dots) {
            moveTo(path, p.x, p.y);
            lineTo(path, p.x + 0.01, p.y);
          }
          return {
            box: boxOf(dots, 4),
            from: 12,
            draw: (pen, scale) =>
              pen.stroke(path, { colour: theme.sandDot, width: px(2, scale, 0.55, 2.4), alpha: 0.62, cap: 'round' }),
          };
        }),
      ),
    );
    for (const dunes of bySquare(desert.dunes, (dune) => dune[1])) {
      const path = newPath();
      for (const [a, b, c] of dunes) {
        moveTo(path, a.x, a.y);
        quadTo(path, b.x, b.y, c.x, c.y);
      }
      marks.push({
        box: boxOf(dunes.flat(), 4),
        from: 9,
        draw: (pen, scale) =>
          pen.stroke(path, { colour: theme.sandDot, width: px(1.9, scale, 0.5, 2), alpha: 0.62, cap: 'round' }),
      });
    }
  }
  return marks;
}

export function reliefMarks(plan: Plan, theme: Theme): Mark[] {
  const marks: Mark[] = [];
  for (const range of plan.ranges) {
    const edge = ringsPath(range.edge);
    const shade = range.shade.map(ringsPath);
    const light = range.light.map(ringsPath);
    marks.push({
      box: range.box,
      draw(pen) {
        pen.stroke(edge, { colour: theme.range, width: 20, alpha: 0.4, join: 'round' });
        pen.fill(edge, theme.range, 0.92);
        LIGHT_LEVELS.forEach((_, i) => pen.fill(light[i] as Path, theme.light, 0.22));
        SHADE_LEVELS.forEach((_, i) => pen.fill(shade[i] as Path, theme.shade, 0.15));
      },
    });
    marks.push(
      later(range.box, 20, () =>
        bySquare(range.hachures(), (h) => h.a).map((strokes): Mark => {
          const bins = [newPath(), newPath(), newPath()];
          for (const { a, b, dark } of strokes) {
            const path = bins[Math.min(2, Math.floor(dark * 3.2))] as Path;
            moveTo(path, a.x, a.y);
            lineTo(path, b.x, b.y);
          }
          return {
            box: boxOf(
              strokes.map((h) => h.a),
              16,
            ),
            from: 20,
            draw(pen, scale) {
              const alpha = scale < 30 ? 0.32 : 0.46;
              bins.forEach((path, i) =>
                pen.stroke(path, {
                  colour: theme.hachure,
                  width: px([0.7, 1.25, 1.9][i] as number, scale, 0.32, 1.6),
                  alpha,
                  cap: 'round',
                }),
              );
            },
          };
        }),
      ),
    );
  }
  return marks;
}

/** A tree crown from above: a bulging arc on the side away from the light. */
function addCrown(path: Path, x: number, y: number, r: number): void {
  moveTo(path, x + r * 0.75, y - r * 0.6);
  quadTo(path, x + r * 1.35, y + r * 0.9, x - r * 0.1, y + r);
  quadTo(path, x - r * 0.7, y + r, x - r * 0.95, y + r * 0.2);
}

export function woodMarks(plan: Plan, theme: Theme): Mark[] {
  const marks: Mark[] = [];
  for (const wood of plan.woods) {
    const mass = newPath();
    for (const ring of wood.edge) {
      ring.forEach((a, i) => {
        const b = ring[(i + 1) % ring.length] as Point;
        if (i === 0) moveTo(mass, a.x, a.y);
        // Outward of a ring with its inside on the right is to the left of travel.
        const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
        quadTo(mass, mx + (b.y - a.y) * 0.55, my - (b.x - a.x) * 0.55, b.x, b.y);
      });
      mass.steps.push(4);
    }
    marks.push({
      box: wood.box,
      draw(pen, scale) {
        pen.fill(mass, theme.wood, 0.82);
        pen.stroke(mass, { colour: theme.woodEdge, width: px(1.8, scale, 0.35, 1.6), alpha: 0.75, join: 'round' });
      },
    });
    marks.push(
      later(wood.box, 11, () =>
        bySquare(wood.crowns(), (crown) => crown.at).flatMap((crowns): Mark[] => {
          const arcs = newPath();
          const dots = newPath();
          for (const { at, size } of crowns) {
            addCrown(arcs, at.x, at.y, size);
            moveTo(dots, at.x, at.y);
            lineTo(dots, at.x + 0.01, at.y);
          }
          const box = boxOf(
            crowns.map((crown) => crown.at),
            10,
          );
          return [
            {
              box,
              from: 34,
              draw: (pen, scale) =>
                pen.stroke(arcs, {
                  colour: theme.crown,
                  width: px(1.5, scale, 0.4, 1.7),
                  alpha: 0.8,
                  cap: 'round',
                  join: 'round',
                }),
            },
            // Far off the crowns run together into a stipple.
            {
              box,
              from: 11,
              to: 34,
              draw: (pen, scale) =>
                pen.stroke(dots, { colour: theme.crown, width: px(5, scale, 0.7, 1.6), alpha: 0.55, cap: 'round' }),
            },
          ];
        }),
      ),
    );
  }
  return marks;
}

export const neatPath = (plan: Plan): Path => {
  const { neat } = plan.ground;
  return addRect(newPath(), neat.x0, neat.y0, neat.x1 - neat.x0, neat.y1 - neat.y0);
};
