import { msg } from '#core/message.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import type { World } from '#games/blitz/world.ts';

/** B80.7, T80.12 */
export const turnEndStep = (world: World): BlitzStep<'turnEnd'> => ({
  rule: world.phases.turnEnd,
  commands: [],
  side: (state) => state.mover,
  asks: () => msg`the player turn ends`,
  *legal() {},
  sample: () => ({ do: 'endAdvance' }),
  check: (_state, _frame, command) => unexpected(command),
  play: (_state, _frame, command) => unexpected(command),
  settle(state, _frame, emit) {
    advancePhase(world, state, emit);
    return true;
  },
});
