import { bare, type Lines } from '#games/blitz/text/commands/line.ts';

/** O24 */
export type WeatherCommand = { readonly do: 'rollWeather' };

export const weatherLines: Lines<WeatherCommand['do']> = { rollWeather: bare('rollWeather') };
