import { type Choose, type Dice, noDice } from './dice/dice.ts';
import type { Objection, RuleId } from './objection.ts';
import type { Message } from './message.ts';

/** Decision that is due, and its side. */
export interface Prompt<Side extends string> {
  readonly side: Side;
  /** The kind of decision: that of the frame on top. */
  readonly at: string;
  /** The phase by its rule id, `B80.3`. */
  readonly phase: RuleId;
  /** Decision in words for a player. */
  readonly asks: Message;
  /** The commands this decision takes. */
  readonly commands: readonly string[];
}

/** Point of the game a state belongs to, for logs, films and clocks. */
export interface Moment<Side extends string> {
  readonly turn: number;
  /** Side whose player turn it is; absent outside player turns. */
  readonly mover?: Side;
  readonly name: Message;
}

/** End of a game. */
export interface Outcome<Side extends string> {
  readonly winner: Side | 'draw';
  /** Degree of victory, where the rules know degrees. */
  readonly level?: string;
  readonly by: 'rule' | 'resignation' | 'agreement' | 'time';
  readonly rule: RuleId;
  readonly because: Message;
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
export interface Game<S, C, E, Side extends string> {
  readonly sides: readonly Side[];
  readonly start: S;
  /** The side that must decide now, undefined when the game is over: `prompt` without its words. */
  decides(state: S): Side | undefined;
  /** Undefined when the game is over. */
  prompt(state: S): Prompt<Side> | undefined;
  /** The phase of the decision at hand and those it interrupts, the innermost first. */
  phases(state: S): readonly RuleId[];
  moment(state: S): Moment<Side>;
  /** Undefined while the game goes on. */
  outcome(state: S): Outcome<Side> | undefined;
  /** Enumerable decisions: every legal command. Composed ones (a set of units, a set-up): enough to go on with. */
  legal(state: S): Iterable<C>;
  /** One legal command drawn with `choose`: what a random player does. */
  sample(state: S, choose: Choose): C;
  /** Makes a command of anything that claims to be one, or says what is wrong with it. */
  read(input: unknown): C | Objection;
  /** A side that does not decide may still resign or make an offer. */
  check(state: S, side: Side, command: C): Objection | undefined;
  /** Only for commands of that side that passed `check`; the argument is left untouched. */
  play(state: S, side: Side, command: C, dice: Dice): Played<S, E>;
  /**
   * The state `play` leads to, with no events kept and nothing to take back: for games in the head. A law holds both to
   * equal states.
   */
  after(state: S, side: Side, command: C, dice: Dice): S;
  /** The state after events: what a client or a replay does with them. */
  fold(state: S, events: readonly E[]): S;
  /**
   * The state without what the watcher cannot know, itself where nothing is hidden. It is a state: it can be asked all
   * the watcher may ask, and redacted events folded into it give the next view.
   */
  view(state: S, watcher: Side | 'spectator'): S;
  /** The event as the watcher may see it, itself where nothing is hidden; undefined when it may not see it at all. */
  redact(event: E, watcher: Side | 'spectator'): E | undefined;
  /** True while dice reveal what a view hides and must not leave the server; absent in games where they never do. */
  sealed?(state: S): boolean;
  /** True for events that show something that was hidden or left to chance: undo never crosses them. */
  reveals(event: E): boolean;
  /** An event as an earlier version wrote it, in today's shape; absent where none has ever changed. */
  recall?(event: E): E;
  /** Path of keys to the first place where an alleged event of this state has the wrong shape. */
  misfit?(state: S, event: unknown): string | undefined;
}

/** The state after a command of the side that decides; without dice where nothing is to be rolled. */
export function afterCommand<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  state: S,
  command: C,
  dice: Dice = noDice,
): S {
  const side = game.decides(state);
  if (side === undefined) throw new Error('the game is over: nothing can be played');
  return game.play(state, side, command, dice).state;
}

/** The state after a command of the side that decides, in a game in the head. */
export function inHead<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  state: S,
  command: C,
  dice: Dice = noDice,
): S {
  const side = game.decides(state);
  if (side === undefined) throw new Error('the game is over: nothing can be played');
  return game.after(state, side, command, dice);
}
