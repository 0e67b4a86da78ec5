import { neighbour, neighboursOf } from '../hex/grid.ts';
import { type Hex, NOWHERE } from '../hex/hex.ts';
import { isRoadHex, roadLink } from './board.ts';
import { friendly } from './cities.ts';
import { bars, fieldOf, inZoc } from './field.ts';
import { isUncaptured } from './minors.ts';
import { portZones } from './sea.ts';
import { isGround, other, type Side, type State, type Unit, type UnitNo } from './types.ts';
import type { World } from './world.ts';

/** O21.1: supply routes. */

/** O21.1.1: steps cross-country to a road. */
export const TO_THE_ROAD = 10;
/** O21.1.2a: size that may depend on one beach. */
export const BEACH_SUPPLY = 40;

/** O21.1.1a: may a route of this side run through a hex? */
export function carries(world: World, state: State, side: Side): (hex: Hex) => boolean {
  const field = fieldOf(world.board, state);
  const enemy = other(side);
  const closed = new Set(state.closed.map((closure) => closure.hex));
  return (hex) =>
    world.board.land[hex] === 1 &&
    !bars(field, enemy, hex) &&
    !inZoc(field, enemy, hex) &&
    !closed.has(hex) &&
    !isUncaptured(world, state, hex);
}

/** O21.1.1b: hexes joined by a road link, or adjacent hexes of one city. */
export function* along(world: World, hex: Hex): Generator<Hex> {
  const { board } = world;
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbour(board.grid, hex, direction);
    if (to === NOWHERE) continue;
    if (roadLink(board, hex, direction) || (board.city[hex] !== -1 && board.city[hex] === board.city[to])) yield to;
  }
}

/** Where a route may end: friendly city hexes, and the hexes of beaches that serve the side. */
interface Goals {
  readonly city: ReadonlySet<Hex>;
  readonly beaches: ReadonlyMap<Hex, number>;
  /** Is there a friendly port hex at all? (O21.1.2, O21.1.6) */
  readonly port: boolean;
}

export function goalsOf(world: World, state: State, side: Side): Goals {
  const open = carries(world, state, side);
  const city = new Set(world.board.cityHexes.filter((hex) => friendly(world, state, side, hex) && open(hex)));
  const serving = new Set(state.beachheads.filter((one) => one.side === side).map((one) => one.beach));
  // O90.28: a port hex that is closed carries no route.
  const port = [...city].some((hex) => portZones(world, hex).length > 0);
  const beaches = new Map<Hex, number>();
  if (port) for (const beach of serving) for (const hex of world.board.beaches[beach] ?? []) beaches.set(hex, beach);
  return { city, beaches, port };
}

/** What a unit's routes reach: a city at all, and which beaches. */
export interface Supplied {
  readonly byCity: boolean;
  readonly beaches: readonly number[];
}

/** Hexes from which the road part of a route reaches a goal: searched backwards from the goals, once for all units. */
function roadNet(world: World, from: Iterable<Hex>, open: (hex: Hex) => boolean): Set<Hex> {
  const net = new Set<Hex>(from);
  const ring = [...net];
  for (let at = ring.pop(); at !== undefined; at = ring.pop()) {
    for (const to of along(world, at)) {
      if (net.has(to) || !open(to)) continue;
      net.add(to);
      ring.push(to);
    }
  }
  return net;
}

