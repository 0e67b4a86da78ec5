import { citing, isObjection, type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex } from '#core/message.ts';
import { type Zone, ZONES } from '#games/blitz/board.ts';
import { ashoreFault } from '#games/blitz/ground/rules/closures.ts';
import { lockFault, pick } from '#games/blitz/ground/frames/moves.ts';
import { isFlak, isGround, isLandingShip, isShip, isTaskForce, isTransport } from '#games/blitz/kinds.ts';
import { ownUnit } from '#games/blitz/step.ts';
import { stepIn } from '#games/blitz/turns.ts';
import { type CommandOf, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { dockAt, docksOf, passageFault, shutFault, useFault } from './ports.ts';
import { isRuledByEnemy, loadFault, shipsOf, stormFault, taskForcesIn, zoneOf, zonesFrom } from './ships.ts';

/** M80.17, M80.20: ships put to sea, change zone and form fleets; units go on board in port. */

/** The mover's ship a command names, if it can do anything. */
export function ownShip(state: State, no: UnitNo, rule: string): Unit | Objection {
  const ship = ownUnit(state, state.mover, no, rule);
  if (isObjection(ship)) return ship;
  if (!isShip(ship)) return objection(rule, msg`${ship} is no ship`);
  return ship.withdrawn
    ? objection('M11.26', msg`${ship} withdrew in this player turn and does nothing more in it`)
    : ship;
}

/** The ships a command names, or the first thing that is wrong with the list. */
export function ownShips(state: State, units: readonly UnitNo[], rule: string): Unit[] | Objection {
  if (units.length === 0) return objection(rule, msg`no ship is named`);
  if (new Set(units).size < units.length) return objection(rule, msg`a ship is named twice`);
  const ships: Unit[] = [];
  for (const no of units) {
    const ship = ownShip(state, no, rule);
    if (isObjection(ship)) return ship;
    ships.push(ship);
  }
  return ships;
}

/** M11.34: whoever came back from a beach goes to port and does nothing else. */
export const abortFault = (ship: Unit): Objection | undefined =>
  ship.aborted
    ? objection('M11.34', msg`${ship} comes from an invasion that failed: it docks and unloads first`)
    : undefined;

const stoppedFault = (ship: Unit): Objection | undefined =>
  ship.stopped || ship.moved
    ? objection('M11.3', msg`${ship} has done in this player turn what a ship may do`, 'M11.4', 'M6.4')
    : undefined;

/**
 * M6.2, M11.25: transports dock and land after ships have changed zone and engaged. Where some have, nothing more is done that
 * could leave the zone to the enemy, for then they would not have been allowed to; nor do they withdraw with a fleet.
 */
export function coverFault(
  world: World,
  state: State,
  zone: Zone,
  leaving: readonly UnitNo[],
  escorted: readonly UnitNo[] = [],
): Objection | undefined {
  const { mover } = state;
  const forces = leaving.filter((no) => isTaskForce(state.units[no] as Unit)).length;
  const stay = taskForcesIn(world, state, mover, zone) - forces;
  const isCovered = forces === 0 || stay >= taskForcesIn(world, state, other(mover), zone);
  const [early] = shipsOf(
    state,
    mover,
    (ship) =>
      !isTaskForce(ship) && ship.place !== 'sea' && ship.stopped && !ship.withdrawn && zoneOf(world, ship) === zone,
  ).filter((no) => !isCovered || escorted.includes(no));
  return early === undefined
    ? undefined
    : objection(
        'M6.2',
        msg`${state.units[early] as Unit} has docked or landed in zone ${code(zone)}: ships sail and engage before that`,
        'M11.3',
      );
}

function leaveFault(world: World, state: State, ship: Unit): Objection | undefined {
  if (ship.place !== 'dock') return objection('M11.3', msg`${ship} is not on a dock`);
  const dock = dockAt(world.board, ship.at);
  if (!dock) return objection('M11.6', msg`${theHex(world.board.grid, ship.at)} is no dock`);
  const late = stepIn(state) === 'embarking';
  if (late && isLandingShip(ship))
    return objection('M11.9', msg`${ship} is a landing ship: it puts to sea before the embarkations`);
  // M6.2: an engagement may have opened the river.
  if (dock.river && isLandingShip(ship) && state.fought?.includes(dock.zone))
    return objection('M6.2', msg`${ship} is a landing ship: it puts to sea before the engagements`, 'M11.9');
  return (
    // M11.9: who puts to sea in F was docked all player turn.
    citing(stoppedFault(ship), 'M11.9') ??
    abortFault(ship) ??
    stormFault(world, state, dock.zone) ??
    shutFault(world, state, dock, 'pass') ??
    passageFault(world, state, dock)
  );
}

function putToSeaFault(world: World, state: State, units: readonly UnitNo[]): Objection | undefined {
  const ships = ownShips(state, units, 'M11.3');
  if (isObjection(ships)) return ships;
  for (const ship of ships) {
    const fault = leaveFault(world, state, ship);
    if (fault) return fault;
  }
  const zones = new Set(ships.map((ship) => zoneOf(world, ship)));
  return zones.size > 1
    ? objection('M11.3', msg`ships of different zones put to sea one zone after another`)
    : undefined;
}

/** Each alone, and all that lie together. */
export function* sets(state: State, ships: readonly UnitNo[], where: (ship: Unit) => unknown): Generator<UnitNo[]> {
  const groups = new Map<unknown, UnitNo[]>();
  for (const no of ships) {
    yield [no];
    const key = where(state.units[no] as Unit);
    const known = groups.get(key);
    if (known) known.push(no);
    else groups.set(key, [no]);
  }
  for (const group of groups.values()) if (group.length > 1) yield group;
}

export const putToSea: Verb<'putToSea'> = {
  check: (world, state, { units }) => putToSeaFault(world, state, units),
  play(world, state, { units }, emit) {
    const zone = zoneOf(world, state.units[units[0] as UnitNo] as Unit) as Zone;
    emit({ is: 'leftPort', units, zone });
  },
  *legal(world, state) {
    const ready = shipsOf(state, state.mover, (ship) => ship.place === 'dock' && !ship.moved);
    for (const units of sets(state, ready, ({ at }) => at))
      if (!putToSeaFault(world, state, units)) yield { do: 'putToSea', units };
  },
  sample: (world, state, choose) => pick([...putToSea.legal(world, state)], choose),
  ask: (_world, _state, no, unit) =>
    isShip(unit) && unit.place === 'dock' ? { do: 'putToSea', units: [no] } : undefined,
};

function sailFault(world: World, state: State, ship: Unit, zone: Zone): Objection | undefined {
  const from = zoneOf(world, ship);
  if (from === undefined || ship.place === 'dock') return objection('M11.3', msg`${ship} is not at sea`);
  const done = stoppedFault(ship);
  if (done) return done;
  if (ship.place === 'sea' && from === zone) return objection('M11.3', msg`${ship} is already in zone ${code(zone)}`);
  if (!zonesFrom(world, from).includes(zone))
    return objection('M11.3', msg`zones ${code(from)} and ${code(zone)} are not adjacent: one zone a player turn`);
  if (ship.task === 'engaged')
    return objection('M6.2', msg`${ship} has engaged: ships change zone before the engagements`, 'M11.3');
  if (ship.task === 'flights' && zone !== from)
    return objection('M11.tf', msg`${ship} has aircraft on missions and does not change zone`);
  return stormFault(world, state, from) ?? stormFault(world, state, zone);
}

function changeZoneFault(world: World, state: State, { units, zone }: CommandOf<'changeZone'>): Objection | undefined {
  const ships = ownShips(state, units, 'M11.3');
  if (isObjection(ships)) return ships;
  for (const ship of ships) {
    const fault = sailFault(world, state, ship, zone) ?? homewardFault(world, state, ship, zone);
    if (fault) return fault;
  }
  const left = new Set(ships.map((ship) => zoneOf(world, ship) as Zone).filter((from) => from !== zone));
  for (const from of left) {
    const late = coverFault(
      world,
      state,
      from,
      units.filter((no) => zoneOf(world, state.units[no] as Unit) === from),
    );
    if (late) return late;
  }
  return undefined;
}

/** M11.34: zones with a dock that a ship's side can use. */
function portsIn(world: World, state: State, ship: Unit, zone: Zone): boolean {
  return docksOf(world.board).some((dock) => dock.zone === zone && !useFault(world, state, ship.side, dock));
}

/** M11.34: how many zones off the nearest port is that a ship's side can use, for each zone from which there is one. */
function zonesOff(world: World, state: State, ship: Unit): ReadonlyMap<Zone, number> {
  const off = new Map(ZONES.filter((zone) => portsIn(world, state, ship, zone)).map((zone) => [zone, 0]));
  for (const [zone, far] of off) for (const next of zonesFrom(world, zone)) if (!off.has(next)) off.set(next, far + 1);
  return off;
}

/** M11.34: where a ship can dock in its zone it does not sail on; else it comes nearer to a port. */
function homewardFault(world: World, state: State, ship: Unit, zone: Zone): Objection | undefined {
  const from = zoneOf(world, ship);
  if (!ship.aborted || from === undefined || zone === from) return undefined;
  const off = zonesOff(world, state, ship);
  if (off.get(from) === 0)
    return objection(
      'M11.34',
      msg`${ship} comes from an invasion that failed: it docks at the nearest port, in zone ${code(from)}`,
    );
  return (off.get(zone) ?? Infinity) < (off.get(from) ?? Infinity)
    ? undefined
    : objection('M11.34', msg`${ship} comes from an invasion that failed: it sails to the nearest port`);
}

/** M11.34: ships of failed invasions whose zone has no port sail on; nobody has to come where the enemy rules. */
export const sailsOn = (world: World, state: State): CommandOf<'changeZone'>[] =>
  shipsOf(state, state.mover, (ship) => ship.aborted === true && ship.place !== 'dock' && !ship.withdrawn).flatMap(
    (no) => {
      const ship = state.units[no] as Unit;
      const from = zoneOf(world, ship) as Zone;
      return zonesFrom(world, from)
        .filter((zone) => zone !== from && (isTaskForce(ship) || !isRuledByEnemy(world, state, ship.side, zone)))
        .map((zone) => ({ do: 'changeZone', units: [no], zone }) as const)
        .filter((command) => !changeZoneFault(world, state, command));
    },
  );

export const changeZone: Verb<'changeZone'> = {
  check: changeZoneFault,
  play: (_world, _state, { units, zone }, emit) => emit({ is: 'zoneChanged', units, zone }),
  *legal(world, state) {
    const ready = shipsOf(
      state,
      state.mover,
      (ship) => !ship.moved && (ship.place === 'sea' || ship.place === 'assault'),
    );
    for (const units of sets(state, ready, (ship) => `${ship.place} ${ship.at} ${ship.zone} ${ship.fleet ?? 1}`)) {
      const from = zoneOf(world, state.units[units[0] as UnitNo] as Unit);
      for (const zone of from ? zonesFrom(world, from) : []) {
        const command = { do: 'changeZone', units, zone } as const;
        if (!changeZoneFault(world, state, command)) yield command;
      }
    }
  },
  sample: (world, state, choose) => pick([...changeZone.legal(world, state)], choose),
  ask(world, _state, no, unit) {
    const from = isShip(unit) ? zoneOf(world, unit) : undefined;
    if (from === undefined || unit.place === 'dock') return undefined;
    return { do: 'changeZone', units: [no], zone: zonesFrom(world, from).find((one) => one !== from) ?? from };
  },
};

const MOST_FLEETS = 99;

/** M11.2: the lowest number that no other ship of the box has. */
function freeFleet(state: State, units: readonly UnitNo[]): number {
  const { side, zone } = state.units[units[0] as UnitNo] as Unit;
  const taken = new Set(
    shipsOf(state, side, (ship) => ship.place === 'sea' && ship.zone === zone)
      .filter((no) => !units.includes(no))
      .map((no) => state.units[no]?.fleet ?? 1),
  );
  let fleet = 1;
  while (taken.has(fleet)) fleet++;
  return fleet;
}

function formFault(state: State, { units, fleet }: CommandOf<'formFleet'>): Objection | undefined {
  const ships = ownShips(state, units, 'M11.2');
  if (isObjection(ships)) return ships;
  const other = ships.find((ship) => ship.place !== 'sea');
  if (other) return objection('M11.2', msg`${other} is in no sea zone's box: ships on an assault hex are one fleet`);
  if (new Set(ships.map(({ zone }) => zone)).size > 1)
    return objection('M11.2', msg`a fleet is made of ships in one box`);
  const to = fleet ?? freeFleet(state, units);
  if (to < 1 || to > MOST_FLEETS) return objection('M11.2', msg`there is no fleet ${to}`);
  return ships.every((ship) => (ship.fleet ?? 1) === to)
    ? objection('M11.2', msg`they are that fleet already`)
    : undefined;
}

export const formFleet: Verb<'formFleet'> = {
  check: (_world, state, command) => formFault(state, command),
  play: (_world, state, { units, fleet }, emit) =>
    emit({ is: 'fleetFormed', units, fleet: fleet ?? freeFleet(state, units) }),
  *legal(_world, state) {
    for (const no of shipsOf(state, state.mover, (ship) => ship.place === 'sea' && !ship.withdrawn)) {
      const command = { do: 'formFleet', units: [no] } as const;
      if (!formFault(state, command)) yield command;
    }
  },
  sample: (world, state, choose) => (choose(4) === 0 ? pick([...formFleet.legal(world, state)], choose) : undefined),
  ask: (_world, _state, no, unit) =>
    isShip(unit) && unit.place === 'sea' ? { do: 'formFleet', units: [no] } : undefined,
};

/** M11.9, M6.4: who began the player turn in a city hex of the dock and has done nothing since. */
function boarderFault(world: World, state: State, no: UnitNo, cities: readonly number[]): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'M11.9');
  if (isObjection(unit)) return unit;
  if (unit.place !== 'map' || !(isGround(unit) || isFlak(unit)))
    return objection('M11.9', msg`${unit} is no ground unit on the map`);
  if (!cities.includes(unit.at)) return objection('M11.9', msg`${unit} is in no city hex of the dock`);
  if (unit.moved || unit.spent > 0 || unit.stopped || unit.ashore)
    return objection('M11.9', msg`${unit} has moved in this player turn: only who began it here goes on board`, 'M6.4');
  return boardingFault(world, state, no, unit);
}

