import type { Expectation } from './expectation.ts';
import type { Game } from './game.ts';
import type { Fault } from './notation/notation.ts';
import type { RuleId } from './objection.ts';
import type { Levels } from './ledger.ts';
import type { CommandText } from './record/record.ts';
import type { LogEntry } from './record/log-entry.ts';

/** The files of a game as text, by kind and name: boards, armies, scenarios. Hosts read them from disk or bundle them. */
export type Library = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** File by a name from user input; own properties only, so that `constructor` finds no file. */
export function fileNamed(library: Library, kind: string, name: string): string | undefined {
  const files = library[kind] ?? {};
  return Object.hasOwn(files, name) ? files[name] : undefined;
}

/** Files of later libraries are added, or replace those of the same kind and name. */
export function joined(...libraries: readonly Library[]): Library {
  const all: Record<string, Readonly<Record<string, string>>> = {};
  for (const library of libraries) {
    for (const [kind, files] of Object.entries(library)) all[kind] = { ...all[kind], ...files };
  }
  return all;
}

/** Command as it was written, with its side where one is named. */
export interface Spoken<C, Side extends string> {
  readonly command: C;
  readonly side?: Side | undefined;
}

/** A game that can be begun: what front page, lobby and command line list. */
export interface Offer {
  readonly name: string;
  readonly title?: string;
  /** Description in a sentence or more. */
  readonly about?: string;
  /** The position it begins from, as text. */
  readonly setup: string;
}

/** The rules of a game that speak of what every game has. */
export interface Cited {
  /** A command that is none, or names what the game does not have. */
  readonly unknown: RuleId;
  /** Further rules that say so. */
  readonly unknownToo?: readonly RuleId[];
  /** For decisions skipped because they have no choice: the rules that decide this, by command. */
  readonly passedOver?: Readonly<Record<string, readonly RuleId[]>>;
  /** Rule for a hex the board does not have. */
  readonly noHex: RuleId;
  readonly dice: RuleId;
  /** Rule for decisions with a single option, which are made automatically. */
  readonly forced: RuleId;
  readonly undo: RuleId;
  /** Resignation and offers. */
  readonly standing: RuleId;
}

/** Obligations to meet before a decision can be ended, in words and as data. */
export interface Duties {
  readonly lines: readonly string[];
  readonly data: object;
}

/**
 * Interface of a game to records, command line, server and lobby: opening it from text, and writing positions,
 * commands and events. `G` is the open game as its own rooms know it. A written position names its game in the line
 * `game ID`; without such a line it belongs to the first game.
 */
export interface GameKit<S, C, E, Side extends string, G extends Game<S, C, E, Side> = Game<S, C, E, Side>> {
  /** Name of the game in records and positions. */
  readonly id: string;
  /** Raised whenever the same commands and dice would play otherwise; kept in every record. */
  readonly rules: number;
  readonly sides: readonly Side[];
  /** The kinds of its library, by how their files end: `{ board: 'boards' }`. */
  readonly kinds: Readonly<Record<string, string>>;
  open(setup: string, library: Library): G | readonly Fault[];
  /** A position as text, from which the same game can be opened again; without a state the one it began from. */
  position(game: G, state?: S): string;
  /** The position as it was written, before what can be decided in one way only is done. */
  asWritten?(game: G): S;
  /** Canonical notation, of records, links and files. */
  writeCommand(game: G, state: S, command: C): string;
  /** Reads what `writeCommand` writes. */
  parseCommand(game: G, state: S, text: string): C | Fault;
  /**
   * Reads a line written by hand, of a script or a command line: other words, and what the situation says left out. It is rewritten into
   * canonical notation; what is read then is `parseCommand`'s.
   */
  readCommand(game: G, state: S, text: string): Spoken<C, Side> | Fault;
  /** Events in words; `before` is the state they begin from. */
  describe(game: G, before: S, events: readonly E[]): readonly LogEntry[];
  offers(library: Library): readonly Offer[];
  /** Files of the library that are taken where none is named; the first offer where there is none. */
  readonly usual?: { readonly scenario: string; readonly board: string; readonly army: string };
  /** Set-up text with a last turn; without a number, one that two computers can reach. */
  limited?(setup: string, turns: number | undefined, library: Library): string;
  /** Set-up text with options in play, by name; an unknown or unplayable option is a fault when the game is opened. */
  optioned?(setup: string, options: readonly string[]): string;
  /** Set-up text without names that a later library may give to something else: the form kept in a record. */
  whole?(setup: string, library: Library): string;
  /** The fingerprint of what a game is played on: with another one a record of it makes no sense. */
  fingerprint?(game: G, library: Library): string;
  /** Meaning of the letters at the start of rule ids. */
  readonly levels: Levels;
  readonly cites: Cited;
  /** The most a die of this game can show, where it is not six. */
  readonly largestDie?: number;
  /** Pattern of lines that are commands. */
  readonly verbs?: RegExp;
  /** Commands that lead back to where one was. */
  readonly takesBack?: readonly string[];
  /** Commands open at every decision. */
  readonly standing: readonly C[];
  /** Omissions in the list of legal commands, by command. */
  readonly notes?: Readonly<Record<string, string>>;
  /** The names of the units there are, and of those a command is about. */
  units(state: S): readonly string[];
  unitsIn(state: S, command: C): readonly string[];
  duties?(game: G, state: S): Duties | undefined;
  /** Events as data for reports: names instead of numbers, bookkeeping left out. */
  shown?(game: G, before: S, events: readonly E[]): readonly unknown[];
  readonly expectations: Readonly<Record<string, Expectation<S, E, G>>>;
}

/** Command notation of an open game, for records. */
export const textOf = <S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  kit: GameKit<S, C, E, Side, G>,
  game: G,
): CommandText<S, C> => ({
  write: (state, command) => kit.writeCommand(game, state, command),
  read: (state, text) => kit.parseCommand(game, state, text),
});
