import { type Flights, flights } from '#games/blitz/air/rules/air.ts';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { originsOf, readyFault } from '#games/blitz/air/rules/missions.ts';
import { isBomber } from '#games/blitz/kinds.ts';
import type { Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Hex } from '#hex/hex.ts';
import { distance } from '#hex/grid.ts';
import { costlyOverhead } from '#games/blitz/players/ops/campaign.ts';

/** An aircraft that could fly now, and where to. */
export interface Flyer {
  readonly no: UnitNo;
  readonly unit: Unit;
  reaches(hex: Hex): boolean;
}

/** The side's aircraft that may take off, with their ranges; those of one base share the search. */
export function flyers(world: World, state: State, side: Side, test: (unit: Unit) => boolean = isBomber): Flyer[] {
  const ranges = new Map<string, Flights>();
  const ways = new Map<string, boolean>();
  const homes = world.board.cityHexes.filter((hex) => friendly(world, state, side, hex));
  return state.units.flatMap((unit, no) => {
    if (unit.side !== side || !test(unit) || readyFault(world, state, unit, 'mission')) return [];
    const key = `${unit.place} ${unit.at} ${unit.zone ?? ''} ${unit.mf}`;
    const range = ranges.get(key) ?? flights(world, state, originsOf(world, unit), unit.mf);
    ranges.set(key, range);
    const reaches = (hex: Hex): boolean => {
      if (!range.has(hex)) return false;
      const way = `${key} ${hex}`;
      let open = ways.get(way);
      if (open === undefined) {
        // The flight must have a base to return to, if one is left (T23.0.6a), and must not start a war on its way.
        const lands =
          unit.place === 'sea' ||
          homes.length === 0 ||
          homes.some((home) => distance(world.board.grid, hex, home) <= unit.mf);
        open = lands && !costlyOverhead(world, state, side, originsOf(world, unit), hex, unit.mf);
        ways.set(way, open);
      }
      return open;
    };
    return [{ no, unit, reaches }];
  });
}
