import type { Choose, Dice } from '#core/dice/dice.ts';
import { type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity, isRailHex } from '#games/blitz/board.ts';
import { forestFault } from '#games/blitz/course/rules/setup-places.ts';
import { fits } from '#games/blitz/ground/rules/stack-limits.ts';
import { isAircraft, isShip, isTrain, kindOf } from '#games/blitz/kinds.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import {
  type BlitzEvent,
  type Command,
  type CommandOf,
  type FrameAt,
  other,
  type State,
  sizeOf,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { AIR_ROOM, isBaseHex } from '#games/blitz/air/airbases/bases.ts';
import { dockAt, docksOf } from '#games/blitz/sea/ships/ports.ts';
import { centreAt, unplaced } from '#games/blitz/economy/production/centres.ts';
import { takeSides } from './civil-war.ts';

/**
 * M17.h.2, M80.48: the counters of one order of battle, placed one by one by turns or at random. Until everybody has taken
 * a side (M17.h.4) they stand aside; those still to come are in the hand of whoever places next.
 */

type Setup = FrameAt<'setup'>;

const waiting = ({ units }: State): UnitNo[] =>
  units.flatMap((unit, no) => (unit.place === 'waiting' && unit.due <= 1 ? [no] : []));

const alike = (a: Pick<Unit, 'type'>, b: Pick<Unit, 'type'>): boolean => kindOf(a.type).class === kindOf(b.type).class;

const standing = ({ units }: State, like: Unit, hex: Hex): number =>
  units.filter((unit) => unit.place === 'neutral' && unit.at === hex && alike(unit, like)).length;

/** M17.h.2: the hexes a counter goes to, room aside. */
function groundFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = theHex(board.grid, hex);
  if (isShip(unit))
    return dockAt(board, hex)?.hex === hex
      ? undefined
      : objection('M17.h.2', msg`${where} is no dock: ships are set up on docks`);
  // M17.h.3
  if (isAircraft(unit) && world.rules.air.from === 'airbases')
    return isBaseHex(state, hex) ? undefined : objection('M12.1', msg`there is no airbase at ${where}`);
  if (!isCity(board, hex)) return objection('M17.h.2', msg`${where} is no city hex: everybody is set up in cities`);
  if (isTrain(unit) && !isRailHex(board, hex))
    return objection('M17.h.2', msg`${where} has no rail line: trains are set up on those`);
  return forestFault(world, unit, hex);
}

/** M12.2 */
function fitsBase({ units }: State, unit: Unit, hex: Hex): boolean {
  const there = units.filter((one) => one.place === 'neutral' && one.at === hex && isAircraft(one));
  return fits(
    AIR_ROOM,
    there.reduce((sum, one) => sum + sizeOf(one), sizeOf(unit)),
    there.length + 1,
  );
}

/** M17.h.3: aircraft one to each base, then a second; of everybody else one of a class in a hex. */
function roomFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const there = standing(state, unit, hex);
  if (there === 0) return undefined;
  const where = theHex(world.board.grid, hex);
  if (!isAircraft(unit))
    return objection('M17.h.2', msg`${where} holds a counter of that class already: one in a hex is allowed`);
  const bases =
    world.rules.air.from === 'airbases'
      ? world.board.cityHexes.filter((one) => isBaseHex(state, one))
      : world.board.cityHexes;
  if (world.rules.air.from === 'airbases' && !fitsBase(state, unit, hex))
    return objection('M12.2', msg`the airbase at ${where} holds three counters or twelve factors: no room`);
  const free = bases.some(
    (one) => standing(state, unit, one) < there && (world.rules.air.from === 'cities' || fitsBase(state, unit, one)),
  );
  return free ? objection('M17.h.3', msg`${where} gets more aircraft when every base has as many`) : undefined;
}

function placeFault(world: World, state: State, no: UnitNo, hex: Hex): Objection | undefined {
  const unit = state.units[no];
  if (!unit || !waiting(state).includes(no))
    return objection('M17.h.2', msg`that counter is not to be set up any more`);
  return groundFault(world, state, unit, hex) ?? roomFault(world, state, unit, hex);
}

const centresLeft = (world: World, state: State): number[] =>
  world.verbs.setup.includes('placePc') ? unplaced(world, state, 'blue') : [];

