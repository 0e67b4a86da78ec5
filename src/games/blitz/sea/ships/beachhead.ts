import { citing, isObjection, type Objection, objection, type RuleId } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { code, msg, theHex } from '#core/message.ts';
import { adjacent, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, isRough, type Zone } from '#games/blitz/board.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { bars, fieldOf, inZoc, stackAt } from '#games/blitz/ground/rules/field.ts';
import { afterMove, pick } from '#games/blitz/ground/frames/moves.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import {
  isArmor,
  isFlak,
  isGround,
  isIrregular,
  isLandingShip,
  isShip,
  isTaskForce,
  isTransport,
  hasTwoFactors,
  KINDS,
  mayInvade,
  mayRaid,
} from '#games/blitz/kinds.ts';
import { carrierOf, ownUnit } from '#games/blitz/step.ts';
import {
  type BlitzEvent,
  type CommandOf,
  other,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
  type Wave,
} from '#games/blitz/types.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { passengers, roomFault } from './docks.ts';
import {
  BACK,
  capacity,
  carriersOf,
  factorsOf,
  FIRST_WAVE,
  FOLLOW_UP,
  FOLLOW_UP_ROUGH,
  keepShips,
  lift,
  lifters,
  liftFault,
  waveRoom,
} from './lift-capacity.ts';
import { clearedFault, isAssaultHex } from './ports.ts';
import { cargoOf, isRuledByEnemy, loadFault, shipsOf, stormFault } from './ships.ts';
import { abortFault, boardingFault, ownShip } from './ship-movement.ts';
import { ONE_POINT } from './reducer.ts';

/** M80.19, M80.20: first waves, follow-up, Rangers, and back from the beach. */

/** M11.30: a beach hex of clear terrain (B1.4, B1.12). */
const isLandingBeach = (board: Board, hex: Hex, frozen = false): boolean =>
  board.beach[hex] === 1 &&
  board.city[hex] === -1 &&
  (board.rivers[hex] === 0 || frozen) &&
  board.forest[hex] === 0 &&
  board.mountain[hex] === 0;

/** M14.15: with a frozen river a hex is clear. */
export const isLandingBeachNow = (world: World, state: State, hex: Hex): boolean =>
  isLandingBeach(world.board, hex, world.rules.weather.frozen({ world, state, hex }) !== undefined);

/** M11.31: ARM (air assault with it, M0.18), ART, FLAK and guerillas do not come with the first wave. */
export const mayAssault = (unit: Unit): boolean =>
  mayInvade(unit) && !isArmor(unit) && !hasTwoFactors(unit) && !isIrregular(unit);

/** M14.10, M11.lift: what the sea allows in the zone of an assault hex. */
function seaFault(world: World, state: State, from: Hex, most: number): Objection | undefined {
  const zone = world.board.zone[from] as Zone;
  const sea = world.rules.weather.seaCode({ state, zone });
  return sea > most
    ? objection('M14.10', msg`the sea in zone ${code(zone)} is ${code(`S${sea}`)}: nobody lands like this`, 'M11.lift')
    : undefined;
}

/** M11.25: nobody lands while the enemy rules the zone, but Rangers from task forces. */
const ruledFault = (world: World, state: State, from: Hex): Objection | undefined => {
  const zone = world.board.zone[from] as Zone;
  return isRuledByEnemy(world, state, state.mover, zone)
    ? objection('M11.25', msg`zone ${code(zone)} is under enemy superiority`)
    : undefined;
};

function entryFault(
  world: World,
  state: State,
  from: Hex,
  units: readonly Unit[],
  hex: Hex,
  rule: RuleId,
): Objection | undefined {
  const { grid } = world.board;
  if (!adjacent(grid, from, hex))
    return objection(rule, msg`${theHex(grid, hex)} is not next to the assault hex ${theHex(grid, from)}`);
  return closedTo(world, state, units[0] as Unit, 'land').get(hex) ?? clearedFault(world, state, state.mover, hex);
}

