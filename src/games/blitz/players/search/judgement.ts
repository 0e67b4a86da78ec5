import { friendlyCount } from '#games/blitz/countries/rules/cities.ts';
import { other, type Side, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/**
 * Value of a position for the strongest player in a game with a last turn: the chance to win, a logistic function of
 * factors and cities, expressed in factors. The weights were learned (docs/lab/opponent.md, "Judgement"): factors last,
 * cities change hands again, and the number that wins counts only near the end.
 */
export interface Learned {
  /** For every factor more than the enemy, (attack + defence) / 2, on the map or still to come. */
  readonly factors: number;
  /** For every friendly city hex more than the enemy, and what is added to that at the beginning of the game. */
  readonly city: number;
  readonly cityEarly: number;
  /** For being above the number of cities that wins (B5.3), likewise; never less than nothing. */
  readonly enough: number;
  readonly enoughEarly: number;
}

export const LEARNED: Learned = { factors: 0.06, city: 0.08, cityEarly: -0.06, enough: 4, enoughEarly: -6 };

/** Expected result of battles not rolled yet: factors and city hexes. */
export interface Pending {
  readonly factors: number;
  readonly cities: number;
}

export const NOTHING_PENDING: Pending = { factors: 0, cities: 0 };

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Uncertainty of staying on this side of the winning number, by the turns left. */
const spread = (left: number): number => 0.7 + 0.7 * left;

/** A written position may stand beyond the last turn. */
const turnsLeft = ({ terms: { lastTurn } }: World, { turn }: State): number => Math.max(lastTurn - turn, 0);

function strengthOf(state: State, side: Side): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side === side && unit.place !== 'lost' && unit.place !== 'gone') sum += (unit.af + unit.df) / 2;
  }
  return sum;
}

/** Features of a position; the weighted sum is the argument of the logistic function. */
export function signsOf(
  world: World,
  state: State,
  side: Side,
  pending = NOTHING_PENDING,
): Record<keyof Learned, number> {
  const enemy = other(side);
  const { lastTurn, cities } = world.terms;
  const left = turnsLeft(world, state);
  const early = left / lastTurn;
  const above = (count: number): number => logistic((count - cities - 0.5) / spread(left));
  const own = friendlyCount(world, state, side) + pending.cities;
  const his = friendlyCount(world, state, enemy) - pending.cities;
  const enough = above(own) - above(his);
  return {
    factors: strengthOf(state, side) - strengthOf(state, enemy) + pending.factors,
    city: own - his,
    cityEarly: early * (own - his),
    enough,
    enoughEarly: early * enough,
  };
}

/** Weight of being above the winning number at this time of the game. */
const enoughAt = ({ enough, enoughEarly }: Learned, early: number): number => Math.max(enough + enoughEarly * early, 0);

/** The chance to win, a draw counting half. */
export function chanceOf(world: World, state: State, side: Side, learned: Learned, pending: Pending): number {
  if (state.outcome) {
    const { winner } = state.outcome;
    return winner === 'draw' ? 0.5 : winner === side ? 1 : 0;
  }
  const signs = signsOf(world, state, side, pending);
  const early = turnsLeft(world, state) / world.terms.lastTurn;
  return logistic(
    learned.factors * signs.factors +
      learned.city * signs.city +
      learned.cityEarly * signs.cityEarly +
      enoughAt(learned, early) * signs.enough,
  );
}

/** A game as good as lost or won still has something to play for. */
const FLATTEST = 0.02;

/** Chance expressed in factors, by the worth of a factor at the present chance. */
export function inFactors(learned: Learned, here: number): (chance: number) => number {
  const slope = learned.factors * Math.max(here * (1 - here), FLATTEST);
  return (chance) => (chance - 0.5) / slope;
}

/** Worth of a city hex in factors at this time of the game. */
export function cityNow(world: World, state: State, learned: Learned): number {
  const left = turnsLeft(world, state);
  const early = left / world.terms.lastTurn;
  const city = learned.city + learned.cityEarly * early + enoughAt(learned, early) / (4 * spread(left));
  return Math.max(city / learned.factors, LEAST_CITY);
}

/** A city is never worth nothing. */
const LEAST_CITY = 0.1;
