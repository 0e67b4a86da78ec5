import { type GamexEvent, other, type Side, SIDES, type State } from '../../types.ts';
import { kindOf } from '../../units.ts';
import { say, VICTORY_WORDS } from '../../words.ts';
import { type Goal, type Level, LEVELS, type Measure, type World } from '../../world.ts';

/** Who has won, and how well (X4.4). */

/** Trucks, wagons and what is neutral count for nobody's control; destroyed units are counted whatever they were. */
export function measured(world: World, state: State, side: Side, measure: Measure): number {
  const lost = (whose: Side) =>
    state.units.reduce(
      (sum, unit) => sum + (unit.side === whose && unit.place === 'lost' ? (world.worth[unit.id] ?? 1) : 0),
      0,
    );
  switch (measure.of) {
    case 'kills':
      return lost(other(side));
    case 'losses':
      return lost(side);
    case 'exited':
      return state.units.filter(
        (unit) => unit.side === side && unit.place === 'gone' && kindOf(world, unit).type !== 'aircraft',
      ).length;
    case 'control':
      return (world.zones[measure.zone] ?? []).filter((hex) => state.control[hex] === side).length;
    case 'units': {
      const zone = new Set(world.zones[measure.zone] ?? []);
      return state.units.filter((unit) => unit.side === side && unit.place === 'map' && zone.has(unit.at)).length;
    }
  }
}

export function goalMet(world: World, state: State, { side, measure, least, most }: Goal): boolean {
  const count = measured(world, state, side, measure);
  return count >= (least ?? 0) && count <= (most ?? Number.MAX_SAFE_INTEGER);
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
      because: say`neither side has reached more than the other`,
    };
  const winner = axis > allied ? 'axis' : 'allied';
  return over(winner, LEVELS[Math.abs(axis - allied) - 1] as Level);
}

const over = (winner: Side, level: Level): Over => ({
  is: 'over',
  winner,
  level,
  rule: 'X4.4a',
  by: 'rule',
  because: say`${{ side: winner }} {has|have} a ${VICTORY_WORDS[level]} victory`,
});
