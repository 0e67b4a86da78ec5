import { memoize } from '#core/memo.ts';
import { type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex } from '#core/message.ts';
import { neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { type Board, type Zone, ZONES } from '#games/blitz/board.ts';
import { isTaskForce } from '#games/blitz/kinds.ts';
import type { Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { deckFault, isStorm, shipsOf, zoneOf } from '#games/blitz/sea/ships/ships.ts';
import { baseAt, baseHexes, roomFault } from './bases.ts';

/** M12.1, M12.6, M11.8: where aircraft are based: airbases, naval ones among them, and task forces. */

export interface Station {
  /** The hex of the base or ship; of a task force in a box a sea hex of its zone. */
  readonly hex: Hex;
  readonly ship?: UnitNo | undefined;
}

/** The sea hexes of each zone. */
const waters = memoize((board: Board): ReadonlyMap<Zone, readonly Hex[]> => {
  const found = new Map<Zone, Hex[]>();
  board.zone.forEach((zone, hex) => {
    if (!zone) return;
    const known = found.get(zone);
    if (known) known.push(hex);
    else found.set(zone, [hex]);
  });
  return found;
});

/** M12.33: a sea hex that stands for a box, which has none of its own. */
function boxHex(board: Board, zone: Zone): Hex {
  const hexes = waters(board).get(zone) ?? [];
  return hexes[hexes.length >> 1] ?? NOWHERE;
}

/** Hex of a ship; a box is represented by its hex. */
export const shipHex = ({ board }: Pick<World, 'board'>, ship: Unit): Hex =>
  ship.place === 'sea' && ship.zone ? boxHex(board, ship.zone) : ship.at;

/** M12.6: the sea zones an airbase on a hex could serve: on the coast, or one hex from it. */
export const zonesBeside = (board: Board, hex: Hex): readonly Zone[] => coasts(board).get(hex) ?? [];

const coasts = memoize((board: Board): ReadonlyMap<Hex, readonly Zone[]> => {
  const beside = (hex: Hex) => neighboursOf(board.grid, hex);
  const found = new Map<Hex, readonly Zone[]>();
  for (const hex of board.zone.keys()) {
    if (board.land[hex] !== 1) continue;
    const coast = [hex, ...beside(hex)].filter((one) => board.coastal[one] === 1);
    const zones = new Set(coast.flatMap((one) => beside(one).map((sea) => board.zone[sea])));
    if (zones.size > 0)
      found.set(
        hex,
        ZONES.filter((zone) => zones.has(zone)),
      );
  }
  return found;
});

/** M12.6: the zone an airbase serves: the one its owner has named, else the one it lies at, of these the first. */
export function servedBy({ board }: Pick<World, 'board'>, base: Unit): Zone | undefined {
  const zones = zonesBeside(board, base.at);
  if (zones.length < 2) return zones[0];
  const waters = neighboursOf(board.grid, base.at).map((sea) => board.zone[sea]);
  const near = (zone: Zone): number => waters.filter((one) => one === zone).length;
  return zones.find((zone) => zone === base.zone) ?? [...zones].sort((a, b) => near(b) - near(a))[0];
}

const shipNo = ({ units }: Pick<State, 'units'>, id: string | undefined): UnitNo | undefined => {
  const no = id === undefined ? -1 : units.findIndex((unit) => unit.id === id);
  return no >= 0 && isTaskForce(units[no] as Unit) ? no : undefined;
};

/** Is a task force still afloat? */
export const isAfloat = ({ place }: Unit): boolean => place === 'sea' || place === 'assault' || place === 'dock';

/** Base of an aircraft, also in the air; undefined if its ship is lost. */
export function stationOf(world: World, state: State, unit: Unit): Station | undefined {
  if (unit.aboard !== undefined) {
    const ship = shipNo(state, unit.aboard);
    if (ship === undefined || !isAfloat(state.units[ship] as Unit)) return undefined;
    return { hex: shipHex(world, state.units[ship] as Unit), ship };
  }
  if (unit.place === 'map') return { hex: unit.at };
  return unit.place === 'air' && unit.base !== undefined ? { hex: unit.base } : undefined;
}

/** Stations in one place are told apart. */
export const keyOf = ({ hex, ship }: Station): string => (ship === undefined ? `hex ${hex}` : `ship ${ship}`);

/** M11.tf d: the hexes ranges are counted from: of a box any sea hex of its zone. */
export function startsOf({ board }: Pick<World, 'board'>, state: State, { hex, ship }: Station): readonly Hex[] {
  const unit = ship === undefined ? undefined : state.units[ship];
  return unit?.place === 'sea' && unit.zone ? watersOf(board, unit.zone) : [hex];
}

export const watersOf = (board: Board, zone: Zone): readonly Hex[] => waters(board).get(zone) ?? [];

/** M12.33: may it fly against or to ships in the box of a zone? M12.6: land-based aircraft need a naval airbase of the zone. */
export function boxFault(world: World, state: State, side: Side, station: Station, zone: Zone): Objection | undefined {
  if (station.ship !== undefined) {
    const ship = state.units[station.ship] as Unit;
    return zoneOf(world, ship) === zone
      ? undefined
      : objection('M12.33', msg`${ship} is not in zone ${code(zone)}: its aircraft do not fly to the box there`);
  }
  const base = state.units[baseAt(state, side, station.hex) ?? -1];
  return base && servedBy(world, base) === zone
    ? undefined
    : objection(
        'M12.6',
        msg`the airbase at ${theHex(world.board.grid, station.hex)} is no naval airbase of zone ${code(zone)}`,
        'M12.33',
      );
}

/** M11.4, M11.26, M6.5: may aircraft take off from a task force, or come to it by ferry? */
export function deckClosed(ship: Unit): Objection | undefined {
  if (ship.withdrawn) return objection('M11.26', msg`${ship} withdrew in this player turn and does nothing more in it`);
  return ship.moved
    ? objection('M6.5', msg`${ship} has sailed in this player turn: flights come before ships move`)
    : undefined;
}

/** M14.10: no flights from task forces in a storm. */
export function skyFault(world: World, state: State, ship: Unit): Objection | undefined {
  const zone = zoneOf(world, ship);
  return zone && isStorm(world, state, zone)
    ? objection('M14.10', msg`there is a storm in zone ${code(zone)}: nobody flies from ships`)
    : undefined;
}

/** May these aircraft come down there? */
export function berthsFault(
  world: World,
  state: State,
  side: Side,
  station: Station,
  units: readonly UnitNo[],
): Objection | undefined {
  if (station.ship === undefined)
    return roomFault(
      world,
      state,
      side,
      station.hex,
      units.map((no) => state.units[no] as Unit),
    );
  const ship = state.units[station.ship] as Unit;
  if (ship.side !== side || !isTaskForce(ship) || !isAfloat(ship))
    return objection('M11.8', msg`${ship} is no task force of the mover's: aircraft land on those and on airbases`);
  return deckFault(state, ship, units);
}

/** All places a side's aircraft might come down at. */
export function stations(world: World, state: State, side: Side): Station[] {
  const decks = shipsOf(state, side, (ship) => isTaskForce(ship) && isAfloat(ship)).map((ship) => ({
    hex: shipHex(world, state.units[ship] as Unit),
    ship,
  }));
  return [...baseHexes(state, side).map((hex) => ({ hex })), ...decks];
}
