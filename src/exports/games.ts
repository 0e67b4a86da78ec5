import { type Library, type Offer, joined } from '#core/game-kit.ts';
import { describeFault } from '#core/notation/notation.ts';
import { GAMES } from '#games/games.ts';
import { type AnyGameKit, type AnyGame, type AnyGamePackage, gameOf } from '#table/game-package.ts';
import { packageRoot } from '../server/package-root.ts';
import { libraryOf } from '../server/tables/game-cache.ts';

/** `hexfront/games`: the games themselves, with their boards, armies and scenarios. */

export type { GameKit, Library, Offer } from '#core/game-kit.ts';
export type { AnyCommand, AnyEvent, AnyGameKit, AnyGame, AnyGamePackage, AnyState } from '#table/game-package.ts';

export type GameName = keyof typeof GAMES;

/** Names of the games: `blitz` and `gamex`. */
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

/** A game that is open: rules and notation, and the computer players that know it. */
export interface OpenGame {
  readonly game: AnyGame;
  /** Notation: reading and writing positions and commands, events in words. */
  readonly kit: AnyGameKit;
  /** Computer players, by the names of `players.contenders`. */
  readonly players: AnyGamePackage['players'];
  /** Package of the game, for a table. */
  readonly gamePackage: AnyGamePackage;
  /** Boards, armies and scenarios by kind and name. */
  readonly library: Library;
}

const load = async (name: string): Promise<{ readonly gamePackage: AnyGamePackage; readonly library: Library }> => {
  const found = Object.hasOwn(GAMES, name) ? GAMES[name as GameName] : undefined;
  if (!found) throw new Error(`there is no game '${name}': ${GAME_NAMES.join(', ')}`);
  const gamePackage = await found();
  return { gamePackage, library: libraryOf(packageRoot(import.meta.url), gamePackage) };
};

/** Scenarios of a game, each with its position. */
export async function scenariosOf(name: GameName): Promise<readonly Offer[]> {
  const { gamePackage, library } = await load(name);
  return gamePackage.kit.offers(library);
}

/**
 * Opens a position written as text; its line `game ID` names the game. `turns` sets another last turn, `files` adds boards, armies
 * and scenarios of your own. Throws an error that names every fault of the text.
 */
export async function openGame(
  position: string,
  { turns, files = {} }: { readonly turns?: number; readonly files?: Library } = {},
): Promise<OpenGame> {
  const { gamePackage, library: own } = await load(gameOf(position, GAMES));
  const { kit, players } = gamePackage;
  const library = joined(own, files);
  const setup = turns === undefined ? position : (kit.limited?.(position, turns, library) ?? position);
  const game = kit.open(setup, library);
  if (!('start' in game)) throw new Error(game.map(describeFault).join('\n'));
  return { game, kit, players, gamePackage, library };
}
