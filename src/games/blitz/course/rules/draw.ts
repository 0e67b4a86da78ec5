import { objection } from '#core/objection.ts';
import { msg, theSide } from '#core/message.ts';
import type { Standing } from '#core/play.ts';
import { type BlitzEvent, type Command, other, type Side, type State } from '#games/blitz/types.ts';
import { agreed, outcomeOf, resigned } from './victory.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';

/** B80.11: resignation, and the answer to an offered draw. */

export const drawStep: BlitzStep<'drawOffer'> = {
  rule: 'B80.11',
  commands: ['acceptDraw', 'refuseDraw'],
  side: (_state, frame) => other(frame.by),
  asks: (_state, frame) => msg`${theSide(frame.by)} offers a draw; ${theSide(other(frame.by))} accepts or refuses it`,
  *legal() {
    yield { do: 'acceptDraw' };
    yield { do: 'refuseDraw' };
  },
  sample: (_state, _frame, choose) => (choose(2) === 0 ? { do: 'acceptDraw' } : { do: 'refuseDraw' }),
  check: () => undefined,
  play(_state, frame, command, emit) {
    if (command.do === 'acceptDraw') {
      return emit({ is: 'over', outcome: outcomeOf(agreed) });
    }
    if (command.do !== 'refuseDraw') return unexpected(command);
    emit({ is: 'drawRefused', by: other(frame.by) });
    emit({ is: 'pop' });
  },
};

export const standing: Standing<State, Command, BlitzEvent, Side> = {
  commands: ['resign', 'offerDraw'],
  check(state, _side, command) {
    if (command.do !== 'offerDraw') return undefined;
    if (state.frames.at(-1)?.at === 'drawOffer')
      return objection('B80.11', msg`a draw is already on offer: accept or refuse it`);
    return state.drawOffered
      ? objection('B80.11', msg`a draw has already been offered in this player turn`)
      : undefined;
  },
  play(_state, side, command, emit) {
    if (command.do === 'resign') return emit({ is: 'over', outcome: outcomeOf(resigned(side)) });
    emit({ is: 'drawOffered', by: side });
    emit({ is: 'push', frame: { at: 'drawOffer', by: side } });
  },
};
