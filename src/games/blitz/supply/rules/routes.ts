import { memoize } from '#core/memo.ts';
import { neighbour, neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { type Board, isRailHex, isRoadHex } from '#games/blitz/board.ts';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { bars, fieldOf, holds, inZoc, marksOf } from '#games/blitz/ground/rules/field.ts';
import { neutralTo } from '#games/blitz/countries/rules/nations.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { portZones } from '#games/blitz/sea/rules/sea.ts';
import { other, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';

/** O21.1: supply routes. */

/** O21.1.1: steps cross-country to a road. */
export const TO_THE_ROAD = 10;
/** O21.1.2a: size that may depend on one beach. */
export const BEACH_SUPPLY = 40;

/** O21.1.1a: may a route of this side run through a hex? */
export function carries(world: World, state: State, side: Side): (hex: Hex) => boolean {
  const marks = marksOf(fieldOf(world, state), other(side));
  const closed = new Set(state.closed.map((closure) => closure.hex));
  for (const hex of world.board.cityHexes) if (isUncaptured(world, state, hex)) closed.add(hex);
  const neutral = new Set(neutralTo(state, side));
  const open = (hex: Hex): boolean => neutral.size === 0 || !neutral.has(world.board.country[hex] ?? -1);
  // Neither enemies nor enemy zones of control.
  return (hex) => marks[hex] === 0 && isDryLand(world, state, hex) && !closed.has(hex) && open(hex);
}

/** Hexes joined by roads, and adjacent hexes of one city. */
const joinedBy = (board: Board, links: Uint8Array): readonly (readonly Hex[])[] =>
  Array.from({ length: board.grid.size }, (_, hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const to = neighbour(board.grid, hex, direction);
      if (to === NOWHERE) return [];
      const isLink = (((links[hex] ?? 0) >> direction) & 1) === 1;
      return isLink || (board.city[hex] !== -1 && board.city[hex] === board.city[to]) ? [to] : [];
    }),
  );
const JOINED = {
  roads: memoize((board: Board) => joinedBy(board, board.roads)),
  rails: memoize((board: Board) => joinedBy(board, board.rails)),
} as const;

/** O21.1.1b: hexes joined by a road link, or adjacent hexes of one city. M7.0: rail is read for road. */
export const along = ({ board, rules }: World, hex: Hex): readonly Hex[] =>
  JOINED[rules.ground.lines](board)[hex] ?? [];

/** Does a route pass here along a road? */
export const isOnRoad = ({ board, rules }: World, hex: Hex): boolean =>
  rules.ground.lines === 'rails' ? isRailHex(board, hex) : isRoadHex(board, hex);

/** Ends of routes: friendly city hexes, and the hexes of beaches that serve the side. */
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

/** Sources a unit's routes reach: any city, or else certain beaches. */
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

/** Steps cross-country from a hex to a net, over hexes that are open; more than TO_THE_ROAD where there is no way. */
function stepsTo(world: World, net: ReadonlySet<Hex>, open: (hex: Hex) => boolean): Uint8Array {
  const { grid } = world.board;
  const steps = new Uint8Array(grid.size).fill(TO_THE_ROAD + 1);
  const queue = [...net];
  for (const hex of queue) steps[hex] = 0;
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next] as Hex;
    const far = (steps[at] as number) + 1;
    if (far >= TO_THE_ROAD) break;
    for (let edge = at * 6; edge < at * 6 + 6; edge++) {
      const to = grid.neighbours[edge] as Hex;
      if (to === NOWHERE || (steps[to] as number) <= far || !open(to)) continue;
      steps[to] = far;
      queue.push(to);
    }
  }
  return steps;
}

/** True if a unit in a hex reaches a net. Its own hex is not tested for enemies, so the net is entered from it too. */
function reaches(world: World, net: ReadonlySet<Hex>, open: (hex: Hex) => boolean): (hex: Hex) => boolean {
  const { board } = world;
  const steps = stepsTo(world, net, open);
  return (hex) => {
    if (net.has(hex) || (isOnRoad(world, hex) && along(world, hex).some((to) => net.has(to)))) return true;
    return neighboursOf(board.grid, hex).some((to) => (steps[to] as number) < TO_THE_ROAD);
  };
}

export function supplyOf(world: World, state: State, side: Side): (unit: Unit) => Supplied {
  const open = carries(world, state, side);
  const goals = goalsOf(world, state, side);
  const toCity = reaches(world, roadNet(world, goals.city, open), open);
  const toBeach = new Map<number, (hex: Hex) => boolean>();
  for (const beach of new Set(goals.beaches.values())) {
    const hexes = [...goals.beaches].filter(([hex, no]) => no === beach && open(hex)).map(([hex]) => hex);
    toBeach.set(beach, reaches(world, roadNet(world, hexes, open), open));
  }
  return ({ place, at }) => {
    // O21.1.6: units At Sea need one friendly port hex anywhere.
    if (place === 'sea') return { byCity: goals.port, beaches: [] };
    // O21.1.1a: its own hex is not tested, so a friendly city hex supplies its garrison even when it is closed.
    const byCity = friendly(world, state, side, at) || toCity(at);
    if (byCity) return { byCity, beaches: [] };
    const beaches = [...toBeach].filter(([beach, to]) => goals.beaches.get(at) === beach || to(at)).map(([no]) => no);
    return { byCity, beaches };
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

/**
 * O21.1.2b: beaches that still serve. M11.36: where ships land it is one hex, and only an enemy in it ends it; M70.fallback,
 * M10.6: with supply lines and without ships the enemy beside a beach that is held does not.
 */
export function servingBeaches(world: World, state: State): State['beachheads'] {
  const field = fieldOf(world, state);
  const isHeld = (side: Side, hex: Hex): boolean => world.rules.supply.routes !== 'beaches' && holds(field, side, hex);
  const serves = (side: Side, hex: Hex): boolean =>
    !bars(field, other(side), hex) && (isHeld(side, hex) || !inZoc(field, other(side), hex));
  return state.beachheads.filter(
    ({ side, beach, hex: landed }) =>
      landed !== undefined || world.board.beaches[beach]?.some((hex) => serves(side, hex)),
  );
}
