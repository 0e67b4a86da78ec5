import { type Board, minorCountries } from '../../board.ts';
import { friendly } from '../../chapters/countries/cities.ts';
import { isGround } from '../../kinds.ts';
import { other, type Side, type State, sizeOf } from '../../types.ts';
import type { World } from '../../world.ts';

/** M17.2, M17.4: what a scenario counts. */

/** M0.16: a city is held when all its hexes are friendly; by option each city hex counts for itself. */
function held(world: World, state: State, side: Side, hexes: readonly number[], byHex: boolean): number {
  const own = hexes.filter((hex) => friendly(world, state, side, hex)).length;
  if (byHex) return own;
  return own === hexes.length ? 1 : 0;
}

const cityOf = ({ source }: Board): readonly (readonly number[])[] => source.cities.map(({ hexes }) => hexes);

export const citiesHeld = (world: World, state: State, side: Side, byHex: boolean): number =>
  cityOf(world.board).reduce((sum, hexes) => sum + held(world, state, side, hexes, byHex), 0);

/** Class 4 factors of a side in a country. */
const factorsIn = ({ board }: World, { units }: State, side: Side, country: number): number =>
  units.reduce(
    (sum, unit) =>
      unit.side === side && unit.place === 'map' && isGround(unit) && board.country[unit.at] === country
        ? sum + sizeOf(unit)
        : sum,
    0,
  );

/** M17.4: more than half of its cities, and twice the factors the enemy has there, one at least. */
function controls(world: World, state: State, side: Side, country: number, byHex: boolean): boolean {
  const inside = cityOf(world.board).filter((hexes) => world.board.country[hexes[0] ?? -1] === country);
  const all = byHex ? inside.flat().length : inside.length;
  const own = inside.reduce((sum, hexes) => sum + held(world, state, side, hexes, byHex), 0);
  const factors = factorsIn(world, state, side, country);
  return 2 * own > all && factors > 0 && factors >= 2 * factorsIn(world, state, other(side), country);
}

export const countriesControlled = (world: World, state: State, side: Side, byHex: boolean): number =>
  minorCountries(world.board).filter((country) => controls(world, state, side, country, byHex)).length;
