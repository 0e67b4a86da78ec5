import { describeFault } from '../../../core/notation.ts';
import { drawing } from '../../../games/blitz/study/drawing.ts';
import type { Library } from '../../../games/blitz/position.ts';
import type { MapModel } from '../../../table/drawing.ts';
import { lobbyOf } from './lobby.ts';

/** The continent and every counter of both armies, for paper. */
export function paperOf(library: Library) {
  const counters = drawing.counters(library, 'continent');
  if ('message' in counters) throw new Error(describeFault(counters));
  const map = lobbyOf(library).picture()?.map() as MapModel;
  return { map, counters };
}
