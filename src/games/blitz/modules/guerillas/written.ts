import { nameOf } from '../../../../hex/grid.ts';
import { hexNamed } from '../../../../hex/grid.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { type Board, isCity } from '../../board.ts';
import { countryNamed } from '../../chapters/countries/nations.ts';
import { isIrregular } from '../../kinds.ts';
import { type Side, SIDES, type State, type Uprising } from '../../types.ts';
import { EVERYWHERE, isSanctuary, uprisingsOf } from './uprising.ts';

/** `uprising c red begun waiting L37+V33`: whose guerillas a country has, and which of them wait, by their cities. */

export function readUprising(board: Board, words: readonly string[]): Uprising | string {
  const [name = '', who, ...rest] = words;
  const country = name === 'all' ? EVERYWHERE : countryNamed(board, name);
  const side: Side | undefined = SIDES.find((one) => one === who);
  if (country !== EVERYWHERE && board.source.countries[country]?.role !== 'minor')
    return `there is no minor country ${name} (M15.1)`;
  if (!side) return 'an uprising is: uprising, a country, the side of its guerillas, begun, waiting and cities (M15.3)';
  const at = rest.indexOf('waiting');
  const names = at < 0 || rest[at + 1] === 'none' ? [] : (rest[at + 1] ?? '').split('+');
  const waiting: Hex[] = [];
  for (const one of names) {
    const hex = hexNamed(board.grid, one);
    if (hex === undefined || !isCity(board, hex) || (country !== EVERYWHERE && board.country[hex] !== country))
      return `${one} is no city hex of that country (M15.3)`;
    waiting.push(hex);
  }
  return { country, side, waiting, ...(rest.includes('begun') ? { begun: true } : {}) };
}

export const writeUprisings = ({ source, grid }: Board, state: State): string[] =>
  uprisingsOf(state).map(({ country, side, waiting, begun }) =>
    [
      `uprising ${country === EVERYWHERE ? 'all' : (source.countries[country]?.letter ?? '?')} ${side}`,
      ...(begun ? ['begun'] : []),
      ...(waiting.length > 0 ? [`waiting ${waiting.map((hex) => nameOf(grid, hex)).join('+')}`] : []),
    ].join(' '),
  );

/** What follows from the lines: who is in sanctuary (M15.16), and countries whose guerillas stand already. */
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
