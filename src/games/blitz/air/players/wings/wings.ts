import type { Blitz } from '#games/blitz/open.ts';
import { inSecondImpulse, isOpenStep, stepIn } from '#games/blitz/turns.ts';
import type { Command, Side, State } from '#games/blitz/types.ts';
import type { Attack } from '#games/blitz/players/plan/attack.ts';
import type { Theatre } from '#games/blitz/players/plan/operation.ts';
import { planTurn } from '#games/blitz/players/plan/plan.ts';
import type { Style } from '#games/blitz/players/search/style.ts';
import { nextFerry, nextFlak, standby } from './bases.ts';
import type { Battleground } from './battlegrounds.ts';
import { closable } from './isolation.ts';
import { airforceOf } from './crews.ts';
import { nextLift } from './lifts.ts';
import { drawnFire } from './feints.ts';
import { bestShipStrike } from './ship-strikes.ts';
import { bestStrike, starvingStrikes, type Strike, supportStrikes } from './strikes.ts';
import { flakZones } from './toll.ts';

/** M80.12 to M80.15, M80.22: the air force in its steps, one command after the other. */

/** Air abilities in use. */
interface Wings {
  readonly flies: boolean;
  readonly lifts: boolean;
  readonly fires: boolean;
}

/** The attacks the strikes of a player turn are flown for. */
interface Aimed {
  readonly key: string;
  readonly attacks: readonly Attack[];
  /** Strikes still to be flown for them, and against the enemy's supply, once they can be. */
  supports?: Strike[];
  closings?: Strike[];
  /** Hexes bombers should be able to close. */
  closed?: readonly Battleground[];
}

interface AirStaff {
  next(game: Blitz, state: State, side: Side, style: Style): Command | undefined;
}

export function airStaff({ flies, lifts, fires }: Wings, own: () => Theatre): AirStaff {
  let aimed: Aimed = { key: '', attacks: [] };

  /** M12.21: plans the turn before any march, and assigns aircraft to its attacks. */
  const aim = (game: Blitz, state: State, side: Side, style: Style): readonly Attack[] => {
    const key = `${state.turn} ${side}`;
    if (aimed.key !== key) {
      const plan = planTurn({ game, state, side, style, noise: () => 0, bold: true, theatre: own() });
      aimed = { key, attacks: plan.attacks };
    }
    return aimed.attacks;
  };

  /** M12.40: looked for once a turn: it takes long, and aircraft that are under way change nothing of it. */
  const closed = ({ world }: Blitz, state: State): readonly Battleground[] =>
    (aimed.closed ??= closable(airforceOf(world, state)));

  const nextStrike = (game: Blitz, state: State, side: Side, style: Style): Command | undefined => {
    const force = airforceOf(game.world, state);
    if (force.ready('support').length + force.ready('units').length === 0) return undefined;
    const attacks = aim(game, state, side, style);
    const zones = flakZones(game.world, state);
    const next = (strikes: Strike[]): Command | undefined => {
      for (let strike = strikes.shift(); strike; strike = strikes.shift())
        if (strike.gain > strike.toll && !game.check(state, side, strike.command)) return strike.command;
      return undefined;
    };
    const closing = next((aimed.closings ??= starvingStrikes(force, zones, attacks)));
    if (closing) return closing;
    const support = next((aimed.supports ??= supportStrikes(force, zones, attacks)));
    if (support) return support;
    const atShips = bestShipStrike(game, force, zones);
    const ashore = bestStrike(force, zones, attacks);
    if (atShips && atShips.net > (ashore ? ashore.gain - ashore.toll : 0)) return atShips.command;
    return drawnFire(game, force, zones, attacks) ?? ashore?.command;
  };

  /** Aircraft that attacks of the turn count on stay where they are until they fly. */
  const ferried = (game: Blitz, state: State, side: Side, style: Style): Command | undefined =>
    airforceOf(game.world, state).ready('ferry').length === 0
      ? undefined
      : nextFerry(game, state, { attacks: aim(game, state, side, style), closed: closed(game, state) });

  return {
    next(game, state, side, style) {
      const { world } = game;
      const { movement } = world.verbs;
      if (world.rules.air.from === 'cities' || side !== state.mover || inSecondImpulse(state)) {
        return fires && movement.includes('moveFlak') && stepIn(state) === 'flak' ? nextFlak(game, state) : undefined;
      }
      const wished =
        (flies && isOpenStep(state, 'ferry') ? ferried(game, state, side, style) : undefined) ??
        (lifts && isOpenStep(state, 'air') ? nextLift(game, state) : undefined) ??
        (flies && isOpenStep(state, 'strikes') ? nextStrike(game, state, side, style) : undefined) ??
        (flies && isOpenStep(state, 'standby') ? standby(game, state) : undefined) ??
        (fires && movement.includes('moveFlak') && stepIn(state) === 'flak' ? nextFlak(game, state) : undefined);
      return wished && !game.check(state, side, wished) ? wished : undefined;
    },
  };
}
