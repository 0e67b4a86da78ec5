import { type GamexEvent, other, type Side, SIDES, type State, type Unit } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import { msg, VICTORY_WORDS } from '#games/gamex/words.ts';
import {
  type Condition,
  type Count,
  type Goal,
  type Level,
  LEVELS,
  type Measure,
  type World,
} from '#games/gamex/world.ts';
import { hasLane } from './lane.ts';

/** Victory: the winner and the degree (X4.4). */

/**
 * True if a unit counts for control. Trucks, wagons and neutrals do not; destroyed units always count, unless only
 * combat units do.
 */
const counts = (world: World, unit: Unit): boolean => !world.combatOnly || kindOf(world, unit).as > 0;

function counted(world: World, state: State, wants: Side, count: Count): number {
  const side = count.enemy ? other(wants) : wants;
  const lost = (whose: Side) =>
    state.units.reduce(
      (sum, unit) =>
        sum + (unit.side === whose && unit.place === 'lost' && counts(world, unit) ? (world.worth[unit.id] ?? 1) : 0),
      0,
    );
  switch (count.of) {
    case 'kills':
      return lost(other(side));
    case 'losses':
      return lost(side);
    case 'exited':
      return state.units.filter(
        (unit) =>
          unit.side === side && unit.place === 'gone' && kindOf(world, unit).type !== 'aircraft' && counts(world, unit),
      ).length;
    case 'control':
      return (world.zones[count.zone] ?? []).filter((hex) => state.control[hex] === side).length;
    case 'units': {
      const zone = new Set(world.zones[count.zone] ?? []);
      // Passengers are in the hex of their carrier.
      const present = ({ place, at }: Unit) => (place === 'map' || place === 'rides') && zone.has(at);
      return state.units.filter((unit) => unit.side === side && present(unit) && counts(world, unit)).length;
    }
  }
}

/** X4.4c: ratio a:b; n:0 counts as infinite, 0:0 as 0. */
function ratio(count: number, to: number): number {
  if (to > 0) return count / to;
  return count > 0 ? Number.MAX_SAFE_INTEGER : 0;
}

export function measured(world: World, state: State, side: Side, measure: Measure): number {
  switch (measure.of) {
    case 'ratio':
      return ratio(counted(world, state, side, measure.count), counted(world, state, side, measure.to));
    case 'lane':
      return hasLane(world, state, side, measure.from, measure.to) ? 1 : 0;
    case 'otherwise':
      return levelReached(world, state, other(side)) === 0 ? 1 : 0;
    case 'turn':
      return state.turn;
    default:
      return counted(world, state, side, measure);
  }
}

export function conditionMet(
  world: World,
  state: State,
  side: Side,
  { measure, least, most, below }: Condition,
): boolean {
  const count = measured(world, state, side, measure);
  return (
    count >= (least ?? 0) && count <= (most ?? Number.MAX_SAFE_INTEGER) && count < (below ?? Number.POSITIVE_INFINITY)
  );
}

export function goalMet(world: World, state: State, goal: Goal): boolean {
  return (
    conditionMet(world, state, goal.side, goal) &&
    (goal.also ?? []).every((one) => conditionMet(world, state, goal.side, one))
  );
}

/** The best level a side has reached: 0 none, 1 marginal, 2 tactical, 3 decisive. */
export function levelReached(world: World, state: State, side: Side): number {
  const met = world.goals.filter((goal) => goal.side === side && goalMet(world, state, goal));
  return Math.max(0, ...met.map((goal) => LEVELS.indexOf(goal.level) + 1));
}

type Over = Extract<GamexEvent, { readonly is: 'over' }>;

/** X4.4a: the end of the game, if this check is it. The winner's level is the difference; equal levels draw. */
export function verdict(world: World, state: State): Over | undefined {
  const sudden = world.goals.find((goal) => goal.sudden && goalMet(world, state, goal));
  const last = state.turn >= world.turns;
  if (!sudden && !last) return undefined;
  const [axis, allied] = SIDES.map((side) => levelReached(world, state, side)) as [number, number];
  if (sudden && axis === allied) return over(sudden.side, sudden.level);
  if (axis === allied)
    return {
      is: 'over',
      winner: 'draw',
      rule: 'X4.4a',
      by: 'rule',
      because: msg`neither side has reached more than the other`,
    };
  const winner = axis > allied ? 'axis' : 'allied';
  const [won, lost] = axis > allied ? [axis, allied] : [allied, axis];
  const level = LEVELS[won - lost - 1] as Level;
  return over(winner, level, lost > 0 ? [LEVELS[won - 1] as Level, LEVELS[lost - 1] as Level] : undefined);
}

/** The levels of winner and loser are named where both have reached one. */
const over = (winner: Side, level: Level, reached?: readonly [won: Level, lost: Level]): Over => ({
  is: 'over',
  winner,
  level,
  rule: 'X4.4a',
  by: 'rule',
  because: reached
    ? msg`${{ side: winner }} {has|have} a ${VICTORY_WORDS[level]} victory: ${VICTORY_WORDS[reached[0]]} less ${VICTORY_WORDS[reached[1]]}`
    : msg`${{ side: winner }} {has|have} a ${VICTORY_WORDS[level]} victory`,
});
