import { type Objection, objection, type RuleId } from '#core/objection.ts';
import { type Said, say } from '#core/say.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from './board/board.ts';
import type { FrameOf, UnitId } from './types.ts';
import type { Level } from './world.ts';

export { code, say, these, theSide } from '#core/say.ts';

/** Words of this game that stand in its sentences. */

export const no = (rule: RuleId, because: Said): Objection => objection(rule, because);

/** A hex as it is called, in a sentence. */
export const theHex = (board: Board, hex: Hex): { readonly hex: string } => ({
  hex: board.grid.names[hex] ?? 'nowhere',
});

export const theUnit = (unit: UnitId): { readonly unit: string } => ({ unit });

export const VICTORY_WORDS: Readonly<Record<Level, Said>> = {
  marginal: say`marginal`,
  tactical: say`tactical`,
  decisive: say`decisive`,
};

export const ASSAULT_WORDS: Readonly<Record<'overrun' | 'closeAssault', Said>> = {
  overrun: say`overrun`,
  closeAssault: say`close assault`,
};

export const ACTIVITY_WORDS: Readonly<Record<FrameOf<'activity'>['activity'], Said>> = {
  move: say`move`,
  enter: say`enter`,
  rally: say`rally`,
  setOF: say`be marked for Opportunity Fire`,
  face: say`be turned`,
  engineer: say`work as engineers`,
};