function waveFault(world: World, state: State, { units, hex }: CommandOf<'landWave'>): Objection | undefined {
  const landing = passengers(state, units, 'M11.30', 'assault');
  if (isObjection(landing)) return landing;
  const { at: from, units: troops, ships: carriers } = landing;
  const { board } = world;
  const where = theHex(board.grid, hex);
  const sea = seaFault(world, state, from, 1) ?? ruledFault(world, state, from);
  if (sea) return sea;
  const wrong = troops.find((unit) => !mayAssault(unit));
  if (wrong)
    return objection(
      'M11.31',
      msg`${KINDS[wrong.type].word}: not in a first wave`,
      ...(isIrregular(wrong) ? ['M15.15'] : []),
    );
  const carried = troops.find((_, i) => !isTransport(carriers[i] as Unit));
  if (carried) return objection('M11.31', msg`${carried} is not on a transport`);
  const aborted = abortedFault(carriers);
  if (aborted) return aborted;
  const entry = entryFault(world, state, from, troops, hex, 'M11.30');
  if (entry) return entry;
  if (!isLandingBeachNow(world, state, hex)) return objection('M11.30', msg`${where} is no beach hex of clear terrain`);
  const elsewhere = elsewhereFault(world, state, from, hex);
  if (elsewhere) return elsewhere;
  if (lifters(state, state.mover, from).length === 0)
    return objection('M11.30', msg`there is no landing ship on ${theHex(board.grid, from)}`);
  return liftFault(waveRoom(state, state.mover, from), factorsOf(troops), theHex(board.grid, from), 'M11.31');
}

/** M11.34: no ship of a failed invasion lands anybody. */
const abortedFault = (ships: readonly Unit[]): Objection | undefined =>
  ships.map((ship) => abortFault(ship)).find((fault) => fault !== undefined);

/** M11.30: whoever lands from one assault hex lands on one beach. */
function elsewhereFault({ board: { grid } }: World, state: State, from: Hex, hex: Hex): Objection | undefined {
  const named = state.waves?.find((wave) => wave.from === from);
  return named && named.hex !== hex
    ? objection('M11.30', msg`the wave from ${theHex(grid, from)} has ${theHex(grid, named.hex)} as its beach`)
    : undefined;
}

/** M5.5: a beach may be over the limit in between. Nobody is proposed who would have to move on. */
const hasRoom = (world: World, state: State, units: readonly UnitNo[], hex: Hex): boolean =>
  bars(fieldOf(world, state), other(state.mover), hex) ||
  !roomFault(
    world,
    state,
    units.map((no) => state.units[no] as Unit),
    hex,
    'M11.32',
  );

/** B7.z3, M3.4, B13.2, B16.1: landing is a step: zones of control and rough ground end the move. */
const halt = (world: World, state: State, hex: Hex): { stopped?: true } =>
  isRough(world.board, hex) || (world.zoc.stop !== undefined && inZoc(fieldOf(world, state), other(state.mover), hex))
    ? { stopped: true }
    : {};

/** M11.38: Rangers who go with a wave are part of it. */
function joined(state: State, { rangers, ...wave }: Wave): Wave {
  const known = state.waves?.find(({ from }) => from === wave.from);
  if (!known) return rangers ? { ...wave, rangers } : wave;
  return rangers && known.rangers ? { ...wave, rangers } : { ...wave, ...(known.again ? { again: true } : {}) };
}

/** M11.32: onto an empty beach, or to the battle for it. */
function land(world: World, state: State, units: readonly UnitNo[], wish: Wave, emit: Emit<BlitzEvent>): boolean {
  const wave = joined(state, wish);
  keepShips(state, carriersOf(state, units), emit);
  // M90.44: landing on a neutral coast is a violation, before anything else.
  trespass(world, state, state.mover, units, [wave.hex], emit);
  const fights = bars(fieldOf(world, state), other(state.mover), wave.hex);
  if (fights) emit({ is: 'waveStaged', units, wave: { ...wave, fights: true } });
  else {
    emit({ is: 'cameAshore', units, hex: wave.hex, spent: ONE_POINT, ...halt(world, state, wave.hex), wave });
    afterMove(world, state, units, [wave.hex], emit);
  }
  return fights;
}

/** M11.33: the hex is a beachhead from now on. */
export function makeBeachhead({ board }: World, state: State, hex: Hex, emit: Emit<BlitzEvent>): void {
  const known = state.beachheads.some((one) => one.hex === hex && one.side === state.mover);
  if (!known) emit({ is: 'beachheadMade', beachhead: { side: state.mover, beach: board.beachGroup[hex] ?? -1, hex } });
}

