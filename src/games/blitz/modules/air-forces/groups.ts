import { isObjection, type Objection, objection } from '../../../../core/objection.ts';
import { say, theHex } from '../../../../core/say.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { flightPath, flights, pathFault, skiesFault } from '../../chapters/air/air.ts';
import { costlyFlight } from '../../chapters/countries/minors.ts';
import type { AirMission, FlightGroup, Side, Sortie, State, Unit, UnitNo } from '../../types.ts';
import { theCountry } from '../../words.ts';
import type { World } from '../../world.ts';
import { sortieFault, targetFault } from './missions.ts';

/** M12.9, M12.10: aircraft from one base fly together on one path. */

/** A path the mover has written, by the base it begins at. */
export interface Route {
  readonly from: Hex;
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
  const costly = costlyFlight(state, side);
  if (costly.length === 0) return undefined;
  const hex = path.find((one) => costly.includes(world.board.country[one] ?? -1));
  return hex === undefined
    ? undefined
    : objection(
        'M90.49',
        say`the way leads over ${theCountry(world.board, world.board.country[hex] ?? -1)} and would violate it: name the path hex by hex if you want that`,
      );
}

/** The way of a group from a hex to another: the one written, or a shortest one. */
export function wayOf(
  world: World,
  state: State,
  side: Side,
  { from, to, range, path }: { from: Hex; to: Hex; range: number; path?: readonly Hex[] | undefined },
): readonly Hex[] | Objection {
  const { grid } = world.board;
  if (path) {
    if (path.length > range)
      return objection('M12.10', say`the flight path is ${path.length} {hex|hexes} long; ${range} {is|are} allowed`);
    return pathFault(world, state, from, to, path, range) ?? path;
  }
  if (from === to) return [];
  const found = flightPath(world, state, side, [from], to, range);
  if (!found)
    return objection(
      'M12.10',
      say`${theHex(grid, to)} is out of range from ${theHex(grid, from)} (${range} {hex|hexes})`,
    );
  return unaskedFault(world, state, side, found) ?? found;
}

/** The groups of a flight to a hex, or the first rule it breaks. */
export function groupsOf(
  world: World,
  state: State,
  hex: Hex,
  sorties: readonly Sortie[],
  routes: readonly Route[] = [],
): readonly FlightGroup[] | Objection {
  const all = sorties.flatMap(({ units }) => units);
  if (all.length === 0) return objection('M12.21', say`no aircraft are named`);
  if (new Set(all).size < all.length) return objection('M12.7', say`a unit is named twice`);
  const missions = sorties.map(({ mission }) => mission);
  if (new Set(missions).size < missions.length) return objection('M12.21', say`a mission is named twice`);
  const times = Math.max(...missions.map(timesOf));
  for (const { mission, units } of sorties) {
    for (const no of units) {
      const fault = sortieFault(world, state, no, mission, hex);
      if (fault) return fault;
    }
    const fault = targetFault(world, state, mission, hex);
    if (fault) return fault;
  }
  const skies = skiesFault(world, state, hex);
  if (skies) return skies;
  const bases = [...new Set(all.map((no) => (state.units[no] as Unit).at))];
  const stray = routes.find(({ from }) => !bases.includes(from));
  if (stray) return objection('M12.21', say`nobody of the flight is based at ${theHex(world.board.grid, stray.from)}`);
  const groups: FlightGroup[] = [];
  for (const from of bases) {
    const units = all.filter((no) => state.units[no]?.at === from);
    const path = routes.find((one) => one.from === from)?.path;
    const hexes = wayOf(world, state, state.mover, { from, to: hex, range: rangeOf(state, units, times), path });
    if (isObjection(hexes)) return hexes;
    groups.push({ from, hexes, units });
  }
  return groups;
}

/** Every hex these aircraft may be sent to together on a mission: what `groupsOf` lets pass. */
export function sortieHexes(world: World, state: State, units: readonly UnitNo[], mission: AirMission): Hex[] {
  const bases = [...new Set(units.map((no) => state.units[no]?.at ?? -1))];
  if (units.length === 0 || bases.includes(-1)) return [];
  const fields = bases.map((from) => {
    const group = units.filter((no) => state.units[no]?.at === from);
    return flights(world, state, [from], rangeOf(state, group, timesOf(mission)));
  });
  const [first, ...others] = fields;
  return (first?.keys() ?? []).filter(
    (hex) =>
      others.every((field) => field.has(hex)) &&
      !targetFault(world, state, mission, hex) &&
      !isObjection(groupsOf(world, state, hex, [{ mission, units }])),
  );
}
