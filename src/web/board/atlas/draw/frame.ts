import { type Box, HEX_SIDE, HEX_WIDTH } from '#web/board/geometry.ts';
import { FRAME, type Plan } from '../land/plan.ts';
import { addRect, newPath, type Pen } from '#web/board/pen.ts';
import type { Theme } from '#web/board/theme.ts';
import { type Mark, px } from '#web/board/mark.ts';

const rect = (box: Box) => addRect(newPath(), box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
const grow = (box: Box, by: number): Box => ({ x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by });

/** The sheet round the map: frame and coordinates. */
export function frameMarks(plan: Plan, theme: Theme): Mark[] {
  const { neat, model } = plan.ground;
  const { sheet } = plan;
  const marks: Mark[] = [];
  const strips: Box[] = [
    { x0: sheet.x0, x1: sheet.x1, y0: sheet.y0, y1: neat.y0 },
    { x0: sheet.x0, x1: sheet.x1, y0: neat.y1, y1: sheet.y1 },
    { x0: sheet.x0, x1: neat.x0, y0: neat.y0, y1: neat.y1 },
    { x0: neat.x1, x1: sheet.x1, y0: neat.y0, y1: neat.y1 },
  ];
  for (const strip of strips) marks.push({ box: strip, draw: (pen) => pen.fill(rect(strip), theme.frame) });
  const line = (box: Box, width: number, least: number) =>
    marks.push({
      box: grow(box, width),
      draw: (pen: Pen, scale: number) =>
        pen.stroke(rect(box), { colour: theme.frameInk, width: px(width, scale, least, width) }),
    });
  line(neat, 3, 0.8);
  line(grow(neat, 14), 2, 0.5);
  line(grow(neat, FRAME - 26), 7, 1.2);
  // A graduated bar: one step a column or row, dark and light in turn, as on an old chart.
  const bars = newPath();
  for (let x = neat.x0, i = 0; x < neat.x1 - 1; x += HEX_WIDTH, i++) {
    if (i % 2 === 1) continue;
    const w = Math.min(HEX_WIDTH, neat.x1 - x);
    addRect(bars, x, neat.y0 - 12, w, 10);
    addRect(bars, x, neat.y1 + 2, w, 10);
  }
  for (let y = neat.y0, i = 0; y < neat.y1 - 1; y += HEX_SIDE * 1.5, i++) {
    if (i % 2 === 1) continue;
    const h = Math.min(HEX_SIDE * 1.5, neat.y1 - y);
    addRect(bars, neat.x0 - 12, y, 10, h);
    addRect(bars, neat.x1 + 2, y, 10, h);
  }
  marks.push({ box: grow(neat, 20), from: 5, draw: (pen) => pen.fill(bars, theme.frameInk, 0.55) });
  marks.push({
    box: grow(neat, FRAME),
    from: 9,
    draw(pen, scale) {
      const size = px(32, scale, 9, 22);
      const step = scale < 15 ? 5 : 1;
      (model.edge ?? []).forEach((mark) => {
        const number = Number(mark.text);
        if (step > 1 && Number.isFinite(number) && number % step !== 0 && number !== 1) return;
        const { at } = plan.ground.cell(mark.hex);
        const x = mark.side === 'left' ? neat.x0 - 52 : mark.side === 'right' ? neat.x1 + 52 : at.x;
        const y = mark.side === 'top' ? neat.y0 - 52 : mark.side === 'bottom' ? neat.y1 + 52 : at.y;
        pen.text(mark.text, x, y + size * 0.34, { face: 'sans', size, colour: theme.frameInk, align: 'centre' });
      });
    },
  });
  return marks;
}
