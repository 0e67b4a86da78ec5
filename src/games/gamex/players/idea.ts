import type { Said } from '#core/say.ts';
import type { Hex } from '#hex/hex.ts';
import type { Command } from '../types.ts';

/** Why a computer player does what it does: in words, and where on the map. */
export interface Why {
  readonly said: Said;
  readonly from?: Hex;
  readonly to?: Hex;
  readonly path?: readonly Hex[];
  /** Expected gain in units of worth. */
  readonly value: number;
}

/** Something to do with activation points, and what it promises. */
export interface Idea {
  readonly command: Command;
  readonly ap: number;
  /** Points of these that only want of command costs (X22.2b). */
  readonly dear?: number;
  /** What the others of the hex do after it for the same point. */
  readonly then?: readonly Command[];
  readonly value: number;
  /** What it is good for does not show at once when it is carried out: its promise is all there is to go by. */
  readonly unseen?: true;
  readonly why: () => Why;
}

export const percent = (part: number): number => Math.round(100 * part);
