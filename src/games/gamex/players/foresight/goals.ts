import type { Hex } from '#hex/hex.ts';
import { measured } from '#games/gamex/turn/victory.ts';
import { other, type Side, type State } from '#games/gamex/types.ts';
import { hasEnemy, kindOf, unitsAt } from '#games/gamex/units.ts';
import { type Condition, conditionsOf, type Goal, LEVELS, type World } from '#games/gamex/world.ts';
import { only, turnsTo } from '../aims.ts';

/** Chance of a side to reach its victory levels, from the levels reached now and the turns left. */

/** True if a unit that may still move this turn could get there by a turn's march. */
const canCome = (world: World, state: State, side: Side, hex: Hex): boolean =>
  state.units.some(
    (unit) =>
      unit.side === side &&
      unit.place === 'map' &&
      unit.marker === undefined &&
      unit.disrupted !== true &&
      !kindOf(world, unit).truckClass &&
      kindOf(world, unit).mp > 0 &&
      turnsTo(world, unit, unit.at, only(world, hex)) <= 1,
  );

/** Weight of a hex held by neither side: the last to come can take it. */
const LOOSE = 0.5;
const NEARLY = 0.4;

function held(world: World, state: State, side: Side, zone: readonly Hex[]): number {
  let sum = 0;
  for (const hex of zone) {
    if (state.control[hex] === side) {
      const firm = unitsAt(state, hex).some((unit) => unit.side === side);
      sum += firm || !canCome(world, state, other(side), hex) ? 1 : LOOSE;
    } else if (!hasEnemy(state, side, hex) && canCome(world, state, side, hex)) sum += NEARLY;
  }
  return sum;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The chance that the goal is met when the last turn is over. */
const chanceOf = (world: World, state: State, goal: Goal): number =>
  conditionsOf(goal).reduce((all, condition) => all * chanceFor(world, state, goal.side, condition), 1);

function chanceFor(world: World, state: State, side: Side, { measure, least, most, below }: Condition): number {
  const part = Math.max(0, world.turns - state.turn + 0.5) / world.turns;
  const lastTurns = world.turns - state.turn <= 1;
  const count =
    measure.of === 'control' && lastTurns && !measure.enemy
      ? held(world, state, side, world.zones[measure.zone] ?? [])
      : measured(world, state, side, measure);
  let chance = 1;
  if (least !== undefined && least > 0) {
    const killing = measure.of === 'kills';
    const spread = 0.35 + (killing ? 0.3 : 0.25) * least * part + (killing ? 0 : part);
    const coming = (killing ? 0.5 : 0.4) * least * part;
    chance *= logistic((count + coming - least + 0.5) / spread);
  }
  const limit = most ?? below;
  if (limit !== undefined) {
    const spread = 0.35 + 0.3 * limit * part;
    const coming = 0.5 * limit * part;
    chance *= logistic((limit - count - coming + 0.5) / spread);
  }
  return chance;
}

/** The levels a side may expect, from 0 to 3. */
export function expectedLevel(world: World, state: State, side: Side): number {
  const best = LEVELS.map(() => 0);
  for (const goal of world.goals) {
    if (goal.side !== side) continue;
    const chance = chanceOf(world, state, goal);
    for (let level = LEVELS.indexOf(goal.level); level >= 0; level--)
      best[level] = Math.max(best[level] as number, chance);
  }
  return best.reduce((sum, one) => sum + one, 0);
}
