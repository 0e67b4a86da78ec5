import type { Objection } from '#core/objection.ts';
import { type Decision, pick, sideOfFrame } from '#games/gamex/decision.ts';
import type { Command, CommandOf, FrameOf, State, Unit, UnitId } from '#games/gamex/types.ts';
import { unitNamed, unitsAt } from '#games/gamex/units.ts';
import { ACTIVITY_WORDS, refuse, msg } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { mayWork, sampleTask, tasksOf } from '../engineers/engineer.ts';
import { beginTask, taskFault } from '../engineers/tasks.ts';
import { maySetOF, setOFFault } from '../fire/overwatch.ts';
import { beginWalk, homeOf, isDue, mayMove, moveFault, movesOf, sampleMove } from '../move/move-activity.ts';
import { mayRally, rallyFault, rallyUnits } from '../morale/rally.ts';
import { faceFault, mayFace, turnGuns, turnsOf } from '../options/gun-direction.ts';
import { activationsOf } from './activations.ts';
import { dear, spend, spendFault } from './impulse.ts';
import { joining } from './points.ts';

/** One hex is active (X31.20): further units of it may join without another point; anything else finishes it. */

/** Units that may join the activity. */
export function candidates(world: World, state: State, frame: FrameOf<'activity'>): Unit[] {
  const { side, activity, from, done } = frame;
  const there = activity === 'enter' ? state.units.filter((unit) => isDue(state, unit)) : unitsAt(state, from);
  const pool = purse(state)?.pool ?? 0;
  return there.filter((unit) => {
    if (unit.side !== side || unit.marker !== undefined || done.includes(unit.id)) return false;
    if (joining(world, state, frame, [unit.id]).ap > pool) return false;
    if (activity === 'rally') return mayRally(side, unit);
    if (activity === 'setOF') return maySetOF(world, side, unit);
    if (activity === 'face') return mayFace(side, unit);
    if (activity === 'engineer') return mayWork(world, state, unit);
    return mayMove(world, state, unit) && (activity === 'move' || (world.zones[unit.group ?? ''] ?? []).includes(from));
  });
}

type Joining = CommandOf<'move' | 'rally' | 'setOF' | 'face' | 'engineer'>;

/** Does the command go on with this activity? */
function joins(world: World, state: State, frame: FrameOf<'activity'>, command: Command): command is Joining {
  const { activity, from, done } = frame;
  if (command.do === 'move') {
    if (activity !== 'move' && activity !== 'enter') return false;
    const unit = unitNamed(world, state, command.unit);
    return (
      unit !== undefined && homeOf(unit, command.acts) === from && (unit.place === 'waits') === (activity === 'enter')
    );
  }
  if (command.do === 'engineer')
    return (
      activity === 'engineer' && unitNamed(world, state, command.unit)?.at === from && !done.includes(command.unit)
    );
  if (command.do === activity && (command.do === 'rally' || command.do === 'setOF' || command.do === 'face')) {
    return command.units.every((id) => unitNamed(world, state, id)?.at === from && !done.includes(id));
  }
  return false;
}

const joiners = (command: Joining): readonly UnitId[] => ('unit' in command ? [command.unit] : command.units);

function joinFault(world: World, state: State, frame: FrameOf<'activity'>, command: Joining): Objection | undefined {
  return (
    orderFault(world, state, frame, command) ?? priceFault(state, joining(world, state, frame, joiners(command)).ap)
  );
}

/** X22.2b: further units may have a price of their own. */
function priceFault(state: State, ap: number): Objection | undefined {
  const pool = purse(state)?.pool ?? 0;
  return ap > pool ? dear(ap, pool) : undefined;
}

function orderFault(world: World, state: State, frame: FrameOf<'activity'>, command: Joining): Objection | undefined {
  if (command.do === 'move') return moveFault(world, state, frame.side, command);
  if (command.do === 'engineer') return taskFault(world, state, frame.side, command);
  if (command.do === 'face') return faceFault(world, state, frame.side, command);
  return command.do === 'rally'
    ? rallyFault(world, state, frame.side, command)
    : setOFFault(world, state, frame.side, command);
}

const purse = (state: State): FrameOf<'spend'> | undefined =>
  state.frames.findLast((frame): frame is FrameOf<'spend'> => frame.at === 'spend');

export const activityDecision = (world: World): Decision<'activity'> => ({
  rule: 'X31.20',
  commands: ['finish', ...activationsOf(world), 'endImpulse'],
  side: sideOfFrame,
  asks: (_state, frame) =>
    msg`more units of the hex may ${ACTIVITY_WORDS[frame.activity]}; finish, or go on to the next activation`,
  *legal(state, frame) {
    for (const unit of candidates(world, state, frame)) {
      if (frame.activity === 'rally') yield { do: 'rally', units: [unit.id] };
      else if (frame.activity === 'setOF') yield { do: 'setOF', units: [unit.id] };
      else if (frame.activity === 'face') yield* turnsOf(world, unit);
      else if (frame.activity === 'engineer') yield* tasksOf(world, state, unit);
      else for (const move of movesOf(world, state, unit)) if (joins(world, state, frame, move)) yield move;
    }
    yield { do: 'finish' };
  },
  sample(state, frame, choose): Command {
    const unit = pick(candidates(world, state, frame), choose);
    if (!unit || choose(3) === 0) return { do: 'finish' };
    if (frame.activity === 'rally') return { do: 'rally', units: [unit.id] };
    if (frame.activity === 'setOF') return { do: 'setOF', units: [unit.id] };
    if (frame.activity === 'face') return pick([...turnsOf(world, unit)], choose) ?? { do: 'finish' };
    if (frame.activity === 'engineer') return sampleTask(world, state, unit, choose) ?? { do: 'finish' };
    const move = sampleMove(world, state, unit, choose);
    return move && joins(world, state, frame, move) && !moveFault(world, state, frame.side, move)
      ? move
      : { do: 'finish' };
  },
  check(state, frame, command) {
    if (command.do === 'finish') return undefined;
    if (joins(world, state, frame, command)) return joinFault(world, state, frame, command);
    const below = purse(state);
    return below ? spendFault(world, state, below, command) : refuse('X31.20', msg`finish first`);
  },
  play(state, frame, command, emit, dice) {
    if (command.do === 'finish') return emit({ is: 'pop' });
    if (!joins(world, state, frame, command)) {
      emit({ is: 'pop' });
      // Activities of several hexes may wait one above the other (X6.4.5b): all are finished.
      while (state.frames.at(-1)?.at === 'activity') emit({ is: 'pop' });
      const below = purse(state);
      if (below) spend(world, state, below, command, emit, dice);
      return;
    }
    const more = joiners(command);
    const { ap, then } = joining(world, state, frame, more);
    if (ap > 0) emit({ is: 'spent', side: frame.side, ap });
    emit({ is: 'turnTo', frame: { ...then, done: [...frame.done, ...more] } });
    if (command.do === 'move') beginWalk(world, state, command, emit);
    else if (command.do === 'face') turnGuns(command, emit);
    else if (command.do === 'engineer') beginTask(world, state, command, emit);
    else if (command.do === 'rally') rallyUnits(world, state, command.units, emit, dice);
    else emit({ is: 'marked', units: command.units, marker: 'opFire' });
  },
  settle(state, frame, emit) {
    if (candidates(world, state, frame).length > 0) return false;
    emit({ is: 'pop' });
    return true;
  },
});
