import { type Objection, objection, type RuleId } from '#core/objection.ts';
import { type Message, msg } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from './board/board.ts';
import type { FrameOf, UnitId } from './types.ts';
import type { Level } from './world.ts';

export { code, msg, these, theSide } from '#core/message.ts';

/** Words of this game that stand in its sentences. */

export const refuse = (rule: RuleId, because: Message): Objection => objection(rule, because);

/** A hex as it is called, in a sentence. */
export const theHex = (board: Board, hex: Hex): { readonly hex: string } => ({
  hex: board.grid.names[hex] ?? 'nowhere',
});

export const theUnit = (unit: UnitId): { readonly unit: string } => ({ unit });

export const VICTORY_WORDS: Readonly<Record<Level, Message>> = {
  marginal: msg`marginal`,
  tactical: msg`tactical`,
  decisive: msg`decisive`,
};

export const ASSAULT_WORDS: Readonly<Record<'overrun' | 'closeAssault', Message>> = {
  overrun: msg`overrun`,
  closeAssault: msg`close assault`,
};

export const ACTIVITY_WORDS: Readonly<Record<FrameOf<'activity'>['activity'], Message>> = {
  move: msg`move`,
  enter: msg`enter`,
  rally: msg`rally`,
  setOF: msg`be marked for Opportunity Fire`,
  face: msg`be turned`,
  engineer: msg`work as engineers`,
};
