import type { Expectation } from './expectation.ts';
import type { Game } from './game.ts';
import type { Fault } from './notation.ts';
import type { CommandText } from './record.ts';
import type { Told } from './told.ts';

/** The files of a game as text, by kind and name: boards, armies, scenarios. Hosts read them from disk or bundle them. */
export type Library = Readonly<Record<string, Readonly<Record<string, string>>>>;

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
  writeCommand(game: G, state: S, command: C): string;
  readCommand(game: G, state: S, text: string): Spoken<C, Side> | Fault;
  /** Events in words; `before` is the state they begin from. */
  tell(game: G, before: S, events: readonly E[]): readonly Told[];
  offers(library: Library): readonly Offer[];
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
