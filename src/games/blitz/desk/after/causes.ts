import { type Message, msg } from '#core/message.ts';
import type { RuleId } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import type { State } from '#games/blitz/types.ts';

/** Causes of losses without a battle, by rule. */
const CAUSES: Readonly<Record<RuleId, Message>> = {
  'T21.3b': msg`out of supply`,
  'O21.1.5': msg`cut off from supply`,
  'O21.1.2a': msg`not served by the beach`,
  'T22.5a': msg`resistance in a minor country`,
  'T23.0.6': msg`no base to land on`,
  'T23.0.6a': msg`no base to land on`,
  'T6.2.11b': msg`no way ashore`,
  'B7.a11': msg`given up`,
  'M12.4': msg`given up`,
  'M12.10': msg`no base to land on`,
  'M4.26': msg`run over`,
  'M5.6': msg`too many in one hex`,
};

export function causeOf(before: State, rule: RuleId): Message | undefined {
  if (rule !== 'T2.3.7') return CAUSES[rule];
  // A unit that no counter can represent is lost for the reason of its bill.
  const frame = before.frames.at(-1);
  if (frame?.at === 'supplyLosses') return CAUSES['T21.3b'];
  return frame?.at === 'losses' ? CAUSES[frame.bill.rule] : undefined;
}

/** B19.5.7, M4.6: a unit that has to retreat and cannot. */
const CORNERED: ReadonlySet<RuleId> = new Set(['B19.5.7', 'M4.6']);

/** Reason why a battle costs a unit that its result does not name. */
export function reasonOf({ land }: Board, rule: RuleId | undefined, at: Hex): Message | undefined {
  if (rule === undefined || !CORNERED.has(rule)) return undefined;
  // T6.2.11
  return land[at] === 0 ? msg`no retreat from the sea` : msg`no retreat: surrounded`;
}
