import { nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, isCity } from '#games/blitz/board.ts';
import { isIrregular } from '#games/blitz/kinds.ts';
import { type State, type Uprising } from '#games/blitz/types.ts';
import { FACTORS } from '../wars/liberation.ts';
import { EVERYWHERE, isSanctuary, uprisingsOf } from './revolt.ts';

/**
 * `uprising c red begun waiting L37+V33`: whose guerillas a country has, and which of them wait, by their cities;
 * `uprising all red chooses 18 L37+V33+…` (M17.g.4): so many rise near cities of his choice among these.
 */

/** Fault of the first hex that is no city hex of a country (M15.3). */
export function cityFault(board: Board, country: number, hexes: readonly Hex[]): string | undefined {
  const wrong = hexes.find((hex) => !isCity(board, hex) || (country !== EVERYWHERE && board.country[hex] !== country));
  return wrong === undefined ? undefined : `${nameOf(board.grid, wrong)} is no city hex of that country (M15.3)`;
}

/** M17.g.4: why so many guerillas cannot rise near cities among these. */
export function choiceFault(
  { grid, city }: Board,
  { cities, left }: NonNullable<Uprising['choice']>,
): string | undefined {
  const names = cities.map((hex) => nameOf(grid, hex)).join('+');
  if (left < 1 || left > FACTORS) return `${left} is no number of guerillas from 1 to ${FACTORS} (M17.g.4)`;
  if (new Set(cities.map((hex) => city[hex])).size < cities.length) return `${names} names a city twice (M17.g.4)`;
  return cities.length > left ? undefined : `${names} leaves no choice: there are ${left} to rise (M17.g.4)`;
}

/** Facts that follow from the lines: units in sanctuary (M15.16), and countries whose guerillas are already placed. */
export function settled(board: Board, state: State): State {
  if (!state.units.some(isIrregular)) return state;
  const units = state.units.map((unit) =>
    isIrregular(unit) && unit.place === 'map' && isSanctuary(board, state, unit.at)
      ? { ...unit, sheltered: true }
      : unit,
  );
  const known = new Set(uprisingsOf(state).map(({ country }) => country));
  const more = new Map<number, Uprising>();
  // M17.g.1: those of no country stand from the set-up on.
  for (const { homeland, side, ...unit } of units)
    if (homeland !== undefined && isIrregular(unit) && !known.has(homeland) && unit.place !== 'waiting')
      more.set(homeland, { country: homeland, side, waiting: [], begun: true });
  const uprisings = [...uprisingsOf(state), ...more.values()];
  return { ...state, units, ...(uprisings.length > 0 ? { uprisings } : {}) };
}
