import { neutralTo } from '#games/blitz/countries/rules/nations.ts';
import { trespasses } from '#games/blitz/countries/rules/minors.ts';
import { reachOf, routeTo } from '#games/blitz/ground/rules/movement.ts';
import type { Side, State, Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Hex } from '#hex/hex.ts';

/** T22.5a: a march through a minor country costs as much as one that ends there. M18.12: a step into a neutral one rouses it. */

/** Hexes of minor countries that cost 2 factors to come to, or an enemy more, but for the countries a side goes into. */
export function shutHexes(world: World, state: State, side: Side, enters: ReadonlySet<number>): Hex[] {
  const neutral = new Set(neutralTo(state, side));
  if (world.minors.length === 0 && neutral.size === 0) return [];
  const trespassed = trespasses(world, state, side);
  const { country, grid } = world.board;
  const costs = (hex: Hex): boolean => neutral.has(country[hex] ?? -1) || trespassed(hex);
  const shut: Hex[] = [];
  for (let hex = 0; hex < grid.size; hex++) if (costs(hex) && !enters.has(country[hex] ?? -1)) shut.push(hex);
  return shut;
}

/** Hexes closed to the unit, except those in a country it already is in. */
export function elsewhere({ board }: World, shut: readonly Hex[], ...hexes: readonly Hex[]): readonly Hex[] {
  if (shut.length === 0) return shut;
  const there = hexes.map((hex) => board.country[hex] ?? -1);
  return shut.filter((hex) => !there.includes(board.country[hex] ?? -1));
}

/** The cheapest way that passes through no such country; where there is none, the cheapest. */
export function marchTo(world: World, state: State, unit: Unit, to: Hex): readonly Hex[] | undefined {
  const avoid = elsewhere(world, shutHexes(world, state, unit.side, new Set()), unit.at, to);
  const around = avoid.length > 0 ? routeTo(reachOf(world, state, unit, undefined, avoid), to) : undefined;
  return (around ?? routeTo(reachOf(world, state, unit), to))?.path;
}
