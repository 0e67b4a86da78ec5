import { type Line, wholeNumber } from '../../../core/notation.ts';
import { LEVELS, type Level, type Measure } from '../world.ts';
import { fault, type Reading, sideNamed } from './reading.ts';

/** `victory axis marginal kills 10`, `victory allied decisive control Adski 3 sudden`, `victory axis tactical losses most 5` */
export function readVictory(reading: Reading, line: Line, words: readonly string[]): void {
  const [who, level, of = '', ...rest] = words;
  const side = sideNamed(who);
  const sudden = rest.at(-1) === 'sudden';
  const body = sudden ? rest.slice(0, -1) : rest;
  const number = wholeNumber(body.at(-1), 0, 999);
  const most = body.at(-2) === 'most';
  const zone = of === 'control' || of === 'units' ? body[0] : undefined;
  const counts =
    ['kills', 'losses', 'exited'].includes(of) || (zone !== undefined && reading.zones[zone] !== undefined);
  if (!side || !(LEVELS as readonly string[]).includes(level ?? '') || number === undefined || !counts) {
    return fault(reading, line, 'a victory condition is a side, a level and a count: victory axis marginal kills 10');
  }
  const measure: Measure = zone === undefined ? { of: of as 'kills' } : { of: of as 'control', zone };
  reading.goals.push({
    side,
    level: level as Level,
    measure,
    ...(most ? { most: number } : { least: number }),
    sudden,
  });
}
