import type { Choose } from '../core/dice.ts';
import type { Library } from '../core/family.ts';
import type { Fault } from '../core/notation.ts';
import type { Said } from '../core/say.ts';
import type { Budget } from './budget.ts';

/** The best a player has found so far. `Why` is how its game gives reasons. */
export interface Incumbent<C, Why> {
  readonly command: C;
  /** Plans looked at so far. */
  readonly evals: number;
  /** What the plan promises, in factors; absent where nothing was weighed. */
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
  /** What happened, in words, where it is not what was to be expected. */
  readonly note?: Said;
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
  /** Why it does what it is doing in this player turn: one entry for every operation of its plan. */
  explain?(): readonly Why[];
  /**
   * Up to three plans for the player turn at hand, each after something else, the best first; none where nothing is to be planned. The budget is for
   * this question alone; every step is a chance to say that it is over.
   */
  hints?(game: G, view: S, budget: Budget): Generator<undefined, readonly Plan<C, Why>[], undefined>;
}

/** One of the plans for a player turn, for a player who asks for a hint. */
export interface Plan<C, Why> {
  /** What it is after, in a line: places, units, points of the compass. */
  readonly title: Said;
  /** What it brings and what it risks, a sentence each. */
  readonly stakes: readonly Said[];
  /** Expected swing in factors, cities counted in, and its worst case among the answers looked at. */
  readonly gain: number;
  readonly risk: number;
  readonly explanations: readonly Why[];
  /** Its commands as far as they can be given now, the first being the one to play next. */
  readonly commands: readonly C[];
}

/** The computer players of a game. */
export interface Players<S, C, Side extends string, G, Why> {
  /** The levels somebody can play against, the weakest first. */
  readonly levels: readonly string[];
  /** Everybody the arena knows: the levels, and players to measure them by. */
  readonly contenders: readonly string[];
  /** Who gives hints and plays on somebody's behalf, and how long he thinks about a hint. */
  readonly adviser: { readonly name: string; readonly ms: number };
  /** A strong level that does not take long: who is asked for advice where nobody is named. */
  readonly strong: string;
  /** How long a player may think about a player turn, in milliseconds of one core. */
  turnMs(name: string): number;
  /** The same decisions for the same seed. A budget stands in for the level's own. */
  seat(name: string, seed: number, library: Library, budget?: Budget): Player<S, C, G, Why>;
  /** Something legal that gives nothing away, where a player could not decide. */
  anything(game: G, view: S, choose: Choose): C;
  /** A reason in sentences. */
  told(game: G, view: S, why: Why): readonly Said[];
  readonly arena: Arena<S, Side, G>;
}

/** What the arena needs to measure players by. */
export interface Arena<S, Side extends string, G> {
  /** What is added up at the end of a game, and what each counts in a margin. */
  readonly worth: Readonly<Record<string, number>>;
  /** How much of it a side has. */
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
