import type { Choose } from '../core/dice/dice.ts';
import type { Library } from '../core/game-kit.ts';
import type { Fault } from '../core/notation/notation.ts';
import type { Message } from '../core/message.ts';
import type { Budget } from './budget.ts';

/** The best a player has found so far. `Why` is how its game gives reasons. */
export interface Incumbent<C, Why> {
  readonly command: C;
  /** Plans looked at so far. */
  readonly evals: number;
  /** Expected gain of the plan in factors; absent where nothing was weighed. */
  readonly value?: number;
  explain(): readonly Why[];
}

/**
 * planned: by a plan, thought through to the end of the budget. stopped: the budget or a "play now" ended it before
 * that. obligatory: there was nothing else to do. fallback: no plan could be carried out, or the player failed, and
 * something legal was taken instead.
 */
export const DECIDED = ['planned', 'stopped', 'obligatory', 'fallback'] as const;

export interface Decision<C, Why> extends Incumbent<C, Why> {
  readonly how: (typeof DECIDED)[number];
  /** Explanation of an unexpected decision. */
  readonly note?: Message;
}

/**
 * A computer player. It is given the game and what its side may see of where it stands, never the dice: what it knows
 * about chance are the printed tables.
 */
export interface Player<S, C, G, Why> {
  readonly name: string;
  /** The decision within the level's own budget. */
  command(game: G, view: S): C;
  /**
   * Thinks step by step, within what is left of the budget in this player turn (see Budget): every step gives the best
   * so far, and asking for no further step is always allowed. The first step is a legal decision. A player without it
   * has nothing to think about.
   */
  think?(game: G, view: S, budget: Budget): Generator<Incumbent<C, Why>, Decision<C, Why>, undefined>;
  /** Reasons for this player turn: one entry for every operation of the plan. */
  explain?(): readonly Why[];
  /**
   * Up to three plans for the player turn at hand, each after something else, the best first; none where nothing is to be planned. The budget is for
   * this question alone; every step is a chance to say that it is over.
   */
  hints?(game: G, view: S, budget: Budget): Generator<undefined, readonly Plan<C, Why>[], undefined>;
}

/** One of the plans for a player turn, for a player who asks for a hint. */
export interface Plan<C, Why> {
  /** Aim of the plan in one line: places, units, compass directions. */
  readonly title: Message;
  /** Gains and risks, a sentence each. */
  readonly stakes: readonly Message[];
  /** Expected swing in factors, cities counted in, and its worst case among the answers looked at. */
  readonly gain: number;
  readonly risk: number;
  readonly explanations: readonly Why[];
  /** Commands that can be given now, in order. */
  readonly commands: readonly C[];
}

/** The computer players of a game. */
export interface Players<S, C, Side extends string, G, Why> {
  /** Levels a player can choose as an opponent, the weakest first. */
  readonly levels: readonly string[];
  /** Names the arena knows: the levels, and players to measure them by. */
  readonly contenders: readonly string[];
  /** Player that gives hints and plays on request, and its thinking time for a hint. */
  readonly adviser: { readonly name: string; readonly ms: number };
  /** A strong but fast level: the default for advice. */
  readonly strong: string;
  /** Thinking time for a player turn, in milliseconds of one core. */
  turnMs(name: string): number;
  /** Player with decisions fixed by the seed. A budget replaces the level's own. */
  seat(name: string, seed: number, library: Library, budget?: Budget): Player<S, C, G, Why>;
  /** Legal command that reveals nothing, for a player that could not decide. */
  anything(game: G, view: S, choose: Choose): C;
  /** Chance of a side to win, a draw counting half, as the strongest level judges the position by itself. */
  chance(game: G, state: S, side: Side): number;
  /** A reason in sentences. */
  told(game: G, view: S, why: Why): readonly Message[];
  readonly arena: Arena<S, Side, G>;
}

/** Measures the arena takes of a game and its players. */
export interface Arena<S, Side extends string, G> {
  /** Weight in a margin of each thing counted at the end of a game. */
  readonly worth: Readonly<Record<string, number>>;
  /** A side's count of each of them. */
  count(game: G, state: S, side: Side): Readonly<Record<string, number>>;
  /** The beginnings that are played where others, or none, are named. */
  setups(named: readonly string[], library: Library): readonly string[] | Fault;
  /** The position such a name stands for. */
  setup(name: string, library: Library): string | Fault;
  /** The name of a small position drawn from a seed: games on it are scored by margin. */
  skirmish?(seed: number): string;
}

/** No player turn takes longer than this, in budgets. */
export const MOST_OVER = 1.5;
