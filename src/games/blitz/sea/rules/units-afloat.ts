import { type Objection, objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { mayRaid } from '#games/blitz/kinds.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { assaulterFault, assaultFault, enemyHexesBeside } from '#games/blitz/combat/rules/declaration.ts';
import { mayStay } from '#games/blitz/combat/rules/way-on.ts';
import { allTakenBack } from '#core/record/undo.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { idleAtSea, wayAshore } from './invasion.ts';

/** Has a unit on a sea hex somebody to fight there? (T6.2.14, T90.31) */
function fightsFromSea(world: World, state: State): (unit: Unit) => boolean {
  const field = fieldOf(world, state);
  return (unit) =>
    enemyHexesBeside(world, field, state, unit.at).length > 0 ||
    state.avs.some((av) => av.participants.some((no) => state.units[no] === unit)) ||
    (mayRaid(unit) && neighboursOf(world.board.grid, unit.at).some((hex) => isAssailable(world, state, hex)));
}

/** T6.2.14, T22.3: all who could take part in an assault on this minor city hex are enough for it. */
function isAssailable(world: World, state: State, hex: Hex): boolean {
  const field = fieldOf(world, state);
  const around = neighboursOf(world.board.grid, hex).flatMap((beside) => stackAt(field, state.mover, beside));
  const free = around.filter((no) => assaulterFault(world, state, no, hex) === undefined);
  return assaultFault(world, state, free, hex) === undefined;
}

/** M0.23: does a unit stand on its sea hex for good, with nowhere to land? */
function isShutOut(world: World, state: State, unit: Unit): boolean {
  const was = allTakenBack(state).units.find(({ id }) => id === unit.id);
  if (was?.place !== 'map' || was.at !== unit.at) return false;
  const no = state.units.indexOf(unit);
  return !wayAshore(world, state, unit).some((hex) => mayStay(world, state, no, hex));
}

/** T6.2.14: a unit that must come ashore before movement ends. */
export function waitingAtSea(world: World, state: State): Unit | undefined {
  const fights = fightsFromSea(world, state);
  return idleAtSea(world, state, (unit) => fights(unit) || isShutOut(world, state, unit));
}

export function waitingFault(world: World, state: State): Objection | undefined {
  const idle = waitingAtSea(world, state);
  return idle && objection('T6.2.14', msg`${idle} stands on a sea hex with nobody to fight: it must land first`);
}
