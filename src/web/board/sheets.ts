import { drawCounter } from './counters/counter.ts';
import { coloursFor } from './counters/liveries.ts';
import type { CounterUnit, Layers, MapModel, StateMark, Thing } from '#table/board-model.ts';
import { drawMark } from './counters/marks.ts';
import { drawThing } from './things.ts';
import type { Point } from './geometry.ts';
import { addLine, addRect, newPath, type Pen } from './pen.ts';
import { makePicture, type Picture } from './picture.ts';
import { escaped, svgPen } from './svg-pen.ts';
import { wrapped } from './text-width.ts';
import { THEMES, type ThemeName } from './theme.ts';

/** Sheets for print and play in real sizes. All lengths are millimetres until a pen draws them. */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;
export type Paper = keyof typeof PAPERS;

/** Printers leave about this much white at the edge. */
export const EDGE = 8;
/** Neighbouring map sheets show this much of the same ground, to glue on. */
const OVERLAP = 10;
const MARK = 4;
/** One page: its size and how to draw it, in millimetres. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  draw(pen: Pen): void;
}

function cutMarks(pen: Pen, x0: number, y0: number, x1: number, y1: number): void {
  for (const [x, y, dx, dy] of [
    [x0, y0, -1, -1],
    [x1, y0, 1, -1],
    [x0, y1, -1, 1],
    [x1, y1, 1, 1],
  ] as const) {
    const tick = { colour: '#000000', width: 0.15 };
    pen.stroke(
      addLine(newPath(), [
        { x: x + dx, y },
        { x: x + dx * (MARK + 1), y },
      ]),
      tick,
    );
    pen.stroke(
      addLine(newPath(), [
        { x, y: y + dy },
        { x, y: y + dy * (MARK + 1) },
      ]),
      tick,
    );
  }
}

/** Dashes at the end of what the next sheet shows, too. */
function glueMark(pen: Pen, ...ends: readonly Point[]): void {
  pen.stroke(addLine(newPath(), ends), { colour: '#000000', width: 0.2, dash: [0.9, 0.6] });
}

/** The map cut into sheets, turned to landscape, a hex `hexWidth` millimetres wide. */
export function mapPages(
  model: MapModel,
  paper: Paper,
  hexWidth: number,
  theme: ThemeName,
  layers: Layers = [],
): Page[] {
  // Lettering and lines are sized for reading at arm's length: about 3.8 pixels a millimetre.
  const picture: Picture = makePicture(model, { theme, scale: hexWidth * 3.8, layers });
  const [short, long] = PAPERS[paper];
  const inner = { width: long - 2 * (EDGE + MARK), height: short - 2 * (EDGE + MARK) };
  const k = hexWidth / 100;
  const wide = (picture.box.x1 - picture.box.x0) * k;
  const high = (picture.box.y1 - picture.box.y0) * k;
  const columns = Math.max(1, Math.ceil((wide - OVERLAP) / (inner.width - OVERLAP)));
  const rows = Math.max(1, Math.ceil((high - OVERLAP) / (inner.height - OVERLAP)));
  const pages: Page[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = column * (inner.width - OVERLAP);
      const top = row * (inner.height - OVERLAP);
      const width = Math.min(inner.width, wide - left);
      const height = Math.min(inner.height, high - top);
      const [ox, oy] = [EDGE + MARK, EDGE + MARK];
      const title = `${model.title} ${row + 1}/${rows}, ${column + 1}/${columns}`;
      const part = makePart(picture, {
        x0: picture.box.x0 + left / k,
        y0: picture.box.y0 + top / k,
        x1: picture.box.x0 + (left + width) / k,
        y1: picture.box.y0 + (top + height) / k,
      });
      pages.push({
        width: long,
        height: short,
        title,
        draw(pen) {
          pen.save();
          pen.clip(addRect(newPath(), ox, oy, width, height));
          pen.move(ox - left, oy - top);
          pen.scale(k);
          pen.move(-picture.box.x0, -picture.box.y0);
          part(pen);
          pen.restore();
          cutMarks(pen, ox, oy, ox + width, oy + height);
          if (column < columns - 1)
            for (const [from, to] of [
              [oy - MARK - 1, oy - 1],
              [oy + height + 1, oy + height + MARK + 1],
            ] as const) {
              const x = ox + width - OVERLAP;
              glueMark(pen, { x, y: from }, { x, y: to });
            }
          if (row < rows - 1)
            for (const [from, to] of [
              [ox - MARK - 1, ox - 1],
              [ox + width + 1, ox + width + MARK + 1],
            ] as const) {
              const y = oy + height - OVERLAP;
              glueMark(pen, { x: from, y }, { x: to, y });
            }
          pen.text(title, ox + 8, short - EDGE + 1, { face: 'sans', size: 2.6, colour: '#555555' });
        },
      });
    }
  }
  return pages;
}

