import { advanceFault, advances } from '../advance.ts';
import type { World } from '../world.ts';
import { type BlitzStep, unexpected } from './step.ts';

/** B80.8, B19.7: the winner advances unit by unit and ends it, or ends it at once to decline. */
export const advanceStep = (world: World): BlitzStep<'advance'> => ({
  rule: 'B80.8',
  commands: ['advance', 'endAdvance'],
  side: (_state, frame) => frame.side,
  asks: (_state, frame) => `${frame.side} may advance into the vacated hexes; endAdvance ends or declines it`,
  *legal(state, frame) {
    for (const { unit, to } of advances(world, state, frame)) yield { do: 'advance', unit, to };
    yield { do: 'endAdvance' };
  },
  sample(state, frame, choose) {
    const open = advances(world, state, frame);
    const one = open[choose(open.length + 1)];
    return one ? { do: 'advance', ...one } : { do: 'endAdvance' };
  },
  check(state, frame, command) {
    if (command.do === 'endAdvance') return undefined;
    if (command.do !== 'advance') return unexpected(command);
    return advanceFault(world, state, frame, command.unit, command.to);
  },
  play(_state, frame, command, emit) {
    if (command.do === 'endAdvance') return emit({ is: 'pop' });
    if (command.do !== 'advance') return unexpected(command);
    emit({ is: 'advanced', unit: command.unit, to: command.to });
    emit({ is: 'turnTo', frame: { ...frame, advanced: [...frame.advanced, command.unit] } });
  },
  settle(state, frame, emit) {
    // B80.9: no possible advance, no question.
    if (advances(world, state, frame).length > 0) return false;
    emit({ is: 'pop' });
    return true;
  },
});
