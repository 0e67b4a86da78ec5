import { type Decision, pick, sideOfFrame } from '#games/gamex/decision.ts';
import type { CommandOf, FrameOf, State } from '#games/gamex/types.ts';
import { refuse, msg } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';

import { type Choice, choicesOf, eventNamed } from './events.ts';
import { titleOf } from './titles.ts';

/** An event comes to pass: chance or the drawing side says to whom (X24.6.t). */

const commandOf = (choice: Choice): CommandOf<'choose'> =>
  typeof choice === 'string' ? { do: 'choose', unit: choice } : { do: 'choose', hex: choice };

const choiceIn = ({ unit, hex }: CommandOf<'choose'>): Choice | undefined => unit ?? hex;

function open(world: World, state: State, { side, event, choice }: FrameOf<'event'>): readonly Choice[] {
  return choice === undefined ? (choicesOf(world, state, side, event) ?? []) : [];
}

export const eventDecision = (world: World): Decision<'event'> => ({
  rule: 'X24.6.t',
  commands: ['choose'],
  side: sideOfFrame,
  asks: (_state, { event }) => msg`${titleOf(event)}: choose one`,
  *legal(state, frame) {
    for (const choice of open(world, state, frame)) yield commandOf(choice);
  },
  sample(state, frame, choose) {
    return commandOf(pick(open(world, state, frame), choose) ?? 0);
  },
  check(state, frame, command) {
    const choice = command.do === 'choose' ? choiceIn(command) : undefined;
    return choice !== undefined && open(world, state, frame).includes(choice)
      ? undefined
      : refuse('X24.6.t', msg`that is nothing ${titleOf(frame.event)} can happen to`);
  },
  play(_state, frame, command, emit) {
    const choice = command.do === 'choose' ? choiceIn(command) : undefined;
    if (choice !== undefined) emit({ is: 'turnTo', frame: { ...frame, choice } });
  },
  settle(state, frame, emit, dice) {
    const { side, event } = frame;
    const happening = eventNamed(event);
    if (frame.choice === undefined && happening?.to) {
      const choices = open(world, state, frame);
      if (choices.length > 1 && !happening.random) return false;
      const at = choices.length > 1 ? dice.roll(choices.length, 'event') - 1 : 0;
      const choice = choices[at];
      emit(choice === undefined ? { is: 'pop' } : { is: 'turnTo', frame: { ...frame, choice } });
      return true;
    }
    const { choice } = frame;
    emit({ is: 'happened', side, event, ...(choice === undefined ? {} : { choice }) });
    emit({ is: 'pop' });
    happening?.does({ world, state, side }, choice ?? '', emit, dice);
    emit({ is: 'reshuffled' });
    return true;
  },
});
