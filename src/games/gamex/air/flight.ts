import { memoize } from '#core/memo.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { axialOf, neighbour } from '#hex/grid.ts';
import { type Axial, axialDistance, DIRECTIONS, type Hex, NOWHERE, opposite } from '#hex/hex.ts';
import { oneDie } from '#games/gamex/chance.ts';
import { isBuilt } from '#games/gamex/board/board.ts';
import { type Decision, pick, sideOfFrame, type Verb } from '#games/gamex/decision.ts';
import type { AirWeapon } from '#games/gamex/kinds.ts';
import { AIR_RANGE } from '#games/gamex/tables.ts';
import {
  BRIDGE,
  type Command,
  type CommandOf,
  type FrameOf,
  type GamexEvent,
  type Side,
  type State,
  type Unit,
  type UnitId,
} from '#games/gamex/types.ts';
import { enemyHexes, inactive, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { targetFault } from '../fire/direct.ts';
import { resolve } from '../fire/resolve.ts';
import { occupantsOf, type Plan, reckon, targetsIn } from '../fire/strength.ts';
import { objectFault } from '../sight/spot.ts';
import { isSpotted, spotsOn } from '../sight/observation.ts';
import { pushAaWindow } from './anti-aircraft.ts';

/** Aircraft (X6.4.7): straight across the map, one attack a weapon, guns firing at them from below. */

const rangeOf = (weapon: AirWeapon): number => AIR_RANGE[weapon.weapon] ?? 0;

/** The points of a flight: as many before the map's edge as the longest weapon reaches (X6.4.7d), then hex by hex. */
function lineOf(world: World, unit: Unit, hex: Hex, direction: number): Axial[] {
  const { grid } = world.board;
  const reach = Math.max(0, ...kindOf(world, unit).air.map(rangeOf));
  const entry = axialOf(grid, hex);
  const step = DIRECTIONS[direction] as Axial;
  const line: Axial[] = [];
  for (let back = reach; back > 0; back--) line.push({ q: entry.q - back * step.q, r: entry.r - back * step.r });
  for (let at = hex; at !== NOWHERE; at = neighbour(grid, at, direction)) line.push(axialOf(grid, at));
  return line;
}

export const hexAt = (world: World, point: Axial): Hex => {
  const { grid } = world.board;
  let found = NOWHERE;
  for (let hex = 0; hex < grid.size && found === NOWHERE; hex++)
    if (grid.q[hex] === point.q && grid.r[hex] === point.r) found = hex;
  return found;
};

const flyers = (world: World, state: State, side: Side): Unit[] =>
  state.units.filter(
    (unit) =>
      unit.side === side &&
      unit.place === 'off' &&
      kindOf(world, unit).type === 'aircraft' &&
      kindOf(world, unit).lifts === 0 &&
      inactive(unit),
  );

function entryFault(world: World, hex: Hex, direction: number): Objection | undefined {
  const { grid } = world.board;
  if (!Number.isInteger(direction) || direction < 0 || direction > 5)
    return refuse('X6.4.7b', msg`an aircraft flies in one of six directions`);
  const edge = DIRECTIONS.some((_, side) => neighbour(grid, hex, side) === NOWHERE);
  return edge ? undefined : refuse('X6.4.7b', msg`${theHex(world.board, hex)} is not at the edge of the map`);
}

const spottedHexes = (world: World, state: State, side: Side): Hex[] =>
  enemyHexes(state, side).filter((hex) => targetsIn(state, side, hex).length > 0 && isSpotted(world, state, side, hex));

export function enter(
  world: World,
  state: State,
  command: CommandOf<'airStrike'>,
  used: readonly number[],
  spotted: readonly Hex[],
  emit: Emit<GamexEvent>,
): void {
  const unit = unitOf(world, state, command.aircraft);
  const line = lineOf(world, unit, command.hex, command.direction);
  emit({
    is: 'push',
    frame: {
      at: 'flight',
      side: unit.side,
      aircraft: unit.id,
      line,
      leg: 0,
      used,
      spotted,
      asked: false,
      ...(used.length > 0 ? { before: used.length } : {}),
    },
  });
}

const edgeHexes = memoize(({ board: { grid } }: World): readonly Hex[] =>
  Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) =>
    DIRECTIONS.some((_, side) => neighbour(grid, hex, side) === NOWHERE),
  ),
);

