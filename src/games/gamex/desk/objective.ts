import type { Said } from '../../../core/say.ts';
import type { Objective } from '../../../table/desk.ts';
import { goalMet, measured } from '../chapters/turn/victory.ts';
import { type Side, SIDES, type State } from '../types.ts';
import { say, VICTORY_WORDS } from '../words.ts';
import { type Goal, LEVELS, type World } from '../world.ts';

/** What wins (X4.4), and how both sides stand to it. */

/** What is wanted, without how it stands. */
export function wantedOf({ measure, least, most }: Goal): Said {
  const enough = least ?? most ?? 0;
  const bound = least === undefined ? say`at most ${enough}` : say`at least ${enough}`;
  switch (measure.of) {
    case 'kills':
      return say`${bound} enemy {unit|units} destroyed`;
    case 'losses':
      return say`${bound} own {unit|units} lost`;
    case 'exited':
      return say`${bound} {unit|units} off the map`;
    case 'control':
      return say`${bound} {hex|hexes} of ${{ name: measure.zone }} held`;
    case 'units':
      return say`${bound} {unit|units} in ${{ name: measure.zone }}`;
  }
}

function told(world: World, state: State, goal: Goal): Said {
  const { side, measure, level } = goal;
  const count = measured(world, state, side, measure);
  const met = goalMet(world, state, goal) ? say`reached` : say`not yet`;
  return say`${{ side }}, ${VICTORY_WORDS[level]}: ${wantedOf(goal)}; ${count} now (${met})`;
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
    line: say`the higher level of victory wins when turn ${world.turns} is over`,
    rule: 'X4.4a',
    last: world.turns,
    gauges: SIDES.map((side) => ({ side, ...reached(world, state, side), what: say`levels of victory reached` })),
    ways: world.goals.map((goal) => ({ rule: 'X4.4a', text: told(world, state, goal) })),
  };
}
