import type { CounterStack, SideNo } from '#table/board-model.ts';
import { type Cell, type Ground, isLand, outline } from '../land/ground.ts';
import { runsOf, shoreOf } from '../land/coast.ts';
import type { Point } from '#web/board/geometry.ts';
import { addSmoothLine, addSmoothRing, newPath, type Path, type Pen } from '#web/board/pen.ts';
import { coloursOf, type Theme } from '#web/board/theme.ts';
import { px } from '#web/board/mark.ts';

/** Apparent control of the ground, from the places of counters: a picture, not a rule. */
export interface Front {
  readonly held: readonly (readonly [side: SideNo, path: Path])[];
  /** Border between the ground of two sides. */
  readonly line: Path;
}

const REACH = 3;

export function traceFront(ground: Ground, stacks: readonly CounterStack[]): Front {
  const holder = new Map<Cell, { side: SideNo; depth: number; weight: number }>();
  let edge: Cell[] = [];
  for (const stack of stacks) {
    const top = stack.units[stack.units.length - 1];
    // A box in the margin holds no ground.
    if (!top || top.side > 1 || stack.box !== undefined) continue;
    const cell = ground.cell(stack.hex);
    const weight = stack.units.reduce((sum, unit) => sum + (unit.strength ?? 1), 0);
    const known = holder.get(cell);
    if (known && known.weight >= weight) continue;
    if (!known) edge.push(cell);
    holder.set(cell, { side: top.side, depth: 0, weight });
  }
  for (let depth = 1; depth <= REACH; depth++) {
    const added: Cell[] = [];
    for (const cell of edge) {
      const own = holder.get(cell);
      if (!own) continue;
      for (let n = 0; n < 6; n++) {
        const next = ground.across(cell, n);
        if (!next || !isLand(next) || next.index < 0) continue;
        const known = holder.get(next);
        if (known && (known.depth < depth || known.weight >= own.weight)) continue;
        if (!known) added.push(next);
        holder.set(next, { side: own.side, depth, weight: own.weight });
      }
    }
    edge = added;
  }
  const cells = [...holder.keys()];
  const held: [SideNo, Path][] = [];
  const line = newPath();
  for (const side of [0, 1]) {
    const path = newPath();
    for (const ring of outline(ground, (cell) => holder.get(cell)?.side === side, cells)) {
      const shore = shoreOf(ring, 0.6);
      addSmoothRing(path, shore.points);
      if (side === 0) {
        const meets = (i: number) => {
          const other = shore.outside[i];
          return other !== undefined && holder.get(other)?.side === 1;
        };
        if (shore.points.some((_: Point, i: number) => meets(i)))
          for (const run of runsOf(shore, meets)) addSmoothLine(line, run);
      }
    }
    held.push([side, path]);
  }
  return { held, line };
}

export function drawFront(pen: Pen, front: Front, theme: Theme, scale: number, alpha: number): void {
  for (const [side, path] of front.held) pen.fill(path, coloursOf(theme, side).fill, 0.3 * alpha);
  pen.stroke(front.line, {
    colour: theme.plate,
    width: px(14, scale, 4),
    alpha: 0.9 * alpha,
    cap: 'round',
    join: 'round',
  });
  pen.stroke(front.line, { colour: theme.tones.selected, width: px(7, scale, 2), alpha, cap: 'round', join: 'round' });
}
