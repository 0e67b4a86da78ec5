import { ownFields } from '#core/record/undo.ts';
import { carryLines } from '../supply/desk/lines-left.ts';
import { code, msg } from '#core/message.ts';
import type { Clash, Desk, Happening as Shown, Past } from '#table/desk.ts';
import type { Blitz } from '../open.ts';
import type { Library } from '../position.ts';
import type { Hex } from '#hex/hex.ts';
import { controllerOf } from '../countries/rules/cities.ts';
import { isTrain } from '../kinds.ts';
import type { BlitzEvent, Command, Controller, Side, State, Unit, UnitNo } from '../types.ts';
import { theCountry } from '../words.ts';
import type { World } from '../world.ts';
import { actionsOf, choiceOf } from './actions.ts';
import { billOf, paymentOf } from './bill.ts';
import { reasonOf } from './after/causes.ts';
import { type Happening, happeningsOf } from './after/happenings.ts';
import { courseOf } from '../course/desk/course.ts';
import { commandsForClick } from './intent.ts';
import { isOverlay, overlayOf } from './view/overlays.ts';
import type { Seen } from './own.ts';
import { printsOf } from './pieces.ts';
import { planFault, prospectOf } from './prospect.ts';
import { overrunsIn, reachTogether, seizuresIn } from './queries.ts';
import { reachByRail } from '../ground/desk/rail-reach.ts';
import { mooringOf } from '../sea/desk/moorings.ts';
import { questionsOf } from './questions.ts';
import { briefOf, sceneOf, wayOf } from './scene.ts';
import { carriersOf, idOf, numbersOf } from './units.ts';

const HOW = { moved: {}, flown: {}, retreated: { how: 'back' }, advanced: { how: 'on' } } as const;

/** M18.12: the country that has taken a side, where a city of it that was nobody's passes to whoever operates its army. */
function countryOf({ board }: World, before: State, events: readonly BlitzEvent[], hex: Hex, by: Controller) {
  const country = board.country[hex] ?? -1;
  const changed = events.flatMap((event) => (event.is === 'nation' ? [event.nation] : []));
  const nation = [...changed.toReversed(), ...(before.nations ?? [])].find((one) => one.country === country);
  const free = controllerOf(board, before.control, hex) === 'nobody';
  return free && nation?.operator === by ? msg`${theCountry(board, country)}` : undefined;
}

/** Effects for the table, with unit ids; a unit made by the same command has no counter to move yet. */
function shown(world: World, before: State, events: readonly BlitzEvent[], one: Happening): Shown<Happening>[] {
  const known = (no: UnitNo): boolean => before.units[no] !== undefined;
  const ids = (units: readonly UnitNo[]): string[] => units.filter(known).map((no) => idOf(before, no));
  switch (one.is) {
    case 'went':
      return ids([one.unit]).map((unit) => ({ is: 'went', unit, path: one.path, ...HOW[one.how] }));
    case 'came':
      return ids([one.unit]).map((unit) => ({ is: one.is, unit, at: one.at }));
    case 'lost':
      return ids([one.unit]).map((unit) => {
        const { is, at, cause } = one;
        const why = cause ? undefined : reasonOf(world.board, one.rule, at);
        return { is, unit, at, ...(cause ? { cause } : {}), ...(why ? { why } : {}) };
      });
    case 'reduced':
      return ids([one.unit]).map((unit) => {
        const { at, cause } = one;
        return { is: 'hurt', unit, at, text: msg`${{ unit }} loses ${one.factors}`, ...(cause ? { cause } : {}) };
      });
    case 'taken': {
      const along = countryOf(world, before, events, one.hex, one.by);
      return [
        { is: 'taken', hex: one.hex, ...(one.by === 'nobody' ? {} : { by: one.by }), ...(along ? { along } : {}) },
      ];
    }
    case 'engaged': {
      const { attackers, defenders, hexes, odds, die, forces, zone } = one;
      const clash: Clash = {
        ...{ attackers: ids(attackers), defenders: ids(defenders), hexes, odds, die },
        ...(zone === undefined ? {} : { place: msg`sea zone ${code(zone)}` }),
        strengths: [String(forces[0]), String(forces[1])],
      };
      return [{ is: 'own', die: true, what: one, clash }];
    }
    case 'airRoll': {
      const { attackers, defenders, hexes, column, die, strengths } = one;
      const clash: Clash = {
        ...{ attackers: ids(attackers), defenders: ids(defenders), hexes, odds: column, die },
        ...(strengths ? { strengths: [String(strengths[0]), String(strengths[1])] } : { column: true }),
      };
      return [{ is: 'own', die: true, what: one, clash }];
    }
    case 'weather':
      return [{ is: 'own', die: true, what: one }];
    case 'fought': {
      const { attackers, defenders, support, hexes, odds, attack, defence, die, kind } = one;
      const clash: Clash = {
        attackers: ids(attackers),
        defenders: ids(defenders),
        ...(support ? { support: ids(support) } : {}),
        hexes,
        odds,
        // T22.capture: a city has no factors of its own.
        ...(kind === 'assault' ? { column: true } : { strengths: [String(attack), String(defence)] }),
        ...(die === undefined ? {} : { die }),
      };
      return [{ is: 'own', die: die !== undefined, what: one, clash }];
    }
  }
}

export function deskOf(game: Blitz, library: Library): Desk<State, Command, BlitzEvent, Side, Seen> {
  const prints = printsOf(library);
  return {
    brief: (state) => briefOf(game, state),
    scene: (state) => sceneOf(game, state, prints),
    own: ownFields,
    reach(state, ids, via) {
      const open = game.prompt(state)?.commands ?? [];
      const units = numbersOf(state, ids);
      const carriers = carriersOf(state, units);
      if (open.includes('moveTrain') && carriers.some((no) => isTrain(state.units[no] as Unit)))
        return reachByRail(game, state, carriers, via);
      if (!open.includes('moveUnit')) return [];
      const leaves = carryLines(game, state, units);
      const moves = reachTogether(game, state, units, via).map(({ trespass, ...one }) => ({
        ...one,
        ...(trespass ? { warns: state.nations ? 'M18.12' : 'T22.5a' } : leaves ? { warns: 'M10.25' } : {}),
        command: { do: 'moveUnit', units, path: one.path } as const,
      }));
      return via && via.length > 0
        ? moves
        : [...moves, ...overrunsIn(game, state, units), ...seizuresIn(game, state, units)];
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
    planFault,
    prospect: (state, ids) => prospectOf(game, state, numbersOf(state, ids)),
    course: (state, earlier) => courseOf(game, state, earlier, (one) => wayOf(one).done),
    bill: (state) => billOf(game, state),
    pay: (state, given) => paymentOf(game, state, given),
    intent: (state, wish) => commandsForClick(game, state, wish),
    happened: (before, events) =>
      happeningsOf(before, events, (ship) => mooringOf(game.world.board, ship)).flatMap((one) =>
        shown(game.world, before, events, one),
      ),
    overlay: (state, name, past: Past<State, BlitzEvent, Side>) =>
      overlayOf(game, state, isOverlay(name) ? name : 'zoc', past),
    questions: questionsOf(game, library),
  };
}
