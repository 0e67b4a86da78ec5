import { code, type Message } from '#core/message.ts';
import type { Objective } from '#table/desk.ts';
import { goalMet, measured } from '../turn/victory.ts';
import { type Side, SIDES, type State } from '../types.ts';
import { msg, VICTORY_WORDS } from '../words.ts';
import { type Condition, conditionsOf, type Count, type Goal, LEVELS, type World } from '../world.ts';

/** Victory conditions (X4.4) and the standing of both sides. */

const bound = ({ measure, least, most, below }: Condition): Message => {
  const number = least ?? most ?? below ?? 0;
  const enough = measure.of === 'ratio' ? code(ratioText(number)) : number;
  if (below !== undefined) return msg`less than ${enough}`;
  return least === undefined ? msg`at most ${enough}` : msg`at least ${enough}`;
};

/** 3 is 3:1, 3/2 is 3:2. */
function ratioText(number: number): string {
  if (number === Number.MAX_SAFE_INTEGER) return '∞';
  for (let to = 1; to < 10; to++) if (Number.isInteger(number * to)) return `${number * to}:${to}`;
  return `${number.toFixed(2)}:1`;
}

function counting(count: Count): Message {
  switch (count.of) {
    case 'kills':
      return count.enemy ? msg`the enemy's kills` : msg`enemy units destroyed`;
    case 'losses':
      return count.enemy ? msg`the enemy's losses` : msg`own units lost`;
    case 'exited':
      return count.enemy ? msg`enemy units off the map` : msg`own units off the map`;
    case 'control':
      return count.enemy
        ? msg`hexes of ${{ name: count.zone }} in enemy hands`
        : msg`hexes of ${{ name: count.zone }} held`;
    case 'units':
      return count.enemy ? msg`enemy units in ${{ name: count.zone }}` : msg`own units in ${{ name: count.zone }}`;
  }
}

function clause(condition: Condition): Message {
  const { measure } = condition;
  switch (measure.of) {
    case 'otherwise':
      return msg`the enemy reaches no level`;
    case 'turn':
      return msg`turn: ${bound(condition)}`;
    case 'lane':
      return msg`a lane out of enemy fire from ${{ name: measure.from }} to ${{ name: measure.to }}`;
    case 'ratio':
      return msg`${counting(measure.count)} to ${counting(measure.to)}: ${bound(condition)}`;
    default:
      return msg`${counting(measure)}: ${bound(condition)}`;
  }
}

/** Goal in words, without its progress. */
export const wantedOf = (goal: Goal): Message =>
  conditionsOf(goal)
    .map(clause)
    .reduce((one, other) => msg`${one}; and ${other}`);

/** Progress of a goal: a number for each condition that counts something. */
function standing(world: World, state: State, goal: Goal): string {
  return conditionsOf(goal)
    .filter(({ measure: { of } }) => of !== 'otherwise' && of !== 'lane')
    .map(({ measure }) => {
      const now = measured(world, state, goal.side, measure);
      return measure.of === 'ratio' ? ratioText(now) : String(now);
    })
    .join(' · ');
}

function told(world: World, state: State, goal: Goal): Message {
  const { side, level } = goal;
  const who = { side };
  const met = goalMet(world, state, goal) ? msg`reached` : msg`not yet`;
  const now = standing(world, state, goal);
  return now === ''
    ? msg`${who}, ${VICTORY_WORDS[level]}: ${wantedOf(goal)} (${met})`
    : msg`${who}, ${VICTORY_WORDS[level]}: ${wantedOf(goal)}; ${code(now)} now (${met})`;
}

/** Levels reached, of those there are. */
function reached(world: World, state: State, side: Side): { readonly value: number; readonly of: number } {
  const own = world.goals.filter((goal) => goal.side === side);
  const level = Math.max(
    0,
    ...own.filter((goal) => goalMet(world, state, goal)).map(({ level }) => LEVELS.indexOf(level) + 1),
  );
  return { value: level, of: Math.max(1, ...own.map(({ level: one }) => LEVELS.indexOf(one) + 1)) };
}

export function objectiveOf(world: World, state: State): Objective<Side> | undefined {
  if (world.goals.length === 0) return undefined;
  return {
    line: msg`the higher level of victory wins when turn ${world.turns} is over`,
    rule: 'X4.4a',
    last: world.turns,
    gauges: SIDES.map((side) => ({ side, ...reached(world, state, side), what: msg`levels of victory reached` })),
    ways: world.goals.map((goal) => ({ rule: 'X4.4a', text: told(world, state, goal) })),
  };
}
