import { normalAt } from '#web/board/curve.ts';
import { boxOf, type Point } from '#web/board/geometry.ts';
import { runsOf } from '../land/coast.ts';
import type { Plan } from '../land/plan.ts';
import { banks } from '../land/rivers.ts';
import { addLine, addSmoothLine, lineTo, moveTo, newPath, type Pen } from '#web/board/pen.ts';
import { chance } from '#web/board/noise.ts';
import type { Theme } from '#web/board/theme.ts';
import { type Mark, pieces, px } from '#web/board/mark.ts';
import { neatPath, ringsPath } from './terrain.ts';

/** The sea with bands of depth parallel to the shore, each edged with a hairline, as engravers drew it. */
export function seaMarks(plan: Plan, theme: Theme): Mark[] {
  const neat = neatPath(plan);
  const marks: Mark[] = [{ box: plan.ground.neat, draw: (pen) => pen.fill(neat, theme.sea[0]) }];
  const lines = plan.coast.shores.flatMap((shore) => pieces(shore.points, 28, true));
  const paths = lines.map((line) => addSmoothLine(newPath(), line));
  // Each depth is drawn twice: the rim, then the band that leaves only the rim's edge to be seen.
  const depths: readonly (readonly [number, string])[] = [
    [132, theme.sea[1]],
    [92, theme.sea[2]],
    [58, theme.sea[2]],
    [32, theme.sea[3]],
    [14, theme.sea[3]],
  ];
  const band = (reach: number, colour: string, extra: boolean) => {
    lines.forEach((line, i) =>
      marks.push({
        box: boxOf(line, reach + 3),
        ...(extra ? { from: 13 } : {}),
        draw: (pen, scale) =>
          pen.stroke(paths[i] as (typeof paths)[number], {
            colour,
            width: 2 * (reach + (extra ? px(0.9, scale, 0.35, 0.8) : 0)),
            cap: 'round',
            join: 'round',
          }),
      }),
    );
  };
  for (const [reach, colour] of depths) {
    band(reach, theme.waterLine, true);
    band(reach, colour, false);
  }
  return marks;
}

/** A band of sand on the sea side of beaches, under the coast line. */
export function beachMarks(plan: Plan, theme: Theme): Mark[] {
  const marks: Mark[] = [];
  for (const shore of plan.coast.shores) {
    const sandy = (i: number) =>
      shore.inside[i]?.hex.beach === true && shore.inside[i]?.index !== -1 && shore.outside[i]?.hex.surface === 'sea';
    for (const run of runsOf(shore, sandy)) {
      if (run.length < 3) continue;
      const path = addSmoothLine(newPath(), run);
      const dots = newPath();
      run.forEach((p, i) => {
        const normal = normalAt(run, i);
        for (let k = 0; k < 3; k++) {
          const out = 6 + 11 * chance(i, k, 91 + Math.round(p.x));
          const t = (chance(i, k, 92) - 0.5) * 10;
          const [x, y] = [p.x - normal.x * out + normal.y * t, p.y - normal.y * out - normal.x * t];
          moveTo(dots, x, y);
          lineTo(dots, x + 0.01, y);
        }
      });
      marks.push({
        box: boxOf(run, 24),
        draw(pen, scale) {
          pen.stroke(path, {
            colour: theme.sandDot,
            width: px(37, scale, 3.8),
            alpha: 0.5,
            cap: 'round',
            join: 'round',
          });
          pen.stroke(path, { colour: theme.sand, width: px(34, scale, 3), cap: 'round', join: 'round' });
          if (scale > 24)
            pen.stroke(dots, { colour: theme.sandDot, width: px(1.8, scale, 0.5, 2), alpha: 0.8, cap: 'round' });
        },
      });
    }
  }
  return marks;
}

export function coastMarks(plan: Plan, theme: Theme): Mark[] {
  const marks: Mark[] = [];
  const line = (points: readonly Point[], width: number) => {
    for (const piece of pieces(points, 40, true)) {
      const path = addSmoothLine(newPath(), piece);
      marks.push({
        box: boxOf(piece, 4),
        draw: (pen, scale) =>
          pen.stroke(path, { colour: theme.coast, width: px(width, scale, 0.6, 2.2), cap: 'round', join: 'round' }),
      });
    }
  };
  for (const shore of plan.coast.shores) line(shore.points, 2.6);
  for (const lake of plan.coast.lakes) {
    const path = ringsPath([lake.points]);
    const box = boxOf(lake.points, 6);
    marks.push({
      box,
      draw(pen, scale) {
        pen.fill(path, theme.lake);
        pen.save();
        pen.clip(path);
        for (const [reach, colour] of [
          [46, theme.sea[2]],
          [24, theme.sea[3]],
          [9, theme.sea[3]],
        ] as const) {
          pen.stroke(path, { colour: theme.waterLine, width: 2 * (reach + px(0.9, scale, 0.35, 0.8)), join: 'round' });
          pen.stroke(path, { colour, width: 2 * reach, join: 'round' });
        }
        pen.restore();
      },
    });
    line(lake.points, 2.2);
  }
  return marks;
}

export function riverMarks(plan: Plan, theme: Theme): Mark[] {
  const marks: Mark[] = [];
  const land = ringsPath([...plan.coast.shores, ...plan.coast.lakes].map((shore) => shore.points));
  for (const river of plan.rivers) {
    const body = addLine(newPath(), banks(river, 0), true);
    const course = addSmoothLine(newPath(), river.points);
    const box = boxOf(river.points, 16);
    // Banks of all rivers first, then the water of all, so that a tributary opens into its river.
    marks.push({
      box,
      draw(pen, scale) {
        pen.save();
        pen.clip(land);
        if (scale < 26)
          pen.stroke(course, { colour: theme.bank, width: px(5, scale, 1.1), cap: 'round', join: 'round' });
        pen.stroke(body, { colour: theme.bank, width: px(3, scale, 0.9, 2.6), join: 'round' });
        pen.restore();
      },
    });
  }
  for (const river of plan.rivers) {
    const body = addLine(newPath(), banks(river, 0), true);
    marks.push({ box: boxOf(river.points, 16), draw: (pen: Pen) => pen.fill(body, theme.river) });
  }
  return marks;
}
