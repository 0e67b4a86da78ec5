import type { Library } from '#core/game-kit.ts';
import type { Game } from '#core/game.ts';
import { gamex } from '#games/gamex/game-package.ts';
import type { GamePackage } from '#table/game-package.ts';
import { LIBRARY } from '../games/gamex/library.ts';
import { open as openGamex, practiceOf } from '../games/gamex/practice.ts';
import type { Practice } from '../laws/course.ts';

/** Pairs of games that differ only in what a seat may not know. */

export interface Twins<S, C, E, Side extends string, G extends Game<S, C, E, Side>> {
  readonly gamePackage: GamePackage<S, C, E, Side, G>;
  readonly library: Library;
  readonly game: G;
  readonly practice: Practice<S, C, E, Side>;
  /** Two beginnings, or one that is played in two ways. */
  readonly setups: readonly [string, string];
}

export const opened = <S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  gamePackage: GamePackage<S, C, E, Side, G>,
  setup: string,
  library: Library = {},
): G => {
  const game = gamePackage.kit.open(setup, library);
  if (!('start' in game)) throw new Error(JSON.stringify(game));
  return game;
};

export const gamexTwins = (setup: string, other = setup, library: Library = LIBRARY) => {
  const game = openGamex(setup, library);
  return { gamePackage: gamex, library, game, practice: practiceOf(game, library), setups: [setup, other] as const };
};

export const GRID = 'game gamex\nboard inline\n  grid rows A..E columns 1..9\nend board\nturns 3\n';
export const TANKS = `german A 11/8/7/8 tank @ C-2 as pz1
american A 11/8/9/8 tank @ E-9 as sh1
american I 4/2/10/1 @ A-9 as inf1
`;
export const MINED = (first: string, second: string) =>
  `${GRID}mine axis hidden ${first}\nmine axis hidden ${second}\n${TANKS}allied has 6\n`;

export const CARDS = (hand: string) => `${GRID}options o24_chaos\nhand axis ${hand}\n${TANKS}allied has 6\n`;

export const PLANS = (builds: string) => `game basic
modules M3 M9
options productionPlanning=on
board inline
grid q -8..8 r -5..5
city Eins : -6,0
city Zwei : -2,0
city Rot : 7,0
belongs blue -6,0 -2,0
belongs red 7,0
road : -6,0 -5,0 -4,0 -3,0 -2,0
end board
turn 2
centre blue 10 -6,0
centre blue 4 -2,0
centre red 10 7,0
plan blue 4 ${builds}
plan red 4 7,0 ARM 5
blue inf 1-4 @ -8,5 as b0
red inf 1-4 @ 7,0 as r0
red moves
`;
