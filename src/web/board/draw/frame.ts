import { type Box, HEX_SIDE, HEX_WIDTH } from '../geometry.ts';
import { FRAME, MARGIN, type Plan } from '../land/plan.ts';
import { addRect, newPath, type Pen } from '../pen.ts';
import type { Theme } from '../theme.ts';
import { widthOf } from '../text-width.ts';
import { type Mark, px } from './mark.ts';

const rect = (box: Box) => addRect(newPath(), box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
const grow = (box: Box, by: number): Box => ({ x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by });

/** The sheet round the map: frame, coordinates, and the margin with title and legend. */
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
  const top = neat.y1 + FRAME;
  marks.push({
    box: { x0: sheet.x0, x1: sheet.x1, y0: top, y1: sheet.y1 },
    draw(pen, scale) {
      title(
        pen,
        theme,
        model.title,
        model.subtitle,
        neat.x0,
        top - 6,
        Math.min(1750, (neat.x1 - neat.x0) * 0.3),
        MARGIN - 60,
      );
      void scale;
    },
  });
  return marks;
}

function title(
  pen: Pen,
  theme: Theme,
  text: string,
  subtitle: string | undefined,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  const box = { x0: x, y0: y, x1: x + w, y1: y + h };
  pen.stroke(rect(box), { colour: theme.frameInk, width: 5 });
  pen.stroke(rect(grow(box, -12)), { colour: theme.frameInk, width: 2 });
  const size = Math.min(130, (w - 120) / widthOf(text, 'caps-bold', 1));
  pen.text(text, x + w / 2, y + h / 2 + size * (subtitle ? 0.12 : 0.3), {
    face: 'caps-bold',
    size,
    colour: theme.frameInk,
    align: 'centre',
  });
  if (subtitle) {
    const small = Math.min(56, (w - 120) / widthOf(subtitle, 'italic', 1));
    pen.text(subtitle, x + w / 2, y + h / 2 + size * 0.12 + small * 1.35, {
      face: 'italic',
      size: small,
      colour: theme.frameInk,
      align: 'centre',
    });
  }
}
