import type { Blitz } from '../../../blitz/open.ts';
import { BEACH_SUPPLY } from '../../../blitz/routes.ts';
import { type Command, isGround, type Side, type State } from '../../../blitz/types.ts';
import type { Theatre } from '../operation.ts';
import type { Style } from '../style.ts';
import { survey } from '../survey.ts';
import { reinforce, replace } from './arrivals.ts';
import { assaults } from './assault.ts';
import { airfields, land } from './bases.ts';
import { campaign } from './campaign.ts';
import { declaration } from './declare.ts';
import { drops } from './drops.ts';
import { embarkations } from './embark.ts';
import { allot, intercept } from './interception.ts';
import { fillBeach, payBill, paySupply } from './losses.ts';
import { nuclearStrike } from './nuclear.ts';
import { fleetMoves } from './sea.ts';
import { supportFor } from './support.ts';

/** What a player knows beyond the war on land; each can be left out, to see what it is worth. */
export interface Arms {
  readonly air: boolean;
  readonly sea: boolean;
  readonly drops: boolean;
}

export const ALL_ARMS: Arms = { air: true, sea: true, drops: true };

/** Commands given one after the other in a phase that was thought through at its beginning. */
interface Course {
  readonly key: string;
  readonly commands: Command[];
}

/** Where the ground units stand, in one number: a course made for other places is none for these. */
function standOf({ units }: State): number {
  let sum = 0;
  for (const unit of units) {
    if (unit.place === 'map' && isGround(unit)) sum = (Math.imul(sum, 31) + 97 * unit.at + unit.df) | 0;
  }
  return sum;
}

const threatTo = ({ world }: Blitz, state: State, side: Side): Float64Array => survey(world, state, side, false).threat;

export function theatre({ air, sea, drops: dropping }: Arms = ALL_ARMS): Theatre {
  const courses = new Map<string, Course>();

  const next = (game: Blitz, state: State, side: Side, make: () => Command[] | undefined): Command | undefined => {
    const at = state.frames.at(-1)?.at ?? '';
    const key = `${state.turn} ${state.mover} ${at === 'movement' ? '' : standOf(state)}`;
    let course = courses.get(at);
    // With nothing to take back the movement phase begins, perhaps once more.
    if (course?.key !== key || (at === 'movement' && state.trail.length === 0)) {
      course = { key, commands: make() ?? [] };
      courses.set(at, course);
    }
    for (let command = course.commands.shift(); command; command = course.commands.shift()) {
      if (!game.check(state, side, command)) return command;
    }
    return undefined;
  };

  const decide = (game: Blitz, state: State, side: Side, style: Style): Command | undefined => {
    const frame = state.frames.at(-1);
    switch (frame?.at) {
      case 'declaration':
        return (
          (air ? nuclearStrike(game, state, side) : undefined) ??
          next(game, state, side, () => declaration(game, state, side, style, air))
        );
      case 'interception':
        return air ? intercept(game.world, state) : { do: 'endInterception' };
      case 'allot':
        return allot(state, frame.hex);
      case 'landing':
        return air
          ? land(game, state, side, airfields(game.world, state, side, threatTo(game, state, side)))
          : undefined;
      case 'losses':
        return payBill(state, frame.bill);
      case 'supplyLosses':
        return paySupply(game.world, state);
      case 'beachSupply':
        return fillBeach(state, frame.units, BEACH_SUPPLY);
      default:
        return undefined;
    }
  };

  return {
    enters: campaign,
    ...(air ? { support: supportFor } : {}),
    arrivals: (game, state, side) =>
      replace(game, state, side) ??
      reinforce(game, state, side) ??
      (sea && game.world.verbs.movement.includes('sail')
        ? next(game, state, side, () => fleetMoves(game, state, side, threatTo(game, state, side)))
        : undefined),
    generators: [assaults(air), ...(dropping ? [drops] : [])],
    after: sea ? [embarkations] : [],
    decide,
  };
}
