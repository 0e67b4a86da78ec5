import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { along, carries, goalsOf, isOnRoad, TO_THE_ROAD } from './routes.ts';
import type { Side, State, Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** O21.1: the routes themselves, for whoever wants to see them; routes.ts only says whether there is one. */

/** Every hex of the road part with the next one on the way to a goal; a goal leads to itself. */
function roadsTo(world: World, goals: Iterable<Hex>, open: (hex: Hex) => boolean): Map<Hex, Hex> {
  const next = new Map<Hex, Hex>([...goals].map((hex) => [hex, hex]));
  // Breadth first, so that a route is as short on the road as it can be.
  const ring = [...next.keys()];
  for (let i = 0; i < ring.length; i++) {
    const at = ring[i] as Hex;
    for (const to of along(world, at)) {
      if (next.has(to) || !open(to)) continue;
      next.set(to, at);
      ring.push(to);
    }
  }
  return next;
}

function followed(next: ReadonlyMap<Hex, Hex>, from: Hex): Hex[] {
  const path = [from];
  for (let at = from; ; ) {
    const to = next.get(at);
    if (to === undefined || to === at) return path;
    path.push(to);
    at = to;
  }
}

/**
 * A route from a unit's hex to a friendly city, or else to a beach that serves: the shortest way across country, then
 * along the road. Undefined for a unit that has none; a garrison's route is its own hex.
 */
export function supplyPaths(world: World, state: State, side: Side): (unit: Unit) => readonly Hex[] | undefined {
  const open = carries(world, state, side);
  const goals = goalsOf(world, state, side);
  const cities = roadsTo(world, goals.city, open);
  const beaches = roadsTo(world, [...goals.beaches.keys()].filter(open), open);
  const { board } = world;
  const search = (unit: Unit, net: ReadonlyMap<Hex, Hex>): Hex[] | undefined => {
    const before = new Map<Hex, Hex>([[unit.at, unit.at]]);
    const back = (hex: Hex): Hex[] => {
      const path = [hex];
      for (let at = hex; at !== unit.at; at = before.get(at) as Hex) path.unshift(before.get(at) as Hex);
      return path;
    };
    let ring = [unit.at];
    for (let steps = 0; ring.length > 0 && steps <= TO_THE_ROAD; steps++) {
      for (const hex of ring) {
        if (net.has(hex)) return [...back(hex).slice(0, -1), ...followed(net, hex)];
        // O21.1.1a: its own hex is not tested, so the road may begin there though the hex itself carries no route.
        if (hex !== unit.at || !isOnRoad(world, hex)) continue;
        const on = along(world, hex).find((to) => net.has(to));
        if (on !== undefined) return [hex, ...followed(net, on)];
      }
      const next: Hex[] = [];
      for (const hex of ring) {
        for (const to of neighboursOf(board.grid, hex)) {
          if (before.has(to) || !open(to)) continue;
          before.set(to, hex);
          next.push(to);
        }
      }
      ring = next;
    }
    return undefined;
  };
  return (unit) => {
    if (friendly(world, state, side, unit.at)) return [unit.at];
    const byCity = search(unit, cities);
    if (byCity) return byCity;
    return goals.beaches.has(unit.at) ? [unit.at] : search(unit, beaches);
  };
}
