import { code, msg, theSide } from '#core/message.ts';
import { applyLosses, due, forcedLosses, lossFault, randomLosses, waysToLose } from '../rules/losses.ts';
import type { RuleId } from '#core/objection.ts';
import { theLoss } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { type BlitzStep, phaseUnder, unexpected } from '#games/blitz/step.ts';

/** The phase in which a bill is presented, by the rule that demands it. */
const PHASES: Readonly<Record<string, RuleId>> = {
  'T7.2.3': 'T80.13',
  'T23.2.3b': 'T80.14',
  'T22.3d': 'T80.15',
  'T23.3.7': 'T80.5',
  'T22.5a': 'T80.10',
  'O23.5.6a': 'O80.7',
  'O23.5.7': 'O80.7',
  'O23.6.1': 'O80.3',
  'O23.6.3': 'O80.3',
  'O23.6.4': 'O80.3',
  'M10.24': 'M80.11',
  'M4.5': 'M80.41',
  'M4.7': 'M80.41',
  'M4.8': 'M80.41',
  'M13.6': 'M80.40',
};

/** T7.2.3 and its kin: a side takes losses, in whole units or in parts, as it chooses. */
export const lossesStep = (world: World): BlitzStep<'losses'> => ({
  rule: 'T80.13',
  ruleIn: (state, { bill }) => phaseUnder(state, PHASES[bill.rule] ?? 'T80.13'),
  commands: ['chooseLosses'],
  side: (_state, { bill }) => bill.side,
  asks: (state, { bill }) =>
    msg`${theSide(bill.side)} loses ${theLoss(due(state, bill), bill.by)} (${code(bill.rule)})`,
  *legal(state, { bill }) {
    for (const losses of waysToLose(state, bill)) yield { do: 'chooseLosses', losses };
  },
  sample: (state, { bill }, choose) => ({ do: 'chooseLosses', losses: randomLosses(state, bill, choose) }),
  check: (state, { bill }, command) =>
    command.do === 'chooseLosses' ? lossFault(state, bill, command.losses) : unexpected(command),
  play(state, { bill }, command, emit) {
    if (command.do !== 'chooseLosses') return unexpected(command);
    applyLosses(world, state, bill, command.losses, emit);
    emit({ is: 'pop' });
  },
  settle(state, { bill }, emit) {
    // B80.9: nothing to choose when all is lost or one unit pays alone.
    const forced = forcedLosses(state, bill);
    if (!forced) return false;
    applyLosses(world, state, bill, forced, emit);
    emit({ is: 'pop' });
    return true;
  },
});
