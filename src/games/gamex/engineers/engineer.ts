import type { Choose } from '#core/dice/dice.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { pick, type Verb } from '#games/gamex/decision.ts';
import { type CommandOf, type Side, type State, TASKS, type Unit } from '#games/gamex/types.ts';
import { idleUnits, kindOf, unitOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { owing, pointsFor } from '../turn/points.ts';
import { beginTask, taskFault, workerFault } from './tasks.ts';

/** The Engineer activity (X4.2.2f). */

/** Tasks one engineer can do now. */
export function* tasksOf(world: World, state: State, unit: Unit): Generator<CommandOf<'engineer'>> {
  if (workerFault(world, unit.side, unit)) return;
  const hexes: readonly Hex[] = [unit.at, ...neighboursOf(world.board.grid, unit.at)];
  for (const task of TASKS)
    for (const hex of hexes) {
      const command: CommandOf<'engineer'> = { do: 'engineer', unit: unit.id, task, hex };
      if (!taskFault(world, state, unit.side, command)) yield command;
    }
}

const workers = (world: World, state: State, side: Side): Unit[] =>
  idleUnits(state, side).filter((unit) => unit.place === 'map' && kindOf(world, unit).engineer);

export const mayWork = (world: World, state: State, unit: Unit): boolean => {
  for (const _ of tasksOf(world, state, unit)) return true;
  return false;
};

export const sampleTask = (world: World, state: State, unit: Unit, choose: Choose): CommandOf<'engineer'> | undefined =>
  pick([...tasksOf(world, state, unit)], choose);

export const engineerVerb: Verb<'engineer'> = {
  ap: (world, state, { unit }) => pointsFor(world, state, [unit]),
  check: taskFault,
  play(world, state, side, command, emit) {
    const from = unitOf(world, state, command.unit).at;
    const done = [command.unit];
    emit({
      is: 'push',
      frame: { at: 'activity', side, activity: 'engineer', from, done, ...owing(world, state, done) },
    });
    beginTask(world, state, command, emit);
  },
  *legal(world, state, side) {
    for (const unit of workers(world, state, side)) yield* tasksOf(world, state, unit);
  },
  sample(world, state, side, choose) {
    const unit = pick(workers(world, state, side), choose);
    return unit ? sampleTask(world, state, unit, choose) : undefined;
  },
  any: (world, state, side) => workers(world, state, side).some((unit) => mayWork(world, state, unit)),
};
