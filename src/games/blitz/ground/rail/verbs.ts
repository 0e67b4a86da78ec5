import type { Choose } from '#core/dice/dice.ts';
import { citing, isObjection, type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isForest, isRailHex } from '#games/blitz/board.ts';
import { fieldOf, inZoc, stackAt } from '#games/blitz/ground/rules/field.ts';
import { afterMove, lockFault, onMap, pick } from '#games/blitz/ground/frames/moves.ts';
import { isFlak, isGround, isIrregular, isTrain } from '#games/blitz/kinds.ts';
import { ownUnit, unitsWhere } from '#games/blitz/step.ts';
import { type CommandOf, other, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Verb, Verbs } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { crowdedHexes } from './train-spacing.ts';
import { markersOf } from './cuts.ts';
import { freeWay, hexesRun, markersAt, priceOf, railReach, runFault, runTo } from './rails.ts';
import { CAPACITY, loadOf, passengersOf, pointsLeft, trainsAt, trainsOf } from './trains.ts';
import { idleFault } from '#games/blitz/countries/guerillas/idleness.ts';

/** M80.16: trains run, take units on and let them off; M7.13: rails are cut. */

/** M7.4, M7.5: rail points for a stop. */
const ENTRAINING = 10;
const DETRAINING = 5;

/** The train a command names, if it can do anything. */
function ownTrain(state: State, no: UnitNo): Unit | Objection {
  const train = ownUnit(state, state.mover, no, 'M7.2');
  if (isObjection(train)) return train;
  if (!isTrain(train)) return objection('M7.2', msg`${train} is no train`);
  if (train.place !== 'map') return objection('M7.2', msg`${train} is not on the map`);
  return train.stopped
    ? objection('M7.11', msg`${train} has been captured and runs from the next player turn on`)
    : train;
}

const wayOf = (world: World, state: State, { unit, to, path }: CommandOf<'moveTrain'>): readonly Hex[] | undefined =>
  path ?? runTo(railReach(world, state, state.units[unit] as Unit), to);

/** Reason why a train has no way to a hex: the nearest obstructing rule. */
function noWay(world: World, state: State, train: Unit, to: Hex): Objection {
  const where = theHex(world.board.grid, to);
  if (to === train.at) return objection('M7.2', msg`${train} is already at ${where}`);
  if (!isRailHex(world.board, to))
    return objection('M7.2', msg`${where} has no rail line: trains never leave the rails`);
  const way = freeWay(world, train, to);
  return (
    (way && runFault(world, state, train, way)) ??
    objection('M7.2', msg`no rail line leads from ${theHex(world.board.grid, train.at)} to ${where}`)
  );
}

export const moveTrain: Verb<'moveTrain'> = {
  check(world, state, command) {
    const train = ownTrain(state, command.unit);
    if (isObjection(train)) return train;
    if (command.path && command.path.at(-1) !== command.to)
      return objection('M7.2', msg`the path does not end at ${theHex(world.board.grid, command.to)}`);
    const way = wayOf(world, state, command);
    return way ? runFault(world, state, train, way) : noWay(world, state, train, command.to);
  },
  play(world, state, command, emit) {
    const path = wayOf(world, state, command);
    if (!path) throw new Error('an unchecked run of a train was played');
    const { spent } = state.units[command.unit] as Unit;
    emit({ is: 'railed', unit: command.unit, path, spent: spent + priceOf(state, path) });
  },
  *legal(world, state) {
    for (const no of trainsOf(state, state.mover)) {
      const train = state.units[no] as Unit;
      if (train.stopped) continue;
      for (const to of hexesRun(railReach(world, state, train))) yield { do: 'moveTrain', unit: no, to };
    }
  },
  sample(world, state, choose) {
    const no = pick(trainsOf(state, state.mover), choose);
    const train = no === undefined ? undefined : state.units[no];
    if (no === undefined || !train || train.stopped) return undefined;
    const to = pick(hexesRun(railReach(world, state, train)), choose);
    return to === undefined ? undefined : { do: 'moveTrain', unit: no, to };
  },
  ask: (_world, _state, no, unit) => (isTrain(unit) ? { do: 'moveTrain', unit: no, to: unit.at } : undefined),
};

/** M7.3: classes 4 and 5. */
const ridesTrains = (unit: Unit): boolean => isGround(unit) || isFlak(unit);

/** Units that could board: ground units, and flak after them. */
const waitingAt = (world: World, state: State, { side, at: hex }: Unit): UnitNo[] => [
  ...stackAt(fieldOf(world, state), side, hex),
  ...unitsWhere(state, (unit) => unit.side === side && unit.place === 'map' && unit.at === hex && isFlak(unit)),
];

