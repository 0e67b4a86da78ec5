import { other, type Side, type State, type Unit } from '#games/gamex/types.ts';
import { kindOf, openMineAt, passengerOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { type Aims, aimsOf, hurry, shortOf, turnsTo } from '../aims.ts';
import { expectedLevel } from './goals.ts';
import { cover, outlookOn } from '../outlook.ts';
import { watched } from '../others.ts';
import { gunsOf, volleys } from './volleys.ts';
import { worthOf } from '../worth.ts';

/** Evaluation of a position by the fire both sides can still open and by the goals that decide the game. */

export interface Weights {
  /** Share of its worth a shaken unit keeps. */
  readonly shaken: number;
  /** Attacks before the enemy acts, after it, and those of next turn. */
  readonly soon: number;
  readonly later: number;
  readonly next: number;
  /** Weight of the enemy's prospects against one's own. */
  readonly theirs: number;
  readonly march: number;
  readonly cover: number;
  readonly watch: number;
  /** Bonus for a unit that has not acted yet. */
  readonly fresh: number;
  /** A level of victory, at the beginning and at the end. */
  readonly level: number;
  readonly last: number;
}

export const WEIGHTS: Weights = {
  shaken: 0.6,
  soon: 0.85,
  later: 0.5,
  next: 0.3,
  theirs: 1,
  march: 1,
  cover: 0.12,
  watch: 0.8,
  fresh: 0.06,
  level: 3,
  last: 9,
};

/** Aims of both sides as they were when the search began: all positions are rated by the same aims. */
export interface Prospect {
  readonly world: World;
  readonly side: Side;
  readonly aims: Readonly<Record<Side, Aims>>;
  readonly weights: Weights;
}

export const prospectOn = (world: World, state: State, side: Side, weights: Weights): Prospect => ({
  world,
  side,
  aims: { axis: aimsOf(world, state, 'axis'), allied: aimsOf(world, state, 'allied') },
  weights,
});

/** Limit of turns of march, and the turns a lost unit counts as. */
const FAR = 8;
const LOST = 2;

function placed(world: World, state: State, unit: Unit, aims: Aims, weights: Weights): number {
  const fights = kindOf(world, unit).as > 0 || passengerOf(state, unit) !== undefined;
  const away = turnsTo(world, unit, unit.at, aims.hexes);
  const near = shortOf(aims, away);
  const pull = aims.pull * weights.march * (fights ? 1 : 0.3) * (unit.disrupted === true ? 0.5 : 1);
  const mined = openMineAt(state, unit.at) ? 3 : 0;
  return pull * hurry(aims, away) * (LOST - Math.min(FAR, near)) + weights.cover * cover(world, state, unit.at) - mined;
}

/** Value of a side's units and of their places. */
function standing({ world, aims, weights }: Prospect, state: State, side: Side): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side !== side || unit.place === 'lost') continue;
    sum += worthOf(world, unit) * (unit.disrupted ? weights.shaken : 1);
    if (unit.place !== 'map') continue;
    sum += placed(world, state, unit, aims[side], weights);
    if (unit.marker === undefined) sum += weights.fresh;
  }
  const outlook = outlookOn(world, state, side);
  const coming = outlook.theirs.filter((unit) => unit.marker === undefined && kindOf(world, unit).mp > 0);
  for (const unit of outlook.mine)
    if (unit.marker === 'opFire' && unit.disrupted !== true) sum += weights.watch * watched(outlook, unit, coming);
  return sum;
}

/** An impulse's points on the average. */
const POOL = 3.5;

/** Value of a side's fire: with the points at hand, later in this turn, and next turn. */
function fire({ world, weights }: Prospect, state: State, side: Side, points: number, first: boolean): number {
  const soon = first ? weights.soon : 0.8 * weights.soon;
  const now = volleys(world, state, side, gunsOf(world, state, side, true), 'now', (point) =>
    point < points ? soon : weights.later,
  );
  const next = volleys(world, state, side, gunsOf(world, state, side, false), 'next', (point) =>
    point < POOL ? weights.next : weights.next / 2,
  );
  return now + next;
}

export function foresee(prospect: Prospect, state: State): number {
  const { world, side, weights } = prospect;
  const foe = other(side);
  const { outcome } = state;
  const through = state.turn / world.turns;
  const level = weights.level + (weights.last - weights.level) * through * through;
  const levels = expectedLevel(world, state, side) - expectedLevel(world, state, foe);
  const things = standing(prospect, state, side) - standing(prospect, state, foe) + level * levels;
  if (outcome) return things + (outcome.winner === 'draw' ? 0 : outcome.winner === side ? 20 : -20);
  const frame = state.frames.findLast((one) => one.at === 'spend' || one.at === 'impulse');
  const mine = frame && 'side' in frame && frame.side === side;
  const pool = frame?.at === 'spend' ? frame.pool : POOL;
  const own = fire(prospect, state, side, mine ? pool : POOL, mine === true);
  const others = fire(prospect, state, foe, mine ? POOL : pool, mine !== true);
  return things + own - weights.theirs * others;
}
