import { msg } from '#core/message.ts';
import { type Says, logEntry } from '#games/blitz/text/log/log-context.ts';
import { WEATHER_WORDS } from '#games/blitz/words.ts';
import type { WeatherEvent } from './reducer.ts';

export const weatherSays: Says<WeatherEvent['is']> = {
  weather: (_telling, event) => logEntry(msg`weather, die ${event.die}: ${WEATHER_WORDS[event.weather]}`, 'O24.1'),
};
