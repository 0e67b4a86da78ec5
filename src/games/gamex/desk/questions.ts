import { seededChoice } from '../../../core/dice.ts';
import { afterCommand } from '../../../core/game.ts';
import type { Objection } from '../../../core/objection.ts';
import type { Hex } from '../../../hex/hex.ts';
import { minimumRange } from '../chapters/indirect/indirect.ts';
import { directFault, reachOf } from '../chapters/fire/direct.ts';
import { answering, opFireDecision, volleyPlan } from '../chapters/fire/opportunity.ts';
import { drmOf, rangeTo, reckon, type Reckoning, targetsIn } from '../chapters/fire/strength.ts';
import { goodMine } from '../chapters/turn/setup.ts';
import { smokeBetween, type SpottingState, spottingState } from '../chapters/sight/spotting.ts';
import { blow } from '../players/outlook.ts';
import { type Blocker, blockerOf, los, touchesAny } from '../sight/sight.ts';
import type { OpenGamex } from '../position.ts';
import { COLUMNS } from '../tables.ts';
import { chanceAt } from '../players/chances.ts';
import { type AssaultNow, assaultOf, type Support, supportOf } from './support.ts';
import { type Orders, standingAnswer } from './standing-orders.ts';
import {
  type Command,
  BRIDGE,
  type CommandOf,
  FORT,
  other,
  SIDES,
  type State,
  type Unit,
  type UnitId,
} from '../types.ts';
import { insideOf, kindOf, occupiedHexes, unitNamed, unitOf } from '../units.ts';

/** What the panels of this game ask besides what every table asks. */

/** The line between two hexes. */
export interface LineOfSight {
  readonly clear: boolean;
  readonly blocker?: Blocker;
  readonly range: number;
}

/** An attack as it would be reckoned, with the chances of every target. */
export interface Planned {
  readonly reckoning: Reckoning;
  readonly fault?: Objection;
  readonly chances: readonly {
    readonly unit: UnitId;
    readonly drm: number;
    readonly dies: number;
    readonly shaken: number;
  }[];
}

/** An attack that may be made now. */
interface Attack<K extends 'fire' | 'opFire'> {
  readonly hex: Hex;
  readonly command: CommandOf<K>;
  readonly plan: Planned;
}
export type Shot = Attack<'fire'>;
export type Volley = Attack<'opFire'>;

/** A gun on watch that could fire at who goes a way, and where it would do most. */
export interface Drawn {
  readonly by: UnitId;
  readonly hex: Hex;
  readonly plan: Planned;
}

const harmIn = ({ chances }: Planned): number => chances.reduce((sum, { dies, shaken }) => sum + 2 * dies + shaken, 0);

/** Where a gun reaches: what its fire counts against armor and against soft targets, hex by hex. */
export interface FieldOfFire {
  readonly range: number;
  readonly least: number;
  readonly hexes: readonly { readonly hex: Hex; readonly armored: number; readonly soft: number }[];
}

