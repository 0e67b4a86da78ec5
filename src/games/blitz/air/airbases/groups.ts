import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { directionTo } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { ANY_RANGE, flightPath, flights, pathFault, skiesFault } from '#games/blitz/air/rules/air.ts';
import { costlyFlight, costlySky } from '#games/blitz/countries/rules/minors.ts';
import type { AirMission, FlightGroup, Side, Sortie, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { theCountry } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { unguardedFault } from './guards.ts';
import { type Goal, sortieFault, targetFault } from './missions.ts';
import { boxFault, keyOf, startsOf, type Station, stationOf } from './stations.ts';

/** M12.9, M12.10: aircraft from one base fly together on one path. */

/** A path the mover has written, by the base it begins at. */
export interface Route {
  readonly from: Hex;
  /** M11.tf d: the task force they fly from. */
  readonly ship?: UnitNo;
  readonly path: readonly Hex[];
}

/** M12.10: ferries fly twice as far. */
export const FERRY = 2;
export const timesOf = (mission: AirMission): number => (mission === 'ferry' ? FERRY : 1);

/** M12.10: as far as the shortest range among them. */
export const rangeOf = ({ units }: Pick<State, 'units'>, group: readonly UnitNo[], times = 1): number =>
  times * Math.min(...group.map((no) => units[no]?.mf ?? 0));

/** M90.49: a way nobody has written leads over no country it would violate. */
function unaskedFault(world: World, state: State, side: Side, path: readonly Hex[]): Objection | undefined {
  // A flight to a country already violated needs no question.
  const there = world.board.country[path.at(-1) ?? NOWHERE];
  const meant = state.minors.some((minor) => minor.country === there && minor.state !== 'intact');
  const costly = costlyFlight(state, side).filter((country) => !meant || country !== there);
  if (costly.length === 0) return undefined;
  const hex = path.find((one) => costly.includes(world.board.country[one] ?? -1));
  return hex === undefined
    ? undefined
    : objection(
        'M90.49',
        msg`the way leads over ${theCountry(world.board, world.board.country[hex] ?? -1)} and would violate it: name the path hex by hex if you want that`,
      );
}

/** M90.49: a way that nobody writes, of interceptors and of who leaves a base that is lost, violates no country. */
export function quietWayFault(
  world: World,
  state: State,
  unit: Unit,
  from: readonly Hex[],
  to: Hex,
  far: Objection,
  range = unit.mf,
): Objection | undefined {
  if (flights(world, state, from, range, costlySky(world, state, unit.side)).has(to)) return undefined;
  return flights(world, state, from, range).has(to)
    ? objection(
        'M90.49',
        msg`the way of ${unit} to ${theHex(world.board.grid, to)} leads over a neutral country and would violate it`,
      )
    : far;
}

/** The way of a group from one of some hexes to another: the one written, or a shortest one. */
export function wayOf(
  world: World,
  state: State,
  side: Side,
  { from, to, range, path }: { from: readonly Hex[]; to: Hex; range: number; path?: readonly Hex[] | undefined },
): readonly Hex[] | Objection {
  const { grid } = world.board;
  if (path) {
    if (path.length > range)
      return objection('M12.10', msg`the flight path is ${path.length} {hex|hexes} long; ${range} {is|are} allowed`);
    const start = from.find((hex) => directionTo(grid, hex, path[0] ?? -1) >= 0) ?? from[0] ?? -1;
    return pathFault(world, state, start, to, path, range) ?? path;
  }
  if (from.includes(to)) return [];
  const found = flightPath(world, state, side, from, to, range);
  if (!found)
    return objection(
      'M12.10',
      msg`${theHex(grid, to)} is out of range from ${theHex(grid, from[0] ?? -1)} (${range} {hex|hexes})`,
    );
  return unaskedFault(world, state, side, found) ?? found;
}

/** Task of a flight, and how far its groups may come. */
interface Errand {
  readonly goal: Goal;
  readonly sorties: readonly Sortie[];
  readonly routes: readonly Route[];
}

/** M12.33: the zone of the box a flight goes to, if it goes to one. */
export function boxOf({ units }: Pick<State, 'units'>, { ship }: Goal): Zone | undefined {
  const unit = ship === undefined ? undefined : units[ship];
  return unit?.place === 'sea' ? unit.zone : undefined;
}

const AT_SHIPS: readonly AirMission[] = ['naval', 'escort'];

/** The way of the aircraft of one station. */
function groupWay(
  world: World,
  state: State,
  station: Station,
  units: readonly UnitNo[],
  { goal, sorties, routes }: Errand,
): readonly Hex[] | Objection {
  const { board } = world;
  const path = routes.find((one) => keyOf({ hex: one.from, ship: one.ship }) === keyOf(station))?.path;
  const box = boxOf(state, goal);
  if (box) {
    if (path) return objection('M12.33', msg`a flight to a box has no path`);
    return boxFault(world, state, state.mover, station, box) ?? [];
  }
  const strikesShips =
    sorties.some(({ mission }) => mission === 'naval') &&
    sorties.some(({ mission, units: sent }) => AT_SHIPS.includes(mission) && sent.some((no) => units.includes(no)));
  const zone = board.zone[goal.hex];
  const naval = strikesShips && zone && station.ship === undefined;
  const far = naval ? boxFault(world, state, state.mover, station, zone) : undefined;
  if (far) return far;
  // M12.6: from a naval airbase every assault hex of its zone is in range.
  const range = naval ? ANY_RANGE : rangeOf(state, units, Math.max(...sorties.map(({ mission }) => timesOf(mission))));
  return wayOf(world, state, state.mover, { from: startsOf(world, state, station), to: goal.hex, range, path });
}

/** The groups of a flight, or the first rule it breaks. */
export function groupsOf(
  world: World,
  state: State,
  goal: Goal,
  sorties: readonly Sortie[],
  routes: readonly Route[] = [],
): readonly FlightGroup[] | Objection {
  const all = sorties.flatMap(({ units }) => units);
  if (all.length === 0) return objection('M12.21', msg`no aircraft are named`);
  if (new Set(all).size < all.length) return objection('M12.7', msg`a unit is named twice`);
  const missions = sorties.map(({ mission }) => mission);
  if (new Set(missions).size < missions.length) return objection('M12.21', msg`a mission is named twice`);
  for (const { mission, units } of sorties) {
    for (const no of units) {
      const fault = sortieFault(world, state, no, mission, goal);
      if (fault) return fault;
    }
    const fault = mission === 'ferry' ? undefined : targetFault(world, state, mission, goal.hex, goal.ship);
    if (fault) return fault;
  }
  const skies = skiesFault(world, state, goal.hex);
  if (skies) return skies;
  const found = new Map<string, { station: Station; units: UnitNo[] }>();
  for (const no of all) {
    const station = stationOf(world, state, state.units[no] as Unit) as Station;
    const known = found.get(keyOf(station));
    if (known) known.units.push(no);
    else found.set(keyOf(station), { station, units: [no] });
  }
  const stray = routes.find(({ from, ship }) => !found.has(keyOf({ hex: from, ship })));
  if (stray) return objection('M12.21', msg`nobody of the flight is based at ${theHex(world.board.grid, stray.from)}`);
  if (new Set(routes.map(({ from: hex, ship }) => keyOf({ hex, ship }))).size < routes.length)
    return objection('M12.9', msg`aircraft of one base fly together: one way for each base`);
  const groups: FlightGroup[] = [];
  for (const { station, units } of found.values()) {
    const hexes = groupWay(world, state, station, units, { goal, sorties, routes });
    if (isObjection(hexes)) return hexes;
    const late = unguardedFault(world, state, goal.hex, hexes);
    if (late) return late;
    const { hex: from, ship } = station;
    groups.push({ from, hexes, units, ...(ship === undefined ? {} : { ship }) });
  }
  return groups;
}

/** Every hex these aircraft may be sent to together on a mission: what `groupsOf` lets pass. */
export function sortieHexes(world: World, state: State, units: readonly UnitNo[], mission: AirMission): Hex[] {
  const bases = units.map((no) => stationOf(world, state, state.units[no] as Unit));
  if (units.length === 0 || bases.includes(undefined)) return [];
  const fields = bases.map((station, i) =>
    flights(
      world,
      state,
      startsOf(world, state, station as Station),
      mission === 'naval' ? ANY_RANGE : rangeOf(state, [units[i] as UnitNo], timesOf(mission)),
    ),
  );
  const [first, ...others] = fields;
  return (first?.keys() ?? []).filter(
    (hex) =>
      others.every((field) => field.has(hex)) &&
      !targetFault(world, state, mission, hex) &&
      !isObjection(groupsOf(world, state, { hex }, [{ mission, units }])),
  );
}
