import type { CounterUnit, SideNo } from '#table/board-model.ts';
import { addRoundRect, close, lineTo, moveTo, newPath, type Path } from '../pen.ts';

/** The first side is rounded, the second has cut corners, others are square: sides differ in outline, not by colour alone. */
export function counterShape(side: SideNo, x: number, y: number, size: number): Path {
  const path = newPath();
  if (side === 1) {
    const cut = size * 0.13;
    moveTo(path, x + cut, y);
    lineTo(path, x + size - cut, y);
    lineTo(path, x + size, y + cut);
    lineTo(path, x + size, y + size - cut);
    lineTo(path, x + size - cut, y + size);
    lineTo(path, x + cut, y + size);
    lineTo(path, x, y + size - cut);
    lineTo(path, x, y + cut);
    close(path);
    return path;
  }
  return addRoundRect(path, x, y, size, size, size * (side === 0 ? 0.14 : 0.05));
}

/** Nations of the first side have the cut corners: so do their crosses on paper. */
export const shapeOf = (unit: Pick<CounterUnit, 'side' | 'livery'>, x: number, y: number, size: number): Path =>
  counterShape(unit.livery && unit.side < 2 ? 1 - unit.side : unit.side, x, y, size);
