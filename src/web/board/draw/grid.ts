import { boxOf, corner, HEX_SIDE } from '../geometry.ts';
import type { Cell } from '../land/ground.ts';
import type { Plan } from '../land/plan.ts';
import { lineTo, moveTo, newPath } from '../pen.ts';
import type { Theme } from '../theme.ts';
import { type Mark, px } from './mark.ts';
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

export function nameMarks(plan: Plan, theme: Theme): Mark[] {
  const own = plan.ground.cells.filter((cell) => cell.index >= 0);
  return bySquare<Cell>(own, (cell) => cell.at, 600).map((cells) => ({
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
