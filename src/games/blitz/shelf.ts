import type { Shelf } from '#table/shelf.ts';
import { deskOf } from './desk/desk.ts';
import { ordersIn } from './desk/waiting-decisions.ts';
import { family } from './family.ts';
import { blitzLibrary } from './position.ts';
import type { Blitz } from './open.ts';
import { players } from './players/roster.ts';
import type { Explanation } from './players/reasons/explanation.ts';
import { study } from './study/study.ts';
import { standardSetup } from './text/start-text.ts';
import type { BlitzEvent, Command, Side, State } from './types.ts';

export const blitz: Shelf<State, Command, BlitzEvent, Side, Blitz, Explanation> = {
  family,
  players,
  study,
  orders: ordersIn,
  standard: (id, library) => standardSetup(blitzLibrary(library).scenarios, id),
  desk: (game, library) => deskOf(game, blitzLibrary(library)),
};
