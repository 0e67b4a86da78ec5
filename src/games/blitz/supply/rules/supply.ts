import type { Hex } from '#hex/hex.ts';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { isForce, isIrregular } from '#games/blitz/kinds.ts';
import type { Place, Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { sizeOf } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** T21: supply capacity and need. */

export const CITY_SUPPLY = 12;

/** T21.1: what a city hex supplies, less bombing and nuclear damage. */
export function cityCapacity(state: State, hex: Hex): number {
  let left = CITY_SUPPLY;
  for (const one of state.damage) if (one.hex === hex) left -= one.amount;
  return Math.max(left, 0);
}

export const capacityOf = (world: World, state: State, side: Side): number =>
  world.board.cityHexes.reduce(
    (sum, hex) => (friendly(world, state, side, hex) ? sum + cityCapacity(state, hex) : sum),
    0,
  );

/** T21.4: units on desert hexes count double. */
export const needOfUnit = (world: World, unit: Unit): number =>
  unit.place === 'map' && world.board.desert[unit.at] === 1 ? 2 * sizeOf(unit) : sizeOf(unit);

const SUPPLIED: readonly Place[] = ['map', 'sea', 'air', 'aboard'];

/** Units that need supply: on the map and At Sea, aircraft included (T21.2); so do those on board a train. */
export const suppliedUnits = (state: State, side: Side): UnitNo[] =>
  state.units.flatMap((unit, no) =>
    unit.side === side && SUPPLIED.includes(unit.place) && isForce(unit) && !isIrregular(unit) ? [no] : [],
  );

export const needOf = (world: World, state: State, side: Side): number =>
  suppliedUnits(state, side).reduce((sum, no) => sum + needOfUnit(world, state.units[no] as Unit), 0);

/** By how much a side's need exceeds its capacity; 0 or less when it is supplied. */
export const shortage = (world: World, state: State, side: Side): number =>
  needOf(world, state, side) - capacityOf(world, state, side);
