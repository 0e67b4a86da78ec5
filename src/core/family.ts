import type { Expectation } from './expectation.ts';
import type { Game } from './game.ts';
import type { Fault } from './notation.ts';
import type { RuleId } from './objection.ts';
import type { Levels } from './ledger.ts';
import type { CommandText } from './record.ts';
import type { Told } from './told.ts';

/** The files of a game as text, by kind and name: boards, armies, scenarios. Hosts read them from disk or bundle them. */
export type Library = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A file by the name somebody wrote; no library has a file `constructor`. */
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

/** A command as somebody said it, with the side that gives it where one is named. */
export interface Spoken<C, Side extends string> {
  readonly command: C;
  readonly side?: Side | undefined;
}

/** A game that can be begun: what front page, lobby and command line list. */
export interface Offer {
  readonly name: string;
  readonly title?: string;
  /** What it is about, in a sentence or more. */
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
  /** For decisions that are passed over where nobody can make them: the rules that say who can, command by command. */
  readonly passedOver?: Readonly<Record<string, readonly RuleId[]>>;
  /** It names a hex the board does not have. */
  readonly noHex: RuleId;
  readonly dice: RuleId;
  /** What can be decided in one way only is done by itself. */
  readonly forced: RuleId;
  readonly undo: RuleId;
  /** Resignation and offers. */
  readonly standing: RuleId;
}

/** What must be seen to before a decision can be ended, in words and as data. */
export interface Duties {
  readonly lines: readonly string[];
  readonly data: object;
}

/**
 * What a game hands to records, command line, server and lobby: how it is opened from text, and how positions, commands
 * and events are written. `G` is what its own rooms know of an open game besides the contract.
 *
 * A written position says in its line `game ID` to which family it belongs; one without such a line belongs to the first.
 */
export interface Family<S, C, E, Side extends string, G extends Game<S, C, E, Side> = Game<S, C, E, Side>> {
  /** As records and positions name it. */
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
  writeCommand(game: G, state: S, command: C): string;
  readCommand(game: G, state: S, text: string): Spoken<C, Side> | Fault;
  /** Events in words; `before` is the state they begin from. */
  tell(game: G, before: S, events: readonly E[]): readonly Told[];
  offers(library: Library): readonly Offer[];
  /** Files of the library that are taken where none is named; the first offer where there is none. */
  readonly usual?: { readonly scenario: string; readonly board: string; readonly army: string };
  /** The same beginning with a last turn; without a number one that two computers come to an end of. */
  limited?(setup: string, turns: number | undefined, library: Library): string;
  /** The same beginning with options in play, by their names; one it has not or is never played with is a fault when it is opened. */
  optioned?(setup: string, options: readonly string[]): string;
  /** The same beginning without a name that a later library may give to another one: what a record keeps. */
  whole?(setup: string, library: Library): string;
  /** The fingerprint of what a game is played on: with another one a record of it makes no sense. */
  fingerprint?(game: G, library: Library): string;
  /** What the letters its rules' numbers begin with stand for. */
  readonly levels: Levels;
  readonly cites: Cited;
  /** The most a die of this game can show, where it is not six. */
  readonly largestDie?: number;
  /** How lines begin that are commands. */
  readonly verbs?: RegExp;
  /** Commands that lead back to where one was. */
  readonly takesBack?: readonly string[];
  /** Commands open at every decision. */
  readonly standing: readonly C[];
  /** What the list of legal commands leaves out, by command. */
  readonly notes?: Readonly<Record<string, string>>;
  /** The names of the units there are, and of those a command is about. */
  units(state: S): readonly string[];
  unitsIn(state: S, command: C): readonly string[];
  duties?(game: G, state: S): Duties | undefined;
  /** Events as data for reports: names instead of numbers, bookkeeping left out. */
  shown?(game: G, before: S, events: readonly E[]): readonly unknown[];
  readonly expectations: Readonly<Record<string, Expectation<S, E, G>>>;
}

/** How commands of an open game are written, for records. */
export const textOf = <S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  family: Family<S, C, E, Side, G>,
  game: G,
): CommandText<S, C> => ({
  write: (state, command) => family.writeCommand(game, state, command),
  read(state, text) {
    const read = family.readCommand(game, state, text);
    return 'message' in read ? read : read.command;
  },
});
