import { Words } from '#core/words.ts';
import { nameOf } from '#hex/grid.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, isCity } from '#games/blitz/board.ts';
import { countryNamed } from '#games/blitz/countries/rules/nations.ts';
import { isIrregular } from '#games/blitz/kinds.ts';
import { type Side, SIDES, type State, type Uprising } from '#games/blitz/types.ts';
import { FACTORS } from '../wars/liberation.ts';
import { EVERYWHERE, isSanctuary, uprisingsOf } from './revolt.ts';

/**
 * `uprising c red begun waiting L37+V33`: whose guerillas a country has, and which of them wait, by their cities;
 * `uprising all red chooses 18 L37+V33+…` (M17.g.4): so many rise near cities of his choice among these.
 */

/** City hexes of a country, written with `+`, or what is wrong with one of them. */
function citiesIn(board: Board, country: number, text: string): readonly Hex[] | string {
  const found: Hex[] = [];
  for (const one of text.split('+')) {
    const hex = hexNamed(board.grid, one);
    if (hex === undefined || !isCity(board, hex) || (country !== EVERYWHERE && board.country[hex] !== country))
      return `${one} is no city hex of that country (M15.3)`;
    found.push(hex);
  }
  return found;
}

function readChoice(board: Board, country: number, words: readonly string[]): Uprising['choice'] | string {
  const [number = '', names = ''] = words;
  const left = Number(number);
  if (country !== EVERYWHERE) return 'only where everything is one country are cities chosen: uprising all (M17.g.4)';
  if (!Number.isInteger(left) || left < 1 || left > FACTORS)
    return `${number} is no number of guerillas from 1 to ${FACTORS} (M17.g.4)`;
  const cities = citiesIn(board, country, names);
  if (typeof cities === 'string') return cities;
  if (new Set(cities.map((hex) => board.city[hex])).size < cities.length)
    return `${names} names a city twice (M17.g.4)`;
  return cities.length > left ? { cities, left } : `${names} leaves no choice: there are ${left} to rise (M17.g.4)`;
}

export function readUprising(board: Board, words: readonly string[]): Uprising | string {
  const [name = '', who, ...rest] = words;
  const country = name === 'all' ? EVERYWHERE : countryNamed(board, name);
  const side: Side | undefined = SIDES.find((one) => one === who);
  if (country !== EVERYWHERE && board.source.countries[country]?.role !== 'minor')
    return `there is no minor country ${name} (M15.1)`;
  if (!side)
    return `'${who ?? ''}' is no side: uprising, a country, the side of its guerillas, begun, waiting and cities (M15.3)`;
  const marks = new Words(rest);
  const begun = marks.flag('begun');
  const named = marks.after('waiting') ?? 'none';
  const number = marks.after('chooses');
  const among = number === undefined ? undefined : marks.next();
  if (marks.left !== undefined) return `'${marks.left}' says nothing about an uprising (M15.3)`;
  const waiting = named === 'none' ? [] : citiesIn(board, country, named);
  if (typeof waiting === 'string') return waiting;
  const choice = number === undefined ? undefined : readChoice(board, country, [number, among ?? '']);
  if (typeof choice === 'string') return choice;
  return { country, side, waiting, ...(begun ? { begun } : {}), ...(choice && { choice }) };
}

export const writeUprisings = ({ source, grid }: Board, state: State): string[] =>
  uprisingsOf(state).map(({ country, side, waiting, begun, choice }) =>
    [
      `uprising ${country === EVERYWHERE ? 'all' : (source.countries[country]?.letter ?? '?')} ${side}`,
      ...(begun ? ['begun'] : []),
      ...(waiting.length > 0 ? [`waiting ${waiting.map((hex) => nameOf(grid, hex)).join('+')}`] : []),
      ...(choice ? [`chooses ${choice.left} ${choice.cities.map((hex) => nameOf(grid, hex)).join('+')}`] : []),
    ].join(' '),
  );

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
