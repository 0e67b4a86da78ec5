import type { Point } from '../geometry.ts';
import { addRoundRect, newPath, type Pen } from '../pen.ts';
import { widthOf } from '../text-width.ts';
import type { Theme } from '../theme.ts';
import { drawBlock, drawCounter, type Wearer } from './counter.ts';
import type { Detail } from './counter-drawing.ts';
import { shapeOf } from './shape.ts';
import type { Placed } from './stacks.ts';

/** A soft shadow without blur: the same shape a few times, wider and fainter. */
export function drawShadow(pen: Pen, unit: Wearer, theme: Theme): void {
  for (const [grow, alpha] of [
    [5, 0.1],
    [2.5, 0.14],
    [0, 0.2],
  ] as const) {
    pen.fill(shapeOf(unit, 3 - grow, 4.5 - grow, 100 + grow * 2), theme.shadow, alpha);
  }
}

/** Height of the plate a stack's tally stands on, in parts of a counter's side. */
export const TALLY_HEIGHT = 0.28;

export const tallyText = ({ stack: { units, total }, total: sum }: Placed): string =>
  total === undefined && units.every(({ strength }) => strength === undefined) ? `×${sum}` : `${units.length}·${sum}`;

/** Width of a tally's plate for a height of 1. */
export const tallyWidth = (text: string): number => widthOf(text, 'sans-bold', 0.8) + 0.56;

/** Upper left corner of a stack's tally, given its size. */
export function tallyPlace(placed: Placed, width: number, height: number): Point {
  const top = placed.shown[placed.shown.length - 1] as Placed['shown'][number];
  return { x: placed.box.x1 - width + (top.box.x1 - top.box.x0) * 0.07, y: placed.box.y1 - height / 2 };
}

/** Upper left corner of a small stack's number: over its upper right corner, so that little of the counter is covered. */
export const numberPlace = ({ box }: Placed, width: number, height: number): Point => ({
  x: box.x1 - width * 0.5,
  y: box.y0 - height * 0.5,
});

/** Number of units in a stack and their sum, on a plate of height 100. */
export function drawTally(pen: Pen, text: string, theme: Theme): void {
  const width = tallyWidth(text) * 100;
  const plate = addRoundRect(newPath(), 4, 4, width - 8, 92, 32);
  pen.fill(plate, theme.plate);
  pen.stroke(plate, { colour: theme.plateInk, width: 8 });
  pen.text(text, width / 2, 78, { face: 'sans-bold', size: 80, colour: theme.plateInk, align: 'centre' });
}

/** Draws stacks with a pen, counter by counter: pictures and print. The live board uses sprites of the same drawings. */
export function drawStacks(pen: Pen, placed: readonly Placed[], theme: Theme, detail: Detail | 'block'): void {
  for (const stack of placed) {
    const shown = detail === 'block' ? stack.shown.slice(-1) : stack.shown;
    for (const { unit, box } of shown) {
      pen.save();
      pen.move(box.x0, box.y0);
      pen.scale((box.x1 - box.x0) / 100);
      drawShadow(pen, unit, theme);
      if (detail === 'block') drawBlock(pen, unit, stack.total, theme);
      else drawCounter(pen, unit, theme, detail);
      pen.restore();
    }
    if (detail === 'block' || stack.stack.units.length < 2) continue;
    const [{ box }] = stack.shown as readonly [Placed['shown'][number]];
    const text = tallyText(stack);
    const height = (box.x1 - box.x0) * TALLY_HEIGHT;
    const { x, y } = tallyPlace(stack, tallyWidth(text) * height, height);
    pen.save();
    pen.move(x, y);
    pen.scale(height / 100);
    drawTally(pen, text, theme);
    pen.restore();
  }
}
