import type { Choose, Dice } from './dice.ts';
import type { Objection, RuleId } from './objection.ts';

/** Who must decide what now. */
export interface Prompt<Side extends string> {
  readonly side: Side;
  /** The phase by its rule id, `B80.3`. */
  readonly phase: RuleId;
  /** What is to be decided, in words for a player. */
  readonly asks: string;
  /** The commands this decision takes. */
  readonly commands: readonly string[];
}

export interface Played<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

/**
 * The one contract every game keeps; players, referee, server, client and fuzzer stand on it alone.
 *
 * A game object is opened from a set-up and closes over what never changes in it (the board, the compiled
 * rulebook), so that a state holds only what play can change and every call is free of look-ups.
 * States are plain JSON and never changed once handed out.
 */
export interface Game<S, C, E, V, Side extends string> {
  readonly sides: readonly Side[];
  readonly start: S;
  /** Undefined when the game is over. */
  prompt(state: S): Prompt<Side> | undefined;
  /** Enumerable decisions: every legal command. Composed ones (a set of units, a set-up): enough to go on with. */
  legal(state: S): Iterable<C>;
  /** One legal command drawn with `choose`: what a random player does. */
  sample(state: S, choose: Choose): C;
  /** Makes a command of anything that claims to be one, or says what is wrong with it. */
  read(input: unknown): C | Objection;
  check(state: S, side: Side, command: C): Objection | undefined;
  /** Only for commands that passed `check`; the argument is left untouched. */
  play(state: S, command: C, dice: Dice): Played<S, E>;
  /** The state after events: what a client or a replay does with them. */
  fold(state: S, events: readonly E[]): S;
  view(state: S, side: Side | 'spectator'): V;
  /** The event as that side may see it; undefined when it may not see it at all. */
  redact(event: E, side: Side | 'spectator'): E | undefined;
  /** True for events that show something that was hidden or left to chance: undo never crosses them. */
  reveals(event: E): boolean;
}
