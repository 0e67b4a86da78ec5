import { describe, expect, test } from 'vitest';
import { type Dice, noDice } from '#core/dice/dice.ts';
import { afterCommand } from '#core/game.ts';
import { assemble, type Draft, type FrameEvent, framesAfter, type Parts, type Step } from '#core/play.ts';
import { MessageError, msg } from '#core/message.ts';
import { undoAfter, undoCount, type UndoEvent } from '#core/record/undo.ts';

/** A toy: a walker goes on along a track; it may take back, and some fields ask for a draw. */

type Frame = { readonly at: 'walk' } | { readonly at: 'ask' } | { readonly at: 'draw'; readonly command?: Command };
interface State {
  readonly frames: readonly Frame[];
  readonly field: number;
  readonly traps: number;
  readonly drawn: readonly number[];
}
type Command =
  | { readonly do: 'go'; readonly by: number }
  | { readonly do: 'gamble' }
  | { readonly do: 'answer'; readonly face: number }
  | { readonly do: 'back' };
type Event =
  | FrameEvent<Frame>
  | UndoEvent
  | { readonly is: 'gone'; readonly by: number }
  | { readonly is: 'trapped' }
  | { readonly is: 'drew'; readonly face: number }
  | { readonly is: 'used' };
type Toy = Parts<State, Frame, Command, Event, 'one'>;
type ToyStep = Step<State, Frame, Command, Event, 'one'>;

class Waits extends Error {}

function evolve(draft: Draft<State>, event: Event): void {
  switch (event.is) {
    case 'gone':
      draft.field += event.by;
      return;
    case 'trapped':
      draft.traps++;
      return;
    case 'drew':
      draft.drawn = [...draft.drawn, event.face];
      return;
    case 'used':
      draft.drawn = [];
      return;
    case 'push':
    case 'pop':
    case 'turnTo':
      draft.frames = framesAfter(draft.frames, event);
      return;
    default:
      undoAfter(draft, event);
  }
}

const step = (own: Pick<ToyStep, 'commands' | 'play'> & Partial<ToyStep>): ToyStep => ({
  rule: 'T1',
  side: () => 'one',
  asks: () => msg`go on`,
  legal: () => [],
  sample: () => ({ do: 'back' }),
  check: () => undefined,
  ...own,
});

const steps: { readonly [K in Frame['at']]: ToyStep } = {
  walk: step({
    commands: ['go', 'gamble', 'back'],
    play(_state, _frame, command, emit, dice: Dice) {
      if (command.do === 'back') emit({ is: 'takenBack', commands: 1 });
      if (command.do === 'go') emit({ is: 'gone', by: command.by });
      if (command.do !== 'gamble') return;
      // Events before the draw must leave no trace when the step is given up.
      emit({ is: 'gone', by: 10 });
      emit({ is: 'gone', by: dice.roll(6, 'gamble') });
    },
  }),
  ask: step({ commands: ['answer'], play: (_state, _frame, _command, emit) => emit({ is: 'pop' }) }),
  draw: step({
    commands: ['answer'],
    play(_state, frame, command, emit, _dice, resume) {
      emit({ is: 'pop' });
      if (command.do === 'answer') emit({ is: 'drew', face: command.face });
      if (frame.at === 'draw' && frame.command) resume(frame.command);
    },
  }),
};

const toy = (more: Partial<Toy>) =>
  assemble<State, Frame, Command, Event, 'one'>({
    sides: ['one'],
    start: { frames: [{ at: 'walk' }], field: 0, traps: 0, drawn: [] },
    overRule: 'T0',
    steps,
    standing: { commands: [], check: () => undefined, play: () => undefined },
    evolve,
    moment: () => ({ turn: 1, name: msg`a turn` }),
    outcome: () => undefined,
    read: (input) => input as Command,
    view: (state) => state,
    redact: (event) => event,
    reveals: () => false,
    ...more,
  });