function centreFault(world: World, state: State, { size, hex }: CommandOf<'placePc'>): Objection | undefined {
  const where = theHex(world.board.grid, hex);
  if (!isCity(world.board, hex))
    return objection('M17.h.2', msg`${where} is no city hex: everybody is set up in cities`);
  if (centreAt(state, hex)) return objection('M17.h.2', msg`${where} has a production centre already`);
  if (centresLeft(world, state).includes(size)) return undefined;
  return objection('M8.ob', msg`there is no production centre of ${size} left to set up`);
}

const placesOf = ({ board }: World, unit: Unit): readonly Hex[] =>
  isShip(unit) ? docksOf(board).map(({ hex }) => hex) : board.cityHexes;

function* placings(world: World, state: State): Generator<Command> {
  const { cityHexes } = world.board;
  for (const unit of waiting(state))
    for (const hex of placesOf(world, state.units[unit] as Unit))
      if (!placeFault(world, state, unit, hex)) yield { do: 'placeUnit', unit, hex };
  for (const size of new Set(centresLeft(world, state)))
    for (const hex of cityHexes) if (!centreAt(state, hex)) yield { do: 'placePc', size, hex };
}

/** One of so many, each as likely, by six-sided dice. */
function drawn(dice: Dice, below: number, what: string): number {
  let [faces, most] = [1, 6];
  for (; most < below; faces++) most *= 6;
  for (;;) {
    let value = 0;
    for (let i = 0; i < faces; i++) value = value * 6 + dice.roll(6, what) - 1;
    if (value < most - (most % below)) return value % below;
  }
}

function place(state: State, { side }: Setup, command: Command, emit: Emit<BlitzEvent>): void {
  if (command.do === 'placeUnit') emit({ is: 'placed', unit: command.unit, hex: command.hex, aside: true });
  else if (command.do === 'placePc')
    emit({ is: 'centrePlaced', centre: { hex: command.hex, side: 'blue', size: command.size, unowned: true } });
  else unexpected(command);
  emit({ is: 'handed', units: waiting(state), to: other(side) });
  emit({ is: 'turnTo', frame: { at: 'setup', side: other(side), stage: 'turns' } });
}

/** A counter, then a hex for it: whole lists are long. */
function anyPlacing(world: World, state: State, choose: Choose): Command | undefined {
  const units = waiting(state);
  const centres = centresLeft(world, state);
  for (let tries = 0; tries < 4; tries++) {
    const no = choose(Math.max(units.length + centres.length, 1));
    const unit = units[no];
    const size = centres[no - units.length];
    const hexes =
      unit === undefined
        ? world.board.cityHexes.filter((hex) => !centreAt(state, hex))
        : placesOf(world, state.units[unit] as Unit).filter((hex) => !placeFault(world, state, unit, hex));
    const hex = hexes[choose(Math.max(hexes.length, 1))];
    if (hex === undefined) continue;
    if (unit !== undefined) return { do: 'placeUnit', unit, hex };
    if (size !== undefined) return { do: 'placePc', size, hex };
  }
  for (const command of placings(world, state)) return command;
  return undefined;
}

export const civilSetupStep = (world: World): BlitzStep<'setup'> => ({
  rule: 'M80.48',
  commands: world.verbs.setup.includes('placePc') ? ['placeUnit', 'placePc'] : ['placeUnit'],
  side: (_state, frame) => frame.side,
  asks: (state, { side }) =>
    msg`${theSide(side)} places one of ${waiting(state).length + centresLeft(world, state).length} {counter|counters} in a city; then the other player does`,
  legal: (state) => placings(world, state),
  sample: (state, _frame, choose) => anyPlacing(world, state, choose) ?? { do: 'resign' },
  check(state, _frame, command) {
    if (command.do === 'placeUnit') return placeFault(world, state, command.unit, command.hex);
    return command.do === 'placePc' ? centreFault(world, state, command) : unexpected(command);
  },
  play: (state, frame, command, emit) => place(state, frame, command, emit),
  settle(state, frame, emit, dice) {
    // M0.23: what finds no room is left out.
    if (placings(world, state).next().done === true) {
      takeSides(world, state, emit, dice);
      advancePhase(world, state, emit);
      return true;
    }
    if (world.opening.civil !== 'random') return false;
    const command = anyPlacing(world, state, (below) => drawn(dice, below, 'place of a counter'));
    if (command) place(state, frame, command, emit);
    return command !== undefined;
  },
});