/** Units on board ships on an assault hex, by the hex. */
function* boatloads(state: State): Generator<{ from: Hex; units: UnitNo[] }> {
  const hexes = new Set(
    shipsOf(state, state.mover, (ship) => ship.place === 'assault').map((no) => (state.units[no] as Unit).at),
  );
  for (const from of hexes) {
    const ships = shipsOf(state, state.mover, (ship) => ship.place === 'assault' && ship.at === from);
    const units = ships
      .flatMap((no) => cargoOf(state, state.units[no] as Unit))
      .filter((no) => state.units[no]?.place === 'aboard' && !state.units[no]?.moved);
    if (units.length > 0) yield { from, units };
  }
}

/** The assault hex of the ships that units are on board of. */
const takenOffAt = (state: State, [first]: readonly UnitNo[]): Hex =>
  (carrierOf(state, state.units[first as UnitNo] as Unit) as Unit).at;

/** Units that fit into a number of factors, taken in order. */
function within(state: State, units: readonly UnitNo[], most: number): UnitNo[] {
  let left = most;
  return units.filter((no) => {
    const size = sizeOf(state.units[no] as Unit);
    if (size > left) return false;
    left -= size;
    return true;
  });
}

export const landWave: Verb<'landWave'> = {
  check: waveFault,
  play(world, state, { units, hex }, emit) {
    const from = takenOffAt(state, units);
    const factors = factorsOf(units.map((no) => state.units[no] as Unit));
    lift(state, from, 'wave', FIRST_WAVE, factors, emit);
    const fights = land(
      world,
      state,
      units,
      { from, hex, ...(isOldBeachhead(state, hex) ? { again: true } : {}) },
      emit,
    );
    if (!fights) makeBeachhead(world, state, hex, emit);
  },
  *legal(world, state) {
    for (const { from, units } of boatloads(state)) {
      const able = units.filter((no) => mayAssault(state.units[no] as Unit));
      const most = within(state, able, waveRoom(state, state.mover, from));
      for (const hex of neighboursOf(world.board.grid, from)) {
        if (!isLandingBeachNow(world, state, hex)) continue;
        for (const some of most.length > 1 ? [most, ...able.map((no) => [no])] : able.map((no) => [no])) {
          const command = { do: 'landWave', units: some, hex } as const;
          if (!waveFault(world, state, command) && hasRoom(world, state, some, hex)) yield command;
        }
      }
    }
  },
  sample: (world, state, choose) => pick([...landWave.legal(world, state)], choose),
  ask: (world, state, no, unit) => askLanding(world, state, no, unit, 'landWave'),
};

/** Sample landing of a unit on board a ship on an assault hex: on the first hex there is. */
function askLanding(
  world: World,
  state: State,
  no: UnitNo,
  unit: Unit,
  verb: 'landWave' | 'landFollowUp',
): CommandOf<'landWave'> | CommandOf<'landFollowUp'> | undefined {
  const ship = isShip(unit) ? unit : carrierOf(state, unit);
  if (!ship || !isShip(ship) || ship.place !== 'assault') return undefined;
  const units = isShip(unit) ? cargoOf(state, unit) : [no];
  const shore = neighboursOf(world.board.grid, ship.at).filter((hex) => world.board.land[hex] === 1);
  const hex = shore.find((one) => isLandingBeachNow(world, state, one)) ?? shore[0];
  return units.length > 0 && hex !== undefined ? { do: verb, units, hex } : undefined;
}

export const isBeachhead = (state: State, side: Unit['side'], hex: Hex): boolean =>
  state.beachheads.some((one) => one.side === side && one.hex === hex);

/** M11.35: a beachhead of the mover's that no first wave of this player turn has made. */
const isOldBeachhead = (state: State, hex: Hex): boolean =>
  isBeachhead(state, state.mover, hex) &&
  !state.waves?.some((wave) => wave.hex === hex && !wave.rangers && !wave.again);

