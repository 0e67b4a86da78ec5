import type { Dice } from '#core/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Draft, Emit } from '#core/play.ts';
import { cardsOf, Wanted } from '#games/gamex/chance.ts';
import type { Decision } from '#games/gamex/decision.ts';
import type { Command, GamexEvent, GamexFrame, State } from '#games/gamex/types.ts';
import { chanceDecision } from './draws.ts';
import type { World } from '#games/gamex/world.ts';
import { mayHold } from './windows.ts';

/**
 * Cards instead of dice (X24.1a). A step that wants a result is given up, a frame for the result is put on top of it, and
 * the step is taken again when the result is there, in the state as the events on the way have left it.
 */

interface Step {
  readonly commands: readonly string[];
  check(state: State, frame: GamexFrame, command: Command): Objection | undefined;
  play(state: State, frame: GamexFrame, command: Command, emit: Emit<GamexEvent>, dice: Dice): void;
  settle?(state: State, frame: GamexFrame, emit: Emit<GamexEvent>, dice: Dice): boolean;
}
type Evolve = (draft: Draft<State>, event: GamexEvent) => void;
type Run = (state: State, emit: Emit<GamexEvent>, dice: Dice) => boolean;

/** Runs a step on a sheet of its own; true when it did anything. */
function attempt(
  world: World,
  state: State,
  evolve: Evolve,
  emit: Emit<GamexEvent>,
  dice: Dice,
  run: Run,
  command?: Command,
): boolean {
  const answers = state.chaos?.answers ?? [];
  const sheet: Draft<State> = { ...state };
  const events: GamexEvent[] = [];
  const write = (event: GamexEvent) => {
    events.push(event);
    evolve(sheet, event);
  };
  try {
    const done = run(
      sheet,
      write,
      cardsOf(answers, dice, (need) => mayHold(world, state, need.side, need)),
    );
    if (answers.length > 0) emit({ is: 'answersUsed' });
    for (const event of events) emit(event);
    return done;
  } catch (error) {
    if (!(error instanceof Wanted)) throw error;
    const { need, had } = error;
    if (answers.length > 0) emit({ is: 'answersUsed' });
    const kept = answers.slice(0, had);
    const waiting = command ? { command } : {};
    emit({ is: 'push', frame: { at: 'chance', side: need.side, need, kept, asked: 0, results: [], ...waiting } });
    return true;
  }
}

/** Penalty for an order that an event has made impossible (X24.3): `drops` pays for it. */
type Drops = (state: State, frame: GamexFrame, command: Command, emit: Emit<GamexEvent>) => boolean;

export function byCards<T extends object>(
  world: World,
  steps: T,
  evolve: Evolve,
  drops: Drops,
): T & { readonly chance: Decision<'chance'> } {
  if (!world.rules.pauses().includes('cards')) return { ...steps, chance: chanceDecision(world, () => undefined) };
  const dealt: Record<string, object> = {};
  for (const [at, one] of Object.entries(steps)) {
    const step = one as Step;
    dealt[at] = {
      ...step,
      play: (state: State, frame: GamexFrame, command: Command, emit: Emit<GamexEvent>, dice: Dice) =>
        void attempt(
          world,
          state,
          evolve,
          emit,
          dice,
          (sheet, write, cards) => {
            step.play(sheet, frame, command, write, cards);
            return true;
          },
          command,
        ),
      ...(step.settle
        ? {
            settle: (state: State, frame: GamexFrame, emit: Emit<GamexEvent>, dice: Dice) =>
              attempt(
                world,
                state,
                evolve,
                emit,
                dice,
                (sheet, write, cards) => step.settle?.(sheet, frame, write, cards) ?? false,
              ),
          }
        : {}),
    };
  }
  const again = (state: State, command: Command, emit: Emit<GamexEvent>, dice: Dice): void => {
    const frame = state.frames.at(-1);
    const step = frame ? (dealt[frame.at] as Step | undefined) : undefined;
    if (!frame || !step) return;
    if (drops(state, frame, command, emit)) return;
    step.play(state, frame, command, emit, dice);
  };
  return { ...dealt, chance: chanceDecision(world, again) } as T & { readonly chance: Decision<'chance'> };
}