export function supplyOf(world: World, state: State, side: Side): (unit: Unit) => Supplied {
  const open = carries(world, state, side);
  const goals = goalsOf(world, state, side);
  const cityNet = roadNet(world, goals.city, open);
  const beachNets = new Map<number, Set<Hex>>();
  for (const beach of new Set(goals.beaches.values())) {
    const hexes = [...goals.beaches].filter(([hex, no]) => no === beach && open(hex)).map(([hex]) => hex);
    beachNets.set(beach, roadNet(world, hexes, open));
  }
  const { grid } = world.board;
  return (unit) => {
    // O21.1.6: units At Sea need one friendly port hex anywhere.
    if (unit.place === 'sea') return { byCity: goals.port, beaches: [] };
    const beaches = new Set<number>();
    // O21.1.1a: its own hex is not tested, so a friendly city hex supplies its garrison even when it is closed.
    let byCity = friendly(world, state, side, unit.at);
    const seen = new Set([unit.at]);
    let ring = [unit.at];
    for (let steps = 0; ring.length > 0; steps++) {
      for (const hex of ring) {
        // The unit's own hex is not tested for enemies, so from it the net is entered over its road links.
        const onNet = (net: ReadonlySet<Hex>) =>
          net.has(hex) ||
          (hex === unit.at && isRoadHex(world.board, hex) && [...along(world, hex)].some((to) => net.has(to)));
        byCity ||= goals.city.has(hex) || onNet(cityNet);
        for (const [beach, net] of beachNets) if (goals.beaches.get(hex) === beach || onNet(net)) beaches.add(beach);
      }
      if (byCity || steps === TO_THE_ROAD) break;
      const next: Hex[] = [];
      for (const hex of ring) {
        for (const to of neighboursOf(grid, hex)) {
          if (seen.has(to) || !open(to)) continue;
          seen.add(to);
          next.push(to);
        }
      }
      ring = next;
    }
    return { byCity, beaches: [...beaches] };
  };
}

const needRoutes = (state: State, side: Side): UnitNo[] =>
  state.units.flatMap((unit, no) =>
    unit.side === side && isGround(unit) && (unit.place === 'map' || unit.place === 'sea') ? [no] : [],
  );

const sizeSum = (state: State, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => sum + (state.units[no] as Unit).df, 0);

/** Units without any route, and those that have one over beaches only (O21.1.2a). */
interface Tally {
  readonly cut: UnitNo[];
  readonly byBeach: { readonly no: UnitNo; readonly beaches: readonly number[] }[];
}

function tally(world: World, state: State, side: Side, units: readonly UnitNo[]): Tally {
  const found: Tally = { cut: [], byBeach: [] };
  if (units.length === 0) return found;
  const supply = supplyOf(world, state, side);
  for (const no of units) {
    const { byCity, beaches } = supply(state.units[no] as Unit);
    if (byCity) continue;
    if (beaches.length === 0) found.cut.push(no);
    else found.byBeach.push({ no, beaches });
  }
  return found;
}

/** Units by the beach that serves them. Those with the choice of several come last, the largest first, each to the
 * beach of its own with the least to serve so far. */
function dependents(state: State, { byBeach }: Tally): Map<number, UnitNo[]> {
  const found = new Map<number, UnitNo[]>();
  const load = (beach: number) => sizeSum(state, found.get(beach) ?? []);
  const rank = ({ beaches }: Tally['byBeach'][number]) => Number(beaches.length > 1);
  const size = ({ no }: Tally['byBeach'][number]) => (state.units[no] as Unit).df;
  const order = [...byBeach].sort((a, b) => rank(a) - rank(b) || rank(a) * (size(b) - size(a)));
  for (const { no, beaches } of order) {
    const [beach] = [...beaches].sort((a, b) => load(a) - load(b) || a - b);
    if (beach !== undefined) found.set(beach, [...(found.get(beach) ?? []), no]);
  }
  return found;
}

/** O21.1.4, O21.1.2a: units to be marked at test 1. */
export function isolatedUnits(world: World, state: State, side: Side): UnitNo[] {
  const found = tally(world, state, side, needRoutes(state, side));
  const overloaded = [...dependents(state, found).values()].filter((units) => sizeSum(state, units) > BEACH_SUPPLY);
  return [...found.cut, ...overloaded.flat()];
}

/** O21.1.5: marked units that have no route at test 2, and marked ones that a beach may serve. */
export function testTwo(world: World, state: State): { lost: UnitNo[]; served: Map<number, UnitNo[]> } {
  const marked = needRoutes(state, state.mover).filter((no) => state.units[no]?.isolated);
  const found = tally(world, state, state.mover, marked);
  return { lost: found.cut, served: dependents(state, found) };
}

/** O21.1.2b: beaches that still serve. */
export function servingBeaches(world: World, state: State): State['beachheads'] {
  const field = fieldOf(world.board, state);
  return state.beachheads.filter(({ side, beach }) =>
    world.board.beaches[beach]?.some((hex) => !bars(field, other(side), hex) && !inZoc(field, other(side), hex)),
  );
}