/** Objection to boarding by a unit at a place where it could go on board. */
export const boardingFault = (world: World, state: State, no: UnitNo, unit: Unit): Objection | undefined =>
  world.rules.leave({ world, state, unit }) ??
  world.rules.boards({ state, unit }) ??
  ashoreFault(world, state, unit) ??
  lockFault(state, no);

function embarkFault(world: World, state: State, { unit, units }: CommandOf<'load'>): Objection | undefined {
  const ship = ownShip(state, unit, 'M11.9');
  if (isObjection(ship)) return ship;
  if (units.length === 0) return objection('M11.9', msg`no unit is named`);
  if (new Set(units).size < units.length) return objection('M11.9', msg`a unit is named twice`);
  if (ship.place !== 'dock') return objection('M11.9', msg`${ship} is not on a dock`);
  const dock = dockAt(world.board, ship.at);
  if (!dock) return objection('M11.6', msg`${theHex(world.board.grid, ship.at)} is no dock`);
  const closed =
    abortFault(ship) ??
    stormFault(world, state, dock.zone) ??
    shutFault(world, state, dock, 'load') ??
    useFault(world, state, ship.side, dock);
  if (closed) return closed;
  for (const no of units) {
    const fault = boarderFault(world, state, no, dock.cities);
    if (fault) return fault;
  }
  return loadFault(state, ship, units);
}

