import { directionTo, distance } from '#hex/grid.ts';
import { isAircraft, isFighter, isFlak, isShip, isTaskForce } from '#games/blitz/kinds.ts';
import { isNamed } from '#games/blitz/air/airbases/flight-state.ts';
import {
  type FlightStage,
  type FrameAt,
  isHomeward,
  other,
  type Side,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M12.20, M80.40: what cannot be so in a flight that a position names in the middle of its course. */

type Flight = FrameAt<'flight'>;

/** The stages in which somebody is asked; the others are over before anybody sees them. */
const ASKED: readonly FlightStage[] = ['intercept', 'flak', 'abort', 'refuse', 'home', 'interceptHome', 'flakHome'];
/** M13.3, M13.9: when flak has been named and has not fired yet. */
const NAMED: readonly FlightStage[] = ['abort', 'refuse', 'out', 'in'];

function unitsFault(
  { units }: State,
  side: Side,
  list: readonly UnitNo[],
  able: (unit: Unit) => boolean,
  what: string,
): string | undefined {
  if (new Set(list).size < list.length) return 'a unit of the flight is named twice (M12.7)';
  const wrong = list.map((no) => units[no] as Unit).find((unit) => unit.side !== side || !able(unit));
  return wrong && `${wrong.id} is ${what}`;
}

/** Aircraft shot down stay in the list. */
const isUp = (unit: Unit): boolean => isAircraft(unit) && (unit.place === 'air' || unit.place === 'lost');
const fires = (unit: Unit): boolean => isFlak(unit) || isTaskForce(unit);

function crewsFault(state: State, flight: Flight): string | undefined {
  const { groups, sorties, interceptors, volleys, load = [], relief = [], waiting = [] } = flight;
  const [mover, enemy] = [state.mover, other(state.mover)];
  const aircraft = 'no aircraft of the mover that is in the air (M12.20)';
  const onBoard = (unit: Unit) => !isAircraft(unit) && !isShip(unit);
  // M10.1: aircraft share the state of their base.
  const needsSupply = (unit: Unit) => unit.place === 'map';
  return (
    unitsFault(
      state,
      mover,
      groups.flatMap(({ units }) => units),
      isUp,
      aircraft,
    ) ??
    unitsFault(state, mover, waiting, isUp, aircraft) ??
    unitsFault(
      state,
      mover,
      sorties.flatMap(({ units }) => units),
      isAircraft,
      'no aircraft of the mover (M12.21)',
    ) ??
    unitsFault(
      state,
      enemy,
      interceptors,
      (unit) => isFighter(unit) && isUp(unit),
      'no fighter that is in the air against the flight (M12.22)',
    ) ??
    unitsFault(
      state,
      enemy,
      volleys.flatMap(({ units }) => units),
      fires,
      'no flak that fires at the flight (M13.3)',
    ) ??
    unitsFault(state, mover, load, onBoard, 'carried by no aircraft (M12.30)') ??
    unitsFault(state, mover, relief, needsSupply, 'supplied by no aircraft (M10.16)')
  );
}

function waysFault({ board: { grid } }: World, { units, mover }: State, flight: Flight): string | undefined {
  const { groups, hex, zone, stage, meeting, met, volleys } = flight;
  for (const { from, hexes, ship } of groups) {
    const gap = hexes.some((one, i) => {
      // M11.tf d, M12.33: from a box the way begins at any hex of its sea.
      const before = i > 0 ? (hexes[i - 1] ?? one) : ship === undefined && !zone ? from : one;
      return before !== one && directionTo(grid, before, one) < 0;
    });
    if (gap) return 'the way of a group has a gap (B18.7)';
    const ends = hexes.length === 0 || isHomeward(stage) || hexes.at(-1) === hex;
    if (!ends) return 'the way of a group does not end at the target (M12.21)';
  }
  // M12.24: whom flak and interceptors wait for may have turned back.
  const turned = units.some((unit) => unit.side === mover && unit.flown && unit.place !== 'air');
  const passes = (at: number) => turned || at === hex || groups.some(({ hexes }) => hexes.includes(at));
  if (meeting !== undefined && !passes(meeting)) return 'the flight does not pass where it is to be met (M12.31)';
  if (met && !turned && !groups.some((group) => isNamed(flight, group, met))) return 'no such group is met (M12.31)';
  if (volleys.length > 0 && !NAMED.includes(stage)) return 'flak is named before the flight is shot at (M13.3)';
  return zone || volleys.every((one) => passes(one.hex) && one.units.length > 0)
    ? undefined
    : 'the flight does not pass where flak fires (M13.2)';
}

/** M13.3: ships fire where they are attacked (M11.tf g). */
function reachFault({ board: { grid } }: World, { units }: State, { volleys }: Flight): string | undefined {
  const far = volleys.some((one) =>
    one.units.some((no) => isFlak(units[no] as Unit) && distance(grid, units[no]?.at ?? one.hex, one.hex) > 1),
  );
  return far ? 'flak fires at most into the next hex (M13.1)' : undefined;
}

/** Fault of a unit in the air without a part in the flight. */
function strayFault({ units, missions }: State, flight: Flight): string | undefined {
  const { groups, waiting = [], interceptors, load = [] } = flight;
  const known = [...groups.flatMap((group) => group.units), ...waiting, ...interceptors, ...load];
  const stray = units.find(
    (unit, no) =>
      unit.place === 'air' && !unit.interdicts && !known.includes(no) && !missions.some((one) => one.unit === no),
  );
  return stray && `${stray.id} is in the air, but not in the flight (M12.20)`;
}

/** `last`: nothing else is decided before it goes on. */
export function flightFault(world: World, state: State, flight: Flight, last: boolean): string | undefined {
  if (last && !ASKED.includes(flight.stage)) return `nobody is asked in stage ${flight.stage} of a flight (M80.40)`;
  if (last && flight.stage !== 'home' && flight.groups.length === 0) return 'no group is left in the flight (M12.21)';
  const { ship } = flight;
  if (ship !== undefined && !isShip(state.units[ship] as Unit)) return 'the flight leads to no ship (M12.33)';
  return (
    crewsFault(state, flight) ??
    waysFault(world, state, flight) ??
    reachFault(world, state, flight) ??
    strayFault(state, flight)
  );
}
