import { type Objection, objection } from '../../../../../core/objection.ts';
import { say, theHex, these } from '../../../../../core/say.ts';
import type { Hex } from '../../../../../hex/hex.ts';
import { evolve } from '../../../evolve.ts';
import { isFlak } from '../../../kinds.ts';
import { overrunVerb } from '../../../modules/combat-results/overrunning.ts';
import { unitsWhere } from '../../../step.ts';
import type { State, Unit, UnitNo } from '../../../types.ts';
import { theUnits } from '../../../words.ts';
import type { World } from '../../../world.ts';
import { combine } from '../../combat/steps/combine.ts';
import { mayRest } from '../../combat/trapped.ts';
import { allTakenBack } from '../../course/take-back.ts';
import { fieldOf, hexesOf, stackAt } from '../field.ts';
import { hexesReached, reachOf } from '../movement.ts';
import { fits, roomFor, sizeIn } from '../stacking.ts';
import { lockFault } from './moves.ts';

/** M5.6, M0.23: what stands too close for good is removed by its owner when movement ends. */

const isOver = ({ stacking: { ground } }: World, { units }: State, stack: readonly UnitNo[]): boolean => {
  const size = stack.reduce((sum, no) => sum + (units[no]?.df ?? 0), 0);
  return !fits(ground, size, stack.length);
};

/** M70.fallback: without M5 flak counts with the ground units. */
const stackIn = (world: World, state: State, hex: Hex): readonly UnitNo[] => {
  const stack = stackAt(fieldOf(world, state), state.mover, hex);
  if (!world.stacking.withFlak) return stack;
  const flak = unitsWhere(
    state,
    (unit) => unit.at === hex && unit.place === 'map' && unit.side === state.mover && isFlak(unit),
  );
  return [...stack, ...flak];
};

/** Who cannot leave the hex for one with room, neither by a march nor by an overrun. */
function stuckIn(world: World, state: State, hex: Hex): readonly UnitNo[] {
  const field = fieldOf(world, state);
  const stuck = stackIn(world, state, hex).filter((no) => {
    const unit = state.units[no] as Unit;
    // M6.4: flak moves once. T7.3.7: who is bound by an automatic victory stays.
    if ((isFlak(unit) && unit.moved) || lockFault(state, no)) return true;
    return !hexesReached(reachOf(world, state, unit)).some(
      (to) => to !== hex && roomFor(world, field, unit, to) && mayRest(world, state, unit, to),
    );
  });
  if (stuck.length === 0 || !world.verbs.movement.includes('overrun')) return stuck;
  const overrunners = [...overrunVerb.legal(world, state)].flatMap((command) =>
    command.do === 'overrun' ? command.units : [],
  );
  return stuck.filter((no) => !overrunners.includes(no));
}

/** Would fewer counters be few enough? */
function mayCombine(world: World, state: State, hex: Hex): boolean {
  if (!world.verbs.movement.includes('combine')) return false;
  return [...combine.legal(world, state)].some((command) => {
    const draft = { ...state };
    if (command.do !== 'combine') return false;
    combine.play(world, draft, command, (event) => evolve(world.board, draft, event));
    return stackIn(world, draft, hex).length < stackIn(world, state, hex).length;
  });
}

/** Who cannot leave is too much by himself. */
const isHelpless = (world: World, state: State, hex: Hex): boolean =>
  isOver(world, state, stuckIn(world, state, hex)) && !mayCombine(world, state, hex);

const isLeft = (world: World, state: State, hex: Hex): boolean =>
  stuckIn(world, state, hex).length === stackIn(world, state, hex).length;

/** The hexes over the limit that whoever could has left, and that with everything taken back would be over it, too. */
function crowdedHexes(world: World, state: State): Hex[] {
  // M0.23 holds wherever M0 does (units combine by M0.10), whichever limit is broken.
  if (!world.verbs.movement.includes('combine')) return [];
  const field = fieldOf(world, state);
  const { stacking } = world;
  const over = hexesOf(field, state.mover).filter(
    (hex) =>
      sizeIn(stacking, field, state.mover, hex) > stacking.ground.size &&
      isOver(world, state, stackIn(world, state, hex)),
  );
  if (over.length === 0) return over;
  const before = allTakenBack(state);
  return over.filter(
    (hex) =>
      isLeft(world, state, hex) &&
      isHelpless(world, state, hex) &&
      (before === state || isHelpless(world, before, hex)),
  );
}

const likeness = ({ type, af, df, mf }: Unit): string => `${type} ${af} ${df} ${mf}`;

/** What may be removed from a hex so that the rest is within the limit: no unit more than needed, of those alike one choice. */
function removals(world: World, state: State, hex: Hex): UnitNo[][] {
  const stack = stackIn(world, state, hex);
  const sets: UnitNo[][] = [];
  for (let bits = 1; bits < 1 << stack.length; bits++) {
    const set = stack.filter((_, i) => (bits >> i) & 1);
    const rest = stack.filter((no) => !set.includes(no));
    if (!isOver(world, state, rest) && set.every((no) => isOver(world, state, [...rest, no]))) sets.push(set);
  }
  return sets;
}

const kindsOf = ({ units }: State, set: readonly UnitNo[]): string =>
  set
    .map((no) => likeness(units[no] as Unit))
    .sort()
    .join();

/** Every way to make room, one for each choice of kinds; a single empty one where there is room. */
export function reliefs(world: World, state: State): UnitNo[][] {
  let ways: UnitNo[][] = [[]];
  for (const hex of crowdedHexes(world, state)) {
    const each = new Map(removals(world, state, hex).map((set) => [kindsOf(state, set), set]));
    ways = ways.flatMap((some) => [...each.values()].map((set) => [...some, ...set])).slice(0, 64);
  }
  return ways;
}

/** The units removed if movement ends now: those named, or those nobody need choose. */
export function removedFrom(
  world: World,
  state: State,
  named: readonly UnitNo[] | undefined,
): readonly UnitNo[] | Objection {
  const removed: UnitNo[] = [];
  for (const hex of crowdedHexes(world, state)) {
    const sets = removals(world, state, hex);
    const wanted = named && sets.find((set) => set.every((no) => named.includes(no)));
    if (!wanted && new Set(sets.map((set) => kindsOf(state, set))).size > 1)
      return objection(
        'M5.6',
        say`nobody can leave ${theHex(world.board.grid, hex)}: name those that are too many: ${these(
          sets.map((set) => theUnits(state, set, '+')),
          ' or ',
        )}`,
      );
    removed.push(...(wanted ?? sets[0] ?? []));
  }
  return removed;
}

/** The state without them. */
export const relieved = (state: State, removed: readonly UnitNo[]): State =>
  removed.length === 0
    ? state
    : { ...state, units: state.units.map((unit, no) => (removed.includes(no) ? { ...unit, place: 'lost' } : unit)) };
