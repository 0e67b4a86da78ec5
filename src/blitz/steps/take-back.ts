import { type Objection, objection } from '../../core/objection.ts';
import type { BlitzEvent, State } from '../types.ts';

/** B80.10: from his first command of a player turn up to endDeclaration a player may take back what he did. */

export function takeBackFault(state: State): Objection | undefined {
  return state.trail.length > 0 ? undefined : objection('B80.10', 'there is nothing to take back');
}

/** The last command, or all of this phase; at the very start of a later phase the step that led into it. */
export function takenBack(state: State, what: 'last' | 'phase'): BlitzEvent {
  if (what === 'last') return { is: 'takenBack', commands: 1 };
  let commands = 0;
  for (const patch of [...state.trail].reverse()) {
    if ('frames' in patch.lists) break;
    commands++;
  }
  return { is: 'takenBack', commands: Math.max(commands, 1) };
}
