import { allTakenBack, takenBack, undoCount, undoCountOfPhase } from '#core/record/undo.ts';
import { objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';

/**
 * Number of commands taken back: the last one, all of this phase, or all; at the very start of a later phase the step
 * that led into it.
 */
function commandsBack(state: State, what: 'last' | 'phase' | 'all'): number {
  if (what === 'phase') return undoCountOfPhase(state);
  return what === 'last' ? 1 : undoCount(state);
}

/** B80.10: from his first command of a player turn up to endDeclaration a player may take back what he did. */
export const takeBack: Verb<'takeBack'> = {
  check: (_world, state) =>
    undoCount(state) > 0 ? undefined : objection('B80.10', msg`there is nothing to take back`),
  play: (_world, state, { what }, emit) => emit({ is: 'takenBack', commands: commandsBack(state, what) }),
  /** Not `all`: it is these two again and again. */
  *legal(_world, state) {
    if (undoCount(state) === 0) return;
    yield { do: 'takeBack', what: 'last' };
    yield { do: 'takeBack', what: 'phase' };
  },
};

/** Commands with dice in the middle of movement, where its steps are one (M80.44). */
const DICE_IN_MOVEMENT: readonly string[] = ['engage', 'declareStrike'];

export const rollsInMovement = ({ verbs }: World): boolean =>
  DICE_IN_MOVEMENT.some((name) => verbs.movement.includes(name));

/** M0.23, M80.47: has a unit moved to where it stands, and would it stand there all the same with everything taken back? */
export function hasMovedForGood(state: State, { id, at, moved }: Unit): boolean {
  const before = allTakenBack(state);
  if (!moved || before === state) return moved;
  const was = before.units.find((unit) => unit.id === id);
  return was?.moved === true && was.at === at;
}

/** State after taking this phase back, if more can be taken back than the phase. */
export function phaseTakenBack(state: State): State | undefined {
  const commands = undoCountOfPhase(state);
  return commands < undoCount(state) ? takenBack(state, commands) : undefined;
}
