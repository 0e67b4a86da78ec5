import { bare } from '#core/notation/shape.ts';

/** O24 */
export const weatherCommands = { rollWeather: bare };
