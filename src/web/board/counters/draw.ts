import { addEllipse, addRoundRect, newPath, type Pen } from '../pen.ts';
import { widthOf } from '../text-width.ts';
import type { Theme } from '../theme.ts';
import { counterShape, type Detail, drawBlock, drawCounter } from './counter.ts';
import type { Placed } from './stacks.ts';

/** A soft shadow without blur: the same shape a few times, wider and fainter. */
export function drawShadow(pen: Pen, side: 0 | 1 | 2, theme: Theme): void {
  for (const [grow, alpha] of [
    [5, 0.1],
    [2.5, 0.14],
    [0, 0.2],
  ] as const) {
    pen.fill(counterShape(side, 3 - grow, 4.5 - grow, 100 + grow * 2), theme.shadow, alpha);
  }
}

/** How many lie in a stack and what they add up to, on a small plate at its foot. */
export function drawTally(pen: Pen, placed: Placed, theme: Theme): void {
  const { units } = placed.stack;
  if (units.length < 2) return;
  const top = placed.shown[placed.shown.length - 1] as Placed['shown'][number];
  const world = top.box.x1 - top.box.x0;
  const size = world * 0.22;
  const text = `${units.length}·${placed.total}`;
  const width = widthOf(text, 'sans-bold', size) + size * 0.7;
  const x = placed.box.x1 - width + world * 0.07;
  const y = placed.box.y1 - size * 0.62;
  const plate = addRoundRect(newPath(), x, y, width, size * 1.24, size * 0.4);
  pen.fill(plate, theme.plate);
  pen.stroke(plate, { colour: theme.plateInk, width: size * 0.1 });
  pen.text(text, x + width / 2, y + size * 0.96, { face: 'sans-bold', size, colour: theme.plateInk, align: 'centre' });
}

/** Draws stacks with a pen, counter by counter: pictures and print. The live board uses sprites of the same drawings. */
export function drawStacks(pen: Pen, placed: readonly Placed[], theme: Theme, detail: Detail | 'block'): void {
  for (const stack of placed) {
    const shown = detail === 'block' ? stack.shown.slice(-1) : stack.shown;
    for (const { unit, box } of shown) {
      pen.save();
      pen.move(box.x0, box.y0);
      pen.scale((box.x1 - box.x0) / 100);
      drawShadow(pen, unit.side, theme);
      if (detail === 'block') drawBlock(pen, unit.side, stack.total, theme);
      else drawCounter(pen, unit, theme, detail);
      pen.restore();
    }
    if (detail !== 'block') drawTally(pen, stack, theme);
  }
}

export const dot = (x: number, y: number, r: number) => addEllipse(newPath(), x, y, r);
