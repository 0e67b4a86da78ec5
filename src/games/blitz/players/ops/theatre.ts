import { isUndoable } from '#core/record/undo.ts';
import { legalDeclaration } from '#games/blitz/combat/rules/assignment.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { BEACH_SUPPLY } from '#games/blitz/supply/rules/routes.ts';
import type { Command, Side, State } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { Explanation } from '../reasons/explanation.ts';
import type { Generator, Theatre } from '../plan/operation.ts';
import type { Style } from '../search/style.ts';
import { type Survey, survey } from '../plan/survey.ts';
import { reinforce, replace } from './arrivals.ts';
import { fieldRaids } from '#games/blitz/air/players/airfields.ts';
import { assaults } from '#games/blitz/countries/players/assault.ts';
import { airfields, land } from '#games/blitz/air/players/bases.ts';
import { beachAssault } from '#games/blitz/sea/players/beach.ts';
import { campaign } from './campaign.ts';
import { carrierMoves } from '#games/blitz/air/players/carriers.ts';
import { declaration } from '#games/blitz/combat/players/declare.ts';
import { drops } from '#games/blitz/air/players/drops.ts';
import { embarkations } from '#games/blitz/sea/players/embark.ts';
import { bySea } from '#games/blitz/sea/players/fleets/fleets.ts';
import { garrisons, guardSplits } from './garrison.ts';
import { allot, intercept } from '#games/blitz/air/players/interception.ts';
import { withJumps } from '#games/blitz/air/players/jumps.ts';
import { postSplits, retakings, standings } from '#games/blitz/countries/players/liberation.ts';
import { fillBeach, leaveOut, payBill, paySupply } from '#games/blitz/combat/players/losses.ts';
import { chooseProduction } from '#games/blitz/economy/players/production.ts';
import { nuclearStrike } from '#games/blitz/air/players/nuclear.ts';
import { fleetMoves } from '#games/blitz/sea/players/sea.ts';
import { obliged } from '#games/blitz/combat/players/obligations.ts';
import { rangerMoves, rangersToSea, raids } from '#games/blitz/sea/players/rangers.ts';
import { relief } from '#games/blitz/supply/players/relief.ts';
import { breakouts, cuts, withRoutes } from '#games/blitz/supply/players/routes.ts';
import { soakOffSplit } from '#games/blitz/combat/players/soakoff.ts';
import { supportFor } from '#games/blitz/air/players/support.ts';
import { NOTHING, type ReasonedCommands } from './reasons.ts';
import { airlift } from '#games/blitz/air/players/transport.ts';
import { automaticVictory } from './victory.ts';
import { evacuated, inFlight } from '#games/blitz/air/players/wings/answers.ts';
import { gathering, paratroops } from '#games/blitz/air/players/wings/lifts.ts';
import { wingsFor } from '#games/blitz/air/players/wings/support.ts';
import { airStaff } from '#games/blitz/air/players/wings/wings.ts';
import { inHead } from '#core/game.ts';

/** Abilities of a player beyond the war on land; each can be left out to measure its worth. */
export const ARMS = [
  'air',
  'sea',
  'drops',
  'jumps',
  'lift',
  'guards',
  'waves',
  'soakOffs',
  'rangers',
  'routes',
  'carriers',
  'fields',
  'flak',
] as const;
export type Arm = (typeof ARMS)[number];

/** Commands given one after the other that were thought of together. */
interface Course {
  readonly key: string;
  readonly commands: Command[];
}

/** Hash of all ground units' hexes: a schedule made for other places is not valid. */
function standOf({ units }: State): number {
  let sum = 0;
  for (const unit of units) {
    if (unit.place === 'map' && isGround(unit)) sum = (Math.imul(sum, 31) + 97 * unit.at + unit.df) | 0;
  }
  return sum;
}

const threatTo = ({ world }: Blitz, state: State, side: Side): Float64Array => survey(world, state, side, false).threat;

