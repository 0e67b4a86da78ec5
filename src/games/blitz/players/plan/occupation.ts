import { isGround } from '#games/blitz/kinds.ts';
import { citiesAbroad } from '#games/blitz/countries/wars/liberation.ts';
import { type Side, sizeOf, type State, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M17.g.5: an oppressor holds a city abroad as long as one of its units is in it, whatever stands next to it. */

export const NOBODY: ReadonlySet<UnitNo> = new Set();

/** Garrisons: the smallest unit of each garrisoned city abroad. */
export function occupiersOf({ board, opening }: World, { units }: State, side: Side): ReadonlySet<UnitNo> {
  if (opening.liberation !== side) return NOBODY;
  const posted = new Map<number, UnitNo>();
  const abroad = new Set(citiesAbroad(board, side).flat());
  units.forEach((unit, no) => {
    if (unit.side !== side || unit.place !== 'map' || !isGround(unit) || !abroad.has(unit.at)) return;
    const city = board.city[unit.at] as number;
    const other = units[posted.get(city) ?? -1];
    if (!other || sizeOf(unit) < sizeOf(other)) posted.set(city, no);
  });
  return new Set(posted.values());
}

/** A garrison this large is not driven out by a band or two. */
export const GARRISON = 2;
