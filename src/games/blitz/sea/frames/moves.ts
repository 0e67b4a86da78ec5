import { isObjection, type Objection, objection } from '#core/objection.ts';
import { code, msg, theHex } from '#core/message.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { LANDING_COST } from '#games/blitz/air/rules/air.ts';
import { ZONES } from '#games/blitz/board.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { fieldOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { landOnBeachFault, recordInvasion, stageFault, withdrawFault } from '../rules/invasion.ts';
import { airRoom } from '#games/blitz/air/rules/missions.ts';
import { allowance } from '#games/blitz/ground/rules/movement.ts';
import {
  embarkFault,
  landAtPortFault,
  portZones,
  roughFault,
  sailFault,
  sailorFault,
  seaRoomFault,
  zonesBeside,
  zonesMeet,
} from '../rules/sea.ts';
import { other, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isAircraft, isGround, isSeaBased, mayRaid } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { afterMove, lockFault, onMap, pick } from '#games/blitz/ground/frames/moves.ts';
import { ownUnit, onLand, onSeaHex, unitsWhere } from '#games/blitz/step.ts';
import type { Verb, Verbs } from '#games/blitz/verb.ts';
import { inPoints, thePoints } from '#games/blitz/words.ts';

/** Movement over sea: T6.1, T6.2, T20, O23.7. */

const sailors = (state: State): UnitNo[] =>
  unitsWhere(state, (unit) => unit.side === state.mover && unit.place === 'sea' && !unit.stopped);

const groundUnit = (state: State, no: UnitNo, rule: string): Unit | Objection => {
  const unit = ownUnit(state, state.mover, no, rule);
  if (isObjection(unit) || isGround(unit)) return unit;
  return isAircraft(unit)
    ? objection(rule, msg`${unit} is an aircraft`)
    : objection('M7.2', msg`${unit} is a train and never leaves the rails`);
};

export const embark: Verb<'embark'> = {
  check(world, state, command) {
    const unit = groundUnit(state, command.unit, 'T6.1.1');
    if (isObjection(unit)) return unit;
    return lockFault(state, command.unit) ?? embarkFault(world, state, unit, command.zone);
  },
  play(_world, _state, command, emit) {
    emit({ is: 'embarked', unit: command.unit, zone: command.zone });
  },
  *legal(world, state) {
    for (const no of onMap(state, state.mover)) {
      for (const zone of portZones(world, (state.units[no] as Unit).at)) {
        const command = { do: 'embark', unit: no, zone } as const;
        if (!embark.check(world, state, command)) yield command;
      }
    }
  },
  sample(world, state, choose) {
    const ready = onMap(state, state.mover, (unit) => portZones(world, unit.at).length > 0);
    const no = pick(ready, choose);
    if (no === undefined) return undefined;
    const zone = pick(portZones(world, (state.units[no] as Unit).at), choose) ?? 'A';
    const command = { do: 'embark', unit: no, zone } as const;
    return embark.check(world, state, command) ? undefined : command;
  },
  ask: (world, _state, no, unit) =>
    onLand(world, unit)
      ? { do: 'embark', unit: no, zone: portZones(world, unit.at)[0] ?? zonesBeside(world, unit.at)[0] ?? 'A' }
      : undefined,
};

export const sail: Verb<'sail'> = {
  check(world, state, command) {
    const unit = ownUnit(state, state.mover, command.unit, 'T6.1.4');
    // O24.7: nobody sails away from a port he has to land at.
    return isObjection(unit)
      ? unit
      : (sailFault(world, state, unit, command.zone) ?? world.rules.mustLand({ world, state, units: [unit] }));
  },
  play(_world, _state, command, emit) {
    emit({ is: 'sailed', unit: command.unit, zone: command.zone });
  },
  *legal(world, state) {
    for (const no of sailors(state)) {
      for (const zone of ZONES) {
        const command = { do: 'sail', unit: no, zone } as const;
        if (!sail.check(world, state, command)) yield command;
      }
    }
  },
  sample(world, state, choose) {
    const no = pick(sailors(state), choose);
    const zone = pick(ZONES, choose);
    if (no === undefined || zone === undefined) return undefined;
    const command = { do: 'sail', unit: no, zone } as const;
    return sail.check(world, state, command) ? undefined : command;
  },
  ask: (_world, _state, no, unit) =>
    unit.place === 'sea' ? { do: 'sail', unit: no, zone: unit.zone === 'A' ? 'B' : 'A' } : undefined,
};

/** T6.1.7; aircraft need air room instead (O23.7.4). */
function portLandingFault(world: World, state: State, no: UnitNo, hex: Hex): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'T6.1.4');
  if (isObjection(unit)) return unit;
  const fault = landAtPortFault(world, state, unit, hex);
  if (fault) return fault;
  const where = theHex(world.board.grid, hex);
  if (isAircraft(unit)) {
    return airRoom(world, state, unit.side, hex) >= sizeOf(unit)
      ? undefined
      : objection('T23.0.3', msg`${where} has no room for ${unit}`);
  }
  const left = allowance(world, state, unit) - unit.spent;
  return left < LANDING_COST
    ? objection('T6.1.7', msg`landing costs ${thePoints(LANDING_COST)}; ${unit} has ${inPoints(left)} left`)
    : undefined;
}

