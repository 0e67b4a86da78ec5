import { msg, theSide } from '#core/message.ts';
import { exchangeFault, payments, randomPayment } from '../rules/losses.ts';
import type { World } from '#games/blitz/world.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import type { FrameAt, UnitNo } from '#games/blitz/types.ts';

/** B19.6, M12.29: attackers, and aircraft that support them. */
const payersIn = ({ fight: { battle, aircraft } }: FrameAt<'exchange'>): readonly UnitNo[] => [
  ...battle.attackers,
  ...aircraft,
];

/** B80.8, B19.6: the attacker pays for an exchange in whole units. */
export const exchangeStep = (world: World): BlitzStep<'exchange'> => ({
  rule: world.phases.battle,
  commands: ['chooseExchange'],
  side: (state) => state.mover,
  asks: (state, frame) =>
    msg`${theSide(state.mover)} removes attackers worth at least ${frame.owed}, none of them needlessly`,
  *legal(state, frame) {
    for (const units of payments(state, payersIn(frame), frame.owed)) yield { do: 'chooseExchange', units };
  },
  sample: (state, frame, choose) => ({
    do: 'chooseExchange',
    units: randomPayment(state, payersIn(frame), frame.owed, choose),
  }),
  check(state, frame, command) {
    if (command.do !== 'chooseExchange') return unexpected(command);
    return exchangeFault(state, payersIn(frame), frame.owed, command.units);
  },
  play(_state, _frame, command, emit) {
    if (command.do !== 'chooseExchange') return unexpected(command);
    emit({ is: 'eliminated', units: command.units, rule: 'B19.6.1' });
    emit({ is: 'pop' });
  },
  settle(state, frame, emit) {
    // B80.9: a single way to pay needs no decision.
    const [only, second] = payments(state, payersIn(frame), frame.owed);
    if (!only || second) return false;
    emit({ is: 'eliminated', units: only, rule: 'B19.6.1' });
    emit({ is: 'pop' });
    return true;
  },
});
