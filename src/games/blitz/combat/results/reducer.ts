import type { Hex } from '#hex/hex.ts';
import type { Side } from '#games/blitz/types.ts';
import type { Writes } from '#games/blitz/reducer.ts';
import { accountOf } from './account.ts';

export type CombatResultsEvent =
  /** M4.13: hexes whose defenders are gone at 10:1. */
  | { readonly is: 'broken'; readonly hexes: readonly Hex[] }
  /** M6.5 */
  | { readonly is: 'hexCleared'; readonly hex: Hex }
  /** M4.40: halves of a cent. */
  | { readonly is: 'charged'; readonly side: Side; readonly halves: number }
  /** M4.43: at the end; with `lossPriceBurn` nobody gets it. */
  | { readonly is: 'settled'; readonly blue: number; readonly red: number; readonly burn: boolean };

export const combatResultsWrites: Writes<CombatResultsEvent['is']> = {
  broken() {},
  hexCleared(draft, { hex }) {
    draft.cleared = [...(draft.cleared ?? []), hex];
  },
  charged(draft, { side, halves }) {
    const account = accountOf(draft);
    draft.account = { ...account, [side]: account[side] + halves };
  },
  settled() {},
};
