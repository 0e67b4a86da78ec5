import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { reachOf } from '../fire/direct.ts';
import { firesAs, hillFactor } from '../fire/strength.ts';
import { inArc } from '../options/field-of-fire.ts';
import { conceals, smokeBetween } from '../sight/observation.ts';
import { isBuilt, terrainOf } from '../board/board.ts';
import { los, reverseSlope } from '../sight/sight.ts';
import type { Leader } from '../questions.ts';
import { effectiveness } from '../tables.ts';
import type { Side, State, Unit } from '../types.ts';
import { fortAt, goodOrder, kindOf, positionAt } from '../units.ts';
import { FORT_DRM, SWAMP_DRM, WOODS_DRM, type World } from '../world.ts';
import { type Aims, aimsOf } from './aims.ts';
import { chanceAt, columnAt } from './chances.ts';
import type { Use } from './uses.ts';
import { harmOf, worthOf } from './worth.ts';

/** Estimates of a side before it decides: dangers and targets by hex, roughly and fast. */
export interface Outlook {
  readonly world: World;
  readonly state: State;
  readonly side: Side;
  /** On the map. */
  readonly mine: readonly Unit[];
  readonly theirs: readonly Unit[];
  readonly aims: Aims;
  readonly dangers: Map<string, number>;
  /** Is there time to look at anything else? */
  readonly more: More;
  /** Own command posts, where command is in play (X22). */
  readonly leaders: readonly Leader[];
  /** True if own Engineers or Flails are on the map (X9). */
  readonly sappers: boolean;
  /** Supplemental or optional rule left out of consideration. */
  readonly without?: Use | undefined;
}

const NOBODY: readonly Leader[] = [];

const known = new WeakMap<World['kinds'], boolean>();

/** Is there any such unit in the game? Outlooks are made by the thousand. */
function knowsSappers({ kinds }: World): boolean {
  let knows = known.get(kinds);
  if (knows === undefined) {
    knows = Object.values(kinds).some(({ engineer, flail }) => engineer || flail);
    known.set(kinds, knows);
  }
  return knows;
}

export type More = () => boolean;

/** No time limit. */
export const always: More = () => true;

export function outlookOn(world: World, state: State, side: Side, more: More = always, without?: Use): Outlook {
  const here = state.units.filter((unit) => unit.place === 'map');
  const mine = here.filter((unit) => unit.side === side);
  return {
    world,
    state,
    side,
    mine,
    theirs: here.filter((unit) => unit.side !== side),
    aims: aimsOf(world, state, side, without !== 'drive'),
    dangers: new Map(),
    more,
    leaders: without === 'command' ? NOBODY : world.rules.leaders({ world, state, side }),
    sappers:
      without !== 'engineers' &&
      knowsSappers(world) &&
      mine.some((unit) => kindOf(world, unit).engineer || kindOf(world, unit).flail),
    without,
  };
}

type Air = Pick<State, 'smoke'>;
const CLEAR: Air = {};

/**
 * Strength of the unit's fire from one hex at another unit in a hex: 0 out of range, sight or arc (X6.3.6, X6.3.10,
 * X19.2), or through smoke (X20.4).
 */
export function blow(world: World, by: Unit, from: Hex, target: Unit, at: Hex, air: Air = CLEAR): number {
  const kind = kindOf(world, by);
  if (kind.as === 0 || kind.type === 'aircraft') return 0;
  const far = Math.max(1, distance(world.board.grid, from, at));
  if (far > reachOf(world, by) || !los(world.sight, from, at)) return 0;
  if (air.smoke !== undefined && smokeBetween(world, air, from, at)) return 0;
  if (by.facing !== undefined && at !== from && !inArc(world, from, by.facing, at)) return 0;
  const treated = isBuilt(world.board, at) || kindOf(world, target).type === 'armored' ? 'armored' : 'soft';
  if (far > kind.range && treated === 'armored') return 0;
  const factor = effectiveness(firesAs(kind), treated, far, kind.range, false);
  const hill = hillFactor(world, from, at) === undefined ? 1 : 0.5;
  return (kind.as * factor.n * hill) / factor.d;
}

/** Protection of a hex for the units in it (X6.3.5.t, X8.3b). */
export function cover(world: World, state: State, hex: Hex): number {
  const terrain = terrainOf(world.board, hex);
  const trees =
    terrain === 'town' || terrain === 'city'
      ? 1
      : terrain === 'woods'
        ? WOODS_DRM
        : terrain === 'swamp'
          ? SWAMP_DRM
          : terrain === 'fort'
            ? FORT_DRM
            : 0;
  return trees + (positionAt(state, hex) ? 2 : 0) + (fortAt(state, hex) ? 2 : 0);
}

/** Weight of enemies that have already acted and can fire again only next turn. */
const SPENT = 0.45;
/** Share of the guns in range that are usually brought to bear on one hex. */
const SHARED = 0.6;
/** Out of the enemy's sight in trees and houses, until one acts. */
const UNSEEN = 0.5;

/** Expected loss of the unit in a hex, in worth. */
export function danger(outlook: Outlook, unit: Unit, hex: Hex): number {
  const { world, state, side, theirs, dangers } = outlook;
  const kind = kindOf(world, unit);
  const key = `${unit.kind} ${unit.disrupted === true} ${hex}`;
  const known = dangers.get(key);
  if (known !== undefined) return known;
  let fresh = 0;
  let later = 0;
  let near = false;
  let masked = true;
  const { grid } = world.board;
  for (const enemy of theirs) {
    const force = blow(world, enemy, enemy.at, unit, hex, state);
    if (distance(grid, enemy.at, hex) <= 1) near = true;
    if (force === 0) continue;
    if (goodOrder(enemy) && (enemy.marker === undefined || enemy.marker === 'opFire')) fresh += force;
    else later += force;
    masked &&= reverseSlope(world.sight, enemy.at, hex);
  }
  const drm = cover(world, state, hex) + (masked ? 1 : 0) - (unit.disrupted ? 1 : 0);
  const hurt = (force: number) => harmOf(world, unit, chanceAt(columnAt(force, kind.ds), drm, unit.disrupted === true));
  const seen = near || !conceals(world, state, hex, side) ? 1 : UNSEEN;
  const expected = seen * Math.max(hurt(fresh * SHARED), SPENT * hurt((fresh + later) * SHARED));
  dangers.set(key, expected);
  return expected;
}

/** Value of the unit's fire from a hex: a part of its best target's worth. */
export function reachOut({ world, state, theirs }: Outlook, unit: Unit, hex: Hex): number {
  let best = 0;
  for (const enemy of theirs) {
    const force = blow(world, unit, hex, enemy, enemy.at, state);
    if (force === 0) continue;
    const odds = Math.min(4, force / kindOf(world, enemy).ds) / 4;
    const hidden = cover(world, state, enemy.at) > 0 ? 0.7 : 1;
    best = Math.max(best, worthOf(world, enemy) * odds * hidden);
  }
  return best;
}
