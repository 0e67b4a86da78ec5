import type { Entry } from '../core/record/record.ts';
import type { Fault } from '../core/notation/notation.ts';
import type { Library } from '../core/game-kit.ts';
import type { CounterStack, CounterUnit, Layers, MapModel } from './board-model.ts';

/** Studies of a game away from the table: battle odds, a game in numbers, boards, pictures, puzzles. */

/** Result of a study, as data and as text. */
export interface Paper {
  readonly data: object;
  readonly text: string;
  /** A rule forbids some of what was asked about. */
  readonly refused?: boolean;
}

/** A battle to look at: its words, what to call it, and where they were said. */
export interface Described {
  readonly no: number;
  readonly text: string;
  readonly where: string;
}

/** A line of sight to look at: between two hexes, or all that is seen from one. */
export interface Sighting {
  readonly from: string;
  readonly to?: string;
  readonly where: string;
}

/** A position without the battles it describes, and these with the lines they stood on. */
export interface Outlined {
  readonly position: string;
  readonly battles: readonly (Omit<Described, 'where'> & { readonly line: number })[];
}

export interface Study<S, C, E, Side extends string, G, P extends Puzzle = Puzzle> {
  /**
   * The battles a written position describes, to be looked at and not fought, taken out of it: one that cannot be fought
   * is answered with the rule against it.
   */
  described?(position: string): Outlined;
  /** Terms, odds and chances of those battles and of the ones declared. */
  odds?(game: G, state: S, battles: readonly Described[], declared: boolean): Paper | Fault;
  /** Line of sight between places, and what blocks it. */
  sight?(game: G, asked: readonly Sighting[]): Paper | Fault;
  /** A whole game in numbers. */
  report?(game: G, entries: readonly Entry<E, Side>[]): Paper;
  /** Faults of a board, or a short description. */
  checkBoard?(text: string): { readonly faults: readonly Fault[]; readonly about?: Paper };
  /** A battle put together as its text asks for, as a beginning to be played, or why it cannot be had. */
  muster?(text: string, library: Library): string | readonly Fault[];
  /** Help of the command line on its commands and options in the game's words, by name. */
  readonly help?: Readonly<Record<string, string>>;
  readonly drawing?: Drawing<S, G>;
  readonly puzzles?: Puzzles<P, PlayerOf<S, C, G>>;
}

/** Player who answers a puzzle. */
interface PlayerOf<S, C, G> {
  command(game: G, state: S): C;
}

export interface Drawing<S, G> {
  /** A board of the library by its name. */
  board(library: Library, name: string): MapModel | Fault;
  map(game: G): MapModel;
  stacks(game: G, state: S): readonly CounterStack[];
  /** Other contents of the map. */
  layers?(game: G, state: S): Layers;
  /** All counters of an army of the library, one for every unit. */
  counters(library: Library, army: string): readonly CounterUnit[] | Fault;
}

/** A small position with a proven answer. */
export interface Puzzle {
  readonly id: string;
  readonly theme: string;
  readonly level: string;
  readonly solves: string;
  /** The end it is played to. */
  readonly until: string;
  readonly best: number;
  readonly title: string;
  readonly tempting?: object | undefined;
}

export interface Proof {
  readonly value: number;
  readonly agrees: boolean;
  readonly positions: number;
  readonly line: string;
}

export interface Answer {
  readonly id: string;
  readonly theme: string;
  readonly level: string;
  readonly best: number;
  readonly value: number;
  readonly solved: boolean;
  readonly regret: number;
  readonly faults: readonly string[];
}

export interface Puzzles<P extends Puzzle, Solver> {
  readonly themes: readonly string[];
  read(text: string): P | readonly Fault[];
  prove(puzzle: P): Proof;
  answer(puzzle: P, player: Solver): Answer;
}
