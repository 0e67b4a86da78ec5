import { type Said, say } from '#core/say.ts';
import type { RuleId } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import type { State } from '#games/blitz/types.ts';

/** Causes of losses without a battle, by rule. */
const CAUSES: Readonly<Record<RuleId, Said>> = {
  'T21.3b': say`out of supply`,
  'O21.1.5': say`cut off from supply`,
  'O21.1.2a': say`not served by the beach`,
  'T22.5a': say`resistance in a minor country`,
  'T23.0.6': say`no base to land on`,
  'T23.0.6a': say`no base to land on`,
  'T6.2.11b': say`no way ashore`,
  'B7.a11': say`given up`,
  'M12.4': say`given up`,
  'M12.10': say`no base to land on`,
  'M5.6': say`too many in one hex`,
};

export function causeOf(before: State, rule: RuleId): Said | undefined {
  if (rule !== 'T2.3.7') return CAUSES[rule];
  // A unit that no counter can represent is lost for the reason of its bill.
  const frame = before.frames.at(-1);
  if (frame?.at === 'supplyLosses') return CAUSES['T21.3b'];
  return frame?.at === 'losses' ? CAUSES[frame.bill.rule] : undefined;
}

/** B19.5.7, M4.6: a unit that has to retreat and cannot. */
const CORNERED: ReadonlySet<RuleId> = new Set(['B19.5.7', 'M4.6']);

/** Reason why a battle costs a unit that its result does not name. */
export function reasonOf({ land }: Board, rule: RuleId | undefined, at: Hex): Said | undefined {
  if (rule === undefined || !CORNERED.has(rule)) return undefined;
  // T6.2.11
  return land[at] === 0 ? say`no retreat from the sea` : say`no retreat: surrounded`;
}
