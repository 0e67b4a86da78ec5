import { lasts } from '../combat/artillery/bombardment-effects.ts';
import type { State, Unit } from '../types.ts';
import type { Terms } from '../world.ts';

/** M4.11, O23.5.8: it may not move before its owner's player turn is over. */
export const isStuck = (terms: Terms, state: State, { immobileTill, stunnedTill, side }: Unit): boolean =>
  lasts(terms, state, side, immobileTill) || lasts(terms, state, side, stunnedTill);
