import { isObjection, type Objection, objection } from '../../../../core/objection.ts';
import { say, theHex } from '../../../../core/say.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { flights } from '../../chapters/air/air.ts';
import type { FlightGroup, FrameAt, State, Unit, UnitNo } from '../../types.ts';
import { theUnit } from '../../words.ts';
import type { World } from '../../world.ts';
import { baseHexes, roomFault } from './bases.ts';
import { rangeOf, wayOf } from './groups.ts';

/** M12.10, M12.27: the way home. */

type Flight = FrameAt<'flight'>;

/** Those of the flight that still have to come home. */
export const homeless = (state: State, { groups, waiting = [] }: Flight): UnitNo[] =>
  [...groups.flatMap(({ units }) => units), ...waiting].filter((no) => {
    const unit = state.units[no];
    return unit?.place === 'air' && !unit.interdicts && !state.missions.some((one) => one.unit === no);
  });

/** A group that flies home, or why it does not. */
export function legOf(
  world: World,
  state: State,
  flight: Flight,
  units: readonly UnitNo[],
  to: Hex,
  path?: readonly Hex[],
): FlightGroup | Objection {
  const waiting = homeless(state, flight);
  if (units.length === 0) return objection('M12.27', say`no unit is named`);
  if (new Set(units).size < units.length) return objection('M12.7', say`a unit is named twice`);
  const stranger = units.find((no) => !waiting.includes(no));
  if (stranger !== undefined) return objection('M12.27', say`${theUnit(state, stranger)} is not on its way home`);
  const crews = units.map((no) => state.units[no] as Unit);
  const side = (crews[0] as Unit).side;
  const room = roomFault(world, state, side, to, crews);
  if (room) return room;
  const hexes = wayOf(world, state, side, { from: flight.hex, to, range: rangeOf(state, units), path });
  return isObjection(hexes) ? hexes : { from: flight.hex, hexes, units };
}

/** Bases a unit can come home to, its own first. */
export function homesOf(world: World, state: State, flight: Flight, no: UnitNo): Hex[] {
  const unit = state.units[no] as Unit;
  const near = flights(world, state, [flight.hex], unit.mf);
  return baseHexes(state, unit.side)
    .filter((hex) => near.has(hex) && !isObjection(legOf(world, state, flight, [no], hex)))
    .sort((a, b) => Number(b === unit.base) - Number(a === unit.base));
}

/** All of them to where they came from, each base a group; undefined where one of them cannot. */
export function allHome(world: World, state: State, flight: Flight): readonly FlightGroup[] | undefined {
  const waiting = homeless(state, flight);
  const legs: FlightGroup[] = [];
  for (const base of new Set(waiting.map((no) => state.units[no]?.base ?? -1))) {
    const leg = legOf(
      world,
      state,
      flight,
      waiting.filter((no) => (state.units[no]?.base ?? -1) === base),
      base,
    );
    if (isObjection(leg)) return undefined;
    legs.push(leg);
  }
  return legs;
}

/** M12.10: nobody has a base in range with room. */
export const lostInTheAir = (world: World, state: State, flight: Flight): UnitNo[] =>
  homeless(state, flight).filter((no) => homesOf(world, state, flight, no).length === 0);

/** Where a group cannot go home as a whole. */
export const noHome = (world: World, hex: Hex): Objection =>
  objection('M12.10', say`not all can fly back from ${theHex(world.board.grid, hex)} to their own bases: name others`);