export const questionsOf = (game: OpenGamex) => {
  const { world } = game;
  const chancesOf = (view: State, reckoning: Reckoning): Planned['chances'] => {
    const column = reckoning.column ? COLUMNS.indexOf(reckoning.column) : -1;
    return reckoning.targets.map((target) => {
      if (target.unit === BRIDGE) return { unit: BRIDGE, drm: 0, ...chanceAt(column, 0, false) };
      const struck = target.unit === FORT ? insideOf(view, reckoning.at)[0] : unitOf(world, view, target.unit);
      const drm = drmOf(target);
      return { unit: target.unit, drm, ...chanceAt(column, drm, struck?.disrupted === true) };
    });
  };
  const planned = (view: State, ids: readonly UnitId[], at: Hex, only?: UnitId): Planned | undefined => {
    const by = ids.flatMap((id) => unitNamed(world, view, id) ?? []);
    const [first] = by;
    if (!first) return undefined;
    const targets = only === undefined ? targetsIn(view, first.side, at) : [only];
    if (targets.length === 0) return undefined;
    const reckoning = reckon(world, view, { mode: 'direct', by, at, targets });
    const fault = directFault(world, view, first.side, by, at, targets);
    return { reckoning, chances: chancesOf(view, reckoning), ...(fault ? { fault } : {}) };
  };
  return {
    line: (view: State, _past: unknown, from: Hex, to: Hex): LineOfSight => {
      const smoked = view.smoke?.find(({ at }) => touchesAny(world.sight, from, to, [at]));
      const blocker = blockerOf(world.sight, from, to) ?? (smoked ? { hex: smoked.at } : undefined);
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
        if (hex === at) continue;
        const hard = armored ? blow(world, unit, at, armored, hex) : 0;
        const weak = soft ? blow(world, unit, at, soft, hex) : 0;
        if (hard + weak > 0) hexes.push({ hex, armored: hard, soft: weak });
      }
      return { range: reachOf(world, unit), least: kind.indirect ? minimumRange(kind) : 0, hexes };
    },
    plan: (view: State, _past: unknown, ids: readonly UnitId[], at: Hex, only?: UnitId): Planned | undefined =>
      planned(view, ids, at, only),
    /** Every hex these units may fire at now, best first, with what would come of it. */
    shots: (view: State, _past: unknown, ids: readonly UnitId[]): readonly Shot[] => {
      const side = game.decides(view);
      if (side === undefined) return [];
      const found = occupiedHexes(view).flatMap((at): Shot[] => {
        const targets = targetsIn(view, side, at);
        const command = { do: 'fire', shots: [{ by: ids, at, targets }] } as const;
        const plan = targets.length === 0 || game.check(view, side, command) ? undefined : planned(view, ids, at);
        return plan ? [{ hex: at, command, plan }] : [];
      });
      return found.sort((a, b) => harmIn(b.plan) - harmIn(a.plan));
    },
    /** Every volley at who has come into sight, best first. */
    volleys: (view: State): readonly Volley[] => {
      const frame = view.frames.at(-1);
      if (frame?.at !== 'opFire') return [];
      const found = [...opFireDecision(world).legal(view, frame)].flatMap((command): Volley[] => {
        if (command.do !== 'opFire') return [];
        const reckoning = reckon(world, view, volleyPlan(world, view, frame, command));
        return [{ hex: frame.hex, command, plan: { reckoning, chances: chancesOf(view, reckoning) } }];
      });
      return found.sort((a, b) => harmIn(b.plan) - harmIn(a.plan));
    },
    /** The opportunity fire a way would draw, by what everybody knows: each gun where it does most (X6.4.2b). */
    drawn: (view: State, _past: unknown, id: UnitId, path: readonly Hex[]): readonly Drawn[] => {
      const unit = unitNamed(world, view, id);
      if (!unit) return [];
      const best = new Map<UnitId, Drawn>();
      for (const hex of path) {
        const target: Unit = { ...unit, place: 'map', at: hex };
        const there: State = { ...view, units: view.units.map((one) => (one.id === id ? target : one)) };
        for (const gun of answering(world, there, other(unit.side), target)) {
          const plan = { mode: 'opFire', by: [gun], at: hex, targets: [id], entering: true } as const;
          const reckoning = reckon(world, there, plan);
          const drawn = { by: gun.id, hex, plan: { reckoning, chances: chancesOf(there, reckoning) } };
          const known = best.get(gun.id);
          if (!known || harmIn(drawn.plan) > harmIn(known.plan)) best.set(gun.id, drawn);
        }
      }
      return [...best.values()].sort((a, b) => harmIn(b.plan) - harmIn(a.plan));
    },
    standing: (view: State, _past: unknown, orders: Orders): readonly Command[] => standingAnswer(game, view, orders),
    /** All that is left to set up, mines included: those lie where chance has them. */
    rest: (view: State, _past: unknown, seed: number): readonly Command[] => {
      const choose = seededChoice(seed);
      const found: Command[] = [];
      for (let now = view; now.frames.at(-1)?.at === 'setup'; ) {
        const side = game.decides(now);
        const rest = { do: 'placeRest' } as const;
        if (side === undefined) break;
        const command = game.check(now, side, rest) ? goodMine(world, now, side, choose) : rest;
        if (!command) break;
        found.push(command);
        now = afterCommand(game, now, command);
      }
      return found;
    },
    support: (view: State): Support => supportOf(game, view),
    assault: (view: State): AssaultNow | undefined => assaultOf(game, view),
    spotting: (view: State, _past: unknown, hex: Hex): readonly SpottingState[] =>
      SIDES.map((side) => spottingState(world, view, side, hex)),
  };
};
