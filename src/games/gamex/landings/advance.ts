import type { Dice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { DIRECTIONS, type Hex, NOWHERE } from '#hex/hex.ts';
import { neighbour } from '#hex/grid.ts';
import { type Decision, pick, sideOfFrame } from '#games/gamex/decision.ts';
import type { Command, CommandOf, FrameOf, GamexEvent, Side, State, Unit } from '#games/gamex/types.ts';
import { other } from '#games/gamex/types.ts';
import { goodOrder, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { minesOnEntering } from '../engineers/mines.ts';
import { berthFault, isSea, landings, rollForSinking, sails, toBeach } from './sea.ts';

/** Advance of units at sea in Housekeeping (X10.3b), then arrival of reserves on the map. */

const afloat = (state: State, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.sea === true);

/** Nearest first. */
function inOrder(world: World, state: State, side: Side): string[] {
  const steps = toBeach(world.board);
  const all = afloat(state, side);
  return all.sort((a, b) => (steps[a.at] ?? 0) - (steps[b.at] ?? 0)).map(({ id }) => id);
}

const isEdge = (world: World, hex: Hex): boolean =>
  DIRECTIONS.some((_, direction) => neighbour(world.board.grid, hex, direction) === NOWHERE);

/** Units off the map that wait for a free edge sea hex. */
const reserves = (world: World, state: State, side: Side): Unit[] =>
  state.units.filter(
    (unit) => unit.side === side && unit.place === 'waits' && (unit.turn ?? 1) <= state.turn + 1 && sails(world, unit),
  );

const anybody = (world: World, state: State, side: Side): boolean =>
  afloat(state, side).length > 0 || reserves(world, state, side).length > 0;

const frameFor = (world: World, state: State, side: Side): FrameOf<'sea'> => ({
  at: 'sea',
  side,
  waiting: inOrder(world, state, side),
});

/** X4.3d: the first frame of it, if there is anything at sea; the holder of the initiative goes first. */
export function seaFrame(world: World, state: State): FrameOf<'sea'> | undefined {
  const first = state.initiative ?? 'axis';
  const side = [first, other(first)].find((one) => anybody(world, state, one));
  return side === undefined ? undefined : frameFor(world, state, side);
}

function enterFault(
  world: World,
  state: State,
  side: Side,
  { unit: id, hex }: CommandOf<'seaEnter'>,
): Objection | undefined {
  const unit = unitNamed(world, state, id);
  if (!unit || !reserves(world, state, side).includes(unit))
    return refuse('X10.3b', msg`${theUnit(id)} does not wait off the map to come by sea`);
  if (!isEdge(world, hex) || !isSea(world, hex) || world.zones[unit.group ?? '']?.includes(hex) !== true)
    return refuse('X10.3b', msg`${theUnit(id)} does not come onto the sea in ${theHex(world.board, hex)}`);
  return berthFault(world, state, unit, hex);
}

function* entries(world: World, state: State, side: Side): Generator<CommandOf<'seaEnter'>> {
  for (const unit of reserves(world, state, side))
    for (const hex of world.zones[unit.group ?? ''] ?? []) {
      const command: CommandOf<'seaEnter'> = { do: 'seaEnter', unit: unit.id, hex };
      if (!enterFault(world, state, side, command)) yield command;
    }
}

const mayEnter = (world: World, state: State, side: Side): boolean => {
  for (const _ of entries(world, state, side)) return true;
  return false;
};

/** X10.3b, c: onto the next sea hex, or onto the beach, disrupted; a mine there acts. */
function sail(world: World, state: State, unit: Unit, to: Hex, emit: Emit<GamexEvent>, dice: Dice): void {
  emit({ is: 'sailed', unit: unit.id, to });
  if (isSea(world, to)) return;
  if (goodOrder(unit)) emit({ is: 'disrupted', unit: unit.id });
  minesOnEntering(world, state, unitOf(world, state, unit.id), to, emit, dice);
}

export const seaDecision = (
  world: World,
  close: (world: World, state: State, emit: Emit<GamexEvent>) => void,
): Decision<'sea'> => ({
  rule: 'X10.3b',
  commands: ['seaAdvance', 'seaEnter', 'finish'],
  side: sideOfFrame,
  asks: (_state, { side, waiting: [next] }) =>
    next === undefined
      ? msg`${theSide(side)} may bring more onto the sea: seaEnter, or finish`
      : msg`${theUnit(next)} may advance two ways: seaAdvance`,
  *legal(state, { side, waiting: [next] }) {
    if (next !== undefined) {
      for (const hex of landings(world, state, unitOf(world, state, next)).open)
        yield { do: 'seaAdvance', unit: next, hex };
      return;
    }
    yield* entries(world, state, side);
    yield { do: 'finish' };
  },
  sample(state, frame, choose): Command {
    return pick([...this.legal(state, frame)], choose) ?? { do: 'finish' };
  },
  check(state, { side, waiting: [next] }, command) {
    if (command.do === 'seaAdvance') {
      if (next === undefined || command.unit !== next)
        return refuse('X10.3b', msg`${theUnit(command.unit)} is not next`);
      return landings(world, state, unitOf(world, state, next)).open.includes(command.hex)
        ? undefined
        : refuse('X10.3b', msg`${theUnit(next)} does not advance to ${theHex(world.board, command.hex)}`);
    }
    if (next !== undefined) return refuse('X10.3b', msg`${theUnit(next)} advances first`);
    return command.do === 'seaEnter' ? enterFault(world, state, side, command) : undefined;
  },
  play(state, frame, command, emit, dice) {
    if (command.do === 'seaAdvance') {
      sail(world, state, unitOf(world, state, command.unit), command.hex, emit, dice);
      emit({ is: 'turnTo', frame: { ...frame, waiting: frame.waiting.slice(1) } });
    } else if (command.do === 'seaEnter') {
      emit({ is: 'sailed', unit: command.unit, to: command.hex });
      rollForSinking(world, unitOf(world, state, command.unit), emit, dice);
    } else next(world, state, frame.side, close, emit);
  },
  settle(state, frame, emit, dice) {
    const [id] = frame.waiting;
    if (id === undefined) {
      if (mayEnter(world, state, frame.side)) return false;
      next(world, state, frame.side, close, emit);
      return true;
    }
    const unit = unitOf(world, state, id);
    const { open, held } = landings(world, state, unit);
    const [only, more] = open;
    if (more !== undefined) return false;
    // Ruling: an enemy on the beach keeps it waiting; only want of room is its end.
    if (only !== undefined) sail(world, state, unit, only, emit, dice);
    else if (!held) emit({ is: 'eliminated', unit: id, wreck: false });
    emit({ is: 'turnTo', frame: { ...frame, waiting: frame.waiting.slice(1) } });
    return true;
  },
});

function next(
  world: World,
  state: State,
  side: Side,
  close: (world: World, state: State, emit: Emit<GamexEvent>) => void,
  emit: Emit<GamexEvent>,
): void {
  const first = state.initiative ?? 'axis';
  if (side === first && anybody(world, state, other(first)))
    emit({ is: 'turnTo', frame: frameFor(world, state, other(first)) });
  else close(world, state, emit);
}