/** M11.9: embarkations, step F. */
export const load: Verb<'load'> = {
  check: embarkFault,
  play: (_world, _state, { unit, units }, emit) => emit({ is: 'loaded', unit, units }),
  *legal(world, state) {
    const carriers = shipsOf(
      state,
      state.mover,
      (ship) => ship.place === 'dock' && (isTransport(ship) || isTaskForce(ship)),
    );
    for (const unit of carriers) {
      const cities = dockAt(world.board, (state.units[unit] as Unit).at)?.cities ?? [];
      for (const [no, one] of state.units.entries()) {
        if (one.side !== state.mover || one.place !== 'map' || !cities.includes(one.at)) continue;
        const command = { do: 'load', unit, units: [no] } as const;
        if (!embarkFault(world, state, command)) yield command;
      }
    }
  },
  sample: (world, state, choose) => pick([...load.legal(world, state)], choose),
  ask(world, state, no, unit) {
    if (unit.place !== 'map' || !(isGround(unit) || isFlak(unit))) return undefined;
    const dock = dockAt(world.board, unit.at);
    const ship = dock && shipsOf(state, unit.side, (one) => one.place === 'dock' && one.at === dock.hex)[0];
    return ship === undefined ? undefined : { do: 'load', unit: ship, units: [no] };
  },
};
