import { decide, modify, type Rulebook } from '../core/rulebook.ts';
import type { Hex } from '../hex/hex.ts';
import type { Field } from './field.ts';
import type { Side, State } from './types.ts';

/** The questions on which the rules of Blitzkrieg differ from level to level or by a switch. */
export const QUESTIONS = {
  /** B11.8: does a road step into forest or mountain neither stop nor bar a unit? */
  roadsNegateTerrain: decide<void, boolean>(),
  /** B10.5: does a city pass to the mover as soon as one of his units covers it on its way? */
  controlInPassing: decide<void, boolean>(),
  /** B5.2: does the side hold this enemy home city hex for victory? */
  holdsForVictory: decide<{ state: State; field: Field; side: Side; hex: Hex }, boolean>(),
  /** B19.8: terms of a defending hex besides the sum of its factors. */
  defence: modify<{ hex: Hex; from: readonly Hex[] }>(),
};

export type Rules = Rulebook<typeof QUESTIONS>;
