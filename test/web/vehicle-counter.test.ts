import { beforeAll, describe, expect, test } from 'vitest';
import { type CounterUnit, LIVERIES, SILHOUETTES, type StateMark, UNIT_MARKS } from '#table/board-model.ts';
import { type Detail } from '#web/board/counters/counter-drawing.ts';
import { drawCounter } from '#web/board/counters/counter.ts';
import { fetchStyle } from '#web/board/style.ts';
import { svgPen } from '#web/board/svg-pen.ts';
import { THEMES } from '#web/board/theme.ts';

/** Counters of nations: what of a unit can be seen on its counter without a card. */

beforeAll(() => fetchStyle('tactical'));

const TANK: CounterUnit = {
  id: 'pz1',
  side: 0,
  livery: 'german',
  symbol: 'tank',
  factors: '14-9',
  corners: ['14', '8', '9', '7'],
  letter: 'A',
  designation: 'PzKw IV',
};

function drawn(unit: CounterUnit, detail: Detail = 'full'): string {
  const pen = svgPen();
  drawCounter(pen, unit, THEMES.classic, detail);
  return pen.body();
}
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((found) => found[1] ?? '');

test('X2.1 near by a counter shows four figures, the weapon and its name; at middle zoom the figures; far off its shape', () => {
  expect(textsOf(drawn(TANK))).toEqual(['14', '8', '9', '7', 'A', 'PzKw IV']);
  expect(textsOf(drawn(TANK, 'factors'))).toEqual(['14', '8', '9', '7']);
  expect(textsOf(drawn(TANK, 'symbol'))).toEqual([]);
});

test.each(['full', 'factors', 'symbol'] as const)('every state has a look of its own, also %s', (detail) => {
  const marks = UNIT_MARKS.map((mark) => drawn({ ...TANK, marks: [mark] }, detail));
  const looks = [drawn(TANK, detail), ...marks, drawn({ ...TANK, carries: 'foot' }, detail)];
  expect(new Set(looks).size).toBe(looks.length);
});

test('no mark covers a figure', () => {
  // Corners of the figures, as they stand on a counter of 100.
  const figures = [
    { x0: 8, y0: 9, x1: 34, y1: 26 },
    { x0: 66, y0: 9, x1: 92, y1: 26 },
    { x0: 8, y0: 77, x1: 34, y1: 94 },
    { x0: 66, y0: 77, x1: 92, y1: 94 },
  ];
  for (const mark of UNIT_MARKS.filter((one): one is StateMark => one !== 'selected')) {
    const pen = svgPen();
    const discs: { x: number; y: number; r: number }[] = [];
    let at = { x: 0, y: 0 };
    const plain = drawn(TANK).split('\n').length;
    const watching = {
      ...pen,
      move(dx: number, dy: number) {
        at = { x: dx, y: dy };
        pen.move(dx, dy);
      },
      scale(factor: number) {
        discs.push({ ...at, r: 11.5 * factor });
        pen.scale(factor);
      },
    };
    drawCounter(watching, { ...TANK, marks: [mark] }, THEMES.classic, 'full');
    expect(pen.body().split('\n').length).toBeGreaterThan(plain);
    const disc = discs.at(-1) as (typeof discs)[number];
    for (const { x0, y0, x1, y1 } of figures) {
      const [nx, ny] = [Math.max(x0, Math.min(x1, disc.x)), Math.max(y0, Math.min(y1, disc.y))];
      expect(Math.hypot(nx - disc.x, ny - disc.y), mark).toBeGreaterThan(disc.r * 0.8);
    }
  }
});

describe('nations', () => {
  test('each has colours and a badge of its own', () => {
    const looks = LIVERIES.map((livery) => drawn({ ...TANK, livery }, 'symbol'));
    expect(new Set(looks).size).toBe(LIVERIES.length);
  });

  test('the two sides differ in outline, not by colour alone', () => {
    const outline = (side: 0 | 1) => /d="([^"]*)"/.exec(drawn({ ...TANK, side }))?.[1];
    expect(outline(0)).not.toBe(outline(1));
  });
});

test('every silhouette is a shape of its own', () => {
  // An air transport has the wings of an aircraft, smaller ones are spotters.
  const shapes = SILHOUETTES.map((symbol) => drawn({ ...TANK, symbol }));
  expect(new Set(shapes).size).toBe(SILHOUETTES.length);
});
