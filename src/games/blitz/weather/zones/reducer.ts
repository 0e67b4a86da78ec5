import type { UnitNo } from '#games/blitz/types.ts';
import { change, type Writes } from '#games/blitz/reducer.ts';

/** M14 */
export type WeatherZonesEvent =
  | { readonly is: 'indicator'; readonly die: number }
  /** M14.5: who begins the impulse on G2, and on G3. */
  | { readonly is: 'groundFelt'; readonly soft: readonly UnitNo[]; readonly mud: readonly UnitNo[] };

export const weatherZonesWrites: Writes<WeatherZonesEvent['is']> = {
  indicator(draft, { die }) {
    draft.indicator = die;
  },
  groundFelt(draft, { soft, mud }) {
    for (const no of soft) change(draft, no, { ground: 2 });
    for (const no of mud) change(draft, no, { ground: 3 });
  },
};
