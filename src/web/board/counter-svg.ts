import type { CounterUnit, StateMark, Thing } from '#table/board-model.ts';
import { drawCounter } from './counters/counter.ts';
import type { Detail } from './counters/counter-drawing.ts';
import { drawMark } from './counters/marks.ts';
import { svgPen } from './svg-pen.ts';
import { type ThemeName, THEMES } from './theme.ts';
import { drawThing } from './things.ts';

/** One counter by itself, as an SVG picture. */
export function counterSvg(unit: CounterUnit, theme: ThemeName, detail: Detail = 'full'): string {
  const pen = svgPen();
  drawCounter(pen, unit, THEMES[theme], detail);
  // Marks and passengers of a nation's counter reach over its edge.
  const view = unit.livery ? '-14 -14 128 130' : '-6 -6 112 112';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" aria-hidden="true">${pen.body()}</svg>`;
}

/** A mark as it stands on a counter, by itself. */
export function markSvg(mark: StateMark, theme: ThemeName): string {
  const pen = svgPen();
  drawMark(pen, mark, 87, 14, 1, THEMES[theme], true);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="75 2 24 24" aria-hidden="true">${pen.body()}</svg>`;
}

/** Picture of a thing that lies in a hex besides counters. */
export function thingSvg(thing: Thing, theme: ThemeName): string {
  const pen = svgPen();
  drawThing(pen, THEMES[theme], { x: 50, y: 50 }, 46, { thing });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" aria-hidden="true">${pen.body()}</svg>`;
}
