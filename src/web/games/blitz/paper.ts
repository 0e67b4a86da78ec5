import { describeFault } from '#core/notation/notation.ts';
import { drawing } from '#games/blitz/study/pictures.ts';
import type { Library } from '#games/blitz/position.ts';
import { mapOf } from '#games/blitz/desk/map.ts';
import { laidOut } from './laid-out.ts';
import type { CounterUnit } from '#table/board-model.ts';
import { mapWords } from './words/map.ts';

const CONTINENT = 'continent';

function countersOf(library: Library, army: string): readonly CounterUnit[] {
  const counters = drawing.counters(library, army);
  if ('message' in counters) throw new Error(describeFault(counters));
  return counters;
}

/** The continent, every counter of both armies and of every module, and the armies of minor countries (M18), for paper. */
export function paperOf(library: Library) {
  const minors = Object.keys(library.armies).filter((army) => army !== CONTINENT);
  const counters = [
    ...countersOf(library, CONTINENT),
    ...minors.flatMap((army) => countersOf(library, army).map((one): CounterUnit => ({ ...one, side: 2 }))),
  ];
  const laid = laidOut(library, CONTINENT, []);
  if (!laid) throw new Error('the continent cannot be read');
  return { map: mapOf(laid.board, mapWords()), counters };
}
