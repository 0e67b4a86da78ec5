import { msg } from '#core/message.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import type { Bill, State, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { MINOR_LOSS, minorDues } from '../rules/minors.ts';

const minorBill = (state: State, units: readonly UnitNo[]): Bill => ({
  side: state.mover,
  factors: MINOR_LOSS,
  by: 'size',
  units,
  rule: 'T22.5a',
});

/** T80.10: 2 factors for each country in which they are due; the frame settles by pushing the bills. */
export const minorLossesStep = (world: World): BlitzStep<'minorLosses'> => ({
  rule: 'T80.10',
  commands: [],
  side: (state) => state.mover,
  asks: () => msg`losses in minor countries`,
  *legal() {},
  sample: () => ({ do: 'endAdvance' }),
  check: (_state, _frame, command) => unexpected(command),
  play: (_state, _frame, command) => unexpected(command),
  settle(state, _frame, emit) {
    const dues = minorDues(world, state);
    advancePhase(world, state, emit);
    for (const { units } of dues) emit({ is: 'push', frame: { at: 'losses', bill: minorBill(state, units) } });
    return true;
  },
});
