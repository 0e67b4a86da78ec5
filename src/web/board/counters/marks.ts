import type { StateMark, UnitMark } from '#table/board-model.ts';
import { addEllipse, addRoundRect, close, lineTo, moveTo, newPath, type Path, type Pen, quadTo } from '../pen.ts';
import type { Theme } from '../theme.ts';

/** Small marks on counters, each with a shape of its own on a round plate of 10.5. */

const line = (path: Path, ...points: readonly (readonly [number, number])[]): void =>
  points.forEach(([x, y], i) => (i === 0 ? moveTo(path, x, y) : lineTo(path, x, y)));

type Glyph = (path: Path) => void;
const GLYPHS: Readonly<Record<StateMark, Glyph>> = {
  moved(path) {
    line(path, [-5, -4.5], [0, 0], [-5, 4.5]);
    line(path, [0, -4.5], [5, 0], [0, 4.5]);
  },
  fought(path) {
    line(path, [-5, -5], [5, 5]);
    line(path, [5, -5], [-5, 5]);
  },
  unsupplied(path) {
    line(path, [0, -6], [0, 1.5]);
    line(path, [0, 5.4], [0, 5.5]);
  },
  'in-battle'(path) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [6 * Math.cos((i * Math.PI) / 4), 6 * Math.sin((i * Math.PI) / 4)];
      line(path, [-x, -y], [x, y]);
    }
  },
  landed(path) {
    line(path, [0, -6], [0, 4]);
    line(path, [-4.5, 0], [0, 5], [4.5, 0]);
  },
  done: (path) => line(path, [-5, 0], [-1, 4], [6, -5]),
  watching(path) {
    moveTo(path, -7, 0);
    quadTo(path, 0, -8, 7, 0);
    quadTo(path, 0, 8, -7, 0);
    addEllipse(path, 0, 0, 1.6);
  },
  shaken: (path) => line(path, [-6, -3], [-2, 4], [2, -4], [6, 3]),
  low(path) {
    moveTo(path, -6, -2);
    quadTo(path, -3, -6, 0, -2);
    quadTo(path, 3, 2, 6, -2);
    line(path, [-4, 4], [4, 4]);
  },
  working(path) {
    line(path, [-4, 5], [3, -4]);
    moveTo(path, -2, -6);
    quadTo(path, 5, -6, 6, 1);
  },
  inside: (path) => line(path, [-5, -5], [-5, 5], [5, 5], [5, -5]),
  // A leaf.
  covered(path) {
    moveTo(path, -5.5, 5.5);
    quadTo(path, -6.5, -5, 5.5, -5.5);
    quadTo(path, 5.5, 6, -5.5, 5.5);
    line(path, [-5.5, 5.5], [1.5, -1.5]);
  },
  unspotted(path) {
    moveTo(path, -3.4, -3);
    quadTo(path, -3, -6.6, 0.4, -6.2);
    quadTo(path, 4.4, -5.4, 3, -2);
    quadTo(path, 0.2, -0.4, 0, 2);
    line(path, [0, 5.6], [0, 5.7]);
  },
  // A pencil.
  planned(path) {
    line(path, [-5, 5.5], [-4, 1.5], [3, -5.5], [5.5, -3], [-1.5, 4.5], [-5, 5.5]);
  },
  carried(path) {
    moveTo(path, -6, -1);
    quadTo(path, 0, 9, 6, -1);
    close(path);
  },
};

/** Colours of a plate; marks of danger have some of their own besides their shape. */
function platesOf(mark: UnitMark, theme: Theme, bold: boolean): readonly [plate: string, ink: string] {
  if (bold && mark === 'fought') return ['#f4bd3f', '#8a1f14'];
  if (bold && mark === 'shaken') return ['#b3221b', '#ffffff'];
  if (bold && mark === 'covered') return ['#35602c', '#ffffff'];
  return [theme.plate, theme.plateInk];
}

export function drawMark(
  pen: Pen,
  mark: StateMark,
  x: number,
  y: number,
  size: number,
  theme: Theme,
  bold = false,
): void {
  const [ground, ink] = platesOf(mark, theme, bold);
  const path = newPath();
  GLYPHS[mark](path);
  const disc = addEllipse(newPath(), 0, 0, 10.5);
  pen.save();
  pen.move(x, y);
  pen.scale(size);
  pen.fill(disc, ground);
  pen.stroke(disc, { colour: bold ? theme.shadow : theme.plateInk, width: 1.8 });
  pen.stroke(path, { colour: ink, width: 3, cap: 'round', join: 'round' });
  pen.restore();
}

export function drawSelected(pen: Pen, theme: Theme): void {
  const ring = addRoundRect(newPath(), -3, -3, 106, 106, 15);
  pen.stroke(ring, { colour: theme.tones.selected, width: 9, join: 'round' });
  pen.stroke(ring, { colour: theme.plate, width: 4.5, join: 'round' });
}

const TOP = 14;
const STEP = 24;

/** Down the right edge of a counter. */
export function drawMarks(pen: Pen, marks: readonly UnitMark[], theme: Theme): void {
  let y = TOP;
  for (const mark of marks) {
    if (mark === 'selected') drawSelected(pen, theme);
    else {
      drawMark(pen, mark, 87, y, 1, theme);
      y += STEP;
    }
  }
}
