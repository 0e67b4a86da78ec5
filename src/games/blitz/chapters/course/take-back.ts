import { restore } from '../../../../core/patch.ts';
import { objection } from '../../../../core/objection.ts';
import { say } from '../../../../core/say.ts';
import type { State } from '../../types.ts';
import type { Verb } from '../../verb.ts';

/** B80.10: from his first command of a player turn up to endDeclaration a player may take back what he did. */
export const takeBack: Verb<'takeBack'> = {
  check: (_world, state) =>
    state.trail.length > 0 ? undefined : objection('B80.10', say`there is nothing to take back`),
  /** The last command, or all of this phase; at the very start of a later phase the step that led into it. */
  play(_world, state, command, emit) {
    let commands = 1;
    if (command.what === 'phase') {
      const back = [...state.trail].reverse();
      const turning = back.findIndex((patch) => 'frames' in patch.lists);
      commands = Math.max(turning < 0 ? back.length : turning, 1);
    }
    emit({ is: 'takenBack', commands });
  },
  *legal(_world, state) {
    if (state.trail.length === 0) return;
    yield { do: 'takeBack', what: 'last' };
    yield { do: 'takeBack', what: 'phase' };
  },
};

const NO_TRAIL: State['trail'] = [];

/** M0.23: what is left when everything that can be taken back is. */
export function allTakenBack(state: State): State {
  const draft = { ...state, trail: NO_TRAIL };
  for (const patch of state.trail.toReversed()) restore(draft, patch);
  return draft;
}
