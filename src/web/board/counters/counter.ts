import type { CounterUnit, MapModel } from '#table/board-model.ts';
import { close, lineTo, moveTo, newPath, type Pen } from '../pen.ts';
import { widthOf } from '../text-width.ts';
import { coloursOf, type Theme } from '../theme.ts';
import { coloursFor } from './liveries.ts';
import { type Detail, liveriedDrawing } from './counter-drawing.ts';
import { drawMarks } from './marks.ts';
import { drawSymbol } from './nato.ts';
import { counterShape, shapeOf } from './shape.ts';

/** Four figures need more room than two. */
export const detailAt = (size: number, style: MapModel['style'] = 'atlas'): Detail =>
  size >= 54 ? 'full' : size >= (style === 'tactical' ? 36 : 25) ? 'factors' : 'symbol';

/** Parts of a unit that decide its outline and colours. */
export type Wearer = Pick<CounterUnit, 'side' | 'livery'>;

function factorsFit(text: string, width: number, most: number): number {
  return Math.min(most, width / widthOf(text, 'sans-bold', 1));
}

/** Opacity of planned counters. */
const GHOST = 0.45;

/** A unit's counter in a square of 100, its upper left corner at 0,0. */
export function drawCounter(pen: Pen, unit: CounterUnit, theme: Theme, detail: Detail): void {
  if (unit.livery) {
    const draw = liveriedDrawing();
    if (!draw) throw new Error(`a ${unit.livery} counter is drawn before its style is there`);
    return draw(pen, unit, unit.livery, theme, detail);
  }
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
  drawFormation(pen, unit, side, detail);
  // A ghost: the ground shows through.
  if (unit.marks?.includes('planned')) pen.fill(counterShape(unit.side, 0, 0, 100), theme.plate, GHOST);
  drawMarks(pen, unit.marks ?? [], theme);
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

const drawSign = (pen: Pen, unit: CounterUnit, side: Colours, width: number): void =>
  drawSymbol(pen, unit.symbol, side.edge, side.box, width);

/** Far off: a block of colour with what stands there added up. */
export function drawBlock(pen: Pen, unit: Wearer, total: string, theme: Theme): void {
  const { fill, edge, ink } = coloursFor(theme, unit);
  pen.fill(shapeOf(unit, 0, 0, 100), fill);
  pen.stroke(shapeOf(unit, 3, 3, 94), { colour: edge, width: 6, join: 'round' });
  const size = Math.min(64, 84 / (widthOf(total, 'sans-bold', 1) || 1));
  pen.text(total, 50, 50 + size * 0.35, { face: 'sans-bold', size, colour: ink, align: 'centre' });
}
