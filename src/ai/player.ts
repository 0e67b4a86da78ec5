import type { Blitz } from '../games/blitz/open.ts';
import type { Command, State } from '../games/blitz/types.ts';
import type { Explanation } from '../games/blitz/players/told/explanation.ts';
import type { Budget } from './budget.ts';

/** The best a player has found so far. */
export interface Incumbent {
  readonly command: Command;
  /** Plans looked at so far. */
  readonly evals: number;
  /** What the plan promises, in factors; absent where nothing was weighed. */
  readonly value?: number;
  explain(): readonly Explanation[];
}

/**
 * planned: by a plan, thought through to the end of the budget. stopped: the budget or a "play now" ended it before
 * that. obligatory: there was nothing else to do. fallback: no plan could be carried out, or the player failed, and
 * something legal was taken instead.
 */
export const DECIDED = ['planned', 'stopped', 'obligatory', 'fallback'] as const;

export interface Decision extends Incumbent {
  readonly how: (typeof DECIDED)[number];
  /** What happened, in words, where it is not what was to be expected. */
  readonly note?: string;
}

/**
 * A player of Blitzkrieg. It is given the game and where it stands, never the dice: what it knows about chance are the
 * printed tables.
 */
export interface BlitzPlayer {
  readonly name: string;
  /** The decision within the level's own budget. */
  command(game: Blitz, state: State): Command;
  /**
   * Thinks step by step, within what is left of the budget in this player turn (see Budget): every step gives the best
   * so far, and asking for no further step is always allowed. The first step is a legal decision. A player without it
   * has nothing to think about.
   */
  think?(game: Blitz, state: State, budget: Budget): Generator<Incumbent, Decision, undefined>;
  /** Why it does what it is doing in this player turn: one entry for every operation of its plan. */
  explain?(): readonly Explanation[];
  /**
   * Up to three plans for the player turn at hand, the best first; none where nothing is to be planned. The budget is for
   * this question alone.
   */
  hints?(game: Blitz, state: State, budget: Budget): readonly Plan[];
}

/** One of the plans for a player turn, for a player who asks for a hint. */
export interface Plan {
  /** Expected swing in factors, cities counted in, and its worst case among the answers looked at. */
  readonly gain: number;
  readonly risk: number;
  readonly explanations: readonly Explanation[];
  /** Its commands as far as they can be given now, the first being the one to play next. */
  readonly commands: readonly Command[];
}
