import { msg, theSide } from '#core/message.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import { outcomeOf } from '#games/blitz/course/rules/victory.ts';
import type { World } from '#games/blitz/world.ts';
import { LEVELS, levelOf, victoryOf } from './liberation.ts';

/** M17.g.6: the guerillas end the game with the victory they have, or play on for a higher one. */
export const claimStep = (world: World): BlitzStep<'claim'> => ({
  rule: 'M80.28',
  commands: ['claimVictory', 'playOn'],
  side: (_state, frame) => frame.side,
  asks: (state, { side }) =>
    msg`${theSide(side)} has held ${LEVELS[levelOf(state)] ?? 0} {city|cities} for a complete turn: claimVictory ends the game, playOn goes on`,
  *legal() {
    yield { do: 'claimVictory' };
    yield { do: 'playOn' };
  },
  sample: (_state, _frame, choose) => (choose(3) === 0 ? { do: 'claimVictory' } : { do: 'playOn' }),
  check: (_state, _frame, command) =>
    command.do === 'claimVictory' || command.do === 'playOn' ? undefined : unexpected(command),
  play(state, _frame, command, emit) {
    if (command.do === 'playOn') return advancePhase(world, state, emit);
    const verdict = victoryOf(world, state);
    if (verdict) emit({ is: 'over', outcome: outcomeOf(verdict) });
  },
});
