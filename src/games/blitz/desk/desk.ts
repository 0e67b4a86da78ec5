import type { Desk, Happening as Shown, Past } from '../../../table/desk.ts';
import type { Blitz } from '../open.ts';
import type { Library } from '../position.ts';
import type { BlitzEvent, Command, Side, State } from '../types.ts';
import { actionsOf, choiceOf } from './actions.ts';
import { billOf, paymentOf } from './bill.ts';
import { type Happening, happeningsOf } from './happenings.ts';
import { meantBy } from './meant.ts';
import { isOverlay, overlayOf } from './overlays.ts';
import type { Seen } from './own.ts';
import { printsOf } from './pieces.ts';
import { reachTogether } from './queries.ts';
import { questionsOf } from './questions.ts';
import { briefOf, sceneOf, wayOf } from './scene.ts';
import { idOf, numbersOf } from './units.ts';

/** What happened, units by their ids; a unit made by the same command has no counter yet that could move. */
function shown(before: State, one: Happening): Shown<Happening>[] {
  switch (one.is) {
    case 'went':
      return before.units[one.unit] ? [{ is: 'went', unit: idOf(before, one.unit), path: one.path }] : [];
    case 'lost':
      return before.units[one.unit] ? [{ is: 'lost', unit: idOf(before, one.unit), at: one.at }] : [];
    case 'fought':
    case 'weather':
      return [{ is: 'own', die: one.die !== undefined, what: one }];
    case 'reduced':
      return [{ is: 'own', die: false, what: one }];
  }
}

export function deskOf(game: Blitz, library: Library): Desk<State, Command, BlitzEvent, Side, Seen> {
  const prints = printsOf(library);
  return {
    brief: (state) => briefOf(game, state),
    scene: (state) => sceneOf(game, state, prints),
    own: ({ trail: _trail, mark: _mark, ...seen }) => seen,
    reach(state, ids, via) {
      const units = numbersOf(state, ids);
      return reachTogether(game, state, units, via).map(({ trespass, ...one }) => ({
        ...one,
        ...(trespass ? { warns: 'T22.5a' } : {}),
        command: { do: 'moveUnit', units, path: one.path },
      }));
    },
    actions: (state, ids) => actionsOf(game, state, numbersOf(state, ids)),
    choices(state, most) {
      const done = wayOf(state).done?.do;
      const found = [];
      for (const command of game.legal(state)) {
        if (command.do === done) continue;
        found.push(choiceOf(game, state, command));
        if (found.length >= most) break;
      }
      return found;
    },
    bill: (state) => billOf(game, state),
    pay: (state, given) => paymentOf(state, given),
    meant: (state, wish) => meantBy(game, state, wish),
    happened: (before, events) => happeningsOf(before, events).flatMap((one) => shown(before, one)),
    overlay: (state, name, past: Past<State, BlitzEvent, Side>) =>
      overlayOf(game, state, isOverlay(name) ? name : 'zoc', past),
    questions: questionsOf(game, library),
  };
}
