import { say } from '#core/say.ts';
import { type Says, told } from '#games/blitz/text/log/log-context.ts';
import { WEATHER_WORDS } from '#games/blitz/words.ts';
import type { WeatherEvent } from './reducer.ts';

export const weatherSays: Says<WeatherEvent['is']> = {
  weather: (_telling, event) => told(say`weather, die ${event.die}: ${WEATHER_WORDS[event.weather]}`, 'O24.1'),
};
