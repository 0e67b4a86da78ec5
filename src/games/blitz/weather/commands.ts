import { bare } from '#core/shape.ts';

/** O24 */
export const weatherCommands = { rollWeather: bare };
