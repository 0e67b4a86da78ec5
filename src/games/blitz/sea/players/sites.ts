import { type Zone, ZONES } from '#games/blitz/board.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { bars, covers, fieldOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured, trespasses } from '#games/blitz/countries/rules/minors.ts';
import { other, type Side, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { campaign } from '#games/blitz/players/ops/campaign.ts';

/** T6.2, T20: places on the coast where a landing pays. */
export interface Site {
  /** Hexes to land on: free of enemies and of their zones of control. */
  readonly hexes: readonly Hex[];
  readonly zones: readonly Zone[];
  /** Only Rangers land here: no beach. */
  readonly rangers: boolean;
  /** Cities that fall to units landed here at once, and those one turn on. */
  readonly near: readonly Hex[];
  readonly next: readonly Hex[];
  /** Enemy attack factors that can come to it. */
  readonly threat: number;
  readonly worth: number;
}

/** Hexes a unit goes on after its landing: three steps of three thirds, the landing being the fourth (T6.1.7, T6.2.12). */
const INLAND = 3;
const CITY = 6;
const LATER = 2;

export const zonesOf = (world: World, hexes: readonly Hex[]): Zone[] => {
  const zones = hexes.flatMap((hex) =>
    neighboursOf(world.board.grid, hex).flatMap((one) => world.board.zone[one] ?? []),
  );
  return [...new Set(zones)];
};

/** Hexes open to an unopposed landing, and the cities that fall to units next to them. */
export interface Coast {
  free(hex: Hex): boolean;
  readonly prizes: readonly Hex[];
}

export function coastOf(world: World, state: State, side: Side): Coast {
  const { board } = world;
  const field = fieldOf(world, state);
  const enemy = other(side);
  const shut = trespasses(world, state, side);
  const meant = campaign(world, state, side);
  const closed = (hex: Hex): boolean => shut(hex) && !meant.has(board.country[hex] ?? -1);
  return {
    free: (hex) =>
      !bars(field, enemy, hex) && !inZoc(field, enemy, hex) && !closed(hex) && !isUncaptured(world, state, hex),
    prizes: board.cityHexes.filter(
      (hex) =>
        controllerOf(board, state.control, hex) !== side &&
        !covers(field, enemy, hex) &&
        !isUncaptured(world, state, hex) &&
        !closed(hex),
    ),
  };
}

/** Landing sites on the enemy's and on neutral coasts. */
export function sitesOf(world: World, state: State, side: Side, threat: Float64Array): Site[] {
  const { board } = world;
  const { free, prizes } = coastOf(world, state, side);
  const site = (all: readonly Hex[], rangers: boolean): Site[] => {
    const hexes = all.filter(free);
    if (hexes.length === 0) return [];
    const far = (city: Hex) => Math.min(...hexes.map((hex) => distance(board.grid, hex, city)));
    const inland = rangers ? 1 : INLAND + 1;
    const near = prizes.filter((city) => far(city) <= inland);
    const next = prizes.filter((city) => far(city) > inland && far(city) <= inland + 4);
    const danger = Math.min(...hexes.map((hex) => threat[hex] ?? 0));
    const worth = CITY * near.length + LATER * next.length;
    return worth > 0 ? [{ hexes, zones: zonesOf(world, hexes), rangers, near, next, threat: danger, worth }] : [];
  };
  const banned = new Set(state.invaded[other(side)].beaches);
  const beaches = board.beaches.flatMap((hexes, no) => (banned.has(no) ? [] : site(hexes, false)));
  const coast: Site[] = [];
  for (const city of prizes) {
    for (const hex of [city, ...neighboursOf(board.grid, city)]) {
      if (board.coastal[hex] !== 1 || (board.beachGroup[hex] ?? -1) >= 0) continue;
      coast.push(...site([hex], true));
    }
  }
  return [...beaches, ...coast];
}

/** Player turns of sailing from a zone until a site can be invaded (T6.1.5, T6.2.4). */
export const sailingTo = (zone: Zone, { zones }: Pick<Site, 'zones'>): number =>
  Math.min(...zones.map((one) => Math.max(Math.abs(ZONES.indexOf(one) - ZONES.indexOf(zone)) - 1, 0)));
