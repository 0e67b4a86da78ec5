import { type Box, boxOf, type Point } from '#web/board/geometry.ts';
import { chance, noise } from '#web/board/noise.ts';
import { once } from '#web/board/once.ts';
import { type Cell, type Ground, groups, outline } from './ground.ts';
import { shoreOf } from './coast.ts';
import { scatter } from './woods.ts';

export interface Desert {
  readonly box: Box;
  readonly edge: readonly (readonly Point[])[];
  readonly dots: () => readonly Point[];
  /** Dune crests: start, bend, end. */
  readonly dunes: readonly (readonly [Point, Point, Point])[];
}

export function traceDeserts(ground: Ground): Desert[] {
  const dry = (cell: Cell) => cell.hex.desert === true;
  return groups(ground, dry).map((cells) => {
    const members = new Set(cells);
    const edge = outline(ground, (cell) => members.has(cell), cells).map((ring) => shoreOf(ring, 1.4).points);
    const dots = once(() => scatter(edge, 9, 71, 1).filter((p) => noise(p.x / 48, p.y / 30, 73) > -0.25));
    const dunes = scatter(edge, 46, 75, 0.9)
      .filter((p) => chance(Math.round(p.x), Math.round(p.y), 77) > 0.35)
      .map((p): [Point, Point, Point] => {
        const w = 14 + 12 * chance(Math.round(p.x), Math.round(p.y), 78);
        return [
          { x: p.x - w, y: p.y + 4 },
          { x: p.x - w * 0.1, y: p.y - 9 },
          { x: p.x + w, y: p.y + 3 },
        ];
      });
    return { box: boxOf(edge.flat(), 4), edge, dots, dunes };
  });
}
