import { describeFault } from '#core/notation.ts';
import { drawing } from '#games/blitz/study/pictures.ts';
import type { Library } from '#games/blitz/position.ts';
import { mapOf } from '#games/blitz/desk/map.ts';
import { laidOut } from './laid-out.ts';
import { mapWords } from './words/map.ts';

/** The continent and every counter of both armies, for paper. */
export function paperOf(library: Library) {
  const counters = drawing.counters(library, 'continent');
  if ('message' in counters) throw new Error(describeFault(counters));
  const laid = laidOut(library, 'continent', []);
  if (!laid) throw new Error('the continent cannot be read');
  return { map: mapOf(laid.board, mapWords()), counters };
}
