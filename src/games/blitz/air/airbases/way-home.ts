import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { ANY_RANGE, flightPath, flights } from '#games/blitz/air/rules/air.ts';
import { boundFault } from '#games/blitz/ground/rules/closures.ts';
import type { FlightGroup, FrameAt, Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { theUnit } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { rangeOf, wayOf } from './groups.ts';
import { berthsFault, boxFault, keyOf, startsOf, type Station, stationOf, stations, watersOf } from './stations.ts';

/** M12.10, M12.27, M12.46, M90.42: the way home, to airbases and task forces. */

type Flight = FrameAt<'flight'>;

/** Aircraft of the flight that still have to come home. */
export const homeless = (state: State, { groups, waiting = [] }: Flight): UnitNo[] =>
  [...groups.flatMap(({ units }) => units), ...waiting].filter((no) => {
    const unit = state.units[no];
    return unit?.place === 'air' && !unit.interdicts && !state.missions.some((one) => one.unit === no);
  });

/** Hexes of a flight: one hex, or all sea hexes of a zone (M12.33). */
const whereOf = ({ board }: World, { hex, zone }: Pick<Flight, 'hex' | 'zone'>): readonly Hex[] =>
  zone ? watersOf(board, zone) : [hex];

/** M12.6, M12.33: are station and flight in one zone, so that no range is asked? */
function isNear(world: World, state: State, side: Side, flight: Pick<Flight, 'hex' | 'zone'>, to: Station): boolean {
  const zone = flight.zone ?? (to.ship === undefined ? world.board.zone[flight.hex] : undefined);
  return zone !== undefined && !boxFault(world, state, side, to, zone);
}

function wayHome(
  world: World,
  state: State,
  flight: Pick<Flight, 'hex' | 'zone'>,
  units: readonly UnitNo[],
  to: Station,
  path?: readonly Hex[],
): readonly Hex[] | Objection {
  const { side } = state.units[units[0] as UnitNo] as Unit;
  const near = isNear(world, state, side, flight, to);
  if (near && flight.zone) return [];
  const range = near ? ANY_RANGE : rangeOf(state, units);
  const from = whereOf(world, flight);
  const ends = startsOf(world, state, to);
  const end =
    path?.at(-1) ??
    (ends.length > 1
      ? flights(world, state, from, range)
          .keys()
          .find((hex) => ends.includes(hex))
      : ends[0]);
  if (end === undefined || !ends.includes(end))
    return objection('M12.10', msg`${theHex(world.board.grid, to.hex)} is out of range (${range} {hex|hexes})`);
  return wayOf(world, state, side, { from, to: end, range, path });
}

/** M12.27: only who is over the target comes home, and once. */
export function strangerFault(state: State, flight: Flight, units: readonly UnitNo[]): Objection | undefined {
  if (new Set(units).size < units.length) return objection('M12.7', msg`a unit is named twice`);
  const waiting = homeless(state, flight);
  const stranger = units.find((no) => !waiting.includes(no));
  return stranger === undefined
    ? undefined
    : objection('M12.27', msg`${theUnit(state, stranger)} is not on its way home`);
}

/** A group that flies home, or why it does not. */
export function legOf(
  world: World,
  state: State,
  flight: Flight,
  units: readonly UnitNo[],
  to: Station,
  path?: readonly Hex[],
): FlightGroup | Objection {
  if (units.length === 0) return objection('M12.27', msg`no unit is named`);
  const stranger = strangerFault(state, flight, units);
  if (stranger) return stranger;
  const room = berthsFault(world, state, (state.units[units[0] as UnitNo] as Unit).side, to, units);
  if (room) return room;
  const bound = boundFaultOf(world, state, units, to);
  if (bound) return bound;
  const hexes = wayHome(world, state, flight, units, to, path);
  if (isObjection(hexes)) return hexes;
  // Without a way it comes down where it is said to.
  const from = hexes.length === 0 ? to.hex : flight.hex;
  return { from, hexes, units, ...(to.ship === undefined ? {} : { ship: to.ship }) };
}

/** M18.11: aircraft of a minor that is no active ally do not come down outside it. */
function boundFaultOf(world: World, state: State, units: readonly UnitNo[], { hex }: Station): Objection | undefined {
  for (const no of units) {
    const bound = boundFault(world, state, state.units[no] as Unit, hex);
    if (bound) return bound;
  }
  return undefined;
}

const keyed = (world: World, state: State, no: UnitNo): string | undefined => {
  const own = stationOf(world, state, state.units[no] as Unit);
  return own && keyOf(own);
};

/** Bases a unit can come home to, its own first. */
export function homesOf(world: World, state: State, flight: Flight, no: UnitNo): Station[] {
  const unit = state.units[no] as Unit;
  const own = keyed(world, state, no);
  const near = flights(world, state, whereOf(world, flight), unit.mf);
  return stations(world, state, unit.side)
    .filter(
      (to) => isNear(world, state, unit.side, flight, to) || startsOf(world, state, to).some((hex) => near.has(hex)),
    )
    .filter((to) => !isObjection(legOf(world, state, flight, [no], to)))
    .sort((a, b) => Number(keyOf(b) === own) - Number(keyOf(a) === own));
}

/** M90.49: where no other way is left, bases beyond a country that it violates; such a way is written out. */
export function dearHomes(
  world: World,
  state: State,
  flight: Flight,
  no: UnitNo,
): readonly { readonly to: Hex; readonly path: readonly Hex[] }[] {
  if (homesOf(world, state, flight, no).length > 0) return [];
  const { side, mf } = state.units[no] as Unit;
  return stations(world, state, side).flatMap((station) => {
    const { hex: to, ship } = station;
    const path = ship === undefined ? flightPath(world, state, side, whereOf(world, flight), to, mf) : undefined;
    return path && !isObjection(legOf(world, state, flight, [no], station, path)) ? [{ to, path }] : [];
  });
}

/** Return of all aircraft to their own bases, each base a group; undefined if one of them cannot. */
export function allHome(
  world: World,
  state: State,
  flight: Flight,
  waiting: readonly UnitNo[] = homeless(state, flight),
): readonly FlightGroup[] | undefined {
  const legs: FlightGroup[] = [];
  for (const base of new Set(waiting.map((no) => keyed(world, state, no)))) {
    const units = waiting.filter((no) => keyed(world, state, no) === base);
    const to = stationOf(world, state, state.units[units[0] as UnitNo] as Unit);
    const leg = to && legOf(world, state, flight, units, to);
    if (!leg || isObjection(leg)) return undefined;
    legs.push(leg);
  }
  return legs;
}

/** M12.10: nobody has a base in range with room. */
export const lostInTheAir = (world: World, state: State, flight: Flight): UnitNo[] =>
  homeless(state, flight).filter(
    (no) => homesOf(world, state, flight, no).length === 0 && dearHomes(world, state, flight, no).length === 0,
  );

/** Objection to sending a whole group home. */
export const noHome = (world: World, hex: Hex): Objection =>
  objection('M12.10', msg`not all can fly back from ${theHex(world.board.grid, hex)} to their own bases: name others`);

/** M12.28, M12.46: where an interceptor goes whose base or ship is no more: the first there is in range. */
export function refugeOf(
  world: World,
  state: State,
  flight: Pick<Flight, 'hex' | 'zone'>,
  no: UnitNo,
): Station | undefined {
  const { side } = state.units[no] as Unit;
  return stations(world, state, side).find(
    (to) =>
      !berthsFault(world, state, side, to, [no]) &&
      !boundFaultOf(world, state, [no], to) &&
      !isObjection(wayHome(world, state, flight, [no], to)),
  );
}
