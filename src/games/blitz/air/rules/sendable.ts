import { isAircraft } from '#games/blitz/kinds.ts';
import type { State, Unit } from '#games/blitz/types.ts';

/** Places of aircraft that may be sent. */
const ALOFT: ReadonlySet<Unit['place']> = new Set(['map', 'sea', 'air', 'aboard']);

/** M80.45: has the mover aircraft he could send? */
export const hasAircraft = ({ units, mover }: Pick<State, 'units' | 'mover'>): boolean =>
  units.some((unit) => unit.side === mover && isAircraft(unit) && ALOFT.has(unit.place));
