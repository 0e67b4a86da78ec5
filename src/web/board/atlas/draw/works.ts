import { type Box, boxOf, joined, type Point } from '#web/board/geometry.ts';
import type { Town } from '../land/cities.ts';
import type { Plan } from '../land/plan.ts';
import {
  addEllipse,
  addLine,
  addSmoothLine,
  close,
  lineTo,
  moveTo,
  newPath,
  type Path,
  type Pen,
  quadTo,
} from '#web/board/pen.ts';
import type { Theme } from '#web/board/theme.ts';
import { once } from '#web/board/once.ts';
import { type Mark, px } from '#web/board/mark.ts';
import { landPath, ringsPath } from './terrain.ts';

/** The line of a railway: dark and light by turns. */
function railwayMarks(lines: readonly { readonly path: Path; readonly box: Box }[], theme: Theme): Mark[] {
  return lines.flatMap(({ path, box }): Mark[] => [
    {
      box,
      draw: (pen, scale) =>
        pen.stroke(path, {
          colour: theme.roadCase,
          width: px(6.2, scale, scale < 14 ? 1 : 2.2, 5.2),
          cap: 'butt',
          join: 'round',
        }),
    },
    {
      box,
      from: 14,
      draw: (pen, scale) =>
        pen.stroke(path, {
          colour: theme.road,
          width: px(3.4, scale, 1, 2.8),
          cap: 'butt',
          join: 'round',
          dash: [px(13, scale, 4, 12), px(13, scale, 4, 12)],
        }),
    },
  ]);
}

/** Roads: all casings, then all cores, so that junctions open into one another. */
export function roadMarks(plan: Plan, theme: Theme): Mark[] {
  const lines = plan.roads.map((road) => ({ path: addSmoothLine(newPath(), road.points), box: boxOf(road.points, 6) }));
  if (plan.ground.model.railways) return railwayMarks(lines, theme);
  const marks: Mark[] = [];
  for (const { path, box } of lines) {
    marks.push({
      box,
      draw: (pen, scale) =>
        pen.stroke(path, {
          colour: theme.roadCase,
          width: px(7.4, scale, scale < 14 ? 0.9 : 1.9, 6),
          cap: 'round',
          join: 'round',
        }),
    });
  }
  for (const { path, box } of lines) {
    marks.push({
      box,
      from: 14,
      draw: (pen, scale) =>
        pen.stroke(path, { colour: theme.road, width: px(4.4, scale, 0.9, 3.8), cap: 'round', join: 'round' }),
    });
  }
  for (const bridge of plan.bridges) {
    const reach = bridge.half + 5;
    const [cos, sin] = [Math.cos(bridge.angle), Math.sin(bridge.angle)];
    marks.push({
      box: boxOf([bridge.at], 26),
      from: 26,
      draw(pen, scale) {
        const rail = px(7.4, scale, 1.9, 6) / 2 + px(1.5, scale, 0.6, 1.6);
        const path = newPath();
        for (const side of [-1, 1]) {
          const ends = [-1, 1].map((end) => ({
            x: bridge.at.x + cos * reach * end - sin * rail * side,
            y: bridge.at.y + sin * reach * end + cos * rail * side,
          }));
          const [a, b] = ends as [Point, Point];
          const flare = 3.5;
          moveTo(path, a.x - cos * flare - sin * flare * side, a.y - sin * flare + cos * flare * side);
          lineTo(path, a.x, a.y);
          lineTo(path, b.x, b.y);
          lineTo(path, b.x + cos * flare - sin * flare * side, b.y + sin * flare + cos * flare * side);
        }
        pen.stroke(path, { colour: theme.roadCase, width: px(2, scale, 0.7, 2), join: 'round' });
      },
    });
  }
  return marks;
}