describe('the kernel plays a game of steps', () => {
  test('and takes back what the game says can be taken back', () => {
    const game = toy({ undoable: (_state, command) => command.do === 'go' });
    const { state: gone, events } = game.play(game.start, 'one', { do: 'go', by: 3 }, noDice);
    expect(events).toEqual([{ is: 'marked' }, { is: 'gone', by: 3 }, { is: 'noted' }]);
    expect(game.fold(game.start, events)).toEqual(gone);
    const again = afterCommand(game, gone, { do: 'go', by: 2 });
    expect([undoCount(game.start), undoCount(gone), undoCount(again)]).toEqual([0, 1, 2]);
    const back = afterCommand(game, again, { do: 'back' });
    expect(back).toEqual(gone);
    expect(afterCommand(game, back, { do: 'back' })).toEqual(game.start);
  });

  test('with what follows from events, and from what follows', () => {
    const game = toy({
      react: (state, event) => {
        const before = state.field;
        if (event.is !== 'gone') return undefined;
        return () => (before < 4 && state.field >= 4 ? [{ is: 'trapped' }, { is: 'gone', by: 1 }] : []);
      },
    });
    const { state, events } = game.play(game.start, 'one', { do: 'go', by: 5 }, noDice);
    expect(events).toEqual([{ is: 'gone', by: 5 }, { is: 'trapped' }, { is: 'gone', by: 1 }]);
    expect([state.field, state.traps]).toEqual([6, 1]);
  });

  test('with decisions that come before all others', () => {
    const game = toy({
      interrupt(state, emit) {
        if (state.field !== 1 || state.traps > 0) return false;
        emit({ is: 'trapped' });
        emit({ is: 'push', frame: { at: 'ask' } });
        return true;
      },
    });
    const asked = afterCommand(game, game.start, { do: 'go', by: 1 });
    expect(game.prompt(asked)?.at).toBe('ask');
    expect(game.prompt(afterCommand(game, asked, { do: 'answer', face: 1 }))?.at).toBe('walk');
  });

  test('on the ground as it lies', () => {
    const uphill = {
      ...steps,
      walk: step({ commands: ['go'], play: (_state, _frame, _command, emit) => emit({ is: 'gone', by: 1 }) }),
    };
    const game = toy({ stepsIn: ({ field }) => (field > 2 ? uphill : undefined) });
    const up = afterCommand(game, game.start, { do: 'go', by: 3 });
    expect(afterCommand(game, up, { do: 'go', by: 3 }).field).toBe(4);
    expect(game.prompt(up)?.commands).toEqual(['go']);
  });

  test('and says in words that its automatic steps do not come to an end', () => {
    const game = toy({ steps: { ...steps, walk: step({ ...steps.walk, settle: ({ field }) => field > 0 }) } });
    const endless = () => game.play(game.start, 'one', { do: 'go', by: 1 }, noDice);
    expect(endless).toThrow(MessageError);
    expect(endless).toThrow('the rules cannot go on from here');
  });

  describe('with draws that wait', () => {
    const game = toy({
      draws: {
        at: 'draw',
        dice: ({ drawn }, dice) => ({
          roll(sides, what) {
            const [face] = drawn;
            if (face === undefined && sides === 6) throw new Waits();
            return face ?? dice.roll(sides, what);
          },
        }),
        used: ({ drawn }) => (drawn.length > 0 ? [{ is: 'used' }] : []),
        waits: (_state, error, command) =>
          error instanceof Waits
            ? { is: 'push', frame: command ? { at: 'draw', command } : { at: 'draw' } }
            : undefined,
        drops(state, _frame, _command, emit) {
          if (state.traps === 0) return false;
          emit({ is: 'used' });
          return true;
        },
      },
    });
    const asked = game.play(game.start, 'one', { do: 'gamble' }, noDice);

    test('a step is given up without a trace and taken again with the draw', () => {
      expect(asked.events).toEqual([{ is: 'push', frame: { at: 'draw', command: { do: 'gamble' } } }]);
      expect([asked.state.field, game.prompt(asked.state)?.at]).toEqual([0, 'draw']);
      const { state, events } = game.play(asked.state, 'one', { do: 'answer', face: 4 }, noDice);
      expect(events).toEqual([
        { is: 'pop' },
        { is: 'drew', face: 4 },
        { is: 'used' },
        { is: 'gone', by: 10 },
        { is: 'gone', by: 4 },
      ]);
      expect([state.field, state.drawn]).toEqual([14, []]);
    });

    test('unless what happened on the way has made it impossible', () => {
      const trapped = { ...asked.state, traps: 1 };
      const { state } = game.play(trapped, 'one', { do: 'answer', face: 4 }, noDice);
      expect([state.field, state.drawn, game.prompt(state)?.at]).toEqual([0, [], 'walk']);
    });

    test('and any other error is one', () => {
      const broken = {
        ...steps,
        walk: step({
          commands: ['go'],
          play: () => {
            throw new Error('broken');
          },
        }),
      };
      const other = toy({
        steps: broken,
        draws: { at: 'draw', dice: (_state, dice) => dice, used: () => [], waits: () => undefined, drops: () => false },
      });
      expect(() => other.play(other.start, 'one', { do: 'go', by: 1 }, noDice)).toThrow('broken');
    });
  });
});
