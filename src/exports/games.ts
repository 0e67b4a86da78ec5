import { type Library, type Offer, joined } from '#core/family.ts';
import { describeFault } from '#core/notation.ts';
import { GAMES } from '#games/games.ts';
import { type AnyFamily, type AnyGame, type AnyShelf, gameOf } from '#table/shelf.ts';
import { packageRoot } from '../server/package-root.ts';
import { libraryOf } from '../server/tables/game-cache.ts';

/** `hexfront/games`: the games themselves, with their boards, armies and scenarios. */

export type { Family, Library, Offer } from '#core/family.ts';
export type { AnyCommand, AnyEvent, AnyFamily, AnyGame, AnyShelf, AnyState } from '#table/shelf.ts';

export type GameName = keyof typeof GAMES;

/** Names of the games: `blitz` and `gamex`. */
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

/** A game that is open: rules and notation, and the computer players that know it. */
export interface OpenGame {
  readonly game: AnyGame;
  /** Notation: reading and writing positions and commands, events in words. */
  readonly family: AnyFamily;
  /** Computer players, by the names of `players.contenders`. */
  readonly players: AnyShelf['players'];
  /** Package of the game, for a table. */
  readonly shelf: AnyShelf;
  /** Boards, armies and scenarios by kind and name. */
  readonly library: Library;
}

const load = async (name: string): Promise<{ readonly shelf: AnyShelf; readonly library: Library }> => {
  const found = Object.hasOwn(GAMES, name) ? GAMES[name as GameName] : undefined;
  if (!found) throw new Error(`there is no game '${name}': ${GAME_NAMES.join(', ')}`);
  const shelf = await found();
  return { shelf, library: libraryOf(packageRoot(import.meta.url), shelf) };
};

/** Scenarios of a game, each with its position. */
export async function scenariosOf(name: GameName): Promise<readonly Offer[]> {
  const { shelf, library } = await load(name);
  return shelf.family.offers(library);
}

/**
 * Opens a position written as text; its line `game ID` names the game. `turns` sets another last turn, `files` adds boards, armies
 * and scenarios of your own. Throws an error that names every fault of the text.
 */
export async function openGame(
  position: string,
  { turns, files = {} }: { readonly turns?: number; readonly files?: Library } = {},
): Promise<OpenGame> {
  const { shelf, library: own } = await load(gameOf(position, GAMES));
  const { family, players } = shelf;
  const library = joined(own, files);
  const setup = turns === undefined ? position : (family.limited?.(position, turns, library) ?? position);
  const game = family.open(setup, library);
  if (!('start' in game)) throw new Error(game.map(describeFault).join('\n'));
  return { game, family, players, shelf, library };
}
