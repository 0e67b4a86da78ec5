import type { Weather } from '#games/blitz/types.ts';
import type { Writes } from '#games/blitz/reducer.ts';

/** O24 */
export type WeatherEvent = { readonly is: 'weather'; readonly die: number; readonly weather: Weather };

export const weatherWrites: Writes<WeatherEvent['is']> = {
  weather(draft, event) {
    draft.weather = event.weather;
  },
};
