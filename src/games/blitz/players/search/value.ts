import { controllerOf, friendly, friendlyCount } from '#games/blitz/countries/rules/cities.ts';
import { other, type Side, sizeOf, type State, type Unit } from '#games/blitz/types.ts';
import type { Fronts } from '../plan/fronts.ts';
import {
  chanceOf,
  cityNow,
  inFactors,
  type Learned,
  LEARNED,
  logistic,
  NOTHING_PENDING,
  type Pending,
} from './judgement.ts';
import type { Aims, World } from '#games/blitz/world.ts';
import type { Hex } from '#hex/hex.ts';

/** Value of a position for a side, in factors, without looking at the next move. */

/** A game won outweighs everything on the map. */
const WON = 150;
/** Worth of a city hex alone. */
const CITY = 1.5;
/** Worth of holding the number of cities that wins (B5.3), or of keeping the enemy from it. */
const ENOUGH = 60;

/** M17: what one more counts for of what a war is decided by. */
const COUNTED = 2;

/** M11.9: with those on board ships and trains. */
const STANDING: ReadonlySet<Unit['place']> = new Set(['map', 'sea', 'aboard']);

function factorsOf(state: State, side: Side): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side === side && STANDING.has(unit.place)) sum += sizeOf(unit);
  }
  return sum;
}

/** The chance to end above the number that wins, as far as it can be told so many turns before. */
const chance = (cities: number, wins: number, turns: number): number =>
  1 / (1 + Math.exp(-(cities - wins - 0.5) / (0.7 + 0.7 * turns)));

/** Extra worth of a number of cities beyond their own. */
export const enoughFor = (cities: number, wins: number, turns: number): number => ENOUGH * chance(cities, wins, turns);

const EVEN = -0.5;

/** T5.4, M17.2: worth of being ahead, where the side with more wins, be it by one. */
function aheadFor(world: World, state: State, side: Side, { turn, score = friendlyCount }: Last): number {
  const par = score === friendlyCount ? world.terms.par : 0;
  const lead = score(world, state, side) - score(world, state, other(side)) - (side === 'blue' ? par : -par);
  const left = Math.max(turn - state.turn, 0);
  return ENOUGH * (chance(lead, EVEN, left) - chance(-lead, EVEN, left));
}

type Last = NonNullable<Aims['last']>;

/** `ahead`: it is judged by what is counted at the end instead of by the number of B5.3. */
export function valueOf(world: World, state: State, side: Side, ahead?: Last): number {
  const enemy = other(side);
  const { winner } = state.outcome ?? {};
  const won = winner === side ? WON : winner === enemy ? -WON : 0;
  let held = 0;
  for (const hex of world.board.cityHexes) {
    const holder = controllerOf(world.board, state.control, hex);
    if (holder === side) held++;
    else if (holder === enemy) held--;
  }
  const own = friendlyCount(world, state, side);
  const his = friendlyCount(world, state, enemy);
  const { lastTurn, cities } = world.terms;
  const left = Math.max(lastTurn - state.turn, 0);
  const byNumber = lastTurn === 0 || winner ? 0 : enoughFor(own, cities, left) - enoughFor(his, cities, left);
  const enough = ahead && !winner ? aheadFor(world, state, side, ahead) : byNumber;
  const { last } = world.rules.course.aims(world);
  const counted = winner || !last?.score ? 0 : last.score(world, state, side) - last.score(world, state, enemy);
  return (
    won +
    enough +
    COUNTED * counted +
    factorsOf(state, side) -
    factorsOf(state, enemy) +
    (CITY * (held + own - his)) / 2
  );
}

/** Worth of one more city hex in this position. */
function cityWorth(world: World, state: State, side: Side): number {
  const { lastTurn, cities } = world.terms;
  if (lastTurn === 0) return CITY;
  const left = Math.max(lastTurn - state.turn, 0);
  const slope = (one: number): number => (chance(one + 1, cities, left) - chance(one - 1, cities, left)) / 2;
  const own = friendlyCount(world, state, side);
  const his = friendlyCount(world, state, other(side));
  return CITY + (ENOUGH * (slope(own) + slope(his))) / 2;
}

/** Evaluation of positions: a plain count, or, in a game with a last turn, learned weights. */
export interface Scales {
  /** With battles still to be rolled. */
  value(state: State, pending: Pending): number;
  /** Worth of a city hex in factors, for positions of the current player turn. */
  city(state: State): number;
}

/** Is it a game like those that were learned from: with a last turn, and cities enough to win by them? */
const isWholeWar = ({ terms: { lastTurn, cities }, board: { cityHexes } }: World): boolean =>
  lastTurn > 0 && cityHexes.length > 2 * cities;

/** `here`: where one stands. */
export function scalesFor(world: World, here: State, side: Side, learned: Learned | undefined, lead = false): Scales {
  const { last } = world.rules.course.aims(world);
  const ahead = lead && last?.needed === undefined ? last : undefined;
  if (learned && !ahead && isWholeWar(world)) {
    const factors = inFactors(learned, chanceOf(world, here, side, learned, NOTHING_PENDING));
    return {
      value: (state, pending) => factors(chanceOf(world, state, side, learned, pending)),
      city: (state) => cityNow(world, state, learned),
    };
  }
  return {
    // A game that is over is not made better or worse by what was to be expected.
    value: (state, { factors, cities }) =>
      valueOf(world, state, side, ahead) + (state.outcome ? 0 : factors + CITY * cities),
    city: (state) => cityWorth(world, state, side),
  };
}

/** Chance of a side to win, a draw counting half; in games without a last turn to learn from, by the plain count. */
export function chanceToWin(world: World, state: State, side: Side): number {
  if (state.outcome || isWholeWar(world)) return chanceOf(world, state, side, LEARNED, NOTHING_PENDING);
  const { last } = world.rules.course.aims(world);
  return logistic(LEARNED.factors * valueOf(world, state, side, last?.needed === undefined ? last : undefined));
}

/** Balance of a position by front: factors by where they stood before, cities by where they are. */
export function countByFront(
  world: World,
  before: State,
  state: State,
  side: Side,
  { of, count }: Fronts,
  city: number,
): Float64Array {
  const parts = new Float64Array(count);
  const add = (hex: Hex, worth: number): void => {
    const front = of[hex] ?? 0;
    parts[front] = (parts[front] as number) + worth;
  };
  for (let no = 0; no < state.units.length; no++) {
    const unit = state.units[no] as Unit;
    if (unit.place !== 'map' && unit.place !== 'sea') continue;
    const was = before.units[no];
    add(was?.place === 'map' ? was.at : unit.at, unit.side === side ? sizeOf(unit) : -sizeOf(unit));
  }
  for (const hex of world.board.cityHexes) {
    const holder = controllerOf(world.board, state.control, hex);
    if (holder === 'nobody') continue;
    const worth = friendly(world, state, holder, hex) ? city : city / 2;
    add(hex, holder === side ? worth : -worth);
  }
  return parts;
}