/** Ways in that lead over a hex: from it back to the edge, in each direction. */
export function* waysOver(world: World, hex: Hex): Generator<{ readonly hex: Hex; readonly direction: number }> {
  const { grid } = world.board;
  for (let direction = 0; direction < 6; direction++) {
    let at = hex;
    for (
      let next = neighbour(grid, at, opposite(direction));
      next !== NOWHERE;
      next = neighbour(grid, at, opposite(direction))
    )
      at = next;
    yield { hex: at, direction };
  }
}

export const airStrikeVerb: Verb<'airStrike'> = {
  ap: () => 1,
  check(world, state, side, { aircraft, hex, direction }) {
    const unit = unitNamed(world, state, aircraft);
    if (!unit || !flyers(world, state, side).includes(unit))
      return refuse('X6.4.7a', msg`${theUnit(aircraft)} is no unused aircraft of ${theSide(side)}`);
    return entryFault(world, hex, direction);
  },
  play: (world, state, side, command, emit) => enter(world, state, command, [], spottedHexes(world, state, side), emit),
  *legal(world, state, side) {
    const flying = flyers(world, state, side);
    const seen = flying.length > 0 ? spottedHexes(world, state, side) : [];
    for (const unit of flying) {
      const over = seen.length > 0 ? seen : edgeHexes(world).slice(0, 1);
      for (const hex of over)
        for (const way of waysOver(world, hex)) yield { do: 'airStrike', aircraft: unit.id, ...way };
    }
  },
  sample(world, state, side, choose) {
    const unit = pick(flyers(world, state, side), choose);
    if (!unit) return undefined;
    const over = pick(spottedHexes(world, state, side), choose) ?? pick(edgeHexes(world), choose);
    const way = over === undefined ? undefined : pick([...waysOver(world, over)], choose);
    return way ? { do: 'airStrike', aircraft: unit.id, ...way } : undefined;
  },
  any: (world, state, side) => flyers(world, state, side).length > 0,
};

/** X6.4.7c–e */
function attackFault(
  world: World,
  state: State,
  frame: FrameOf<'flight'>,
  { weapon, hex, targets }: CommandOf<'airAttack'>,
): Objection | undefined {
  const unit = unitOf(world, state, frame.aircraft);
  const arm = kindOf(world, unit).air[weapon];
  if (!arm) return refuse('X6.4.7a', msg`${unit} has no such weapon`);
  if (frame.used.includes(weapon)) return refuse('X6.4.7a', msg`${unit} has used that weapon`);
  if (!frame.spotted.includes(hex))
    return refuse('X6.4.7c', msg`${theHex(world.board, hex)} was not spotted when ${unit} came`);
  // X9.3e, ruling: neither batteries nor aircraft attack a bridge.
  if (targets.includes(BRIDGE)) return refuse('X9.3e', msg`aircraft do not attack a bridge`);
  const point = frame.line[frame.leg];
  const away = point ? axialDistance(point, axialOf(world.board.grid, hex)) : Number.MAX_SAFE_INTEGER;
  if (away > rangeOf(arm)) return refuse('X6.4.7c', msg`${theHex(world.board, hex)} is out of range of that weapon`);
  // X6.4.7d: off the map only from full range.
  if (point && away !== rangeOf(arm) && hexAt(world, point) === NOWHERE)
    return refuse('X6.4.7d', msg`off the map it fires from full range only`);
  const fault = arm.indirect
    ? targetsIn(state, frame.side, hex).length === 0
      ? refuse('X6.2', msg`no enemy is there`)
      : undefined
    : targetFault(world, state, frame.side, hex, targets);
  if (fault) return fault;
  const { af } = reckon(world, state, planOf(unit, arm, hex, arm.indirect ? occupantsOf(state, hex) : targets));
  return af.n === 0 ? refuse('X6.2', msg`the attack has no strength against these targets`) : undefined;
}