export function theatre(without: readonly Arm[] = []): Theatre {
  const has = (arm: Arm): boolean => !without.includes(arm);
  const courses = new Map<string, Course>();
  /** Reasons for commands of this player turn outside the plan of the land war. */
  let why: readonly Explanation[] = [];

  /**
   * The next command of a course that is still legal; the course is made when it is first asked for. `anew`: and again
   * when it is at its end.
   */
  const next = (
    game: Blitz,
    state: State,
    side: Side,
    name: string,
    key: string,
    make: () => ReasonedCommands | undefined,
    anew = false,
  ): Command | undefined => {
    let course = courses.get(name);
    if (course?.key !== key || (anew && course.commands.length === 0)) {
      const made = make() ?? NOTHING;
      why = [...why, ...made.why];
      course = { key, commands: [...made.commands] };
      courses.set(name, course);
    }
    for (let command = course.commands.shift(); command; command = course.commands.shift()) {
      if (!game.check(state, side, command)) return command;
    }
    return undefined;
  };

  const air = airStaff({ flies: has('air'), lifts: has('air') && has('lift'), fires: has('flak') }, () => own);
  const moving: Theatre['moving'] = (game, state, side, style) =>
    air.next(game, state, side, style) ?? (has('sea') ? bySea(game, state, side) : undefined);

  const arrivals: Theatre['arrivals'] = (game, state, side, style, more) => {
    // With nothing to take back the movement phase begins, perhaps once more.
    if (!isUndoable(state)) {
      courses.clear();
      why = [];
    }
    const { movement } = game.world.verbs;
    const key = `${state.turn} ${side}`;
    const fleets = (): ReasonedCommands => fleetMoves(game, state, side, threatTo(game, state, side), has('rangers'));
    const rangers = (): ReasonedCommands => rangerMoves(game, state, side, threatTo(game, state, side));
    const splits = (): ReasonedCommands => ({
      commands: guardSplits(game, state, side, threatTo(game, state, side)),
      why: [],
    });
    return (
      replace(game, state, side) ??
      reinforce(game, state, side) ??
      (game.world.opening.liberation === side && movement.includes('splitUnit')
        ? next(game, state, side, 'posts', key, () => ({ commands: postSplits(game, state, side), why: [] }))
        : undefined) ??
      (has('sea') && movement.includes('sail') ? next(game, state, side, 'fleets', key, fleets) : undefined) ??
      (has('rangers') && movement.includes('withdrawRanger')
        ? next(game, state, side, 'rangers', key, rangers)
        : undefined) ??
      (has('carriers') && movement.includes('aircraftToSea')
        ? next(game, state, side, 'carriers', key, () => carrierMoves(game, state, side))
        : undefined) ??
      (has('guards') && movement.includes('splitUnit') ? next(game, state, side, 'guards', key, splits) : undefined) ??
      (has('waves')
        ? next(game, state, side, 'waves', key, () =>
            automaticVictory(game, state, side, style, own, has('soakOffs'), more),
          )
        : undefined)
    );
  };

  const strike = (game: Blitz, state: State, side: Side): Command | undefined => {
    const found = nuclearStrike(game, state, side);
    // The bombers may be needed for a legal declaration (T23.2.2a).
    if (found?.command.do === 'assignMission') {
      const then = inHead(game, state, found.command);
      if (!legalDeclaration(game.world, then)) return undefined;
    }
    if (found?.why) why = [...why, found.why];
    return found?.command;
  };

  const decide = (game: Blitz, state: State, side: Side, style: Style): Command | undefined => {
    const { world } = game;
    const frame = state.frames.at(-1);
    switch (frame?.at) {
      case 'declaration': {
        const key = `${state.turn} ${side} ${standOf(state)}`;
        const declared = () => declaration(game, state, side, style, has('air'), has('fields'));
        return (
          (has('soakOffs') && state.missions.length === 0
            ? next(game, state, side, 'soakOffs', key, () => soakOffSplit(game, state, side, style))
            : undefined) ??
          (has('air') ? strike(game, state, side) : undefined) ??
          // A search may have flown a mission instead of ending the declaration.
          next(game, state, side, 'declaration', key, declared, true)
        );
      }
      case 'interception':
        return has('air') ? intercept(world, state) : { do: 'endInterception' };
      case 'allot':
        return allot(world, state, frame.hex);
      case 'landing':
        return has('air')
          ? land(game, state, side, airfields(world, state, side, threatTo(game, state, side)))
          : undefined;
      case 'flight':
        return inFlight(game, state, frame, has('air'), has('flak'));
      case 'production':
        return chooseProduction(world, state, frame, { air: has('air'), sea: has('sea') });
      case 'evacuation':
        return evacuated(game, state);
      case 'losses':
        return payBill(state, frame.bill);
      case 'supplyLosses':
        return paySupply(world, state);
      case 'supply':
        return leaveOut(world, state);
      case 'beachSupply':
        return fillBeach(state, frame.units, BEACH_SUPPLY);
      default:
        return undefined;
    }
  };

  const widened = new WeakMap<Survey, Survey>();
  const widen = (plain: Survey): Survey => {
    let known = widened.get(plain);
    if (!known) {
      const routes = has('routes') ? withRoutes(plain) : plain;
      known = has('jumps') ? withJumps(routes) : routes;
      widened.set(plain, known);
    }
    return known;
  };

  const some = (arm: Arm, generator: Generator): Generator[] => (has(arm) ? [generator] : []);
  const own: Theatre = {
    enters: campaign,
    ...(has('air')
      ? {
          support: (game, state, side) =>
            (game.world.rules.air.from === 'airbases' ? wingsFor : supportFor)(game, state, side),
        }
      : {}),
    ...(has('jumps') || has('routes') ? { widen } : {}),
    arrivals,
    moving,
    ...(has('air') && has('lift') ? { gathers: gathering } : {}),
    generators: [
      retakings,
      ...some('soakOffs', obliged),
      assaults(has('air')),
      ...some('drops', drops),
      ...(has('air') && has('lift') ? [paratroops] : []),
      ...some('sea', beachAssault),
      ...some('rangers', raids),
      ...some('routes', breakouts),
      ...some('routes', relief),
      ...some('routes', cuts),
      ...some('fields', fieldRaids),
    ],
    after: [
      ...some('rangers', rangersToSea),
      ...some('guards', garrisons),
      ...some('sea', embarkations),
      ...some('lift', airlift),
      standings,
    ],
    decide,
    explain: () => why,
  };
  return own;
}
