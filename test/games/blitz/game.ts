import { LIBRARY } from '#test/laws/library.ts';
import { type Budget } from '#ai/budget.ts';
import { deciding, inOneGo } from '#ai/decide.ts';
import type { Field } from '#ai/arena/match.ts';
import { english } from '#core/message.ts';
import { describeFault } from '#core/notation/notation.ts';
import { kit } from '#games/blitz/kit.ts';
import { blitz } from '#games/blitz/game-package.ts';
import { eraseTypes } from '#table/game-package.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { BlitzPlayer, Decision, Incumbent, Plan } from '#games/blitz/players/player.ts';
import { players } from '#games/blitz/players/roster.ts';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import type { Library } from '#games/blitz/position.ts';
import type { Command, Side, State } from '#games/blitz/types.ts';
import { type Box, openScript as openAny, type OpenScript } from '#cli/open-game.ts';
import { isPuzzle, parsePuzzle, type Puzzle } from '#games/blitz/players/puzzles/puzzle.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Games of Blitzkrieg for tests and benchmarks, opened and played by their own types. */

export function openPosition(text: string, library: Library = LIBRARY, name = 'the position'): Blitz {
  const game = kit.open(text, library);
  if ('start' in game) return game;
  throw new Error(game.map((fault) => `${name}: ${describeFault(fault)}`).join('\n'));
}

/** A reason in English. */
export const inWords = (game: Blitz, state: State, why: Explanation): string =>
  players.told(game, state, why).map(english).join(' ');

/** A beginning of the arena: `basic:blue-march/red-centre`, `skirmish 5`. */
export function openSetup(setup: string, turns: number | undefined, library: Library = LIBRARY): Blitz {
  const text = players.arena.setup(setup, library);
  if (typeof text !== 'string') throw new Error(text.message);
  return openPosition(kit.limited?.(text, turns, library) ?? text, library, setup);
}

/** The game as the command line has it. */
export const boxOf = (library: Library = LIBRARY): Box => {
  const gamePackage = eraseTypes(blitz);
  return { gamePackage, kit: gamePackage.kit, library };
};

/** A script as the command line opens it. */
export const openScript = (text: string, library: Library = LIBRARY, name = 'the script'): OpenScript =>
  openAny(boxOf(library), text, name);

const PUZZLES = join(import.meta.dirname, '../../../src/games/blitz/players/puzzles/data');

/** The puzzles of the product, or the one of that name. */
export const puzzlesNamed = (id?: string): Puzzle[] =>
  readdirSync(PUZZLES)
    .filter((name) => (id === undefined ? name.endsWith('.puzzle') : name === `${id}.puzzle`))
    .map((name) => {
      const read = parsePuzzle(readFileSync(join(PUZZLES, name), 'utf8'), EMPTY_LIBRARY);
      if (!isPuzzle(read)) throw new Error(`${name}: ${read.map(describeFault).join('\n')}`);
      return read;
    });

export const decide = (
  player: BlitzPlayer,
  game: Blitz,
  state: State,
  budget?: Budget,
  look?: (incumbent: Incumbent) => void,
): Decision => inOneGo(deciding(player, game, state, budget), look);

export const hintsOf = (player: BlitzPlayer, game: Blitz, state: State, budget: Budget): readonly Plan[] => {
  const steps = player.hints?.(game, state, budget);
  return steps ? inOneGo(steps) : [];
};

/** Players for the arena, made by name. */
export const among = (
  make: (name: string, seed: number) => BlitzPlayer,
): Field<State, Command, Side, Blitz, Explanation> => ({ players, make });