const makePart = (picture: Picture, box: Picture['box']) => (pen: Pen) => picture.drawPart(pen, box);

/** Drawing of a square of 100. */
type Cell = (pen: Pen) => void;

/** Squares side by side with cut marks along the edges; the next sheet starts where one is full. */
function gridPages(all: readonly Cell[], paper: Paper, size: number, title: string): Page[] {
  const [width, height] = PAPERS[paper];
  const room = EDGE + MARK + 2;
  const columns = Math.floor((width - 2 * room) / size);
  const rows = Math.floor((height - 2 * room) / size);
  const each = columns * rows;
  const count = Math.max(1, Math.ceil(all.length / each));
  return Array.from({ length: count }, (_, n): Page => {
    const list = all.slice(n * each, (n + 1) * each);
    const used = Math.ceil(list.length / columns);
    const x0 = (width - columns * size) / 2;
    const y0 = room;
    return {
      width,
      height,
      title: `${title} ${n + 1}/${count}`,
      draw(pen) {
        list.forEach((cell, i) => {
          pen.save();
          pen.move(x0 + (i % columns) * size, y0 + Math.floor(i / columns) * size);
          pen.scale(size / 100);
          cell(pen);
          pen.restore();
        });
        const tick = (...ends: readonly Point[]): void =>
          pen.stroke(addLine(newPath(), ends), { colour: '#000000', width: 0.15 });
        for (let i = 0; i <= columns; i++) {
          const x = x0 + i * size;
          const end = y0 + used * size;
          tick({ x, y: y0 - 1 - MARK }, { x, y: y0 - 1 });
          tick({ x, y: end + 1 }, { x, y: end + 1 + MARK });
        }
        for (let j = 0; j <= used; j++) {
          const y = y0 + j * size;
          const end = x0 + columns * size;
          tick({ x: x0 - 1 - MARK, y }, { x: x0 - 1, y });
          tick({ x: end + 1, y }, { x: end + 1 + MARK, y });
        }
        pen.text(`${title} ${n + 1}/${count}`, x0, height - EDGE + 1, { face: 'sans', size: 2.6, colour: '#555555' });
      },
    };
  });
}

/** Cut straight through: the ground runs under rounded corners. */
const ground = (pen: Pen, colour: string): void => pen.fill(addRect(newPath(), 0, 0, 100, 100), colour);

/** Counters, one side after the other, so that a sheet can be printed on its own colour. */
export function counterPages(
  all: readonly CounterUnit[],
  paper: Paper,
  size: number,
  theme: ThemeName,
  title: string,
): Page[] {
  const cells = [...all]
    .sort((a, b) => a.side - b.side)
    .map(
      (unit): Cell =>
        (pen) => {
          ground(pen, coloursFor(THEMES[theme], unit).edge);
          drawCounter(pen, unit, THEMES[theme], 'full');
        },
    );
  return gridPages(cells, paper, size, title);
}

/** A sign to lay on counters or into hexes, so many of it. */
export interface Token {
  readonly sign: { readonly mark: StateMark } | { readonly thing: Thing };
  readonly text: string;
  readonly count: number;
}

/** Words of a token in lines that fit its width. */
const WORDS = 17;

export function tokenPages(
  tokens: readonly Token[],
  paper: Paper,
  size: number,
  theme: ThemeName,
  title: string,
): Page[] {
  const colours = THEMES[theme];
  const cells = tokens.flatMap(({ sign, text, count }) => {
    const lines = wrapped(text, 'sans-bold', WORDS, 92);
    const cell: Cell = (pen) => {
      ground(pen, '#ffffff');
      const middle = { x: 50, y: 42 - 7 * (lines.length - 1) };
      if ('mark' in sign) drawMark(pen, sign.mark, middle.x, middle.y, 2.6 - 0.4 * (lines.length - 1), colours, true);
      else drawThing(pen, colours, middle, 30 - 5 * (lines.length - 1), sign);
      lines.forEach((line, i) =>
        pen.text(line, 50, 92 - WORDS * (lines.length - 1 - i), {
          face: 'sans-bold',
          size: WORDS,
          colour: '#000000',
          align: 'centre',
        }),
      );
    };
    return Array.from({ length: count }, () => cell);
  });
  return gridPages(cells, paper, size, title);
}

export function pageSvg(page: Page, fonts: string): string {
  const pen = svgPen();
  page.draw(pen);
  const { width, height } = page;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" text-rendering="geometricPrecision">`;
  return `${head}\n<title>${escaped(page.title)}</title>\n${fonts === '' ? '' : `<style>${fonts}</style>\n`}${pen.body()}\n</svg>\n`;
}
