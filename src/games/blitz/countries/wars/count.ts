import { type Board, minorCountries } from '#games/blitz/board.ts';
import { friendly, uncontested } from '#games/blitz/countries/rules/cities.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { other, type Side, type State, sizeOf } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M17.2, M17.4: what a scenario counts. */

type IsOwn = (hex: number) => boolean;

/** M0.16: a city is held when all its hexes are friendly; by option each city hex counts for itself. */
function held(isOwn: IsOwn, hexes: readonly number[], byHex: boolean): number {
  const own = hexes.filter(isOwn).length;
  if (byHex) return own;
  return own === hexes.length ? 1 : 0;
}

const citiesOf = ({ source, country }: Board, within: (country: number) => boolean): readonly (readonly number[])[] =>
  source.cities.map(({ hexes }) => hexes).filter(([first = -1]) => within(country[first] ?? -1));

const heldIn = (board: Board, isOwn: IsOwn, byHex: boolean, within: (country: number) => boolean): number =>
  citiesOf(board, within).reduce((sum, hexes) => sum + held(isOwn, hexes, byHex), 0);

const friendlyTo =
  (world: World, state: State, side: Side): IsOwn =>
  (hex) =>
    friendly(world, state, side, hex);

export const citiesHeld = (world: World, state: State, side: Side, byHex: boolean): number =>
  heldIn(world.board, friendlyTo(world, state, side), byHex, () => true);

export function minorCitiesHeld(world: World, state: State, side: Side, byHex: boolean): number {
  const minors = minorCountries(world.board);
  return heldIn(world.board, friendlyTo(world, state, side), byHex, (country) => minors.includes(country));
}

/** Class 4 factors of a side in a country. */
const factorsIn = ({ board }: World, { units }: State, side: Side, country: number): number =>
  units.reduce(
    (sum, unit) =>
      unit.side === side && unit.place === 'map' && isGround(unit) && board.country[unit.at] === country
        ? sum + sizeOf(unit)
        : sum,
    0,
  );

/** M17.4, M17.e.4: does a side hold more than half of a country's cities? Under T22 captured hexes count, though they are of no use yet (T22.6c). */
export function holdsMost(world: World, state: State, side: Side, country: number, byHex: boolean): boolean {
  const isInside = (one: number): boolean => one === country;
  const inside = citiesOf(world.board, isInside);
  const all = byHex ? inside.flat().length : inside.length;
  const isOwn: IsOwn = (hex) =>
    state.captured.includes(hex) ? uncontested(world, state, side, hex) : friendly(world, state, side, hex);
  return 2 * heldIn(world.board, isOwn, byHex, isInside) > all;
}

/** M17.4: more than half of its cities, and twice the factors the enemy has there, one at least. */
export function controls(world: World, state: State, side: Side, country: number, byHex: boolean): boolean {
  const factors = factorsIn(world, state, side, country);
  return (
    holdsMost(world, state, side, country, byHex) &&
    factors > 0 &&
    factors >= 2 * factorsIn(world, state, other(side), country)
  );
}

export const countriesControlled = (world: World, state: State, side: Side, byHex: boolean): number =>
  minorCountries(world.board).filter((country) => controls(world, state, side, country, byHex)).length;
