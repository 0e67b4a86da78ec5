import { other, type Side, type State, type Unit } from '#games/gamex/types.ts';
import { kindOf, openMineAt, passengerOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { levelReached } from '#games/gamex/turn/victory.ts';
import { type Aims, aimsOf, hurry, shortOf, turnsTo } from '../aims.ts';
import { expectedLevel } from './goals.ts';
import { cover, outlookOn } from '../outlook.ts';
import { watched } from '../others.ts';
import { arms } from './arms.ts';
import { gunsOf, volleys } from './volleys.ts';
import { worthOf } from '../worth.ts';

/** Evaluation of a position by the fire both sides can still open and by the goals that decide the game. */

/** Signs a position is rated by, each a side's less the enemy's. */
export const SIGNS = [
  /** Worth of units in good order, and of shaken ones. */
  'sound',
  'shaken',
  /** Places: distance to the aims, cover, open mines. */
  'march',
  'cover',
  'mined',
  /** Carriers nearer to the enemy than everybody who fights. */
  'leading',
  /** Victory hexes with somebody in them who fights. */
  'garrison',
  /** Units that have not acted yet. */
  'fresh',
  'watch',
  /** Levels of victory to be expected; the second sign grows with the square of the turns played. */
  'level',
  'lateLevel',
  /** Levels reached now, by turns played and the last turn. */
  'ahead',
  'lateAhead',
  /** Attacks before the enemy acts, after it, and those that come later in the turn or in the next. */
  'first',
  'second',
  'later',
  'next',
  'nextLater',
] as const;
type Sign = (typeof SIGNS)[number];
export type Signs = Readonly<Record<Sign, number>>;
type Sums = { -readonly [K in Sign]: number };

/** Worth of one of each sign, and of a game that is won. */
export interface Weights extends Signs {
  readonly won: number;
}

/** Weights set by hand. */
export const WEIGHTS: Weights = {
  sound: 1,
  shaken: 0.6,
  march: 1,
  cover: 0.12,
  mined: -3,
  leading: 0,
  garrison: 0,
  fresh: 0.06,
  watch: 0.8,
  level: 3,
  lateLevel: 6,
  ahead: 0,
  lateAhead: 0,
  first: 0.85,
  second: 0.68,
  later: 0.5,
  next: 0.3,
  nextLater: 0.15,
  won: 20,
};

const NOTHING: Signs = Object.fromEntries(SIGNS.map((sign) => [sign, 0])) as Record<Sign, number>;

/** Aims of both sides as they were when the search began: all positions are rated by the same aims. */
export interface Prospect {
  readonly world: World;
  readonly side: Side;
  readonly aims: Readonly<Record<Side, Aims>>;
  readonly weights: Weights;
}

export const prospectOn = (world: World, state: State, side: Side, weights: Weights, drive = true): Prospect => ({
  world,
  side,
  aims: { axis: aimsOf(world, state, 'axis', drive), allied: aimsOf(world, state, 'allied', drive) },
  weights,
});

/** Limit of turns of march, and the turns a lost unit counts as. */
const FAR = 8;
const LOST = 2;

function nearness(world: World, state: State, unit: Unit, aims: Aims): number {
  const fights = kindOf(world, unit).as > 0 || passengerOf(state, unit) !== undefined;
  const away = turnsTo(world, unit, unit.at, aims.hexes);
  const near = shortOf(aims, away);
  const pull = aims.pull * (fights ? 1 : 0.3) * (unit.disrupted === true ? 0.5 : 1);
  return pull * hurry(aims, away) * (LOST - Math.min(FAR, near));
}

/** Signs of a side's units and of their places. */
function standing({ world, aims }: Prospect, state: State, side: Side, sums: Sums, by: 1 | -1): void {
  for (const unit of state.units) {
    if (unit.side !== side || unit.place === 'lost') continue;
    sums[unit.disrupted ? 'shaken' : 'sound'] += by * worthOf(world, unit);
    if (unit.place !== 'map') continue;
    sums.march += by * nearness(world, state, unit, aims[side]);
    sums.cover += by * cover(world, state, unit.at);
    if (openMineAt(state, unit.at)) sums.mined += by;
    if (unit.marker === undefined) sums.fresh += by;
  }
  const watching = (unit: Unit) => unit.side === side && unit.marker === 'opFire' && unit.disrupted !== true;
  const { garrison, leading } = arms(world, state, side);
  sums.garrison += by * garrison;
  sums.leading += by * leading;
  if (!state.units.some(watching)) return;
  const outlook = outlookOn(world, state, side);
  const coming = outlook.theirs.filter((unit) => unit.marker === undefined && kindOf(world, unit).mp > 0);
  for (const unit of outlook.mine) if (watching(unit)) sums.watch += by * watched(outlook, unit, coming);
}

/** An impulse's points on the average. */
const POOL = 3.5;

/** Signs of a side's fire: with the points at hand, later in this turn, and next turn. */
function fire(world: World, state: State, side: Side, points: number, first: boolean, sums: Sums, by: 1 | -1): void {
  const soon = first ? 'first' : 'second';
  for (const { point, harm } of volleys(world, state, side, gunsOf(world, state, side, true), 'now'))
    sums[point < points ? soon : 'later'] += by * harm;
  for (const { point, harm } of volleys(world, state, side, gunsOf(world, state, side, false), 'next'))
    sums[point < POOL ? 'next' : 'nextLater'] += by * harm;
}

/** Signs of a position for the side of the prospect. */
export function signsOf(prospect: Prospect, state: State): Signs {
  const { world, side } = prospect;
  const foe = other(side);
  const sums: Sums = { ...NOTHING };
  const through = state.turn / world.turns;
  sums.level = expectedLevel(world, state, side) - expectedLevel(world, state, foe);
  sums.lateLevel = through * through * sums.level;
  sums.ahead = Math.sign(levelReached(world, state, side) - levelReached(world, state, foe));
  sums.lateAhead = through ** LATE * sums.ahead;
  standing(prospect, state, side, sums, 1);
  standing(prospect, state, foe, sums, -1);
  if (state.outcome) return sums;
  const frame = state.frames.findLast((one) => one.at === 'spend' || one.at === 'impulse');
  const mine = frame && 'side' in frame && frame.side === side;
  const pool = frame?.at === 'spend' ? frame.pool : POOL;
  fire(world, state, side, mine ? pool : POOL, mine === true, sums, 1);
  fire(world, state, foe, mine ? POOL : pool, mine !== true, sums, -1);
  return sums;
}

/** Being ahead counts near the end. */
const LATE = 4;

export function foresee(prospect: Prospect, state: State): number {
  const { side, weights } = prospect;
  const signs = signsOf(prospect, state);
  let value = 0;
  for (const sign of SIGNS) value += weights[sign] * signs[sign];
  const { outcome } = state;
  return !outcome || outcome.winner === 'draw' ? value : value + (outcome.winner === side ? weights.won : -weights.won);
}

/** Weights of the chance to win, fitted to computers' games (`npm run lab -- learn --game gamex`) and rounded. */
const CHANCE: Partial<Signs> = {
  sound: 0.0115,
  shaken: 0.034,
  march: 0.005,
  level: 0.15,
  lateLevel: 0.25,
  ahead: 0.25,
  lateAhead: 0.6,
  later: 0.01,
  next: 0.01,
};

/** Chance of a side to win, a draw counting half. */
export function chanceToWin(world: World, state: State, side: Side): number {
  if (state.outcome) return state.outcome.winner === 'draw' ? 0.5 : state.outcome.winner === side ? 1 : 0;
  const signs = signsOf(prospectOn(world, state, side, WEIGHTS), state);
  let sum = 0;
  for (const sign of SIGNS) sum += (CHANCE[sign] ?? 0) * signs[sign];
  return 1 / (1 + Math.exp(-sum));
}
