import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { afterCommand } from '#core/game.ts';
import type { Hex } from '#hex/hex.ts';
import type { Past } from '#table/desk.ts';
import { reachOf } from '../fire/direct.ts';
import { answering } from '../fire/opportunity.ts';
import { rangeTo } from '../fire/strength.ts';
import { minimumRange } from '../indirect/indirect.ts';
import { blockerNow, smokeBetween, type SpottingState, spottingState } from '../sight/observation.ts';
import { goodMine } from '../turn/setup.ts';
import { blow } from '../players/outlook.ts';
import { airOrder } from '../players/supplements/drops.ts';
import type { OpenGamex } from '../position.ts';
import { type Blocker, los } from '../sight/sight.ts';
import {
  type Command,
  type GamexEvent,
  other,
  type Side,
  SIDES,
  type State,
  type Unit,
  type UnitId,
} from '../types.ts';
import { kindOf, unitNamed } from '../units.ts';
import {
  type AaShot,
  aaShotsOf,
  bestFirst,
  type Manner,
  type Planned,
  plansFor,
  reckoned,
  type Shot,
  shotsOf,
  type Volley,
  volleysOf,
} from './attacks.ts';
import { type AfterAction, afterActionOf } from './after-action.ts';
import { type HexCard, hexCardOf } from './hex-card.ts';
import { type Orders, standingAnswer } from './standing-orders.ts';
import { type AssaultNow, assaultOf, type Support, supportOf } from './support.ts';

/** Questions of this game's panels, in addition to those of every table. */

type GamePast = Past<State, GamexEvent, Side>;

/** The line between two hexes. */
export interface LineOfSight {
  readonly clear: boolean;
  readonly blocker?: Blocker;
  readonly range: number;
}

/** Gun on watch that could fire at a unit on a way, and the hex where it would do most. */
export interface Drawn {
  readonly by: UnitId;
  readonly hex: Hex;
  readonly plans: readonly Planned[];
}

/** Field of fire of a gun: attack strength against armor and against soft targets, hex by hex. */
export interface FieldOfFire {
  readonly range: number;
  readonly least: number;
  readonly hexes: readonly { readonly hex: Hex; readonly armored: number; readonly soft: number }[];
}

export const questionsOf = (game: OpenGamex) => {
  const { world } = game;
  return {
    line: (view: State, _past: unknown, from: Hex, to: Hex): LineOfSight => {
      const blocker = blockerNow(world, view, from, to);
      return { clear: !blocker, range: rangeTo(world, from, to), ...(blocker ? { blocker } : {}) };
    },
    /** All hexes a hex sees. */
    seen: (view: State, _past: unknown, from: Hex): readonly Hex[] =>
      Array.from({ length: world.board.grid.size }, (_, hex) => hex).filter(
        (hex) => los(world.sight, from, hex) && !smokeBetween(world, view, from, hex),
      ),
    field: (view: State, _past: unknown, id: UnitId, from?: Hex): FieldOfFire | undefined => {
      const unit = unitNamed(world, view, id);
      if (!unit) return undefined;
      const kind = kindOf(world, unit);
      const at = from ?? unit.at;
      const armored = view.units.find((one) => kindOf(world, one).type === 'armored');
      const soft = view.units.find((one) => kindOf(world, one).type === 'soft');
      const hexes = [];
      for (let hex = 0; hex < world.board.grid.size; hex++) {
        if (hex === at || smokeBetween(world, view, at, hex) || world.rules.aim({ world, unit, hex })) continue;
        const hard = armored ? blow(world, unit, at, armored, hex) : 0;
        const weak = soft ? blow(world, unit, at, soft, hex) : 0;
        if (hard + weak > 0) hexes.push({ hex, armored: hard, soft: weak });
      }
      return { range: reachOf(world, unit), least: kind.indirect ? minimumRange(kind) : 0, hexes };
    },
    /** Outcome of an attack by units on a hex, in the chosen manner. */
    plan: (view: State, _past: unknown, ids: readonly UnitId[], at: Hex, how: Manner = 'fire'): readonly Planned[] =>
      plansFor(game, view, ids, at, how),
    shots: (view: State, _past: unknown, ids: readonly UnitId[]): readonly Shot[] => shotsOf(game, view, ids),
    volleys: (view: State): readonly Volley[] => volleysOf(game, view),
    aaShots: (view: State): readonly AaShot[] => aaShotsOf(game, view),
    /** Opportunity fire a way would draw, by open knowledge: each gun where it does most (X6.4.2b). */
    drawn: (view: State, _past: unknown, id: UnitId, path: readonly Hex[]): readonly Drawn[] => {
      const unit = unitNamed(world, view, id);
      if (!unit) return [];
      const best = new Map<UnitId, Drawn>();
      for (const hex of path) {
        const target: Unit = { ...unit, place: 'map', at: hex };
        const there: State = { ...view, units: view.units.map((one) => (one.id === id ? target : one)) };
        for (const gun of answering(world, there, other(unit.side), target)) {
          const plan = { mode: 'opFire', by: [gun], at: hex, targets: [id], entering: true } as const;
          const drawn: Drawn = { by: gun.id, hex, plans: [reckoned(world, there, plan)] };
          const known = best.get(gun.id);
          best.set(gun.id, (known && bestFirst([known, drawn])[0]) ?? drawn);
        }
      }
      return bestFirst([...best.values()]);
    },
    standing: (view: State, _past: unknown, orders: Orders): readonly Command[] => standingAnswer(game, view, orders),
    /** Commands for the rest of the set-up: units, mines where chance has them, and targets of flights. */
    rest: (view: State, _past: unknown, seed: number): readonly Command[] => {
      const choose = seededChoice(seed);
      const dice = seededDice(seed);
      const found: Command[] = [];
      for (let now = view; now.frames.at(-1)?.at === 'setup'; ) {
        const side = game.decides(now);
        if (side === undefined) break;
        const rest = { do: 'placeRest' } as const;
        const command = game.check(now, side, rest)
          ? (goodMine(world, now, side, choose) ?? airOrder(game, now, side))
          : rest;
        if (!command) break;
        found.push(command);
        // A unit that sinks in this trial (X10.4b) need not sink in play.
        now = afterCommand(game, now, command, dice);
      }
      return found;
    },
    support: (view: State): Support => supportOf(game, view),
    assault: (view: State): AssaultNow | undefined => assaultOf(game, view),
    report: (view: State, { known, views }: GamePast): AfterAction => afterActionOf(game, views[0] ?? view, known),
    hexCard: (view: State, _past: unknown, hex: Hex): HexCard => hexCardOf(game, view, hex),
    /** Spotting of a hex by each side (X6.3.8). */
    spotting: (view: State, _past: unknown, hex: Hex): readonly SpottingState[] =>
      SIDES.map((side) => spottingState(world, view, side, hex)),
  };
};
