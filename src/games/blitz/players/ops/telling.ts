import type { State, UnitNo } from '../../types.ts';
import type { World } from '../../world.ts';
import { nameOf } from '../../../../hex/grid.ts';
import type { Hex } from '../../../../hex/hex.ts';
import type { Arrow, Explanation } from '../told/explanation.ts';
import type { Command } from '../../types.ts';
import { inWordsOf, OPERATION_WORDS, type Spoken } from './words.ts';

/** One sentence with its numbers, which a test asks the engine for. */
export function plainly(
  goal: string,
  target: Hex,
  said: Spoken,
  numbers: Readonly<Record<string, number>>,
  arrows: readonly Arrow[],
  worth: { readonly gain: number; readonly risk: number },
): Explanation {
  return {
    goal,
    target,
    sentences: [{ say: 'plain', text: inWordsOf(OPERATION_WORDS, said), spoken: said, numbers }],
    arrows,
    chances: [],
    ...worth,
  };
}

export const idsOf = (state: State, units: readonly UnitNo[]): string =>
  units.map((no) => state.units[no]?.id ?? '?').join('+');

export const place = ({ board }: World, hex: Hex): string => nameOf(board.grid, hex);

/** Commands that belong together, and why they are given. */
export interface Told {
  readonly commands: readonly Command[];
  readonly why: readonly Explanation[];
}

export const NOTHING: Told = { commands: [], why: [] };
