import type { CounterUnit, Thing, UnitMark } from '../../table/drawing.ts';
import { drawCounter, drawMarks } from './counters/counter.ts';
import { svgPen } from './svg-pen.ts';
import { type ThemeName, THEMES } from './theme.ts';
import { drawThing } from './things.ts';

/** One counter by itself, as an SVG picture. */
export function counterSvg(unit: CounterUnit, theme: ThemeName): string {
  const pen = svgPen();
  drawCounter(pen, unit, THEMES[theme], 'full');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 112 112" aria-hidden="true">${pen.body()}</svg>`;
}

/** A mark as it stands on a counter, by itself. */
export function markSvg(mark: UnitMark, theme: ThemeName): string {
  const pen = svgPen();
  drawMarks(pen, [mark], THEMES[theme]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="75 2 24 24" aria-hidden="true">${pen.body()}</svg>`;
}

/** What may lie in a hex besides counters, by itself. */
export function thingSvg(thing: Thing, theme: ThemeName): string {
  const pen = svgPen();
  drawThing(pen, THEMES[theme], { x: 50, y: 50 }, 46, { thing });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" aria-hidden="true">${pen.body()}</svg>`;
}
