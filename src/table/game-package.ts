import type { Players } from '../ai/player.ts';
import type { GameKit, Library } from '../core/game-kit.ts';
import type { Game } from '../core/game.ts';
import type { Frame, Framed } from '../core/play.ts';
import type { Desk } from './desk.ts';
import type { OrderKind } from './standing-orders.ts';
import type { Study } from './study.ts';

/** Package of a game for the tables: rules, desk, players, notation. */
export interface GamePackage<
  S,
  C,
  E,
  Side extends string,
  G extends Game<S, C, E, Side> = Game<S, C, E, Side>,
  Why = unknown,
> {
  readonly kit: GameKit<S, C, E, Side, G>;
  readonly players: Players<S, C, Side, G, Why>;
  readonly study: Study<S, C, E, Side, G>;
  /** Decisions of a game the side whose turn it is not may leave to standing orders. */
  readonly orders?: (game: G) => readonly OrderKind[];
  /** Levels of victory computers' games are counted by; one where it is left out. */
  readonly victoryLevels?: number;
  /** The position a scenario of the catalogue begins from where nothing is changed. */
  readonly standard?: (id: string, library: Library) => string | undefined;
  /** Without one it is played by scripts and players, not at a table. */
  readonly desk?: (game: G, library: Library) => Desk<S, C, E, Side>;
}

declare const opaque: unique symbol;
/** A game's own: carried from one of its functions to the next, never looked into. */
interface Opaque<Name extends string> {
  readonly [opaque]: Name;
}

export type AnyState = Opaque<'state'> & Framed<Frame>;
export type AnyCommand = Opaque<'command'> & { readonly do: string };
export type AnyEvent = Opaque<'event'> & { readonly is: string };
/** Some game, whichever: what tables, command line and server hold. */
export type AnyGamePackage = GamePackage<AnyState, AnyCommand, AnyEvent, string>;
export type AnyGameKit = AnyGamePackage['kit'];
export type AnyGame = Game<AnyState, AnyCommand, AnyEvent, string>;

/** The games of a house by their names, loaded when they are wanted. The first is meant where none is named. */
export type Games = Readonly<Record<string, () => Promise<AnyGamePackage>>>;

/** Shuts a game's own types away; nothing but its own functions can tell them apart from there on. */
export const eraseTypes = <
  S extends Framed<Frame>,
  C extends { readonly do: string },
  E extends { readonly is: string },
  Side extends string,
  G extends Game<S, C, E, Side>,
  Why,
>(
  gamePackage: GamePackage<S, C, E, Side, G, Why>,
): AnyGamePackage => gamePackage as unknown as AnyGamePackage;

/** The game a written position belongs to: the one its line `game ID` names, otherwise the first. */
export function gameOf(position: string, games: Games): string {
  const named = /^[ \t]*game[ \t]+(\S+)/m.exec(position)?.[1] ?? '';
  return Object.hasOwn(games, named) ? named : (Object.keys(games)[0] ?? '');
}