export const landAtPort: Verb<'landAtPort'> = {
  check: (world, state, command) => portLandingFault(world, state, command.unit, command.hex),
  play(world, state, command, emit) {
    const unit = state.units[command.unit] as Unit;
    const spent = isGround(unit) ? unit.spent + LANDING_COST : 0;
    // O23.7.4: aircraft that came to a port of another zone have changed zone and do not fly any more.
    const stopped = isAircraft(unit) && !portZones(world, command.hex).some((zone) => zone === unit.zone);
    emit({ is: 'landedAtPort', unit: command.unit, hex: command.hex, spent, stopped });
    afterMove(world, state, [command.unit], [command.hex], emit);
  },
  *legal(world, state) {
    for (const no of sailors(state)) {
      for (const hex of world.board.cityHexes) {
        if (!portLandingFault(world, state, no, hex)) yield { do: 'landAtPort', unit: no, hex };
      }
    }
  },
  sample(world, state, choose) {
    const no = pick(sailors(state), choose);
    if (no === undefined) return undefined;
    const hex = pick(
      world.board.cityHexes.filter((one) => !portLandingFault(world, state, no, one)),
      choose,
    );
    return hex === undefined ? undefined : { do: 'landAtPort', unit: no, hex };
  },
  ask(world, _state, no, unit) {
    const { zone } = unit;
    if (unit.place !== 'sea' || zone === undefined) return undefined;
    const [port] = world.board.cityHexes.filter((hex) => portZones(world, hex).some((one) => zonesMeet(one, zone)));
    return port === undefined ? undefined : { do: 'landAtPort', unit: no, hex: port };
  },
};

/** Pairs of sea hex and land hex a unit At Sea could be staged at. */
function* stagings(world: World, state: State, no: UnitNo): Generator<{ hex: Hex; aim: Hex }> {
  const unit = state.units[no] as Unit;
  if (sailorFault(unit) || unit.zone === undefined) return;
  const { board } = world;
  for (let hex = 0; hex < board.grid.size; hex++) {
    const zone = board.zone[hex];
    if (zone === undefined || !zonesMeet(unit.zone, zone)) continue;
    for (const aim of neighboursOf(board.grid, hex)) {
      if (board.coastal[aim] === 1 && !stageFault(world, state, unit, hex, aim)) yield { hex, aim };
    }
  }
}

export const stageInvasion: Verb<'stageInvasion'> = {
  check(world, state, command) {
    const unit = groundUnit(state, command.unit, 'T6.2.2');
    return isObjection(unit) ? unit : stageFault(world, state, unit, command.hex, command.aim);
  },
  play(world, state, command, emit) {
    recordInvasion(world, state, state.units[command.unit] as Unit, command.aim, emit);
    emit({ is: 'staged', unit: command.unit, hex: command.hex, aim: command.aim });
    afterMove(world, state, [command.unit], [command.hex], emit);
    // M18.12: an army that is aimed at is at war before anybody lands; T22 knows of no armies, and waits for the landing.
    if (state.nations) trespass(world, state, state.mover, [command.unit], [command.aim], emit);
    world.rules.ground.takeInPassing?.(world, state, [command.hex], emit);
  },
  *legal(world, state) {
    for (const no of sailors(state)) {
      if (!isGround(state.units[no] as Unit)) continue;
      for (const { hex, aim } of stagings(world, state, no)) yield { do: 'stageInvasion', unit: no, hex, aim };
    }
  },
  sample(world, state, choose) {
    const no = pick(
      sailors(state).filter((one) => isGround(state.units[one] as Unit)),
      choose,
    );
    if (no === undefined) return undefined;
    const place = pick([...stagings(world, state, no)], choose);
    return place && { do: 'stageInvasion', unit: no, ...place };
  },
  ask({ board }, _state, no, unit) {
    if (unit.place !== 'sea' || !isGround(unit)) return undefined;
    for (let hex = 0; hex < board.grid.size; hex++) {
      if (board.zone[hex] !== unit.zone) continue;
      const aim = neighboursOf(board.grid, hex).find((one) => (board.beachGroup[one] ?? -1) >= 0);
      if (aim !== undefined) return { do: 'stageInvasion', unit: no, hex, aim };
    }
    return undefined;
  },
};

/** The step onto the beach; T6.1.7 prices it. */
function beachFault(world: World, state: State, no: UnitNo, to: Hex): Objection | undefined {
  const unit = groundUnit(state, no, 'T6.2.3b');
  if (isObjection(unit)) return unit;
  const fault = lockFault(state, no) ?? landOnBeachFault(world, state, unit, to);
  if (fault) return fault;
  const left = allowance(world, state, unit) - unit.spent;
  return left < LANDING_COST
    ? objection('T6.1.7', msg`landing costs ${thePoints(LANDING_COST)}; ${unit} has ${inPoints(left)} left`)
    : undefined;
}

