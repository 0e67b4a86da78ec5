import { restore } from '#core/patch.ts';
import { objection } from '#core/objection.ts';
import { say } from '#core/say.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';

/**
 * Number of commands taken back: the last one, all of this phase, or all; at the very start of a later phase the step
 * that led into it.
 */
function commandsBack({ trail }: State, what: 'last' | 'phase' | 'all'): number {
  if (what !== 'phase') return what === 'last' ? 1 : trail.length;
  const turning = trail.findLastIndex((patch) => 'frames' in patch.lists);
  return Math.max(trail.length - 1 - turning, 1);
}

/** B80.10: from his first command of a player turn up to endDeclaration a player may take back what he did. */
export const takeBack: Verb<'takeBack'> = {
  check: (_world, state) =>
    state.trail.length > 0 ? undefined : objection('B80.10', say`there is nothing to take back`),
  play: (_world, state, { what }, emit) => emit({ is: 'takenBack', commands: commandsBack(state, what) }),
  /** Not `all`: it is these two again and again. */
  *legal(_world, state) {
    if (state.trail.length === 0) return;
    yield { do: 'takeBack', what: 'last' };
    yield { do: 'takeBack', what: 'phase' };
  },
};

/** Commands with dice in the middle of movement, where its steps are one (M80.44). */
const DICE_IN_MOVEMENT: readonly string[] = ['engage', 'declareStrike'];

export const rollsInMovement = ({ verbs }: World): boolean =>
  DICE_IN_MOVEMENT.some((name) => verbs.movement.includes(name));

const NO_TRAIL: State['trail'] = [];

/** M0.23: what is left when everything that can be taken back is, the command that is being carried out included; where nothing can be, the state itself. */
export function allTakenBack(state: State): State {
  const from = state.mark ? { ...state.mark, trail: state.trail } : state;
  return from.trail.length > 0 ? takenBack(from, from.trail.length) : from;
}

/** M0.23, M80.47: has a unit moved to where it stands, and would it stand there all the same with everything taken back? */
export function hasMovedForGood(state: State, { id, at, moved }: Unit): boolean {
  const before = allTakenBack(state);
  if (!moved || before === state) return moved;
  const was = before.units.find((unit) => unit.id === id);
  return was?.moved === true && was.at === at;
}

/** State after taking this phase back, if more can be taken back than the phase. */
export function phaseTakenBack(state: State): State | undefined {
  const commands = commandsBack(state, 'phase');
  return commands < state.trail.length ? takenBack(state, commands) : undefined;
}

function takenBack(state: State, commands: number): State {
  const keep = state.trail.length - commands;
  const draft = { ...state, trail: keep === 0 ? NO_TRAIL : state.trail.slice(0, keep) };
  for (const patch of state.trail.slice(keep).toReversed()) restore(draft, patch);
  return draft;
}
