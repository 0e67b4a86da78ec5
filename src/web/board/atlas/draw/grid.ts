import { type Box, boxOf, corner, HEX_SIDE, overlaps } from '#web/board/geometry.ts';
import type { Cell } from '../land/ground.ts';
import type { Plan } from '../land/plan.ts';
import { lineTo, moveTo, newPath } from '#web/board/pen.ts';
import type { Theme } from '#web/board/theme.ts';
import { type Mark, px } from '#web/board/mark.ts';
import { bySquare } from './terrain.ts';

/** The quietest level of the map: hairlines that fade out as the hexes get small, names once there is room. */
export function gridMarks(plan: Plan, theme: Theme): Mark[] {
  const own = plan.ground.cells.filter((cell) => cell.index >= 0);
  return bySquare<Cell>(own, (cell) => cell.at, 600).map((cells) => {
    const path = newPath();
    for (const { at } of cells) {
      const [a, b, c, d] = [0, 1, 2, 3].map((n) => corner(at, n)) as [Cell['at'], Cell['at'], Cell['at'], Cell['at']];
      moveTo(path, a.x, a.y);
      lineTo(path, b.x, b.y);
      lineTo(path, c.x, c.y);
      lineTo(path, d.x, d.y);
    }
    return {
      box: boxOf(
        cells.map((cell) => cell.at),
        70,
      ),
      from: 9,
      draw(pen, scale) {
        const alpha = theme.gridAlpha * Math.min(1, Math.max(0.25, (scale - 6) / 22));
        pen.stroke(path, { colour: theme.grid, width: px(1.1, scale, 0.6, 1), alpha });
      },
    };
  });
}

export const NAMES_FROM = 58;

/** Box of a hex's name, for a size of lettering. */
const nameBox = (cell: Cell, size: number): Box => ({
  x0: cell.at.x - size * 1.4,
  x1: cell.at.x + size * 1.4,
  y0: cell.at.y - HEX_SIDE + size * 0.6,
  y1: cell.at.y - HEX_SIDE + size * 1.6,
});

/** Names of the hexes, without those that some lettering lies on. */
export function nameMarks(plan: Plan, theme: Theme, lettering: readonly { readonly boxes: readonly Box[] }[]): Mark[] {
  const taken = new Map<string, Box[]>();
  const square = (x: number, y: number) => `${Math.floor(x / 200)},${Math.floor(y / 200)}`;
  for (const { boxes } of lettering) {
    for (const box of boxes) {
      for (let x = box.x0 - 200; x <= box.x1 + 200; x += 100) {
        for (let y = box.y0 - 200; y <= box.y1 + 200; y += 100) {
          const key = square(x, y);
          const list = taken.get(key);
          if (!list) taken.set(key, [box]);
          else if (list[list.length - 1] !== box) list.push(box);
        }
      }
    }
  }
  const free = (cell: Cell) => {
    const own = nameBox(cell, 17);
    return (taken.get(square(cell.at.x, cell.at.y)) ?? []).every((box) => !overlaps(box, own));
  };
  const named = plan.ground.cells.filter((cell) => cell.index >= 0 && free(cell));
  return bySquare<Cell>(named, (cell) => cell.at, 600).map((cells) => ({
    box: boxOf(
      cells.map((cell) => cell.at),
      60,
    ),
    from: NAMES_FROM,
    draw(pen, scale) {
      const size = px(13, scale, 9.5, 14);
      for (const { at, hex } of cells) {
        const ink = hex.surface === 'sea' || hex.surface === 'lake' ? theme.waterInk : theme.inkSoft;
        pen.text(hex.name, at.x, at.y - HEX_SIDE + size * 1.42, {
          face: 'sans',
          size,
          colour: ink,
          align: 'centre',
          alpha: 0.62,
        });
      }
    },
  }));
}
