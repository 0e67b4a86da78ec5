import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '#games/blitz/board.ts';
import { isForce, isIrregular } from '#games/blitz/kinds.ts';
import type { BlitzEvent, Minor, Passage, Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { neutralTo, violated } from './nations.ts';

/** T22: minor countries. In the Basic Game `world.minors` is empty and nothing here has any effect. */

export const minorAt = (world: World, state: State, hex: Hex): Minor | undefined => {
  const country = world.board.country[hex] ?? -1;
  return world.minors.includes(country) ? state.minors.find((minor) => minor.country === country) : undefined;
};

/** T22.2: a minor city hex nobody has captured yet. */
export const isUncaptured = (world: World, state: State, hex: Hex): boolean =>
  isCity(world.board, hex) && world.minors.includes(world.board.country[hex] ?? -1) && !state.captured.includes(hex);

/** Countries that a side's coming would violate, or in which it would make or keep a loss due. */
const costly = (state: State, side: Side): number[] =>
  state.nations
    ? neutralTo(state, side)
    : state.minors
        .filter((minor) => minor.state === 'intact' || (minor.state === 'violated' && minor.violator === side))
        .map((minor) => minor.country);

/** T22.5c: would coming to a hex violate a country or make a loss due? */
export function trespasses(world: World, state: State, side: Side): (hex: Hex) => boolean {
  const countries = new Set(costly(state, side));
  return (hex) => countries.has(world.board.country[hex] ?? -1);
}

/** T22.5b, T22.5c: the same for a flight, but for countries that units passed already: there the 2 factors are due once. */
export const costlyFlight = (state: State, side: Side): number[] =>
  costly(state, side).filter(
    (country) => !state.passages.some((one) => one.country === country && state.units[one.unit]?.side === side),
  );

/** Over which hexes a flight would draw a country in; undefined: over none. */
export function costlySky({ board }: World, state: State, side: Side): ((hex: Hex) => boolean) | undefined {
  const costly = costlyFlight(state, side);
  return costly.length > 0 ? (hex) => costly.includes(board.country[hex] ?? -1) : undefined;
}

/** T22.5, T22.6b, T22.5b, M18.12: what it means that units of a side come into or over these hexes. */
export function trespass(
  world: World,
  state: State,
  side: Side,
  units: readonly UnitNo[],
  hexes: readonly Hex[],
  emit: Emit<BlitzEvent>,
): void {
  if (!state.nations && world.minors.length === 0) return;
  // M15.16: to guerillas they are sanctuary.
  if (units.length > 0 && units.every((no) => isIrregular(state.units[no] as Unit))) return;
  const countries = new Set(hexes.map((hex) => world.board.country[hex] ?? -1));
  for (const country of state.nations ? neutralTo(state, side) : [])
    if (countries.has(country)) emit({ is: 'nation', nation: violated(state, country, side) });
  const passages: Passage[] = [];
  for (const minor of state.minors) {
    if (!countries.has(minor.country)) continue;
    if (minor.state === 'intact') emit({ is: 'minor', minor: { ...minor, state: 'violated', violator: side } });
    if (minor.state === 'violated' && minor.violator !== side)
      emit({ is: 'minor', minor: { ...minor, state: 'open' } });
    // T22.5d: only what a side does in its own player turn counts as passing.
    if (side !== state.mover) continue;
    for (const unit of units) {
      const known = state.passages.some((one) => one.unit === unit && one.country === minor.country);
      if (!known && !isIrregular(state.units[unit] as Unit)) passages.push({ unit, country: minor.country });
    }
  }
  if (passages.length > 0) emit({ is: 'passed', passages });
}

/** T22.6a: occupied when no city hex of it is left uncaptured. */
export function occupationAfter(world: World, state: State, hex: Hex): Minor | undefined {
  const minor = minorAt(world, state, hex);
  if (!minor || minor.state === 'occupied') return undefined;
  const left = world.board.cityHexes.some(
    (one) => world.board.country[one] === minor.country && isUncaptured(world, state, one),
  );
  return left ? undefined : { ...minor, state: 'occupied' };
}

/** T22.5a, T22.5b: countries in which the mover owes 2 factors now, with the units that may pay. */
export function minorDues(world: World, state: State): { country: number; units: UnitNo[] }[] {
  return state.minors.flatMap(({ country, state: how, violator }) => {
    if (how !== 'violated' || violator !== state.mover) return [];
    const units = state.units.flatMap((unit, no) => {
      if (unit.side !== state.mover || (unit.place !== 'map' && unit.place !== 'sea') || !isForce(unit)) return [];
      const there = unit.place === 'map' && world.board.country[unit.at] === country;
      const passed = state.passages.some((one) => one.unit === no && one.country === country);
      return there || passed ? [no] : [];
    });
    return units.length > 0 ? [{ country, units }] : [];
  });
}

export const MINOR_LOSS = 2;
