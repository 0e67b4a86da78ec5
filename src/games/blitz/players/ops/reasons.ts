import type { Command } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import type { Arrow, Explanation, Plain } from '../reasons/explanation.ts';

/** One sentence with its numbers, which a test asks the engine for. */
export const plainly = (
  goal: string,
  target: Hex,
  plain: Plain,
  arrows: readonly Arrow[],
  worth: { readonly gain: number; readonly risk: number },
): Explanation => ({ goal, target, sentences: [{ say: 'plain', ...plain }], arrows, chances: [], ...worth });

export const place = ({ board }: World, hex: Hex): { readonly hex: string } => theHex(board.grid, hex);

/** Commands that belong together, and why they are given. */
export interface ReasonedCommands {
  readonly commands: readonly Command[];
  readonly why: readonly Explanation[];
}

export const NOTHING: ReasonedCommands = { commands: [], why: [] };
