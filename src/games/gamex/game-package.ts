import type { GamePackage } from '#table/game-package.ts';
import { deskOf } from './desk/desk.ts';
import { ORDERS } from './desk/waiting-decisions.ts';
import { kit } from './kit.ts';
import { players } from './players/roster.ts';
import type { Why } from './players/idea.ts';
import { checkBoard } from './study/check-board.ts';
import { drawing } from './study/pictures.ts';
import { HELP } from './study/help.ts';
import { muster } from './study/muster.ts';
import { described, odds } from './study/odds.ts';
import { report } from './study/report.ts';
import { sight } from './study/sight-lines.ts';
import type { OpenGamex } from './position.ts';
import type { Command, GamexEvent, Side, State } from './types.ts';

export const gamex: GamePackage<State, Command, GamexEvent, Side, OpenGamex, Why> = {
  kit,
  players,
  study: { help: HELP, described, odds, report, sight, checkBoard, drawing, muster },
  orders: () => ORDERS,
  victoryLevels: 3,
  standard: (id, library) =>
    Object.hasOwn(library['situations'] ?? {}, id) ? `game gamex\nsituation ${id}\n` : undefined,
  desk: deskOf,
};
