import type { LogLook } from '#web/face.ts';
import { w } from '#web/text/words.ts';
import { LOG_KINDS, type LogKind } from './kinds.ts';
import { g } from './words/words.ts';

/** Subject of a log entry: the chapter of the first rule it cites. */
function kindOf(rules: readonly string[]): LogKind {
  const [rule = ''] = rules;
  if (rule.startsWith('X4') || rule.startsWith('X31')) return 'turn';
  if (rule.startsWith('X5')) return 'move';
  return rule.startsWith('X6') || rule.startsWith('X7') ? 'fire' : 'rest';
}

/** Log of Tactical GameX: by turns, with one entry for the set-up of each side. */
export const log: LogLook = {
  kinds: LOG_KINDS.map((id) => ({ id, title: () => g.logKind[id] })),
  kindOf,
  heading: ({ says, with: [turn] }) =>
    says === 'turn {} begins' ? { of: 'turn', title: w.turn(Number(turn)) } : undefined,
  tellsSides: true,
  gathers: ({ rules: [rule] }) => (rule === 'X31.2' ? 'setup' : undefined),
};