/** M7.4: who has begun the player turn here and done nothing since. */
function boarderFault(world: World, state: State, no: UnitNo, hex: Hex): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'M7.4');
  if (isObjection(unit)) return unit;
  if (unit.place !== 'map' || !ridesTrains(unit)) return objection('M7.3', msg`${unit} is no ground unit on the map`);
  const where = theHex(world.board.grid, hex);
  if (unit.at !== hex) return objection('M7.4', msg`${unit} is not at ${where} with the train`);
  if (unit.moved || unit.spent > 0 || unit.stopped)
    return objection(
      'M7.4',
      msg`${unit} has moved in this player turn: only who began it here is taken on`,
      ...(unit.detrained ? ['M7.5'] : []),
    );
  return (
    citing(world.rules.leave({ world, state, unit }), 'M7.4') ??
    world.rules.boards({ state, unit }) ??
    lockFault(state, no)
  );
}

function entrainFault(world: World, state: State, { unit, units }: CommandOf<'entrain'>): Objection | undefined {
  const train = ownTrain(state, unit);
  if (isObjection(train)) return train;
  if (units.length === 0) return objection('M7.4', msg`no unit is named`);
  if (new Set(units).size < units.length) return objection('M7.4', msg`a unit is named twice`);
  for (const no of units) {
    const fault = boarderFault(world, state, no, train.at);
    if (fault) return fault;
    // M17.f.6: the minors ride with their own trains.
    const rider = state.units[no];
    const own = (rider?.nation === undefined) === (train.nation === undefined);
    if (world.opening.third === train.side && !own)
      return objection(
        'M17.f.6',
        msg`${train} carries its own: the minors and the third power use no train of each other`,
      );
  }
  const load = units.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), loadOf(state, train));
  if (load > CAPACITY)
    return objection('M7.3', msg`${train} would carry ${load} {factor|factors}; ${CAPACITY} {2|is|are} allowed`);
  return stopFault(world, state, train, train.loading === true, ENTRAINING, 'M7.4');
}

/** M7.4, M7.5: a stop is paid once, however many get on or off. */
function stopFault(
  world: World,
  state: State,
  train: Unit,
  paid: boolean,
  price: number,
  rule: string,
): Objection | undefined {
  const left = pointsLeft(world, state, train);
  return paid || left >= price
    ? undefined
    : objection(rule, msg`the stop takes ${price} rail {point|points}; ${train} has ${left} left`);
}

export const entrain: Verb<'entrain'> = {
  check: entrainFault,
  play(_world, state, command, emit) {
    const train = state.units[command.unit] as Unit;
    const spent = train.spent + (train.loading ? 0 : ENTRAINING);
    emit({ is: 'entrained', unit: command.unit, units: command.units, spent });
  },
  *legal(world, state) {
    for (const unit of trainsOf(state, state.mover)) {
      for (const no of waitingAt(world, state, state.units[unit] as Unit)) {
        const command = { do: 'entrain', unit, units: [no] } as const;
        if (!entrainFault(world, state, command)) yield command;
      }
    }
  },
  sample: (world, state, choose) => pick([...entrain.legal(world, state)], choose),
  /** Sample of boarding: a passenger for a train, and a train for a unit in its hex. */
  ask(world, state, no, unit) {
    if (isTrain(unit) && unit.place === 'map') {
      const [first] = waitingAt(world, state, unit);
      return first === undefined ? undefined : { do: 'entrain', unit: no, units: [first] };
    }
    if (unit.place !== 'map' || !ridesTrains(unit)) return undefined;
    const [train] = trainsAt(state, unit.side, unit.at);
    return train === undefined ? undefined : { do: 'entrain', unit: train, units: [no] };
  },
};

function detrainFault(world: World, state: State, { unit, units }: CommandOf<'detrain'>): Objection | undefined {
  const train = ownTrain(state, unit);
  if (isObjection(train)) return train;
  if (units.length === 0) return objection('M7.5', msg`no unit is named`);
  if (new Set(units).size < units.length) return objection('M7.5', msg`a unit is named twice`);
  const where = theHex(world.board.grid, train.at);
  for (const no of units) {
    const one = state.units[no];
    if (one?.aboard !== train.id) return objection('M7.5', msg`${{ unit: one?.id ?? '' }} is not on board ${train}`);
    if (world.isHeavy(one) && isForest(world.board, train.at))
      return objection('M7.5', msg`${where} is forest: armor and artillery do not get off there`);
    const strays = world.rules.mayEnd({ world, state, unit: one, hex: train.at });
    if (strays) return strays;
  }
  return stopFault(world, state, train, train.unloading === true, DETRAINING, 'M7.5');
}

