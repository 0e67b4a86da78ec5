import { isObjection, type Objection, objection } from '#core/objection.ts';
import { type Message, msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isRailHex } from '#games/blitz/board.ts';
import { skiesFault } from '#games/blitz/air/rules/air.ts';
import { nuclearFault } from '#games/blitz/air/rules/missions.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { boundFault } from '#games/blitz/ground/rules/closures.ts';
import { fieldOf, holds } from '#games/blitz/ground/rules/field.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { isAircraft, isBomber, isFighter, isFlak, isShip, sortiesOn } from '#games/blitz/kinds.ts';
import { ownUnit } from '#games/blitz/step.ts';
import { type AirMission, other, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { centreAt } from '#games/blitz/economy/production/centres.ts';
import { markersOf } from '#games/blitz/ground/rail/cuts.ts';
import { markersAt } from '#games/blitz/ground/rail/rails.ts';
import { trainsAt } from '#games/blitz/ground/rail/trains.ts';
import { portOf } from '#games/blitz/sea/ships/damage.ts';
import { isAtSea, playsShips, shipsOf } from '#games/blitz/sea/ships/ships.ts';
import { baseAt, baseFault, hitFault } from './bases.ts';
import { deckClosed, skyFault, stationOf } from './stations.ts';

/** M12.chart, M12.11: who may fly what, and against what. */

export const AIR_MISSION_WORDS: Readonly<Record<AirMission, Message>> = {
  centre: msg`bombardment of a production centre`,
  port: msg`port strike`,
  airbase: msg`airbase strike`,
  units: msg`bombardment of units`,
  rail: msg`rail interdiction`,
  train: msg`attack on a train`,
  interdict: msg`area interdiction`,
  support: msg`ground support`,
  naval: msg`naval strike`,
  nuclear: msg`nuclear strike`,
  escort: msg`escort`,
  ferry: msg`ferry`,
  supply: msg`supply airlift`,
  airdrop: msg`supply drop`,
  drop: msg`airborne drop`,
  airlift: msg`unit airlift`,
};

/** M12.4: combat missions are those of the chart from 1 to 9; escorts, ferries and what transports do are none. */
const PEACEFUL: readonly AirMission[] = ['escort', 'ferry', 'supply', 'airdrop', 'drop', 'airlift'];

export const isCombat = (mission: AirMission): boolean => !PEACEFUL.includes(mission);

/** M11.tf d: one of its missions in a player turn, and M11.34. */
function launchFault(world: World, state: State, ship: Unit, mission: AirMission | 'intercept'): Objection | undefined {
  // M11.tf: fighters stand by whatever their ship does.
  if (mission === 'intercept') return undefined;
  const closed = deckClosed(ship) ?? skyFault(world, state, ship);
  if (closed || mission === 'ferry') return closed;
  if (ship.aborted)
    return objection('M11.34', msg`${ship} comes from an invasion that failed: it docks and unloads first`);
  return ship.task === undefined || ship.task === 'flights'
    ? undefined
    : objection('M11.tf', msg`${ship} has done something else in this player turn`);
}

/** Destination of an aircraft: a hex, a fleet in a box (M12.33), a task force (M11.8). */
export interface Goal {
  readonly hex: Hex;
  readonly ship?: UnitNo;
}

/** M12.7: is it an aircraft at a base that has not flown in this player turn? */
export function readyFault(
  world: World,
  state: State,
  side: Side,
  no: UnitNo,
  mission: AirMission | 'intercept',
  to?: Goal,
): Objection | undefined {
  const unit = ownUnit(state, side, no, 'M12.7');
  if (isObjection(unit)) return unit;
  if (!isAircraft(unit)) return objection('M12.chart', msg`${unit} is no aircraft`);
  if (unit.place === 'air') return objection('M12.41', msg`${unit} is in the air`);
  const station = unit.place === 'map' || unit.place === 'aboard' ? stationOf(world, state, unit) : undefined;
  if (!station) return objection('M12.1', msg`${unit} is not at a base`);
  if (unit.flown) {
    // M12.41: who comes home from an area it has closed has flown no strike of this player turn.
    const struck = state.raids?.some(({ bases }) => bases.includes(unit.at)) ?? false;
    return objection('M12.7', msg`${unit} has flown in this player turn`, ...(struck ? [] : ['M12.41']));
  }
  if (unit.onCall && mission !== 'intercept')
    return objection('M12.7', msg`${unit} stands by to intercept in this player turn`);
  const leads = mission === 'ferry' && to ? { to: to.hex, toShip: to.ship !== undefined } : {};
  const standsBy = mission === 'intercept';
  const fault =
    world.rules.grounded({ world, state, unit, ...leads, standsBy }) ??
    world.rules.leave({ world, state, unit }) ??
    skiesFault(world, state, station.hex);
  if (station.ship !== undefined) return launchFault(world, state, state.units[station.ship] as Unit, mission) ?? fault;
  const peaceful = PEACEFUL.includes(mission as AirMission);
  return (
    baseFault(world, state, side, unit.at) ?? fault ?? (peaceful ? undefined : hitFault(world, state, side, unit.at))
  );
}

/** M12.chart: does its type fly such missions? SAC support city assaults (M90.50). */
function crewFault(world: World, state: State, unit: Unit, mission: AirMission, hex: Hex): Objection | undefined {
  if (sortiesOn(unit, mission)) {
    const single = mission !== 'nuclear' || unit.df === 1;
    return single ? undefined : objection('O23.5.2', msg`a nuclear strike is flown by exactly one SAC factor`);
  }
  if (mission === 'support' && isBomber(unit) && isUncaptured(world, state, hex)) return undefined;
  const atSea = mission === 'naval' && unit.aboard === undefined ? ['M12.6'] : [];
  return objection('M12.chart', msg`${unit} does not fly this: ${AIR_MISSION_WORDS[mission]}`, ...atSea);
}

/** The ships of a side on an assault hex. */
export const fleetAt = (state: State, side: Side, hex: Hex): UnitNo[] =>
  shipsOf(state, side, (ship) => ship.place === 'assault' && ship.at === hex);

/** M12.33: is this an enemy ship in a box? */
function boxedFault(world: World, state: State, no: UnitNo | undefined): Objection | undefined {
  if (no === undefined) return undefined;
  const ship = state.units[no] as Unit;
  if (!isShip(ship) || ship.side === state.mover) return objection('M12.11', msg`${ship} is no enemy ship`);
  if (ship.place === 'sea') return undefined;
  return isAtSea(ship)
    ? objection('M12.33', msg`${ship} is on ${theHex(world.board.grid, ship.at)}: it is struck there`)
    : objection('M12.11', msg`${ship} is not at sea`);
}

/** M90.41: once ships have moved nobody strikes ships or ports. */
function lateFault({ units, fought, mover }: State): Objection | undefined {
  const sailed = units.find((unit) => unit.side === mover && isShip(unit) && unit.moved);
  if (sailed)
    return objection('M90.41', msg`${sailed} has sailed: strikes on ships and ports come before ships move`, 'M6.5');
  return fought && fought.length > 0
    ? objection('M90.41', msg`fleets have fought: strikes on ships and ports come before`, 'M6.5')
    : undefined;
}

/** Objection for things the game does not have. */
const NO_MODULE: Pick<Objection, 'also'> = { also: ['M70.fallback'] };

/** M12.12: FLAK is no target. */
const isFlakAt = ({ units }: State, side: Side, hex: Hex): boolean =>
  units.some((unit) => unit.side === side && unit.place === 'map' && unit.at === hex && isFlak(unit));

/** M12.11: what a mission needs to find in its hex. */
export function targetFault(
  world: World,
  state: State,
  mission: AirMission,
  hex: Hex,
  ship?: UnitNo,
): Objection | undefined {
  const { board } = world;
  const enemy = other(state.mover);
  const where = theHex(board.grid, hex);
  const lacks = (what: Message): Objection => objection('M12.11', msg`${where} holds ${what}`);
  if ((mission === 'port' || mission === 'naval') && !playsShips(world))
    return objection('M70.fallback', msg`this game has no ships`, 'M12.11');
  if (ship !== undefined && mission !== 'naval' && mission !== 'escort')
    return objection('M12.33', msg`a fleet in a box has no hex: only naval strikes reach it`);
  switch (mission) {
    case 'port': {
      const dock = portOf(world, state, enemy, hex);
      if (!dock) return lacks(msg`no enemy port`);
      return dock.hex === hex
        ? lateFault(state)
        : objection('M12.11', msg`the dock of ${where} is at ${theHex(board.grid, dock.hex)}: that is struck`);
    }
    case 'naval':
      return ship === undefined && fleetAt(state, enemy, hex).length === 0
        ? lacks(msg`no enemy fleet at sea`)
        : (boxedFault(world, state, ship) ?? lateFault(state));
    case 'centre': {
      const centre = centreAt(state, hex);
      if (centre?.side === enemy && !centre.captor) return undefined;
      return {
        ...lacks(msg`no production centre to bombard`),
        ...(world.rules.production.cycle === 0 ? NO_MODULE : {}),
      };
    }
    case 'airbase':
      return baseAt(state, enemy, hex) === undefined ? lacks(msg`no enemy airbase`) : undefined;
    case 'units':
      if (holds(fieldOf(world, state), enemy, hex)) return undefined;
      return { ...lacks(msg`no enemy ground unit`), ...(isFlakAt(state, enemy, hex) ? { also: ['M12.12'] } : {}) };
    case 'rail':
      if (world.rules.ground.lines === 'roads')
        return objection('M70.fallback', msg`this game has no railways`, 'M12.11');
      if (!isRailHex(board, hex)) return objection('M12.11', msg`${where} has no rail line`);
      return markersAt(state, hex) >= markersOf(world, hex)
        ? objection('M12.11', msg`${where} has its cut markers already`)
        : undefined;
    case 'train':
      if (trainsAt(state, enemy, hex).length > 0) return undefined;
      return { ...lacks(msg`no enemy train`), ...(world.rules.ground.lines === 'rails' ? {} : NO_MODULE) };
    case 'interdict':
      if (isDryLand(world, state, hex)) return undefined;
      return objection('M12.40', msg`${where} is no land hex`, ...(board.surface[hex] === 'neutral' ? ['B18.7'] : []));
    case 'support': {
      const there = state.units.some((unit) => unit.side === enemy && unit.place === 'map' && unit.at === hex);
      return there || isUncaptured(world, state, hex) ? undefined : lacks(msg`nobody to be attacked`);
    }
    case 'nuclear':
      if (!world.strikes.includes('nuclear')) return objection('M90.33', msg`nuclear strikes are not played`);
      if (state.raids?.some((raid) => raid.nuclear))
        return objection('O23.5.1', msg`one nuclear strike at most in a player turn`);
      return nuclearFault(world, state, hex);
    default:
      return undefined;
  }
}

/** Fault of an aircraft for a mission, the route aside. */
export const sortieFault = (
  world: World,
  state: State,
  no: UnitNo,
  mission: AirMission,
  goal: Goal,
): Objection | undefined =>
  readyFault(world, state, state.mover, no, mission, goal) ??
  crewFault(world, state, state.units[no] as Unit, mission, goal.hex) ??
  boundFault(world, state, state.units[no] as Unit, goal.hex);

/** M12.32: may these fighters stand by? */
export function standbyFault(world: World, state: State, side: Side, units: readonly UnitNo[]): Objection | undefined {
  if (units.length === 0) return objection('M12.32', msg`no unit is named`);
  if (new Set(units).size < units.length) return objection('M12.7', msg`a unit is named twice`);
  for (const no of units) {
    const unit = ownUnit(state, side, no, 'M12.32');
    if (isObjection(unit)) return unit;
    if (!isFighter(unit)) return objection('M12.chart', msg`${unit} is no fighter: it does not intercept`);
    if (unit.onCall) return objection('M12.32', msg`${unit} stands by already`, 'M12.7');
    const fault = readyFault(world, state, side, no, 'intercept');
    if (fault) return fault;
  }
  return undefined;
}