const planOf = (unit: Unit, air: AirWeapon, at: Hex, targets: readonly UnitId[], sharing?: readonly UnitId[]) =>
  ({ mode: 'air', by: [unit], at, targets, air, ...(sharing ? { sharing } : {}) }) as const;

/** One attack, or with (H) one on every unit of the hex at full strength, each with its own die. */
export function airPlans(
  world: World,
  state: State,
  { aircraft }: FrameOf<'flight'>,
  { weapon, hex, targets }: CommandOf<'airAttack'>,
): readonly Plan[] {
  const unit = unitOf(world, state, aircraft);
  const arm = kindOf(world, unit).air[weapon];
  if (!arm) return [];
  if (!arm.indirect) return [planOf(unit, arm, hex, targets)];
  const all = occupantsOf(state, hex);
  return all.map((target) => planOf(unit, arm, hex, [target], all));
}

/** Attacks open from this point. */
function* attacks(world: World, state: State, frame: FrameOf<'flight'>): Generator<CommandOf<'airAttack'>> {
  const unit = unitOf(world, state, frame.aircraft);
  for (const weapon of kindOf(world, unit).air.keys()) {
    for (const hex of frame.spotted) {
      const there = targetsIn(state, frame.side, hex);
      const choices = isBuilt(world.board, hex) || there.length < 2 ? [there] : [there, ...there.map((id) => [id])];
      for (const targets of choices) {
        const command: CommandOf<'airAttack'> = { do: 'airAttack', weapon, hex, targets };
        if (!attackFault(world, state, frame, command)) yield command;
      }
    }
  }
}

/** Hexes a flight that began now could attack or look into when it is over them. */
export function flightTargets(world: World, state: State, unit: Unit): Hex[] {
  const { side, id } = unit;
  const spotted = spottedHexes(world, state, side);
  const over = (hex: Hex): FrameOf<'flight'> => ({
    at: 'flight',
    side,
    aircraft: id,
    line: [axialOf(world.board.grid, hex)],
    leg: 0,
    used: [],
    spotted,
    asked: true,
  });
  return enemyHexes(state, side).filter((hex) => {
    const frame = over(hex);
    if (lookable(world, state, frame).includes(hex)) return true;
    for (const attack of attacks(world, state, frame)) if (attack.hex === hex) return true;
    return false;
  });
}

/** X6.4.7i: hexes a spotter aircraft may look into. */
const lookable = (world: World, state: State, frame: FrameOf<'flight'>): Hex[] => {
  const spotter = kindOf(world, unitOf(world, state, frame.aircraft)).spotterAircraft;
  return spotter && frame.used.length === 0
    ? enemyHexes(state, frame.side).filter((hex) => !objectFault(world, state, frame.side, hex))
    : [];
};

