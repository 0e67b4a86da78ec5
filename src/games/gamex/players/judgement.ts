import { goalMet, measured } from '../turn/victory.ts';
import { other, type Side, type State } from '../types.ts';
import { conditionsOf, LEVELS, type Goal, type World } from '../world.ts';
import { aimsOf, turnsTo } from './aims.ts';
import { worthOf } from './worth.ts';

/** Rough value of a position for a side: units left, goals reached, and distance to the rest. */

const SHAKEN = 0.65;
const LEVEL = 4;
/** Weight of partial progress towards a goal. */
const PART = 2;

const strength = (world: World, state: State, side: Side): number => {
  const aims = aimsOf(world, state, side);
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side !== side) continue;
    if (unit.place === 'lost') continue;
    sum += worthOf(world, unit) * (unit.disrupted ? SHAKEN : 1);
    if (unit.place === 'map') sum -= 0.5 * aims.pull * Math.min(6, turnsTo(world, unit, unit.at, aims.hexes));
  }
  return sum;
};

function reached(world: World, state: State, goal: Goal): number {
  const weight = (LEVELS.indexOf(goal.level) + 1) * LEVEL;
  if (goalMet(world, state, goal)) return weight / LEVELS.length;
  const parts = conditionsOf(goal).map(({ measure, least }) =>
    least === undefined || least === 0 ? 0 : Math.min(1, measured(world, state, goal.side, measure) / least),
  );
  return (PART * parts.reduce((sum, one) => sum + one, 0)) / parts.length / LEVELS.length;
}

const success = (world: World, state: State, side: Side): number =>
  world.goals.reduce((sum, goal) => (goal.side === side ? sum + reached(world, state, goal) : sum), 0);

export function judge(world: World, state: State, side: Side): number {
  const { outcome } = state;
  const foe = other(side);
  const standing =
    strength(world, state, side) -
    strength(world, state, foe) +
    success(world, state, side) -
    success(world, state, foe);
  if (!outcome || outcome.winner === 'draw') return standing;
  return standing + (outcome.winner === side ? 1 : -1) * 20;
}