export const detrain: Verb<'detrain'> = {
  check: detrainFault,
  play(world, state, command, emit) {
    const train = state.units[command.unit] as Unit;
    const spent = train.spent + (train.unloading ? 0 : DETRAINING);
    emit({ is: 'detrained', unit: command.unit, units: command.units, hex: train.at, spent });
    afterMove(world, state, command.units, [train.at], emit);
  },
  *legal(world, state) {
    for (const unit of trainsOf(state, state.mover)) {
      const aboard = passengersOf(state, state.units[unit] as Unit);
      for (const units of aboard.length > 1 ? [aboard, ...aboard.map((no) => [no])] : aboard.map((no) => [no])) {
        const command = { do: 'detrain', unit, units } as const;
        if (!detrainFault(world, state, command)) yield command;
      }
    }
  },
  sample: (world, state, choose) => pick([...detrain.legal(world, state)], choose),
  ask(_world, state, no, unit) {
    if (unit.aboard !== undefined) {
      const train = state.units.findIndex(({ id }) => id === unit.aboard);
      return { do: 'detrain', unit: train, units: [no] };
    }
    const aboard = isTrain(unit) && unit.place === 'map' ? passengersOf(state, unit) : [];
    return aboard.length > 0 ? { do: 'detrain', unit: no, units: aboard } : undefined;
  },
};

/** M7.13 */
function cutFault(world: World, state: State, { unit: no }: CommandOf<'cutRail'>): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'M7.13');
  if (isObjection(unit)) return unit;
  if (unit.place !== 'map' || !isGround(unit)) return objection('M7.13', msg`${unit} is no ground unit on the map`);
  const { board } = world;
  const where = theHex(board.grid, unit.at);
  if (!isRailHex(board, unit.at)) return objection('M7.13', msg`${where} has no rail line`);
  if (unit.cutter) return objection('M7.13', msg`${unit} has cut a rail line in this player turn`);
  const guerilla = isIrregular(unit) ? ['M15.19'] : [];
  if (unit.attacked)
    return objection('M7.13', msg`${unit} has attacked in this player turn: it cuts nothing`, 'M90.7', ...guerilla);
  if (inZoc(fieldOf(world, state), other(unit.side), unit.at))
    return objection('M7.13', msg`${where} is in an enemy zone of control: nobody cuts rails there`, ...guerilla);
  if (markersAt(state, unit.at) > 0) return objection('M7.15', msg`${where} has its cut markers already`);
  const idle = idleFault(world.board, state, unit);
  if (idle) return idle;
  return lockFault(state, no);
}

export const cutRail: Verb<'cutRail'> = {
  check: cutFault,
  play(world, state, { unit }, emit) {
    const { at, side } = state.units[unit] as Unit;
    emit({ is: 'railCut', unit, cut: { hex: at, markers: markersOf(world, at), by: side } });
  },
  *legal(world, state) {
    for (const unit of onMap(state, state.mover)) {
      const command = { do: 'cutRail', unit } as const;
      if (!cutFault(world, state, command)) yield command;
    }
  },
  sample(world, state, choose) {
    const unit = pick(
      onMap(state, state.mover, ({ at, cutter }) => !cutter && isRailHex(world.board, at)),
      choose,
    );
    const command = unit === undefined ? undefined : ({ do: 'cutRail', unit } as const);
    return command && !cutFault(world, state, command) ? command : undefined;
  },
  ask: (world, _state, no, unit) =>
    unit.place === 'map' && isGround(unit) && isRailHex(world.board, unit.at) ? { do: 'cutRail', unit: no } : undefined,
};

/** M7.12: of two trains in a hex one runs on, where it can. */
export function clearHex(world: World, state: State, choose: Choose): CommandOf<'moveTrain'> | undefined {
  const unit = pick(
    crowdedHexes(state).flatMap((hex) => trainsAt(state, state.mover, hex)),
    choose,
  );
  if (unit === undefined) return undefined;
  const to = hexesRun(railReach(world, state, state.units[unit] as Unit)).find(
    (one) => trainsAt(state, state.mover, one).length === 0,
  );
  return to === undefined ? undefined : { do: 'moveTrain', unit, to };
}

export const railroadVerbs: Verbs = { moveTrain, entrain, detrain, cutRail };
