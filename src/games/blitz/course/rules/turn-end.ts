import { say } from '#core/say.ts';
import { goOn } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import type { World } from '#games/blitz/world.ts';

/** B80.7, T80.12 */
export const turnEndStep = (world: World): BlitzStep<'turnEnd'> => ({
  rule: world.phases.turnEnd,
  commands: [],
  side: (state) => state.mover,
  asks: () => say`the player turn ends`,
  *legal() {},
  sample: () => ({ do: 'endAdvance' }),
  check: (_state, _frame, command) => unexpected(command),
  play: (_state, _frame, command) => unexpected(command),
  settle(state, _frame, emit) {
    goOn(world, state, emit);
    return true;
  },
});
