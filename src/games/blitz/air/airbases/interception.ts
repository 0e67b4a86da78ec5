import { isObjection, type Objection, objection, type RuleId } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { skiesFault } from '#games/blitz/air/rules/air.ts';
import { boundFault } from '#games/blitz/ground/rules/closures.ts';
import { isFighter } from '#games/blitz/kinds.ts';
import { ownUnit } from '#games/blitz/step.ts';
import {
  type CommandOf,
  type FlightGroup,
  type FrameAt,
  type GroupName,
  other,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { baseFault, hitFault, roomFault } from './bases.ts';
import { isNavalStrike } from './fleet-under.ts';
import { isNamed } from './flight-state.ts';
import { quietWayFault } from './groups.ts';
import { boxFault, skyFault, startsOf, type Station, stationOf } from './stations.ts';

/** M12.22, M12.23: fighters that stand by meet a flight. */

type Flight = FrameAt<'flight'>;

/** M12.22, M10.21, M14.10: can it meet anybody at all? */
function callFault(world: World, state: State, no: UnitNo): Objection | undefined {
  const unit = ownUnit(state, other(state.mover), no, 'M12.22');
  if (isObjection(unit)) return unit;
  if (!isFighter(unit)) return objection('M12.chart', msg`${unit} is no fighter: it does not intercept`);
  const station = unit.place === 'map' || unit.place === 'aboard' ? stationOf(world, state, unit) : undefined;
  if (!unit.onCall || !station)
    return objection('M12.23', msg`${unit} does not stand by to intercept, or has done so`, 'M12.22');
  const fault = world.rules.grounded({ world, state, unit }) ?? skiesFault(world, state, station.hex);
  if (station.ship !== undefined) return fault ?? skyFault(world, state, state.units[station.ship] as Unit);
  return baseFault(world, state, unit.side, unit.at) ?? fault ?? hitFault(world, state, unit.side, unit.at);
}

const outOfRange = ({ board }: World, unit: Unit, hex: Hex, rule: RuleId): Objection =>
  objection(rule, msg`${theHex(board.grid, hex)} is out of range of ${unit} (${unit.mf} {hex|hexes})`);

/** Parts of a flight that decide which units can meet it. */
type Errand = Pick<Flight, 'hex' | 'zone' | 'ship' | 'sorties'>;

/** M12.22; at sea M12.6, M12.33. */
function reachFault(world: World, state: State, flight: Errand, unit: Unit, hex: Hex): Objection | undefined {
  const station = stationOf(world, state, unit) as Station;
  const overShips = flight.ship !== undefined || isNavalStrike(flight);
  const near = flight.zone ?? (overShips && station.ship === undefined ? world.board.zone[hex] : undefined);
  const zone = hex === flight.hex ? near : undefined;
  if (zone) return boxFault(world, state, unit.side, station, zone);
  return (
    boundFault(world, state, unit, hex) ??
    quietWayFault(world, state, unit, startsOf(world, state, station), hex, outOfRange(world, unit, hex, 'M12.22'))
  );
}

export function interceptFault(
  world: World,
  state: State,
  flight: Flight,
  { units, hex, home, of }: Omit<CommandOf<'assignInterceptor'>, 'do'>,
): Objection | undefined {
  const { grid } = world.board;
  const where = theHex(grid, hex);
  if (units.length === 0) return objection('M12.22', msg`no unit is named`);
  if (new Set(units).size < units.length) return objection('M12.23', msg`a unit is named twice`);
  const onTheWay = flight.groups.some(({ hexes }) => hexes.includes(hex));
  const over = flight.stage === 'intercept' ? flight.hex : undefined;
  if (hex !== over && world.rules.air.meets === 'target')
    return objection(
      'M12.22',
      msg`the flight is met over its target ${theHex(grid, flight.hex)}, not at ${where}`,
      'M12.31',
    );
  if (!onTheWay && hex !== over) return objection('M12.31', msg`the flight does not pass ${where}`);
  if (flight.interceptors.length > 0 && hex !== (flight.meeting ?? flight.hex))
    return objection('M12.31', msg`the others meet the flight over ${theHex(grid, flight.meeting ?? flight.hex)}`);
  if (of && hex === over) return objection('M12.22', msg`over its target ${where} the whole flight is met`, 'M12.31');
  const group = of && flight.groups.find((one) => one.hexes.includes(hex) && isNamed(flight, one, of));
  if (of && !group) return objection('M12.31', msg`no such group passes ${where}`);
  if (group && flight.met && !isNamed(flight, group, flight.met))
    return objection('M12.31', msg`the others meet another group there`);
  for (const no of units) {
    const fault = callFault(world, state, no);
    if (fault) return fault;
    const far = reachFault(world, state, flight, state.units[no] as Unit, hex);
    if (far) return far;
  }
  return skiesFault(world, state, hex) ?? (home === undefined ? undefined : homeFault(world, state, units, hex, home));
}

/** M12.28: another base in range, with room. */
function homeFault(world: World, state: State, units: readonly UnitNo[], hex: Hex, home: Hex): Objection | undefined {
  const crews = units.map((no) => state.units[no] as Unit);
  for (const unit of crews) {
    const far =
      boundFault(world, state, unit, home) ??
      quietWayFault(world, state, unit, [hex], home, outOfRange(world, unit, home, 'M12.28'));
    if (far) return far;
  }
  return roomFault(world, state, other(state.mover), home, crews);
}

/** The fighters that can meet the flight over a hex. */
export function callable(world: World, state: State, flight: Errand, hex: Hex): UnitNo[] {
  if (skiesFault(world, state, hex)) return [];
  const side = other(state.mover);
  return state.units.flatMap((unit, no) =>
    unit.onCall && unit.side === side && !callFault(world, state, no) && !reachFault(world, state, flight, unit, hex)
      ? [no]
      : [],
  );
}

/** M12.31: those who are met: over the target all, on the way the group that was named, else the first that passes. */
export function metIn(flight: Flight, hex: Hex, met: GroupName = flight.met ?? {}): readonly FlightGroup[] {
  if (hex === flight.hex && flight.meeting === undefined) return flight.groups;
  return flight.groups.filter((one) => one.hexes.includes(hex) && isNamed(flight, one, met)).slice(0, 1);
}

/** M12.31: the hexes where a flight can be met. */
export function meetings(world: World, { hex, groups, stage }: Flight): Hex[] {
  const over = stage === 'intercept' ? [hex] : [];
  return world.rules.air.meets === 'anywhere' ? [...new Set([...over, ...groups.flatMap(({ hexes }) => hexes)])] : over;
}