export const flightDecision = (world: World): Decision<'flight'> => ({
  rule: 'X6.4.7p',
  commands: ['airAttack', 'airSpot', 'flyOn'],
  side: sideOfFrame,
  asks: (_state, frame) => msg`${theUnit(frame.aircraft)} may attack from here, or flyOn`,
  *legal(state, frame) {
    yield* attacks(world, state, frame);
    for (const hex of lookable(world, state, frame)) yield { do: 'airSpot', hex };
    yield { do: 'flyOn' };
  },
  sample(state, frame, choose): Command {
    const all = [...this.legal(state, frame)];
    return all[choose(all.length)] ?? { do: 'flyOn' };
  },
  check(state, frame, command) {
    if (command.do === 'airAttack') return attackFault(world, state, frame, command);
    if (command.do !== 'airSpot') return undefined;
    return lookable(world, state, frame).includes(command.hex)
      ? undefined
      : (objectFault(world, state, frame.side, command.hex) ??
          refuse('X6.4.7i', msg`${theUnit(frame.aircraft)} makes one attempt to spot in a flight, if it is a spotter`));
  },
  play(state, frame, command, emit, dice) {
    const unit = unitOf(world, state, frame.aircraft);
    if (command.do === 'flyOn') emit({ is: 'turnTo', frame: { ...frame, leg: frame.leg + 1, asked: false } });
    if (command.do === 'airSpot') {
      const die = oneDie(dice, frame.side, 'spotting');
      emit({ is: 'spotDie', units: [unit.id], hex: command.hex, die, spotted: die <= spotsOn(world, command.hex) });
      emit({ is: 'turnTo', frame: { ...frame, used: [0] } });
    }
    if (command.do === 'airAttack') {
      const plans = airPlans(world, state, frame, command).map((plan) => reckon(world, state, plan));
      emit({ is: 'turnTo', frame: { ...frame, used: [...frame.used, command.weapon] } });
      for (const plan of plans) resolve(world, state, plan, emit, dice);
    }
  },
  settle(state, frame, emit) {
    const unit = unitOf(world, state, frame.aircraft);
    if (unit.place !== 'off') {
      emit({ is: 'pop' });
      return true;
    }
    const point = frame.line[frame.leg];
    if (!point) {
      leave(world, frame, unit, emit);
      return true;
    }
    if (!frame.asked) {
      emit({ is: 'turnTo', frame: { ...frame, asked: true } });
      emit({ is: 'flew', aircraft: unit.id, ...point, hex: hexAt(world, point) });
      if (worthShooting(world, state, frame, point)) pushAaWindow(world, state, unit, point.q, point.r, emit);
      return true;
    }
    for (const _ of attacks(world, state, frame)) return false;
    if (lookable(world, state, frame).length > 0 && hexAt(world, point) !== NOWHERE) return false;
    emit({ is: 'turnTo', frame: { ...frame, leg: frame.leg + 1, asked: false } });
    return true;
  },
});

/** Off the map before its entry an aircraft is there only where it fires from (X6.4.7d). */
function worthShooting(world: World, state: State, frame: FrameOf<'flight'>, point: Axial): boolean {
  if (hexAt(world, point) !== NOWHERE) return true;
  for (const _ of attacks(world, state, frame)) return true;
  return false;
}

/** X6.4.7h, i: it comes back after an attack, not after a flight without one. */
function leave(world: World, frame: FrameOf<'flight'>, unit: Unit, emit: Emit<GamexEvent>): void {
  const kind = kindOf(world, unit);
  if (kind.spotterAircraft) {
    emit({ is: 'pop' });
    emit({ is: 'marked', units: [unit.id], marker: 'moved' });
  } else if (frame.used.length > (frame.before ?? 0) && frame.used.length < kind.air.length) {
    emit({
      is: 'turnTo',
      frame: { at: 'reenter', side: frame.side, aircraft: unit.id, used: frame.used, spotted: frame.spotted },
    });
  } else {
    emit({ is: 'pop' });
    emit({ is: 'airGone', aircraft: unit.id, why: 'home' });
  }
}

export const reenterDecision = (world: World): Decision<'reenter'> => ({
  rule: 'X6.4.7h',
  commands: ['airStrike', 'finish'],
  side: sideOfFrame,
  asks: (_state, frame) => msg`${theUnit(frame.aircraft)} may come back for another attack, or finish`,
  *legal(_state, frame) {
    for (const hex of frame.spotted)
      for (const way of waysOver(world, hex)) yield { do: 'airStrike', aircraft: frame.aircraft, ...way };
    yield { do: 'finish' };
  },
  sample(state, frame, choose): Command {
    const all = [...this.legal(state, frame)];
    return all[choose(all.length)] ?? { do: 'finish' };
  },
  check(_state, frame, command) {
    if (command.do !== 'airStrike') return undefined;
    return command.aircraft === frame.aircraft
      ? entryFault(world, command.hex, command.direction)
      : refuse('X6.4.7h', msg`${theUnit(frame.aircraft)} is in the air`);
  },
  play(state, frame, command, emit) {
    emit({ is: 'pop' });
    if (command.do === 'airStrike') enter(world, state, command, frame.used, frame.spotted, emit);
    else emit({ is: 'airGone', aircraft: frame.aircraft, why: 'home' });
  },
});
