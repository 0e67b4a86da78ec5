import type { Choose } from '#core/dice/dice.ts';
import { objection } from '#core/objection.ts';
import { msg, theSide } from '#core/message.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import type { PlannedBuild, Side, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { ROW_NAMES, type Row } from '../orders-of-battle/order.ts';
import { plannersOf } from './centres.ts';
import { HALVES } from './costs.ts';
import { cycleAfterNext, firstCycles, planFault } from './plans.ts';

/** M80.5, M80.29: a side writes a plan for a cycle, unseen by the other. */

/** Types a side may build. */
const rowsOf = (world: World, state: State, side: Side): Row[] => {
  const [centre] = plannersOf(world, state, side);
  return ROW_NAMES.filter(
    (row) =>
      centre && HALVES[row] !== undefined && !planFault(world, state, side, [{ hex: centre.hex, row, factors: 0 }]),
  );
};

/** A plan by which every centre builds what this says, as much of it as its points allow. */
function planBy(world: World, state: State, side: Side, rowFor: () => Row | undefined): PlannedBuild[] {
  return plannersOf(world, state, side).flatMap(({ hex, size }) => {
    const row = rowFor();
    const factors = row ? Math.floor((2 * size) / (HALVES[row] as number)) : 0;
    return row && factors > 0 ? [{ hex, row, factors }] : [];
  });
}

/** Plans to choose from: one type in all centres; others are composed by the player. */
export function* plans(world: World, state: State, side: Side): Generator<PlannedBuild[]> {
  for (const row of rowsOf(world, state, side)) {
    const plan = planBy(world, state, side, () => row);
    if (plan.length > 0) yield plan;
  }
}

function anyPlan(world: World, state: State, side: Side, choose: Choose): PlannedBuild[] {
  const rows = rowsOf(world, state, side);
  return planBy(world, state, side, () => rows[choose(rows.length + 1)]);
}

export const plansStep = (world: World): BlitzStep<'plans'> => ({
  rule: 'M80.29',
  ruleIn: (_state, { stage }) => (stage === 'first' ? 'M80.5' : 'M80.29'),
  commands: ['writePlan'],
  side: (_state, frame) => frame.side,
  asks: (_state, { side, turns = [] }) =>
    msg`${theSide(side)} writes in secret what his centres will build in turn ${turns[0] ?? 0}`,
  *legal(state, { side, turns: [turn = 0] = [] }) {
    yield { do: 'writePlan', turn, builds: [] };
    for (const builds of plans(world, state, side)) yield { do: 'writePlan', turn, builds };
  },
  sample: (state, { side, turns: [turn = 0] = [] }, choose) => ({
    do: 'writePlan',
    turn,
    builds: anyPlan(world, state, side, choose),
  }),
  check(state, { side, turns = [] }, command) {
    if (command.do !== 'writePlan') return unexpected(command);
    return turns.includes(command.turn)
      ? planFault(world, state, side, command.builds)
      : objection('M9.20', msg`no plan for turn ${command.turn} is written now`);
  },
  play(state, frame, command, emit) {
    if (command.do !== 'writePlan') return unexpected(command);
    const { turn, builds } = command;
    emit({ is: 'planned', plan: { side: frame.side, turn, builds } });
    const turns = frame.turns?.filter((one) => one !== turn) ?? [];
    if (turns.length > 0) emit({ is: 'turnTo', frame: { ...frame, turns } });
    else advancePhase(world, state, emit);
  },
  settle(state, frame, emit) {
    if (frame.turns && frame.turns.length > 0) return false;
    const turns = frame.turns ?? (frame.stage === 'first' ? firstCycles(world) : cycleAfterNext(world, state.turn));
    if (turns.length > 0) emit({ is: 'turnTo', frame: { ...frame, turns } });
    else advancePhase(world, state, emit);
    return true;
  },
});
