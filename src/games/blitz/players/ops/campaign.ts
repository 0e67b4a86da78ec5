import { ANY_RANGE, flightPath } from '#games/blitz/air/rules/air.ts';
import { neutralTo } from '#games/blitz/countries/rules/nations.ts';
import { costlyFlight, isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { other, type Side, sizeOf, type State } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import type { Hex } from '#hex/hex.ts';
import { wayFrom } from '../plan/survey.ts';

/**
 * T22: which minor countries a side goes into. A country costs 2 factors a player turn until its last city hex falls, and
 * every city hex an assault; it brings 12 supply for every one of them. So it is entered with the force to take it, by
 * the side that can be there first, and not too many at once.
 */

/** Attack factors that must be able to come to a country within two player turns, and more for each of its cities. */
const FORCE = 12;
const FORCE_A_CITY = 4;
/** Countries being taken at the same time. */
const AT_ONCE = 2;
/** Player turns an adjudicated game must have left. */
const TIME = 3;

const citiesOf = (world: World, country: number): Hex[] =>
  world.board.cityHexes.filter((hex) => world.board.country[hex] === country);

/** Attack factors of a side that can march to some city of a country within this many player turns. */
function forceNear(world: World, state: State, side: Side, cities: readonly Hex[], turns: number): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side !== side || unit.place !== 'map' || !isGround(unit)) continue;
    const thirds = 3 * unit.mf * turns;
    if (cities.some((hex) => (wayFrom(world, hex)[unit.at] ?? 255) <= thirds + 3)) sum += unit.af;
  }
  return sum;
}

/** Turns to come, this one among them; a game without an end has many. */
export function turnsLeft({ terms }: World, state: State): number {
  const last = terms.lastTurn > 0 && terms.adjudicate === 0 ? terms.lastTurn : terms.adjudicate;
  return last > 0 ? last - state.turn + 1 : 99;
}

const known = new WeakMap<State['units'], Map<Side, ReadonlySet<number>>>();

/** The countries this side is in, or goes into now. */
export function campaign(world: World, state: State, side: Side): ReadonlySet<number> {
  if (world.minors.length === 0 && !state.nations) return new Set();
  const sides = known.get(state.units) ?? new Map<Side, ReadonlySet<number>>();
  known.set(state.units, sides);
  const found = sides.get(side) ?? choose(world, state, side);
  sides.set(side, found);
  return found;
}

function choose(world: World, state: State, side: Side): ReadonlySet<number> {
  const into = new Set<number>();
  for (const { country, state: how, violator } of state.minors) {
    if (how === 'violated' && violator === side) into.add(country);
  }
  if (turnsLeft(world, state) < TIME) return into;
  const open = state.minors
    .filter((minor) => minor.state === 'intact')
    .map(({ country }) => {
      const cities = citiesOf(world, country).filter((hex) => isUncaptured(world, state, hex));
      const own = forceNear(world, state, side, cities, 2);
      const needed = FORCE + FORCE_A_CITY * cities.length;
      return { country, own, needed, their: forceNear(world, state, other(side), cities, 2) };
    })
    .filter(({ own, needed, their }) => own >= needed && own >= their)
    .sort((a, b) => b.own - b.their - (a.own - a.their) || a.country - b.country);
  for (const { country } of open) if (into.size < AT_ONCE) into.add(country);
  const [prey] = violations(world, state, side);
  if (prey) into.add(prey.country);
  return into;
}

/** A neutral country, and what it would mean to violate it (M18.12). */
export interface Violation {
  readonly country: number;
  readonly cities: number;
  /** Factors that join the enemy. */
  readonly joins: number;
  /** Attack factors that can be there within two player turns, ours and the enemy's. */
  readonly own: number;
  readonly their: number;
}

/** Required superiority over the army that joins the enemy: it defends cities, and is not alone. */
const OVER = 2;

/** M18.12: what it would mean to violate a country. M17.c.5: the guarantors of one join the enemy too, those on our side first. */
export function violationOf(world: World, state: State, side: Side, country: number): Violation {
  const cities = citiesOf(world, country);
  const all = world.opening.guaranteed === true && neutralTo(state, other(side)).includes(country);
  const joins = state.units.reduce((sum, unit) => {
    if (unit.nation === undefined || unit.place === 'lost' || unit.place === 'gone' || !isGround(unit)) return sum;
    if (!all) return unit.nation === country && unit.place === 'neutral' ? sum + sizeOf(unit) : sum;
    return unit.side === side && unit.place !== 'neutral' ? sum + 2 * sizeOf(unit) : sum + sizeOf(unit);
  }, 0);
  const own = forceNear(world, state, side, cities, 2);
  return { country, cities: cities.length, joins, own, their: forceNear(world, state, other(side), cities, 2) };
}

/** Neutral countries whose cities are worth the army they bring the enemy, the best first. */
function violations(world: World, state: State, side: Side): Violation[] {
  return neutralTo(state, side)
    .filter((country) => world.board.source.countries[country]?.role === 'minor')
    .map((country) => violationOf(world, state, side, country))
    .filter(({ cities, joins, own, their }) => {
      const needed = Math.max(FORCE, OVER * joins) + FORCE_A_CITY * cities;
      return cities > 0 && own >= needed && own >= their + joins;
    })
    .sort((a, b) => b.own - OVER * b.joins - (a.own - OVER * a.joins) || a.country - b.country);
}

/** T22.5c: does the way by air pass over a country that would be violated, or make a loss due, for nothing? */
export function costlyOverhead(
  world: World,
  state: State,
  side: Side,
  from: readonly Hex[],
  to: Hex,
  range: number = ANY_RANGE,
): boolean {
  const meant = campaign(world, state, side);
  const costly = [...costlyFlight(state, side), ...neutralTo(state, side)].filter((country) => !meant.has(country));
  if (costly.length === 0) return false;
  const path = flightPath(world, state, side, from, to, range) ?? [];
  return path.some((hex) => costly.includes(world.board.country[hex] ?? -1));
}
