import { citing, isObjection, type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import type { Zone } from '#games/blitz/board.ts';
import { occupiedFault } from '#games/blitz/air/rules/air.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { fits, sizeIn, theLimit } from '#games/blitz/ground/rules/stack-limits.ts';
import { afterMove, pick } from '#games/blitz/ground/frames/moves.ts';
import { isFlak, isGround, isShip, isTaskForce } from '#games/blitz/kinds.ts';
import { carrierOf } from '#games/blitz/step.ts';
import { isOpenStep, stepIn } from '#games/blitz/turns.ts';
import { type CommandOf, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import {
  assaultHexes,
  type Dock,
  dockAt,
  docksOf,
  isAssaultHex,
  passageFault,
  ROOM,
  shipsAt,
  shutFault,
  useFault,
} from './ports.ts';
import { cargoOf, isRuledByEnemy, shipsOf, stormFault, zoneOf } from './ships.ts';
import { abortFault, ownShips, sailsOn, sets } from './ship-movement.ts';

/** M80.19: ships dock and unload, or take assault hexes. */

/** M11.4, M11.25: may a ship at sea dock or take an assault hex in its zone? */
function arriverFault(world: World, state: State, ship: Unit): Objection | undefined {
  const zone = zoneOf(world, ship);
  if (zone === undefined || ship.place === 'dock') return objection('M11.3', msg`${ship} is not at sea`);
  if (ship.stopped)
    return objection(
      'M11.4',
      msg`${ship} has put to sea, docked or taken an assault hex in this player turn`,
      'M11.3',
      'M6.4',
    );
  const storm = stormFault(world, state, zone);
  if (storm) return storm;
  return !isTaskForce(ship) && isRuledByEnemy(world, state, ship.side, zone)
    ? objection('M11.25', msg`zone ${code(zone)} is under enemy superiority: ${ship} withdraws from it`)
    : undefined;
}

/** M11.5: room for so many more ships of a side. */
export const dockRoom = (state: State, side: Unit['side'], dock: Dock): number =>
  dock.room - shipsAt(state, side, 'dock', dock.hex);

function dockFault(world: World, state: State, { units, hex }: CommandOf<'dock'>): Objection | undefined {
  const ships = ownShips(state, units, 'M11.3');
  if (isObjection(ships)) return ships;
  const { grid } = world.board;
  const dock = dockAt(world.board, hex);
  if (!dock) return objection('M11.6', msg`${theHex(grid, hex)} has no dock`);
  for (const ship of ships) {
    const fault = arriverFault(world, state, ship);
    if (fault) return fault;
    const zone = zoneOf(world, ship) as Zone;
    if (zone !== dock.zone)
      return objection(
        'M11.3',
        msg`the dock at ${theHex(grid, dock.hex)} lies in zone ${code(dock.zone)}, ${ship} in ${code(zone)}`,
      );
  }
  const shut =
    useFault(world, state, state.mover, dock) ??
    shutFault(world, state, dock, 'pass') ??
    passageFault(world, state, dock);
  if (shut) return shut;
  const room = dockRoom(state, state.mover, dock);
  return ships.length > room
    ? objection('M11.5', msg`the dock at ${theHex(grid, dock.hex)} has room for ${room} more {ship|ships}`, 'M11.6')
    : undefined;
}

const arrivers = (state: State): UnitNo[] =>
  shipsOf(
    state,
    state.mover,
    (ship) => (ship.place === 'sea' || ship.place === 'assault') && !ship.stopped && !ship.withdrawn,
  );

export const dock: Verb<'dock'> = {
  check: dockFault,
  play(world, state, { units, hex }, emit) {
    // M11.34: a ship without anybody on board has unloaded as it docks.
    const free = units.filter((no) => state.units[no]?.aborted && cargoOf(state, state.units[no] as Unit).length === 0);
    emit({ is: 'docked', units, hex: dockAt(world.board, hex)?.hex ?? hex });
    if (free.length > 0) emit({ is: 'abortOver', units: free });
  },
  *legal(world, state) {
    for (const units of sets(
      state,
      arrivers(state),
      (ship) => `${ship.place} ${ship.at} ${ship.zone} ${ship.fleet ?? 1}`,
    )) {
      for (const { hex } of docksOf(world.board)) {
        const command = { do: 'dock', units, hex } as const;
        if (!dockFault(world, state, command)) yield command;
      }
    }
  },
  sample: (world, state, choose) => pick([...dock.legal(world, state)], choose),
  ask(world, _state, no, unit) {
    if (!isShip(unit) || (unit.place !== 'sea' && unit.place !== 'assault')) return undefined;
    const zone = zoneOf(world, unit);
    const near = docksOf(world.board).find((one) => one.zone === zone);
    return near && { do: 'dock', units: [no], hex: near.hex };
  },
};

/** M5.4: one unit of flak in a hex. */
function flakFault(world: World, state: State, units: readonly Unit[], hex: Hex): Objection | undefined {
  const guns = units.filter(isFlak);
  const there = state.units.some(
    (unit) => unit.side === units[0]?.side && unit.place === 'map' && unit.at === hex && isFlak(unit),
  );
  return guns.length > (there ? 0 : 1)
    ? objection('M5.4', msg`${theHex(world.board.grid, hex)} has room for one unit of flak`)
    : undefined;
}

/** Has a hex room for these units of a side? M70.fallback: without M5 their flak counts too. */
export function roomFault(
  world: World,
  state: State,
  units: readonly Unit[],
  hex: Hex,
  rule: string,
): Objection | undefined {
  const [first] = units;
  if (!first) return undefined;
  const { ground, flak } = world.stacking;
  const withFlak = flak === 'ground';
  const crowded = withFlak ? undefined : flakFault(world, state, units, hex);
  if (crowded) return crowded;
  const field = fieldOf(world, state);
  const troops = withFlak ? units : units.filter((unit) => !isFlak(unit));
  if (troops.length === 0) return undefined;
  const left = leftFrom(state, hex).filter((unit) => isGround(unit) || withFlak);
  const here = sizeIn(world.stacking, field, first.side, hex);
  const size = [...troops, ...left].reduce((sum, unit) => sum + sizeOf(unit), here);
  return fits(ground, size, stackAt(field, first.side, hex).length + troops.length + left.length)
    ? undefined
    : objection(
        rule,
        left.length > 0
          ? msg`${theHex(world.board.grid, hex)} would hold ${size} size with those who have left it in this player turn; ${theLimit(ground)} are allowed`
          : msg`${theHex(world.board.grid, hex)} would hold ${size} size; ${theLimit(ground)} are allowed`,
        ground.rule,
        ...(left.length > 0 ? ['M6.5'] : []),
      );
}

/** M6.5: those who have left a port city hex since the player turn began. */
const leftFrom = ({ units }: State, hex: Hex): readonly Unit[] =>
  units.filter((unit) => unit.vacated === hex && !(unit.place === 'map' && unit.at === hex));

/** Passengers of ships in one place, and each one's ship; or why a unit is none. */
export function passengers(
  state: State,
  units: readonly UnitNo[],
  rule: string,
  place: 'dock' | 'assault',
): { readonly units: readonly Unit[]; readonly ships: readonly Unit[]; readonly at: Hex } | Objection {
  if (units.length === 0) return objection(rule, msg`no unit is named`);
  if (new Set(units).size < units.length) return objection(rule, msg`a unit is named twice`);
  const found: Unit[] = [];
  const ships: Unit[] = [];
  let at: Hex | undefined;
  for (const no of units) {
    const unit = state.units[no];
    const ship = unit && carrierOf(state, unit);
    if (!unit || unit.side !== state.mover || unit.place !== 'aboard' || !ship || !isShip(ship))
      return objection(rule, msg`${{ unit: unit?.id ?? '' }} is on board no ship of the mover's`);
    if (ship.place !== place)
      return objection(
        rule,
        place === 'dock' ? msg`${ship} with ${unit} is not on a dock` : msg`${ship} with ${unit} is on no assault hex`,
      );
    if (at !== undefined && at !== ship.at)
      return objection(rule, msg`they are not in one place: ${unit} is elsewhere`);
    if (unit.moved) return objection('M6.4', msg`${unit} went on board in this player turn: it does not land in it`);
    if (ship.withdrawn)
      return objection('M11.26', msg`${ship} withdrew in this player turn and does nothing more in it`);
    at = ship.at;
    found.push(unit);
    ships.push(ship);
  }
  return { units: found, ships, at: at as Hex };
}

function disembarkFault(world: World, state: State, { units, hex }: CommandOf<'disembark'>): Objection | undefined {
  const landing = passengers(state, units, 'M11.10', 'dock');
  if (isObjection(landing)) return landing;
  const quay = dockAt(world.board, landing.at);
  if (!quay?.cities.includes(hex))
    return objection('M11.10', msg`${theHex(world.board.grid, hex)} is no city hex of that dock`);
  const shut =
    stormFault(world, state, quay.zone) ??
    shutFault(world, state, quay, 'load') ??
    useFault(world, state, state.mover, { ...quay, cities: [hex] });
  if (shut) return shut;
  const closed =
    occupiedFault(world, state, state.mover, hex) ?? closedTo(world, state, landing.units[0] as Unit, 'land').get(hex);
  // M10.14: nobody is landed where he would not be supplied.
  const strays = landing.units
    .map((unit) => world.rules.mayEnd({ world, state, unit, hex }))
    .find((fault) => fault !== undefined);
  return closed ?? strays ?? roomFault(world, state, landing.units, hex, 'M11.10');
}

/** M11.34: whoever has unloaded is free again. */
function unloaded(state: State, units: readonly UnitNo[]): UnitNo[] {
  const ids = new Set(units.map((no) => state.units[no]?.aboard));
  return state.units.flatMap((ship, no) =>
    ship.aborted && ids.has(ship.id) && cargoOf(state, ship).every((one) => units.includes(one)) ? [no] : [],
  );
}

export const disembark: Verb<'disembark'> = {
  check: disembarkFault,
  play(world, state, { units, hex }, emit) {
    const free = unloaded(state, units);
    emit({ is: 'disembarked', units, hex });
    if (free.length > 0) emit({ is: 'abortOver', units: free });
    afterMove(world, state, units, [hex], emit);
  },
  *legal(world, state) {
    for (const no of shipsOf(state, state.mover, (ship) => ship.place === 'dock')) {
      const ship = state.units[no] as Unit;
      const aboard = cargoOf(state, ship);
      if (aboard.length === 0) continue;
      for (const hex of dockAt(world.board, ship.at)?.cities ?? []) {
        for (const units of aboard.length > 1 ? [aboard, ...aboard.map((one) => [one])] : [aboard]) {
          const command = { do: 'disembark', units, hex } as const;
          if (!disembarkFault(world, state, command)) yield command;
        }
      }
    }
  },
  sample: (world, state, choose) => pick([...disembark.legal(world, state)], choose),
  ask(world, state, no, unit) {
    const ship = isShip(unit) ? unit : carrierOf(state, unit);
    if (!ship || !isShip(ship) || ship.place !== 'dock') return undefined;
    const units = isShip(unit) ? cargoOf(state, unit) : [no];
    const [hex] = dockAt(world.board, ship.at)?.cities ?? [];
    return units.length > 0 && hex !== undefined ? { do: 'disembark', units, hex } : undefined;
  },
};

function assaultFault(world: World, state: State, { units, hex }: CommandOf<'takeAssaultHex'>): Objection | undefined {
  const ships = ownShips(state, units, 'M11.3');
  if (isObjection(ships)) return ships;
  const { board } = world;
  const where = theHex(board.grid, hex);
  if (!isAssaultHex(board, hex)) return objection('M11.1', msg`${where} is no sea hex adjacent to land`);
  for (const ship of ships) {
    // M11.30: a first wave comes with ships that began the player turn at sea.
    const fault = citing(arriverFault(world, state, ship), 'M11.30') ?? abortFault(ship);
    if (fault) return fault;
    if (zoneOf(world, ship) !== board.zone[hex])
      return objection(
        'M11.3',
        msg`${where} lies in zone ${code(board.zone[hex] ?? '')}, ${ship} in ${code(zoneOf(world, ship) ?? '')}`,
      );
    if (ship.place === 'assault' && ship.at === hex) return objection('M11.3', msg`${ship} is on ${where} already`);
  }
  const room = ROOM - shipsAt(state, state.mover, 'assault', hex);
  return ships.length > room
    ? objection('M11.5', msg`${where} has room for ${room} more {ship|ships}`, 'M11.30')
    : undefined;
}

export const takeAssaultHex: Verb<'takeAssaultHex'> = {
  check: assaultFault,
  play: (_world, _state, { units, hex }, emit) => emit({ is: 'assaultHexTaken', units, hex }),
  *legal(world, state) {
    for (const units of sets(
      state,
      arrivers(state),
      (ship) => `${ship.place} ${ship.at} ${ship.zone} ${ship.fleet ?? 1}`,
    )) {
      const zone = zoneOf(world, state.units[units[0] as UnitNo] as Unit);
      if (units.length > ROOM) continue;
      for (const hex of assaultHexes(world.board)) {
        if (world.board.zone[hex] !== zone) continue;
        const command = { do: 'takeAssaultHex', units, hex } as const;
        if (!assaultFault(world, state, command)) yield command;
      }
    }
  },
  sample(world, state, choose) {
    const ships = arrivers(state);
    const first = pick(ships, choose);
    if (first === undefined) return undefined;
    const zone = zoneOf(world, state.units[first] as Unit);
    // Landing ships and transports that lie together go together, now and then.
    const mates = ships
      .filter((no) => no !== first && zoneOf(world, state.units[no] as Unit) === zone)
      .slice(0, ROOM - 1);
    const units = choose(2) === 0 ? [first] : [first, ...mates];
    const hex = pick(
      assaultHexes(world.board).filter((one) => world.board.zone[one] === zone),
      choose,
    );
    if (hex === undefined) return undefined;
    const command = { do: 'takeAssaultHex', units, hex } as const;
    return assaultFault(world, state, command) ? undefined : command;
  },
  ask(world, _state, no, unit) {
    if (!isShip(unit) || (unit.place !== 'sea' && unit.place !== 'assault')) return undefined;
    const hex = assaultHexes(world.board).find((one) => world.board.zone[one] === zoneOf(world, unit));
    return hex === undefined ? undefined : { do: 'takeAssaultHex', units: [no], hex };
  },
};

type Duty = CommandOf<'changeZone'> | CommandOf<'dock'> | CommandOf<'disembark'>;

/** Ships sail in a step of their own (M6.seq). */
const onward = (world: World, state: State): CommandOf<'changeZone'>[] =>
  isOpenStep(state, 'sailing') ? sailsOn(world, state) : [];

/** M11.34, M0.23: a ship of a failed invasion that can sail on, dock or unload now has to. */
export function dutyFault(world: World, state: State): Objection | undefined {
  const [duty] = stepIn(state) === 'sailing' ? onward(world, state) : dutiesOf(world, state);
  if (!duty) return undefined;
  const unit = state.units[duty.units[0] as UnitNo] as Unit;
  switch (duty.do) {
    case 'changeZone':
      return objection('M11.34', msg`${unit} comes from an invasion that failed: it sails to the nearest port`);
    case 'dock':
      return objection('M11.34', msg`${unit} comes from an invasion that failed: it must dock`);
    default:
      return objection(
        'M11.34',
        msg`${carrierOf(state, unit) ?? unit} comes from an invasion that failed: it must unload`,
      );
  }
}

/** Commands that fulfil a duty of M11.34. */
export function dutiesOf(world: World, state: State): Duty[] {
  const on: Duty[] = onward(world, state);
  // M6.seq: ships dock and unload in the step of the sea; room made later is of no use to them.
  if (!isOpenStep(state, 'sea')) return on;
  const inPort = shipsOf(state, state.mover, (ship) => ship.aborted === true).flatMap((no) => {
    const ship = state.units[no] as Unit;
    const cities = dockAt(world.board, ship.at)?.cities ?? [];
    const found: Duty[] = docksOf(world.board)
      .map(({ hex }) => ({ do: 'dock', units: [no], hex }) as const)
      .filter((command) => !dockFault(world, state, command));
    if (ship.place === 'dock')
      for (const one of cargoOf(state, ship))
        for (const hex of cities) {
          const command = { do: 'disembark', units: [one], hex } as const;
          if (!disembarkFault(world, state, command)) found.push(command);
        }
    return found;
  });
  return [...on, ...inPort];
}
