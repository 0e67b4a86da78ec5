import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { allTakenBack } from '#core/record/undo.ts';
import { stepIn } from '#games/blitz/turns.ts';
import { MOVEMENT_STEPS, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { hexesRun, railReach } from './rails.ts';
import { loadOf, trainsAt, trainsOf } from './trains.ts';

/** M7.12: one train in a hex when the trains have moved. */

/** The hexes in which trains of the mover meet. */
function meetings(state: State): Hex[] {
  const hexes = trainsOf(state, state.mover).map((no) => (state.units[no] as Unit).at);
  return hexes.length < 2 ? [] : [...new Set(hexes.filter((hex, i) => hexes.indexOf(hex) < i))];
}

/** M6.1: is the step in which trains run over? */
const isOver = (state: State): boolean => {
  const step = stepIn(state);
  return step !== undefined && MOVEMENT_STEPS.indexOf(step) > MOVEMENT_STEPS.indexOf('rail');
};

/** The hexes in which trains meet, while trains run. */
export const crowdedHexes = (state: State): readonly Hex[] => (isOver(state) ? [] : meetings(state));

/** Least number of the mover's trains without a hex of their own, over all ways to run them. */
function leastExcess(world: World, state: State): number {
  const trains = trainsOf(state, state.mover).map((no) => state.units[no] as Unit);
  const ways = trains.map((train) =>
    train.stopped || isOver(state) ? [train.at] : [train.at, ...hexesRun(railReach(world, state, train))],
  );
  const holder = new Map<Hex, number>();
  // Each in turn takes a hex; whoever holds it already looks for another.
  const finds = (train: number, seen: Set<Hex>): boolean =>
    (ways[train] ?? []).some((hex) => {
      if (seen.has(hex)) return false;
      seen.add(hex);
      const other = holder.get(hex);
      if (other !== undefined && !finds(other, seen)) return false;
      holder.set(hex, train);
      return true;
    });
  return trains.filter((_, train) => !finds(train, new Set())).length;
}

const excessOf = (state: State): number =>
  meetings(state).reduce((sum, hex) => sum + trainsAt(state, state.mover, hex).length - 1, 0);

/** M0.23: do no more trains meet than must, and as many with everything taken back? */
function isHelpless(world: World, state: State): boolean {
  const excess = excessOf(state);
  if (excess === 0 || leastExcess(world, state) < excess) return false;
  const before = allTakenBack(state);
  return before === state || (excessOf(before) > 0 && leastExcess(world, before) >= excess);
}

export function crowdedFault(world: World, state: State): Objection | undefined {
  const [hex] = meetings(state);
  return hex === undefined || isHelpless(world, state)
    ? undefined
    : objection('M7.12', msg`two trains stand at ${theHex(world.board.grid, hex)}: one in a hex is allowed`);
}

/** M5.6, M0.23: the trains that go: those their owner names; of the others the one with most on board stays. */
export function trainsTooMany(world: World, state: State, named: readonly UnitNo[] = []): UnitNo[] {
  if (!isHelpless(world, state)) return [];
  return meetings(state).flatMap((hex) => {
    const worth = (no: UnitNo): number => (named.includes(no) ? -1 : loadOf(state, state.units[no] as Unit));
    return [...trainsAt(state, state.mover, hex)].sort((a, b) => worth(b) - worth(a)).slice(1);
  });
}
