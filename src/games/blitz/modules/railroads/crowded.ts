import { type Objection, objection } from '../../../../core/objection.ts';
import { say, theHex } from '../../../../core/say.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { allTakenBack } from '../../chapters/course/take-back.ts';
import { stepIn } from '../../turns.ts';
import { MOVEMENT_STEPS, type State, type Unit, type UnitNo } from '../../types.ts';
import type { World } from '../../world.ts';
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

/** The first hex in which trains meet that can still be parted. */
export const crowdedHex = (state: State): Hex | undefined => (isOver(state) ? undefined : meetings(state)[0]);

/** May a train of the hex run on to one without a train, or to one whose train may? */
function mayPart(world: World, state: State, hex: Hex, seen: Set<Hex> = new Set()): boolean {
  seen.add(hex);
  if (isOver(state)) return false;
  return trainsAt(state, state.mover, hex).some((no) => {
    const train = state.units[no] as Unit;
    if (train.stopped) return false;
    return hexesRun(railReach(world, state, train)).some(
      (to) => !seen.has(to) && (trainsAt(state, state.mover, to).length === 0 || mayPart(world, state, to, seen)),
    );
  });
}

/** M0.23: do two trains stand there for good, with everything taken back, and none of them can run on? */
function isHelpless(world: World, state: State, hex: Hex): boolean {
  if (mayPart(world, state, hex)) return false;
  const before = allTakenBack(state);
  return before === state || (meetings(before).includes(hex) && !mayPart(world, before, hex));
}

export function crowdedFault(world: World, state: State): Objection | undefined {
  const hex = meetings(state).find((one) => !isHelpless(world, state, one));
  return hex === undefined
    ? undefined
    : objection('M7.12', say`two trains stand at ${theHex(world.board.grid, hex)}: one in a hex is allowed`);
}

/** M5.6, M0.23: the trains that go: those their owner names; of the others the one with most on board stays. */
export function trainsTooMany(world: World, state: State, named: readonly UnitNo[] = []): UnitNo[] {
  return meetings(state).flatMap((hex) => {
    if (!isHelpless(world, state, hex)) return [];
    const worth = (no: UnitNo): number => (named.includes(no) ? -1 : loadOf(state, state.units[no] as Unit));
    return [...trainsAt(state, state.mover, hex)].sort((a, b) => worth(b) - worth(a)).slice(1);
  });
}
