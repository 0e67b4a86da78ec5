import type { GamePackage } from '#table/game-package.ts';
import { deskOf } from './desk/desk.ts';
import { ordersIn } from './desk/waiting-decisions.ts';
import { kit } from './kit.ts';
import { blitzLibrary } from './position.ts';
import type { Blitz } from './open.ts';
import { players } from './players/roster.ts';
import type { Explanation } from './players/reasons/explanation.ts';
import { study } from './study/study.ts';
import { standardSetup } from './text/start-text.ts';
import type { BlitzEvent, Command, Side, State } from './types.ts';

export const blitz: GamePackage<State, Command, BlitzEvent, Side, Blitz, Explanation> = {
  kit,
  players,
  study,
  orders: ordersIn,
  standard: (id, library) => standardSetup(blitzLibrary(library).scenarios, id),
  desk: (game, library) => deskOf(game, blitzLibrary(library)),
};
