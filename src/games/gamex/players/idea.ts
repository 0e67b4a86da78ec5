import type { Message } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import type { Command } from '../types.ts';

/** Reason for a computer player's decision: in words, and on the map. */
export interface Why {
  readonly said: Message;
  readonly from?: Hex;
  readonly to?: Hex;
  readonly path?: readonly Hex[];
  /** Expected gain in units of worth. */
  readonly value: number;
}

/** Use of activation points, with its expected value. */
export interface Idea {
  readonly command: Command;
  readonly ap: number;
  /** Points of these that only want of command costs (X22.2b). */
  readonly dear?: number;
  /** Commands for other units of the hex, paid by the same point. */
  readonly then?: readonly Command[];
  readonly value: number;
  /** True if playing the idea out does not show its benefit at once: only the estimate counts. */
  readonly unseen?: true;
  readonly why: () => Why;
}

export const percent = (part: number): number => Math.round(100 * part);