function anchor(pen: Pen, at: Point, size: number, colour: string, halo: string): void {
  const path = newPath();
  const { x, y } = at;
  addEllipse(path, x, y - size * 0.82, size * 0.17);
  moveTo(path, x, y - size * 0.64);
  lineTo(path, x, y + size * 0.8);
  moveTo(path, x - size * 0.4, y - size * 0.36);
  lineTo(path, x + size * 0.4, y - size * 0.36);
  moveTo(path, x - size * 0.68, y + size * 0.18);
  quadTo(path, x - size * 0.55, y + size * 0.8, x, y + size * 0.82);
  quadTo(path, x + size * 0.55, y + size * 0.8, x + size * 0.68, y + size * 0.18);
  pen.stroke(path, { colour: halo, width: size * 0.55, cap: 'round', join: 'round', alpha: 0.9 });
  pen.stroke(path, { colour, width: size * 0.2, cap: 'round', join: 'round' });
}

function star(at: Point, size: number): Path {
  const path = newPath();
  for (let i = 0; i < 10; i++) {
    const r = i % 2 === 0 ? size : size * 0.42;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const [x, y] = [at.x + r * Math.cos(angle), at.y + r * Math.sin(angle)];
    if (i === 0) moveTo(path, x, y);
    else lineTo(path, x, y);
  }
  close(path);
  return path;
}

/** Street plans from this scale on; dots below it. */
export const BLOCKS_FROM = 16;

function blocksPath(town: Town): Path {
  const path = newPath();
  for (const { at, w, h, turn } of town.blocks()) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].forEach(([sx, sy], i) => {
      const [u, v] = [((sx as number) * w) / 2, ((sy as number) * h) / 2];
      const [x, y] = [at.x + u * cos - v * sin, at.y + u * sin + v * cos];
      if (i === 0) moveTo(path, x, y);
      else lineTo(path, x, y);
    });
    close(path);
  }
  return path;
}

export function townMarks(plan: Plan, theme: Theme): Mark[] {
  const marks: Mark[] = [];
  const land = landPath(plan);
  for (const town of plan.towns) {
    const blocks = once(() => blocksPath(town));
    const links = newPath();
    town.hexes.forEach((a, i) => {
      moveTo(links, a.x, a.y);
      lineTo(links, a.x + 0.01, a.y);
      town.hexes.forEach((b, k) => {
        if (k < i && Math.hypot(a.x - b.x, a.y - b.y) < 110) {
          moveTo(links, a.x, a.y);
          lineTo(links, b.x, b.y);
        }
      });
    });
    const { capital } = town.city;
    marks.push({
      box: town.box,
      from: BLOCKS_FROM,
      draw(pen) {
        pen.save();
        pen.clip(land);
        pen.stroke(links, {
          colour: theme.townGround,
          width: capital ? 84 : 74,
          alpha: 0.5,
          cap: 'round',
          join: 'round',
        });
        pen.stroke(links, {
          colour: theme.townGround,
          width: capital ? 70 : 60,
          alpha: 0.85,
          cap: 'round',
          join: 'round',
        });
        pen.restore();
      },
    });
    marks.push({
      box: town.box,
      from: BLOCKS_FROM,
      draw: (pen) => pen.fill(blocks(), capital ? theme.capital : theme.block),
    });
    // Far off a town is a dot: a bar where it has several hexes, ringed where it is a capital.
    marks.push({
      box: town.box,
      to: BLOCKS_FROM,
      draw(pen, scale) {
        const dot = px(34, scale, 3.4, 7);
        pen.stroke(links, { colour: theme.halo, width: dot * 1.5, cap: 'round', join: 'round', alpha: 0.85 });
        pen.stroke(links, { colour: capital ? theme.capital : theme.block, width: dot, cap: 'round', join: 'round' });
      },
    });
  }
  return marks;
}

