import { WEATHER_TABLE } from '#games/blitz/combat/rules/tables.ts';
import { type Weather, WEATHERS } from '#games/blitz/types.ts';

/** O24.2: the columns repeat after turn 20. */
export function weatherColumn(turn: number): string {
  return WEATHER_TABLE.columns[Math.floor((turn - 1) / 5) % WEATHER_TABLE.columns.length] ?? '1-5';
}

export const weatherOf = (turn: number, die: number): Weather =>
  WEATHERS.find((one) => one === WEATHER_TABLE.at(die, weatherColumn(turn))) ?? 'clear';
