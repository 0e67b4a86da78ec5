import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { type Library, textOf } from '#core/family.ts';
import { describeFault, fewFaults } from '#core/notation.ts';
import type { CommandText } from '#core/record.ts';
import type { Desk } from '#table/desk.ts';
import type { AnyCommand, AnyEvent, AnyGame, AnyShelf, AnyState, Games } from '#table/shelf.ts';

/** A game opened from a set-up; tables with the same set-up share it. */
export interface OpenedGame {
  readonly shelf: AnyShelf;
  readonly game: AnyGame;
  readonly desk: Desk<AnyState, AnyCommand, AnyEvent, string>;
  readonly text: CommandText<AnyState, AnyCommand>;
  /** The set-up without names that a later library may give to another one. */
  readonly whole: string;
  /** Text that opens as the watcher's view of the beginning. */
  setupFor(watcher: string): string;
}

export interface OpenedGames {
  /** Faults in words where the set-up cannot be opened. */
  open(family: string, setup: string): Promise<OpenedGame | readonly string[]>;
  known(family: string): boolean;
  /** Rules number of each game of this program. */
  rules(): Promise<Readonly<Record<string, number>>>;
}

const MOST_OPEN = 200;

/** Reads the files of a game that came with the program. */
export function libraryOf(root: string, shelf: AnyShelf): Library {
  const { id, kinds } = shelf.family;
  const directory = join(root, 'src', 'games', id, 'data');
  const library: Record<string, Record<string, string>> = {};
  for (const name of existsSync(directory) ? readdirSync(directory).sort() : []) {
    const kind = kinds[extname(name).slice(1)];
    if (kind !== undefined) (library[kind] ??= {})[parse(name).name] = readFileSync(join(directory, name), 'utf8');
  }
  return library;
}

export function createOpenedGames(games: Games, root: string): OpenedGames {
  const shelves = new Map<string, Promise<{ readonly shelf: AnyShelf; readonly library: Library }>>();
  const open = new Map<string, OpenedGame>();
  const known = (family: string): boolean => Object.hasOwn(games, family);
  const shelfOf = (family: string): Promise<{ readonly shelf: AnyShelf; readonly library: Library }> => {
    const load = games[family] as Games[string];
    const found = shelves.get(family) ?? load().then((shelf) => ({ shelf, library: libraryOf(root, shelf) }));
    shelves.set(family, found);
    return found;
  };
  return {
    known,
    async rules() {
      const all = await Promise.all(Object.keys(games).map(async (id) => [id, (await shelfOf(id)).shelf.family.rules]));
      return Object.fromEntries(all) as Record<string, number>;
    },
    async open(family, setup) {
      const print = `${family} ${createHash('sha256').update(setup).digest('hex')}`;
      const before = open.get(print);
      if (before) {
        open.delete(print);
        open.set(print, before);
        return before;
      }
      const { shelf, library } = await shelfOf(family);
      const game = shelf.family.open(setup, library);
      if (!('start' in game)) return fewFaults(game).map(describeFault);
      if (!shelf.desk) return ['This game has no table.'];
      const setups = new Map<string, string>();
      const opened: OpenedGame = {
        shelf,
        game,
        desk: shelf.desk(game, library),
        text: textOf(shelf.family, game),
        whole: shelf.family.whole?.(setup, library) ?? setup,
        setupFor(watcher) {
          const start = game.view(game.start, watcher);
          const text = setups.get(watcher) ?? (start === game.start ? setup : shelf.family.position(game, start));
          setups.set(watcher, text);
          return text;
        },
      };
      open.set(print, opened);
      for (const oldest of open.keys()) {
        if (open.size <= MOST_OPEN) break;
        open.delete(oldest);
      }
      return opened;
    },
  };
}
