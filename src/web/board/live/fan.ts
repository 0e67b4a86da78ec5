import { drawCounter } from '../counters/counter.ts';
import { drawShadow } from '../counters/draw.ts';
import { totalOf } from '../counters/stacks.ts';
import type { Box, Point } from '../geometry.ts';
import type { CounterStack, CounterUnit } from '#table/board-model.ts';
import { addRoundRect, newPath, type Pen } from '../pen.ts';
import { widthOf } from '../text-width.ts';
import type { Theme } from '../theme.ts';

/** A stack spread out so that each counter can be read and chosen; in CSS pixels of the host. */
export interface Fan {
  readonly stack: CounterStack;
  readonly box: Box;
  /** The stack itself on the screen. */
  readonly from: Point;
  readonly units: readonly { readonly unit: CounterUnit; readonly box: Box }[];
}

const SIDE = 58;
const GAP = 8;
const PAD = 10;
const FOOT = 20;
const SIGN = 14;

/** Distance of a fan from the middle of its stack. */
const BESIDE = 36;
const RIM = 4;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Beside its stack where there is room, else above or below it; always within what lies free. */
export function fanLayout(stack: CounterStack, at: Point, free: Box): Fan {
  const room = { width: free.x1 - free.x0, height: free.y1 - free.y0 };
  const columns = Math.max(1, Math.min(stack.units.length, 6, Math.floor((room.width - PAD * 2) / (SIDE + GAP))));
  const rows = Math.ceil(stack.units.length / columns);
  const caption = fanCaption(stack);
  const width = Math.max(
    columns * (SIDE + GAP) - GAP + PAD * 2,
    Math.min(room.width - RIM * 2, widthOf(caption, 'sans-bold', SIGN) + PAD * 2),
  );
  const start = (width - (columns * (SIDE + GAP) - GAP)) / 2;
  const height = rows * (SIDE + GAP) - GAP + PAD * 2 + FOOT;
  const right = at.x + BESIDE + width <= free.x1 - RIM;
  const left = at.x - BESIDE - width >= free.x0 + RIM;
  const above = at.y - BESIDE - height >= free.y0 + RIM;
  const beside = right ? at.x + BESIDE : at.x - BESIDE - width;
  const over = above ? at.y - BESIDE - height : at.y + BESIDE;
  const x0 = between(right || left ? beside : at.x - width / 2, free.x0 + RIM, free.x1 - width - RIM);
  const y0 = between(right || left ? at.y - height / 2 : over, free.y0 + RIM, free.y1 - height - RIM);
  return {
    stack,
    from: at,
    box: { x0, y0, x1: x0 + width, y1: y0 + height },
    units: stack.units.map((unit, i) => {
      const x = x0 + start + (i % columns) * (SIDE + GAP);
      const y = y0 + PAD + Math.floor(i / columns) * (SIDE + GAP);
      return { unit, box: { x0: x, y0: y, x1: x + SIDE, y1: y + SIDE } };
    }),
  };
}

/** Caption of a stack, or at least its number of units and their sum. */
export const fanCaption = (stack: CounterStack): string => stack.caption ?? `${stack.units.length} · ${totalOf(stack)}`;

export function fanUnitAt(fan: Fan, point: Point): CounterUnit | undefined {
  return fan.units.find(({ box }) => point.x >= box.x0 && point.x <= box.x1 && point.y >= box.y0 && point.y <= box.y1)
    ?.unit;
}

export function drawFan(pen: Pen, fan: Fan, theme: Theme, walked: number | undefined): void {
  const { x0, y0, x1, y1 } = fan.box;
  pen.fill(addRoundRect(newPath(), x0 + 2, y0 + 4, x1 - x0, y1 - y0, 10), theme.shadow, 0.28);
  const shape = addRoundRect(newPath(), x0, y0, x1 - x0, y1 - y0, 10);
  pen.fill(shape, theme.plate, 0.97);
  pen.stroke(shape, { colour: theme.plateInk, width: 1.4 });
  for (const { unit, box } of fan.units) {
    pen.save();
    pen.move(box.x0, box.y0);
    pen.scale((box.x1 - box.x0) / 100);
    drawShadow(pen, unit, theme);
    drawCounter(pen, unit, theme, 'full');
    pen.restore();
  }
  const on = walked === undefined ? undefined : fan.units[walked]?.box;
  if (on)
    pen.stroke(addRoundRect(newPath(), on.x0 - 4, on.y0 - 4, on.x1 - on.x0 + 8, on.y1 - on.y0 + 8, 6), {
      colour: theme.focus,
      width: 3,
    });
  pen.text(fanCaption(fan.stack), (x0 + x1) / 2, y1 - 8, {
    face: 'sans-bold',
    size: SIGN,
    colour: theme.plateInk,
    align: 'centre',
  });
}
