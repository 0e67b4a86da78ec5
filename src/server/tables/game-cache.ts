import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { type CatalogueLine, type Endings, endingsOf, readCatalogue, readResults } from '#core/notation/catalogue.ts';
import { type Library, textOf } from '#core/game-kit.ts';
import { describeFault, fewFaults } from '#core/notation/notation.ts';
import type { CommandText } from '#core/record/record.ts';
import type { Desk } from '#table/desk.ts';
import type { AnyCommand, AnyEvent, AnyGame, AnyGamePackage, AnyState, Games } from '#table/game-package.ts';

/** A game opened from a set-up; tables with the same set-up share it. */
export interface OpenedGame {
  readonly gamePackage: AnyGamePackage;
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
  /** A scenario of the catalogue as it stands; undefined where there is none of that name. */
  standard(family: string, scenario: string): Promise<OpenedGame | undefined>;
  /** Scenarios of a game, with the games computers have played of them. */
  catalogue(family: string): Promise<readonly (CatalogueLine & { readonly endings?: Endings })[]>;
  /** Names of the games there are. */
  readonly families: readonly string[];
  known(family: string): boolean;
  /** Rules number of each game of this program. */
  rules(): Promise<Readonly<Record<string, number>>>;
}

const MOST_OPEN = 200;

/** Reads the files of a game that came with the program. */
export function libraryOf(root: string, gamePackage: AnyGamePackage): Library {
  const { id, kinds } = gamePackage.kit;
  const directory = join(root, 'src', 'games', id, 'data');
  const library: Record<string, Record<string, string>> = {};
  for (const name of existsSync(directory) ? readdirSync(directory).sort() : []) {
    const kind = kinds[extname(name).slice(1)];
    if (kind !== undefined) (library[kind] ??= {})[parse(name).name] = readFileSync(join(directory, name), 'utf8');
  }
  return library;
}

/** `numbers` stands in for the rules numbers of the games: tests play two versions of this program against each other. */
export function createOpenedGames(
  games: Games,
  root: string,
  numbers: Readonly<Record<string, number>> = {},
): OpenedGames {
  const gamePackages = new Map<string, Promise<{ readonly gamePackage: AnyGamePackage; readonly library: Library }>>();
  const open = new Map<string, OpenedGame>();
  const known = (family: string): boolean => Object.hasOwn(games, family);
  const gamePackageOf = (
    family: string,
  ): Promise<{ readonly gamePackage: AnyGamePackage; readonly library: Library }> => {
    const load = games[family] as Games[string];
    const numbered = (gamePackage: AnyGamePackage): AnyGamePackage => {
      const rules = numbers[family];
      return rules === undefined ? gamePackage : { ...gamePackage, kit: { ...gamePackage.kit, rules } };
    };
    const found =
      gamePackages.get(family) ??
      load().then((gamePackage) => ({ gamePackage: numbered(gamePackage), library: libraryOf(root, gamePackage) }));
    gamePackages.set(family, found);
    return found;
  };
  async function openGame(family: string, setup: string): Promise<OpenedGame | readonly string[]> {
    const print = `${family} ${createHash('sha256').update(setup).digest('hex')}`;
    const before = open.get(print);
    if (before) {
      open.delete(print);
      open.set(print, before);
      return before;
    }
    const { gamePackage, library } = await gamePackageOf(family);
    const game = gamePackage.kit.open(setup, library);
    if (!('start' in game)) return fewFaults(game).map(describeFault);
    if (!gamePackage.desk) return ['This game has no table.'];
    const setups = new Map<string, string>();
    const opened: OpenedGame = {
      gamePackage,
      game,
      desk: gamePackage.desk(game, library),
      text: textOf(gamePackage.kit, game),
      whole: gamePackage.kit.whole?.(setup, library) ?? setup,
      setupFor(watcher) {
        const start = game.view(game.start, watcher);
        const text = setups.get(watcher) ?? (start === game.start ? setup : gamePackage.kit.position(game, start));
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
  }
  const dataOf = (family: string, ending: string): string => {
    const file = join(root, 'src', 'games', family, 'data', `${family}.${ending}`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const catalogues = new Map<string, Awaited<ReturnType<OpenedGames['catalogue']>>>();

  return {
    known,
    families: Object.keys(games),
    async catalogue(family) {
      const before = catalogues.get(family);
      if (before || !known(family)) return before ?? [];
      const results = readResults(dataOf(family, 'results'));
      const levels = (await gamePackageOf(family)).gamePackage.victoryLevels ?? 1;
      const all = readCatalogue(dataOf(family, 'catalogue')).lines.map((line) => {
        const counts = results.get(line.id)?.slice(0, 2 * levels + 1);
        return { ...line, ...(counts ? { endings: endingsOf(counts.map((count) => count ?? 0)) } : {}) };
      });
      catalogues.set(family, all);
      return all;
    },
    async standard(family, scenario) {
      if (!known(family)) return undefined;
      const { gamePackage, library } = await gamePackageOf(family);
      const setup = gamePackage.standard?.(scenario, library);
      const opened = setup === undefined ? undefined : await openGame(family, setup);
      return opened && 'game' in opened ? opened : undefined;
    },
    open: openGame,
    async rules() {
      const all = await Promise.all(
        Object.keys(games).map(async (id) => [id, (await gamePackageOf(id)).gamePackage.kit.rules]),
      );
      return Object.fromEntries(all) as Record<string, number>;
    },
  };
}
