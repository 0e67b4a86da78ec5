import { addRect, newPath, type Pen } from './pen.ts';
import { EDGE, type Page, type Paper, PAPERS } from './sheets.ts';
import { widthOf, wrapped } from './text-width.ts';

/** Charts of a game on upright sheets: one table below the other. All lengths are millimetres. */

export interface Chart {
  readonly title: string;
  readonly note?: string;
  readonly heads?: readonly string[];
  /** First cells are headings. */
  readonly rows: readonly (readonly string[])[];
}

const MARGIN = EDGE + 4;
const SIZE = 3;
const LINE = 4;
const PAD = 1.4;
const TITLE = 5;
const GAP = 8;

interface Piece {
  readonly height: number;
  draw(pen: Pen, y: number): void;
}

const faceIn = (column: number, isHead: boolean) => (isHead || column === 0 ? 'sans-bold' : 'sans');

/** Columns as wide as their texts; where that is too much, the widest one gives way. */
function widthsOf({ heads, rows }: Chart, most: number): readonly number[] {
  const all = heads ? [heads, ...rows] : rows;
  const count = Math.max(...all.map((cells) => cells.length));
  const natural = Array.from({ length: count }, (_, i) =>
    Math.max(...all.map((cells, row) => widthOf(cells[i] ?? '', faceIn(i, row === 0 && heads !== undefined), SIZE))),
  ).map((width) => width + 2 * PAD + 0.4);
  const sum = natural.reduce((total, width) => total + width, 0);
  if (sum <= most) return natural;
  const widest = natural.indexOf(Math.max(...natural));
  return natural.map((width, i) => (i === widest ? Math.max(30, width - (sum - most)) : width));
}

function rowPiece(cells: readonly string[], widths: readonly number[], isHead: boolean): Piece {
  const lines = widths.map((width, i) => wrapped(cells[i] ?? '', faceIn(i, isHead), SIZE, width - 2 * PAD));
  const height = Math.max(...lines.map((list) => list.length)) * LINE + 2 * PAD - 0.6;
  return {
    height,
    draw(pen, y) {
      let x = MARGIN;
      widths.forEach((width, i) => {
        const box = addRect(newPath(), x, y, width, height);
        if (isHead) pen.fill(box, '#e9e2cf');
        pen.stroke(box, { colour: '#7a7263', width: 0.15 });
        const isCentred = widths.length > 2 && i > 0;
        (lines[i] ?? []).forEach((line, n) =>
          pen.text(line, isCentred ? x + width / 2 : x + PAD, y + PAD + LINE * n + SIZE * 0.85, {
            face: faceIn(i, isHead),
            size: SIZE,
            colour: '#1d1a14',
            align: isCentred ? 'centre' : 'left',
          }),
        );
        x += width;
      });
    },
  };
}

const textPiece = (text: string, size: number, face: 'caps-bold' | 'sans', below: number): Piece => ({
  height: size + below,
  draw: (pen, y) => pen.text(text, MARGIN, y + size * 0.85, { face, size, colour: '#1d1a14' }),
});

/** A chart in pieces that stay whole: its title with the first row, then row by row. */
function piecesOf(chart: Chart, most: number): readonly Piece[] {
  const widths = widthsOf(chart, most);
  const note = chart.note === undefined ? [] : wrapped(chart.note, 'sans', SIZE, most);
  const rows = [
    ...(chart.heads ? [rowPiece(chart.heads, widths, true)] : []),
    ...chart.rows.map((cells) => rowPiece(cells, widths, false)),
  ];
  const top = [
    textPiece(chart.title, TITLE, 'caps-bold', 1.6),
    ...note.map((line, i) => textPiece(line, SIZE, 'sans', i === note.length - 1 ? 2.2 : LINE - SIZE)),
    ...rows.slice(0, chart.heads ? 2 : 1),
  ];
  const first: Piece = {
    height: top.reduce((sum, { height }) => sum + height, 0),
    draw(pen, y) {
      let at = y;
      for (const piece of top) {
        piece.draw(pen, at);
        at += piece.height;
      }
    },
  };
  return [first, ...rows.slice(chart.heads ? 2 : 1)];
}

export function chartPages(charts: readonly Chart[], paper: Paper, title: string): Page[] {
  const [width, height] = PAPERS[paper];
  const bottom = height - MARGIN - 2;
  const sheets: { readonly piece: Piece; readonly y: number }[][] = [[]];
  let y = MARGIN;
  for (const chart of charts) {
    if (y > MARGIN) y += GAP;
    const pieces = piecesOf(chart, width - 2 * MARGIN);
    const whole = pieces.reduce((sum, piece) => sum + piece.height, 0);
    // A table that fits one sheet is not torn.
    const isTorn = y + whole > bottom && whole <= bottom - MARGIN;
    for (const [i, piece] of pieces.entries()) {
      if ((i === 0 && isTorn) || y + piece.height > bottom) {
        sheets.push([]);
        y = MARGIN;
      }
      sheets.at(-1)?.push({ piece, y });
      y += piece.height;
    }
  }
  return sheets.map(
    (list, n): Page => ({
      width,
      height,
      title: `${title} ${n + 1}/${sheets.length}`,
      draw(pen) {
        for (const { piece, y: at } of list) piece.draw(pen, at);
        const foot = { face: 'sans', size: 2.6, colour: '#555555' } as const;
        pen.text(`${title} ${n + 1}/${sheets.length}`, MARGIN, height - EDGE + 1, foot);
      },
    }),
  );
}
