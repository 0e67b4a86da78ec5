import { type Said, say, theSide } from '../../../core/say.ts';
import type { Objective } from '../../../table/desk.ts';
import { friendlyCount } from '../chapters/countries/cities.ts';
import { fieldOf } from '../chapters/ground/field.ts';
import type { Blitz } from '../open.ts';
import { other, type Side, SIDES, type State } from '../types.ts';
import type { World } from '../world.ts';

/** What wins a game of Blitzkrieg, and how both sides stand. */

/** B5.2, T5.2: how much of the enemy's home a side holds, and for how many ends of player turns it has held it all. */
function homeHeld(world: World, state: State, side: Side): number {
  const field = fieldOf(world.board, state);
  return world.board.homeCityHexes[other(side)].filter((hex) =>
    world.rules.holdsForVictory({ world, state, field, side, hex }),
  ).length;
}

function homeLine(world: World, state: State, side: Side): Said {
  const hexes = world.board.homeCityHexes[other(side)];
  const held = homeHeld(world, state, side);
  const streak = state.streak[side];
  return streak > 0
    ? say`${theSide(side)} holds every home city hex of ${theSide(other(side))} for ${streak} of 3 player turns`
    : say`${theSide(side)} holds ${held} of ${hexes.length} home city hexes of ${theSide(other(side))}`;
}

const goal = ({ terms: { lastTurn, cities, adjudicate } }: World, basic: boolean): { line: Said; rule: string } => {
  if (basic && lastTurn > 0)
    return { line: say`More than ${cities} city hexes at the end of turn ${lastTurn}`, rule: 'B5.3' };
  if (!basic && adjudicate > 0) return { line: say`More city hexes at the end of turn ${adjudicate}`, rule: 'T5.4' };
  return { line: say`Every home city hex of the enemy, for one complete turn`, rule: basic ? 'B5.2' : 'T5.2' };
};

export function objectiveOf({ world, position }: Blitz, state: State): Objective<Side> {
  const basic = position.preset === 'basic';
  const { lastTurn, cities, adjudicate, par } = world.terms;
  const last = basic ? lastTurn : adjudicate;
  const { line, rule } = goal(world, basic);
  const ways: Objective['ways'][number][] = [];
  if (basic && lastTurn > 0)
    ways.push({
      rule: 'B5.3',
      text: say`At the end of turn ${lastTurn} more than ${cities} city hexes win; both or neither is a draw`,
    });
  if (!basic && adjudicate > 0)
    ways.push({
      rule: 'T5.4',
      text:
        par === 0
          ? say`At the end of turn ${adjudicate} whoever has more city hexes wins, then more factors in play`
          : say`At the end of turn ${adjudicate} Blue wins if he is ahead by more than ${par} city hexes, then by factors in play`,
    });
  for (const side of SIDES) ways.push({ rule: basic ? 'B5.2' : 'T5.2', text: homeLine(world, state, side) });
  ways.push({ rule: basic ? 'B5.1' : 'T5.1', text: say`Who has no unit in play and none held back has lost` });
  return {
    line,
    rule,
    ...(last > 0 ? { last } : {}),
    gauges: SIDES.map((side) => {
      const home = world.board.homeCityHexes[other(side)].length;
      if (last === 0)
        return {
          side,
          value: homeHeld(world, state, side),
          needed: home,
          of: home,
          what: say`home city hexes of ${theSide(other(side))}`,
        };
      return {
        side,
        value: friendlyCount(world, state, side),
        // B5.3: more than the number, so one more is enough.
        ...(basic ? { needed: cities + 1 } : {}),
        of: world.board.cityHexes.length,
        what: say`city hexes`,
      };
    }),
    ways,
  };
}