/** Moles, anchors and the capital's star, over roads and coast. */
export function townSigns(plan: Plan, theme: Theme): Mark[] {
  const marks: Mark[] = [];
  for (const town of plan.towns) {
    for (const { at, angle, inland } of town.harbours) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const to = (out: number, side: number): Point => ({
        x: at.x + cos * out - sin * side,
        y: at.y + sin * out + cos * side,
      });
      const moles = newPath();
      if (!inland) {
        addLine(moles, [to(-10, -15), to(13, -15), to(21, -8), to(22, -3)]);
        addLine(moles, [to(-10, 15), to(15, 15), to(20, 11)]);
      }
      marks.push({
        box: boxOf([at], 40),
        from: 20,
        draw(pen, scale) {
          if (!inland) {
            pen.stroke(moles, {
              colour: theme.halo,
              width: px(7, scale, 2, 6),
              cap: 'butt',
              join: 'round',
              alpha: 0.7,
            });
            pen.stroke(moles, { colour: theme.block, width: px(3.6, scale, 1, 3.4), cap: 'butt', join: 'round' });
          }
          if (scale >= 26) {
            const size = px(11, scale, 5, 13);
            anchor(
              pen,
              inland ? { x: at.x + 27, y: at.y - 27 } : to(9, 0),
              size,
              theme.waterInk,
              inland ? theme.halo : theme.seaHalo,
            );
          }
        },
      });
    }
    if (town.city.capital) {
      marks.push({
        box: boxOf([town.hexes[0] as Point], 30),
        draw(pen, scale) {
          const size = px(17, scale, 5.5, 13);
          const path = star(town.centre, size);
          pen.stroke(path, { colour: theme.halo, width: size * 0.5, join: 'round' });
          pen.fill(path, theme.capital);
        },
      });
    }
  }
  return marks;
}

/** Dotted lines between the sea zones. */
export function zoneLineMarks(plan: Plan, theme: Theme): Mark[] {
  return plan.zoneLines.map((line) => {
    const path = addSmoothLine(newPath(), line.points);
    return {
      box: boxOf(line.points, 6),
      from: 5,
      draw(pen, scale) {
        const width = px(4, scale, 1, 3);
        pen.stroke(path, { colour: theme.waterInk, width, alpha: 0.75, cap: 'round', dash: [width * 0.6, width * 3] });
      },
    };
  });
}

const wholes = new WeakMap<readonly { readonly path: Path }[], Path>();

/** Several paths as one. */
function whole(list: readonly { readonly path: Path }[]): Path {
  const known = wholes.get(list);
  if (known) return known;
  const made: Path = { steps: list.flatMap(({ path }) => path.steps), coords: list.flatMap(({ path }) => path.coords) };
  wholes.set(list, made);
  return made;
}

/** Frontiers: a dash-dot line with a wash of each country's colour on its own side. */
export function frontierMarks(plan: Plan, theme: Theme): { readonly washes: Mark[]; readonly lines: Mark[] } {
  const { countries } = plan.ground.model;
  const minors = countries.filter((country) => country.tint === 'minor');
  const tintOf = (index: number): string => {
    const country = countries[index];
    if (!country) return theme.tints.neutral;
    if (typeof country.tint === 'number') return theme.tints.sides[country.tint] ?? theme.tints.neutral;
    if (country.tint === 'neutral') return theme.tints.neutral;
    return theme.tints.minor[minors.indexOf(country) % theme.tints.minor.length] ?? theme.tints.neutral;
  };
  const land = landPath(plan);
  const lines = plan.frontiers.map((frontier) => ({
    frontier,
    box: boxOf(frontier.points, 6),
    path: addSmoothLine(newPath(), frontier.points),
  }));
  const washes = plan.countries.flatMap((rings, index): Mark[] => {
    const own = lines.filter(({ frontier }) => frontier.left === index || frontier.right === index);
    if (own.length === 0 || rings.length === 0) return [];
    const ground = ringsPath(rings);
    const colour = tintOf(index);
    return [
      {
        box: own.map(({ box }) => box).reduce(joined),
        draw(pen) {
          pen.save();
          pen.clip(ground);
          for (const reach of [40, 26, 13]) {
            // All of a country's frontiers as one path, or the wash would be darker where they meet.
            pen.stroke(whole(own), { colour, width: reach * 2, alpha: theme.tintAlpha, cap: 'butt', join: 'round' });
          }
          pen.restore();
        },
      },
    ];
  });
  return {
    washes,
    // Over woods and hills, which a frontier does not stop at.
    lines: lines.map(({ box, path }) => ({
      box,
      draw(pen: Pen, scale: number) {
        const width = px(2.8, scale, 0.7, 2.4);
        pen.save();
        pen.clip(land);
        pen.stroke(path, {
          colour: theme.frontier,
          width,
          alpha: 0.85,
          dash: [width * 5, width * 2.4, width, width * 2.4],
        });
        pen.restore();
      },
    })),
  };
}
