import type { CounterUnit, SideNo, UnitMark } from '../../../table/drawing.ts';
import { addEllipse, addRoundRect, close, lineTo, moveTo, newPath, type Path, type Pen, quadTo } from '../pen.ts';
import { widthOf } from '../text-width.ts';
import { coloursOf, type Theme } from '../theme.ts';
import { drawSymbol } from './nato.ts';
import { drawSilhouette, isSilhouette } from './silhouettes.ts';

/** How much of a counter there is room for, by its size on the screen. */
export type Detail = 'full' | 'factors' | 'symbol';

export const detailAt = (size: number): Detail => (size >= 54 ? 'full' : size >= 25 ? 'factors' : 'symbol');

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

function factorsFit(text: string, width: number, most: number): number {
  return Math.min(most, width / widthOf(text, 'sans-bold', 1));
}

/** A unit's counter in a square of 100, its upper left corner at 0,0. */
export function drawCounter(pen: Pen, unit: CounterUnit, theme: Theme, detail: Detail): void {
  const side = coloursOf(theme, unit.side);
  pen.fill(counterShape(unit.side, 0, 0, 100), side.fill);
  if (unit.side === 1) {
    // A dark foot: in grey the two sides still differ.
    const foot = newPath();
    moveTo(foot, 0, 66);
    lineTo(foot, 100, 66);
    lineTo(foot, 100, 87);
    lineTo(foot, 87, 100);
    lineTo(foot, 13, 100);
    lineTo(foot, 0, 87);
    close(foot);
    pen.fill(foot, side.edge, 0.62);
  }
  pen.stroke(counterShape(unit.side, 1.6, 1.6, 96.8), { colour: side.edge, width: 3.2, join: 'round' });
  pen.stroke(counterShape(unit.side, 5, 5, 90), { colour: side.bevel, width: 2.2, alpha: 0.8, join: 'round' });
  if (unit.corners || isSilhouette(unit.symbol)) drawTactical(pen, unit, side, detail);
  else drawFormation(pen, unit, side, detail);
  drawMarks(pen, unit.marks ?? [], theme, unit.corners ? CORNERED : PLAIN);
}

type Colours = ReturnType<typeof coloursOf>;

/** A sign over the factors, the size mark above it. */
function drawFormation(pen: Pen, unit: CounterUnit, side: Colours, detail: Detail): void {
  if (detail === 'symbol') {
    pen.save();
    pen.move(50, 50);
    pen.scale(1.45);
    drawSign(pen, unit, side, 4.2);
    pen.restore();
  } else {
    pen.save();
    pen.move(50, detail === 'full' ? 43 : 36);
    pen.scale(detail === 'full' ? 0.96 : 1.2);
    drawSign(pen, unit, side, detail === 'full' ? 2.8 : 3.2);
    pen.restore();
    const size = factorsFit(unit.factors, 88, detail === 'full' ? 33 : 39);
    pen.text(unit.factors, 50, detail === 'full' ? 91 : 93, {
      face: 'sans-bold',
      size,
      colour: side.ink,
      align: 'centre',
    });
  }
  if (detail === 'full') {
    if (unit.size) pen.text(unit.size, 50, 21, { face: 'sans-bold', size: 17, colour: side.ink, align: 'centre' });
    if (unit.designation) {
      const fits = Math.min(16, 15 / (widthOf(unit.designation, 'sans', 1) || 1));
      const wide = fits < 10;
      pen.text(unit.designation, wide ? 9 : 13.5, wide ? 21 : 48, {
        face: 'sans',
        size: wide ? Math.min(14, 34 / widthOf(unit.designation, 'sans', 1)) : fits,
        colour: side.ink,
        align: wide ? 'left' : 'centre',
      });
    }
  }
}

function drawSign(pen: Pen, unit: CounterUnit, side: Colours, width: number): void {
  if (isSilhouette(unit.symbol)) drawSilhouette(pen, unit.symbol, side.box, side.edge);
  else drawSymbol(pen, unit.symbol, side.edge, side.box, width);
}

/** A silhouette with a value in every corner: attack and range above, defence and movement below. */
function drawTactical(pen: Pen, unit: CounterUnit, side: Colours, detail: Detail): void {
  const [attack = '', range = '', defence = '', speed = ''] = unit.corners ?? [];
  const far = detail === 'symbol';
  pen.save();
  pen.move(50, far ? 50 : detail === 'full' ? 52 : 50);
  pen.scale(far ? 1.4 : detail === 'full' ? 1.02 : 0.92);
  drawSign(pen, unit, side, 2.8);
  pen.restore();
  if (far) return;
  const size = detail === 'full' ? 23 : 30;
  const ink = { face: 'sans-bold', size, colour: side.ink } as const;
  const [above, below] = detail === 'full' ? [27, 93] : [30, 95];
  pen.text(attack, 8, above, { ...ink, align: 'left' });
  pen.text(range, 92, above, { ...ink, align: 'right' });
  pen.text(defence, 8, below, { ...ink, align: 'left' });
  pen.text(speed, 92, below, { ...ink, align: 'right' });
  if (detail !== 'full') return;
  if (unit.letter) pen.text(unit.letter, 50, 25, { ...ink, size: 18, align: 'centre' });
  if (unit.designation) {
    const fits = Math.min(12, 46 / (widthOf(unit.designation, 'sans', 1) || 1));
    pen.text(unit.designation, 50, 91, { face: 'sans', size: fits, colour: side.ink, align: 'centre' });
  }
}