export const landOnBeach: Verb<'landOnBeach'> = {
  check: (world, state, command) => beachFault(world, state, command.unit, command.to),
  play(world, state, command, emit) {
    const unit = state.units[command.unit] as Unit;
    const { board } = world;
    const zoc = inZoc(fieldOf(world, state), other(unit.side), command.to);
    const rough = board.city[command.to] === -1 && (board.forest[command.to] === 1 || board.mountain[command.to] === 1);
    recordInvasion(world, state, unit, command.to, emit);
    emit({
      is: 'beached',
      unit: command.unit,
      to: command.to,
      spent: unit.spent + LANDING_COST,
      stopped: zoc || rough,
    });
    afterMove(world, state, [command.unit], [command.to], emit);
  },
  *legal(world, state) {
    for (const no of onMap(state, state.mover, (unit) => world.board.land[unit.at] === 0)) {
      for (const to of neighboursOf(world.board.grid, (state.units[no] as Unit).at)) {
        if (!beachFault(world, state, no, to)) yield { do: 'landOnBeach', unit: no, to };
      }
    }
  },
  sample(world, state, choose) {
    const no = pick(
      onMap(state, state.mover, (unit) => world.board.land[unit.at] === 0),
      choose,
    );
    if (no === undefined) return undefined;
    const open = neighboursOf(world.board.grid, (state.units[no] as Unit).at).filter(
      (to) => !beachFault(world, state, no, to),
    );
    const to = pick(open, choose);
    return to === undefined ? undefined : { do: 'landOnBeach', unit: no, to };
  },
  ask(world, _state, no, unit) {
    const { board } = world;
    if (!onSeaHex(world, unit)) return undefined;
    const to = unit.aim ?? neighboursOf(board.grid, unit.at).find((hex) => board.land[hex] === 1);
    return to === undefined ? undefined : { do: 'landOnBeach', unit: no, to };
  },
};

export const withdrawRanger: Verb<'withdrawRanger'> = {
  check(world, state, command) {
    const unit = groundUnit(state, command.unit, 'T20.6');
    if (isObjection(unit)) return unit;
    const fault = lockFault(state, command.unit) ?? withdrawFault(world, state, unit);
    if (fault) return fault;
    if (unit.stopped && unit.spent > 0) return objection('B6.8', msg`${unit} has been stopped`);
    if (!zonesBeside(world, unit.at).includes(command.zone)) {
      return objection('T20.6', msg`${theHex(world.board.grid, unit.at)} does not lie on zone ${code(command.zone)}`);
    }
    return roughFault(world, state, command.zone, 'sail') ?? seaRoomFault(world, state, unit);
  },
  play(_world, _state, command, emit) {
    emit({ is: 'embarked', unit: command.unit, zone: command.zone });
  },
  *legal(world, state) {
    for (const no of onMap(state, state.mover, mayRaid)) {
      for (const zone of zonesBeside(world, (state.units[no] as Unit).at)) {
        const command = { do: 'withdrawRanger', unit: no, zone } as const;
        if (!withdrawRanger.check(world, state, command)) yield command;
      }
    }
  },
  sample: (world, state, choose) => pick([...withdrawRanger.legal(world, state)], choose),
  ask: (world, _state, no, unit) =>
    mayRaid(unit) && unit.place === 'map'
      ? { do: 'withdrawRanger', unit: no, zone: zonesBeside(world, unit.at)[0] ?? 'A' }
      : undefined,
};

/** O23.7.2 step 2: from a friendly port hex to the box of its zone. */
export const aircraftToSea: Verb<'aircraftToSea'> = {
  check(world, state, command) {
    const unit = ownUnit(state, state.mover, command.unit, 'O23.7.1');
    if (isObjection(unit)) return unit;
    if (!isSeaBased(unit)) return objection('O23.7.10', msg`${unit} never goes to sea`);
    if (unit.flown || unit.moved) return objection('O23.7.2', msg`${unit} came to its port in this player turn`);
    return embarkFault(world, state, unit, command.zone);
  },
  play(_world, _state, command, emit) {
    emit({ is: 'embarked', unit: command.unit, zone: command.zone });
  },
  *legal(world, state) {
    for (const [no, unit] of state.units.entries()) {
      if (unit.side !== state.mover || unit.place !== 'map' || !isAircraft(unit)) continue;
      for (const zone of portZones(world, unit.at)) {
        const command = { do: 'aircraftToSea', unit: no, zone } as const;
        if (!aircraftToSea.check(world, state, command)) yield command;
      }
    }
  },
  sample(world, state, choose) {
    return pick([...aircraftToSea.legal(world, state)], choose);
  },
  ask: (world, _state, no, unit) =>
    isSeaBased(unit) && unit.place === 'map'
      ? { do: 'aircraftToSea', unit: no, zone: portZones(world, unit.at)[0] ?? 'A' }
      : undefined,
};

export const seaVerbs: Verbs = {
  embark,
  sail,
  landAtPort,
  stageInvasion,
  landOnBeach,
  withdrawRanger,
  aircraftToSea,
};