function followUpFault(world: World, state: State, { units, hex }: CommandOf<'landFollowUp'>): Objection | undefined {
  const landing = passengers(state, units, 'M11.35', 'assault');
  if (isObjection(landing)) return landing;
  const { at: from, units: troops, ships: carriers } = landing;
  const { board } = world;
  const sea = seaFault(world, state, from, 2) ?? ruledFault(world, state, from);
  if (sea) return sea;
  const band = troops.find(isIrregular);
  if (band) return objection('M15.15', msg`${band} is a guerilla: no ship brings it to a beach`);
  const entry = entryFault(world, state, from, troops, hex, 'M11.35');
  if (entry) return entry;
  const where = theHex(board.grid, hex);
  if (!isBeachhead(state, state.mover, hex))
    return objection('M11.35', msg`${where} is no beachhead: a first wave lands there`, 'M11.36');
  if (!isOldBeachhead(state, hex))
    return objection(
      'M11.35',
      msg`the first wave came to ${where} in this player turn: others follow from the next on`,
    );
  const aborted = abortedFault(carriers);
  if (aborted) return aborted;
  if (bars(fieldOf(world, state), other(state.mover), hex))
    return objection('M11.36', msg`${where} holds an enemy unit`);
  const ships = lifters(state, state.mover, from);
  if (ships.length === 0) return objection('M11.35', msg`there is no landing ship on ${theHex(board.grid, from)}`);
  const each = followUpOf(world, state, from);
  const fault = liftFault(
    capacity(state, ships, 'followUp', each),
    factorsOf(troops),
    theHex(board.grid, from),
    'M11.35',
  );
  return each < FOLLOW_UP ? citing(fault, 'M14.10') : fault;
}

/** M14.10: half as much in a rough sea. */
const followUpOf = (world: World, state: State, from: Hex): number =>
  world.rules.weather.seaCode({ state, zone: world.board.zone[from] as Zone }) > 1 ? FOLLOW_UP_ROUGH : FOLLOW_UP;

export const landFollowUp: Verb<'landFollowUp'> = {
  check: followUpFault,
  play(world, state, { units, hex }, emit) {
    const from = takenOffAt(state, units);
    const factors = factorsOf(units.map((no) => state.units[no] as Unit));
    lift(state, from, 'followUp', followUpOf(world, state, from), factors, emit);
    keepShips(state, carriersOf(state, units), emit);
    emit({ is: 'cameAshore', units, hex, spent: ONE_POINT, ...halt(world, state, hex) });
    afterMove(world, state, units, [hex], emit);
  },
  *legal(world, state) {
    for (const { from, units } of boatloads(state)) {
      const room = capacity(state, lifters(state, state.mover, from), 'followUp', followUpOf(world, state, from));
      const most = within(state, units, room);
      for (const hex of neighboursOf(world.board.grid, from)) {
        if (!isBeachhead(state, state.mover, hex)) continue;
        for (const some of most.length > 1 ? [most, ...units.map((no) => [no])] : units.map((no) => [no])) {
          const command = { do: 'landFollowUp', units: some, hex } as const;
          if (!followUpFault(world, state, command) && hasRoom(world, state, some, hex)) yield command;
        }
      }
    }
  },
  sample: (world, state, choose) => pick([...landFollowUp.legal(world, state)], choose),
  ask: (world, state, no, unit) => askLanding(world, state, no, unit, 'landFollowUp'),
};

function rangerFault(world: World, state: State, { unit, hex }: CommandOf<'landRanger'>): Objection | undefined {
  const landing = passengers(state, [unit], 'M11.38', 'assault');
  if (isObjection(landing)) return landing;
  const { at: from, units: troops, ships } = landing;
  const { board } = world;
  const [ranger] = troops as [Unit];
  const [ship] = ships as [Unit];
  if (!mayRaid(ranger)) return objection('M11.38', msg`${ranger} is no Ranger`);
  if (!isTaskForce(ship)) return objection('M11.38', msg`${ship} is no task force: Rangers land from those`);
  const closed =
    seaFault(world, state, from, 1) ?? abortFault(ship) ?? entryFault(world, state, from, troops, hex, 'M11.38');
  if (closed) return closed;
  if (ship.task !== undefined && ship.task !== 'rangers')
    return objection('M11.tf', msg`${ship} has done something else in this player turn`);
  if (board.coastal[hex] !== 1) return objection('M11.38', msg`${theHex(board.grid, hex)} is not on the coast`);
  return elsewhereFault(world, state, from, hex);
}

