import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex, these } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isFlak, kindOf } from '#games/blitz/kinds.ts';
import { overrunVerb } from '#games/blitz/ground/overrun/overrun-command.ts';
import { unitsWhere } from '#games/blitz/step.ts';
import type { State, Unit, UnitNo } from '#games/blitz/types.ts';
import { theUnits } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { fewestCounters } from '#games/blitz/combat/frames/combine.ts';
import { mayMarchOn } from '#games/blitz/combat/rules/way-on.ts';
import { allTakenBack } from '#core/record/undo.ts';
import { fieldOf, hexesOf, stackAt } from '../rules/field.ts';
import { fits } from '../rules/stack-limits.ts';

/** M5.6, M0.23: what stands too close for good is removed by its owner when movement ends. */

type Counted = (units: readonly UnitNo[]) => number;
const asTheyAre: Counted = ({ length }) => length;

const isOver = (
  { stacking: { ground } }: World,
  { units }: State,
  stack: readonly UnitNo[],
  counted: Counted = asTheyAre,
): boolean => {
  const size = stack.reduce((sum, no) => sum + (units[no]?.df ?? 0), 0);
  return !fits(ground, size, counted(stack)) || isBandTooMany({ units }, stack, counted);
};

/** M15.5: more guerillas than a hex may hold. */
const isBandTooMany = ({ units }: Pick<State, 'units'>, stack: readonly UnitNo[], counted: Counted): boolean => {
  const limitOf = (no: UnitNo): number | undefined => kindOf((units[no] as Unit).type).perHex;
  const bands = stack.filter((no) => limitOf(no) !== undefined);
  const [limit = 0] = bands.map(limitOf);
  return counted(bands) > limit;
};

/** M70.fallback: without M5 flak counts with the ground units. */
const stackIn = (world: World, state: State, hex: Hex): readonly UnitNo[] => {
  const stack = stackAt(fieldOf(world, state), state.mover, hex);
  if (world.stacking.flak === 'own') return stack;
  const flak = unitsWhere(
    state,
    (unit) => unit.at === hex && unit.place === 'map' && unit.side === state.mover && isFlak(unit),
  );
  return [...stack, ...flak];
};

/** Units that cannot leave the hex, neither by a march nor by an overrun. */
function stuckIn(world: World, state: State, hex: Hex): readonly UnitNo[] {
  const stuck = stackIn(world, state, hex).filter((no) => !mayMarchOn(world, state, no));
  if (stuck.length === 0 || !world.verbs.movement.includes('overrun')) return stuck;
  const overrunners = [...overrunVerb.legal(world, state)].flatMap((command) =>
    command.do === 'overrun' ? command.units : [],
  );
  return stuck.filter((no) => !overrunners.includes(no));
}

/** More counters of a kind are too many in any hex (M5.3, M15.5). */
const MOST_COUNTERS = 3;

/** M0.10: would fewer, larger counters be few enough? Where only size counts they never are. */
const mayCombine = (world: World, state: State, hex: Hex): boolean =>
  !isOver(world, state, stuckIn(world, state, hex), (some) => fewestCounters(world, state, some, MOST_COUNTERS));

/** True if the units that cannot leave exceed the limit by themselves. */
const isHelpless = (world: World, state: State, hex: Hex): boolean =>
  isOver(world, state, stuckIn(world, state, hex)) && !mayCombine(world, state, hex);

const isLeft = (world: World, state: State, hex: Hex): boolean =>
  stuckIn(world, state, hex).length === stackIn(world, state, hex).length;

/** The hexes over the limit that whoever could has left, and that with everything taken back would be over it, too. */
function crowdedHexes(world: World, state: State): Hex[] {
  // M0.23 holds wherever M0 does (units combine by M0.10), whichever limit is broken.
  if (!world.verbs.movement.includes('combine')) return [];
  const field = fieldOf(world, state);
  const over = hexesOf(field, state.mover).filter((hex) => isOver(world, state, stackIn(world, state, hex)));
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

/**
 * Sets of units to remove so that the rest is within the limit: none larger than needed; among identical units the
 * named ones first.
 */
function removals(world: World, state: State, hex: Hex, named: readonly UnitNo[] = []): UnitNo[][] {
  const stack = stackIn(world, state, hex);
  const kindAt = (no: UnitNo): string => likeness(state.units[no] as Unit);
  const first = stack.toSorted((a, b) => Number(named.includes(b)) - Number(named.includes(a)));
  let sets: UnitNo[][] = [[]];
  for (const kind of new Set(stack.map(kindAt))) {
    const alike = first.filter((no) => kindAt(no) === kind);
    sets = sets.flatMap((set) => [...alike.keys(), alike.length].map((count) => [...set, ...alike.slice(0, count)]));
  }
  return sets.filter((set) => {
    const rest = stack.filter((no) => !set.includes(no));
    return !isOver(world, state, rest) && set.every((no) => isOver(world, state, [...rest, no]));
  });
}

/** Every way to make room, one for each choice of kinds; a single empty one where there is room. */
export function reliefs(world: World, state: State): UnitNo[][] {
  let ways: UnitNo[][] = [[]];
  for (const hex of crowdedHexes(world, state)) {
    const each = removals(world, state, hex);
    ways = ways.flatMap((some) => each.map((set) => [...some, ...set])).slice(0, 64);
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
    const sets = removals(world, state, hex, named);
    const wanted = named && sets.find((set) => set.every((no) => named.includes(no)));
    if (!wanted && sets.length > 1)
      return objection(
        'M5.6',
        msg`nobody can leave ${theHex(world.board.grid, hex)}: name those that are too many: ${these(
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