interface Column {
  readonly top: number;
  readonly step: number;
}
const PLAIN: Column = { top: 14, step: 24 };
const CORNERED: Column = { top: 40, step: 21 };

/** Small marks down the right edge, each with a shape of its own; below the corner where a value stands there. */
export function drawMarks(pen: Pen, marks: readonly UnitMark[], theme: Theme, column: Column = PLAIN): void {
  let y = column.top;
  for (const mark of marks) {
    if (mark === 'selected') {
      pen.stroke(addRoundRect(newPath(), -3, -3, 106, 106, 15), {
        colour: theme.tones.selected,
        width: 9,
        join: 'round',
      });
      pen.stroke(addRoundRect(newPath(), -3, -3, 106, 106, 15), { colour: theme.plate, width: 4.5, join: 'round' });
      continue;
    }
    const path = newPath();
    const x = 87;
    pen.fill(addEllipse(newPath(), x, y, 10.5), theme.plate);
    pen.stroke(addEllipse(newPath(), x, y, 10.5), { colour: theme.plateInk, width: 1.8 });
    if (mark === 'moved') {
      moveTo(path, x - 5, y - 4.5);
      lineTo(path, x, y);
      lineTo(path, x - 5, y + 4.5);
      moveTo(path, x, y - 4.5);
      lineTo(path, x + 5, y);
      lineTo(path, x, y + 4.5);
    } else if (mark === 'fought') {
      moveTo(path, x - 5, y - 5);
      lineTo(path, x + 5, y + 5);
      moveTo(path, x + 5, y - 5);
      lineTo(path, x - 5, y + 5);
    } else if (mark === 'unsupplied') {
      moveTo(path, x, y - 6);
      lineTo(path, x, y + 1.5);
      moveTo(path, x, y + 5.4);
      lineTo(path, x, y + 5.5);
    } else if (mark === 'in-battle') {
      for (let i = 0; i < 4; i++) {
        const a = (i * Math.PI) / 4;
        moveTo(path, x - 6 * Math.cos(a), y - 6 * Math.sin(a));
        lineTo(path, x + 6 * Math.cos(a), y + 6 * Math.sin(a));
      }
    } else if (mark === 'landed') {
      moveTo(path, x, y - 6);
      lineTo(path, x, y + 4);
      moveTo(path, x - 4.5, y);
      lineTo(path, x, y + 5);
      lineTo(path, x + 4.5, y);
    } else if (mark === 'done') {
      moveTo(path, x - 5, y);
      lineTo(path, x - 1, y + 4);
      lineTo(path, x + 6, y - 5);
    } else if (mark === 'watching') {
      moveTo(path, x - 7, y);
      quadTo(path, x, y - 8, x + 7, y);
      quadTo(path, x, y + 8, x - 7, y);
      addEllipse(path, x, y, 1.6);
    } else if (mark === 'shaken') {
      moveTo(path, x - 6, y - 3);
      lineTo(path, x - 2, y + 4);
      lineTo(path, x + 2, y - 4);
      lineTo(path, x + 6, y + 3);
    } else if (mark === 'low') {
      moveTo(path, x - 6, y - 2);
      quadTo(path, x - 3, y - 6, x, y - 2);
      quadTo(path, x + 3, y + 2, x + 6, y - 2);
      moveTo(path, x - 4, y + 4);
      lineTo(path, x + 4, y + 4);
    } else if (mark === 'working') {
      moveTo(path, x - 4, y + 5);
      lineTo(path, x + 3, y - 4);
      moveTo(path, x - 2, y - 6);
      quadTo(path, x + 5, y - 6, x + 6, y + 1);
    } else if (mark === 'inside') {
      moveTo(path, x - 5, y - 5);
      lineTo(path, x - 5, y + 5);
      lineTo(path, x + 5, y + 5);
      lineTo(path, x + 5, y - 5);
    } else {
      moveTo(path, x - 6, y - 1);
      quadTo(path, x, y + 9, x + 6, y - 1);
      close(path);
    }
    pen.stroke(path, { colour: theme.plateInk, width: 3, cap: 'round', join: 'round' });
    y += column.step;
  }
}

/** Far off: a block of colour with what stands there added up. */
export function drawBlock(pen: Pen, side: SideNo, total: string, theme: Theme): void {
  const colours = coloursOf(theme, side);
  pen.fill(counterShape(side, 0, 0, 100), colours.fill);
  pen.stroke(counterShape(side, 3, 3, 94), { colour: colours.edge, width: 6, join: 'round' });
  const size = Math.min(64, 84 / (widthOf(total, 'sans-bold', 1) || 1));
  pen.text(total, 50, 50 + size * 0.35, { face: 'sans-bold', size, colour: colours.ink, align: 'centre' });
}