export const landRanger: Verb<'landRanger'> = {
  check: rangerFault,
  play(world, state, { unit, hex }, emit) {
    emit({ is: 'shipTask', units: carriersOf(state, [unit]), task: 'rangers' });
    land(world, state, [unit], { from: takenOffAt(state, [unit]), hex, rangers: true }, emit);
  },
  *legal(world, state) {
    for (const { from, units } of boatloads(state)) {
      for (const unit of units) {
        if (!mayRaid(state.units[unit] as Unit)) continue;
        for (const hex of neighboursOf(world.board.grid, from)) {
          const command = { do: 'landRanger', unit, hex } as const;
          const fits = world.board.land[hex] === 1 && !rangerFault(world, state, command);
          if (fits && hasRoom(world, state, [unit], hex)) yield command;
        }
      }
    }
  },
  sample: (world, state, choose) => pick([...landRanger.legal(world, state)], choose),
  ask(world, state, no, unit) {
    const asked = mayRaid(unit) ? askLanding(world, state, no, unit, 'landWave') : undefined;
    return asked && { do: 'landRanger', unit: no, hex: asked.hex };
  },
};

/** M11.37, M11.38, M6.4: who has begun the player turn next to the ship. */
function leaverFault(world: World, state: State, no: UnitNo, ship: Unit): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'M11.37');
  if (isObjection(unit)) return unit;
  const where = theHex(world.board.grid, unit.at);
  if (unit.place !== 'map' || !(isGround(unit) || isFlak(unit)))
    return objection('M11.37', msg`${unit} is no ground unit on the map`);
  if (!adjacent(world.board.grid, unit.at, ship.at)) return objection('M11.37', msg`${where} is not next to ${ship}`);
  if (unit.moved || unit.spent > 0 || unit.stopped)
    return objection(
      'M11.37',
      msg`${unit} has moved in this player turn: only who began it there goes on board`,
      'M6.4',
    );
  if (!isTaskForce(ship) && !isBeachhead(state, unit.side, unit.at))
    return objection('M11.37', msg`${where} is no beachhead`);
  return boardingFault(world, state, no, unit);
}

function backFault(world: World, state: State, { unit, units }: CommandOf<'withdrawFromBeach'>): Objection | undefined {
  const ship = ownShip(state, unit, 'M11.37');
  if (isObjection(ship)) return ship;
  if (units.length === 0) return objection('M11.37', msg`no unit is named`);
  if (new Set(units).size < units.length) return objection('M11.37', msg`a unit is named twice`);
  if (ship.place !== 'assault' || !isAssaultHex(world.board, ship.at))
    return objection('M11.37', msg`${ship} is on no assault hex`);
  const closed = abortFault(ship) ?? stormFault(world, state, world.board.zone[ship.at] as Zone);
  if (closed) return closed;
  for (const no of units) {
    const fault = leaverFault(world, state, no, ship);
    if (fault) return fault;
  }
  const heavy = loadFault(state, ship, units);
  if (heavy || isTaskForce(ship)) return heavy;
  const ruled = ruledFault(world, state, ship.at);
  if (ruled) return ruled;
  const room = capacity(state, lifters(state, state.mover, ship.at), 'beach', BACK);
  return liftFault(
    room,
    factorsOf(units.map((no) => state.units[no] as Unit)),
    theHex(world.board.grid, ship.at),
    'M11.37',
  );
}

export const withdrawFromBeach: Verb<'withdrawFromBeach'> = {
  check: backFault,
  play(_world, state, { unit, units }, emit) {
    const ship = state.units[unit] as Unit;
    const factors = factorsOf(units.map((no) => state.units[no] as Unit));
    if (!isTaskForce(ship)) lift(state, ship.at, 'beach', BACK, factors, emit);
    keepShips(state, [unit], emit);
    emit({ is: 'tookOff', unit, units });
  },
  *legal(world, state) {
    const field = fieldOf(world, state);
    for (const unit of shipsOf(state, state.mover, (ship) => ship.place === 'assault' && !isLandingShip(ship))) {
      for (const hex of neighboursOf(world.board.grid, (state.units[unit] as Unit).at)) {
        for (const no of stackAt(field, state.mover, hex)) {
          const command = { do: 'withdrawFromBeach', unit, units: [no] } as const;
          if (!backFault(world, state, command)) yield command;
        }
      }
    }
  },
  sample: (world, state, choose) => pick([...withdrawFromBeach.legal(world, state)], choose),
  ask(world, state, no, unit) {
    if (unit.place !== 'map' || !isGround(unit)) return undefined;
    const ship = shipsOf(
      state,
      unit.side,
      (one) => one.place === 'assault' && !isLandingShip(one) && adjacent(world.board.grid, one.at, unit.at),
    )[0];
    return ship === undefined ? undefined : { do: 'withdrawFromBeach', unit: ship, units: [no] };
  },
};
