import type { Hex } from '#hex/hex.ts';
import { isBuilt } from '#games/gamex/board/board.ts';
import { conceals, spottingState } from '#games/gamex/sight/observation.ts';
import { COLUMNS } from '#games/gamex/tables.ts';
import { other, type Side, type State, type Unit } from '#games/gamex/types.ts';
import { fortAt, kindOf, occupiedHexes, passengerOf, unitsAt } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { chanceAt, columnAt } from '../chances.ts';
import { cover } from '../outlook.ts';
import { harmOf, worthOf } from '../worth.ts';

/** Targets and attacks as they are weighed when nothing has been decided yet: roughly and fast. */

/** Target of one attack: a single unit of a hex, or in houses all of them. */
export interface Mark {
  readonly at: Hex;
  readonly units: readonly Unit[];
  readonly ds: number;
  readonly cover: number;
  /** Chance that it can be fired at by units that have it in sight. */
  readonly seen: number;
  /** Chance that it can be fired at by indirect guns, which others sight for. */
  readonly sighted: number;
}

/** Spotting to assume: as it is now, or after the markers are removed. */
export type When = 'now' | 'next';

const HIDDEN = { now: 0.1, next: 0.3 } as const;

type Seen = Pick<Mark, 'seen' | 'sighted'>;

function seenAt(world: World, state: State, by: Side, hex: Hex, when: When): Seen {
  const how = spottingState(world, state, by, hex);
  const hidden = how === 'revealed' ? when === 'next' : conceals(world, state, hex, other(by));
  const seen = how === 'open' || how === 'marked' || !hidden ? 1 : HIDDEN[when];
  return { seen, sighted: how === 'out-of-sight' ? 0 : seen };
}

export function marksFor(world: World, state: State, by: Side, when: When): Mark[] {
  const marks: Mark[] = [];
  for (const at of occupiedHexes(state)) {
    const there = unitsAt(state, at).filter((unit) => unit.side !== by);
    if (there.length === 0) continue;
    const seen = seenAt(world, state, by, at, when);
    const shield = cover(world, state, at);
    const inside = there.filter((unit) => unit.inside === true);
    if (inside.length > 0) marks.push({ at, units: inside, ds: fortAt(state, at)?.ds ?? 0, cover: shield, ...seen });
    const outside = there.filter((unit) => unit.inside !== true);
    if (outside.length === 0) continue;
    if (isBuilt(world.board, at)) {
      const ds = outside.reduce((sum, unit) => sum + kindOf(world, unit).ds, 0);
      marks.push({ at, units: outside, ds, cover: shield, ...seen });
    } else {
      for (const unit of outside) marks.push({ at, units: [unit], ds: kindOf(world, unit).ds, cover: shield, ...seen });
    }
  }
  return marks;
}

/** The expected loss of the mark, and the part of it that is gone for good. */
export function harmTo(
  world: World,
  state: State,
  mark: Mark,
  force: number,
  masked: boolean,
  shift = 0,
): { harm: number; dies: number } {
  const odds = columnAt(force, mark.ds);
  const column = Math.min(COLUMNS.length - 1, odds + (odds < 0 ? 0 : shift));
  if (column < 0) return { harm: 0, dies: 0 };
  let harm = 0;
  let dies = 0;
  for (const unit of mark.units) {
    const slope = masked ? (kindOf(world, unit).type === 'armored' ? 2 : 1) : 0;
    const chance = chanceAt(column, mark.cover + slope - (unit.disrupted ? 1 : 0), unit.disrupted === true);
    harm += harmOf(world, unit, chance);
    dies += chance.dies;
    const rider = passengerOf(state, unit);
    if (rider) harm += chance.dies * worthOf(world, rider);
  }
  return { harm: harm * mark.seen, dies: dies / mark.units.length };
}

export interface Attack {
  /** The first of them is the one that counts. */
  readonly marks: readonly number[];
  readonly one: number;
  readonly two: number;
  readonly harm: number;
  readonly dies: number;
}

export const ALONE = -1;
/** Attacks that do less are not made. */
export const TRIFLE = 0.05;

export interface Stand {
  readonly hex: Hex;
  readonly guns: readonly Unit[];
}
