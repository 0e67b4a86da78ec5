import { type Message, msg, theSide } from '#core/message.ts';
import type { Objective } from '#table/desk.ts';
import { friendlyCount } from '../countries/rules/cities.ts';
import { fieldOf } from '../ground/rules/field.ts';
import type { Blitz } from '../open.ts';
import { other, type Side, SIDES, type State } from '../types.ts';
import type { World } from '../world.ts';

/** Victory conditions of Blitzkrieg and the standing of both sides. */

/** B5.2, T5.2: how much of the enemy's home a side holds, and for how many ends of player turns it has held it all. */
function homeHeld(world: World, state: State, side: Side): number {
  const field = fieldOf(world, state);
  return world.board.homeCityHexes[other(side)].filter((hex) =>
    world.rules.course.holdsForVictory({ world, state, field, side, hex }),
  ).length;
}

function homeLine(world: World, state: State, side: Side): Message {
  const hexes = world.board.homeCityHexes[other(side)];
  const held = homeHeld(world, state, side);
  const streak = state.streak[side];
  return streak > 0
    ? msg`${theSide(side)} holds every home city hex of ${theSide(other(side))} for ${streak} of 3 player turns`
    : msg`${theSide(side)} holds ${held} of ${hexes.length} home city hexes of ${theSide(other(side))}`;
}

export function objectiveOf({ world }: Blitz, state: State): Objective<Side> {
  const { last, home, destroyed } = world.rules.course.aims(world);
  const ways: Objective['ways'][number][] = [];
  if (last) ways.push({ rule: last.rule, text: last.text });
  if (home !== undefined) for (const side of SIDES) ways.push({ rule: home, text: homeLine(world, state, side) });
  ways.push({ rule: destroyed, text: msg`Who has no unit in play and none held back has lost` });
  return {
    line:
      last?.line ??
      (home === undefined
        ? msg`The game ends when both agree or one resigns`
        : msg`Every home city hex of the enemy, for one complete turn`),
    rule: last?.rule ?? home ?? destroyed,
    ...(last && { last: last.turn }),
    gauges: SIDES.map((side) => {
      const enemyHome = world.board.homeCityHexes[other(side)].length;
      if (!last)
        return {
          side,
          value: homeHeld(world, state, side),
          needed: enemyHome,
          of: enemyHome,
          what: msg`home city hexes of ${theSide(other(side))}`,
        };
      if (last.score && last.what)
        return { side, value: last.score(world, state, side), of: world.board.source.cities.length, what: last.what };
      return {
        side,
        value: friendlyCount(world, state, side),
        ...(last.needed !== undefined && { needed: last.needed }),
        of: world.board.cityHexes.length,
        what: msg`city hexes`,
      };
    }),
    ways,
  };
}
