import type { Dice } from './dice.ts';
import type { Draft, Emit } from '../play.ts';

/**
 * Draws that wait for a decision of their own, such as cards that may be answered by other cards. A step that wants one
 * is given up without a trace, the decision is put on top of it, and the step is taken again when the draw is there, in
 * the state as the events on the way have left it.
 */
export interface Draws<S, F, C, E> {
  /** Kind of the frames that decide a draw; their own steps roll as usual. */
  readonly at: string;
  /** Dice of a step begun in this state; they throw where a draw has to wait. */
  dice(state: S, dice: Dice): Dice;
  /** Events by which the draws made for a step are used up. */
  used(state: S): readonly E[];
  /** Event that puts the decision on top, with the command to be given again; undefined for errors of any other kind. */
  waits(state: S, error: unknown, command: C | undefined): E | undefined;
  /** True, with its events, where what happened on the way has made the command impossible. */
  drops(state: S, frame: F, command: C, emit: Emit<E>): boolean;
}

/** Runs a step on a sheet of its own; true when it did anything. */
export function attempt<S extends object, F, C, E>(
  draws: Draws<S, F, C, E>,
  evolve: (draft: Draft<S>, event: E) => void,
  state: S,
  emit: Emit<E>,
  dice: Dice,
  run: (sheet: S, emit: Emit<E>, dice: Dice) => boolean,
  command?: C,
): boolean {
  const used = draws.used(state);
  const sheet: Draft<S> = { ...state };
  const events: E[] = [];
  const write = (event: E): void => {
    events.push(event);
    evolve(sheet, event);
  };
  let done = true;
  try {
    done = run(sheet as S, write, draws.dice(state, dice));
  } catch (error) {
    const wait = draws.waits(state, error, command);
    if (wait === undefined) throw error;
    events.splice(0, events.length, wait);
  }
  for (const event of used) emit(event);
  for (const event of events) emit(event);
  return done;
}
