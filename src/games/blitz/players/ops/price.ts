import type { Unit } from '#games/blitz/types.ts';
import { KINDS } from '#games/blitz/kinds.ts';

/** Price per point of size: artillery attacks with twice its defence, which is its size (B0.8). */
export const pricePerFactor = ({ type, af, df }: Unit): number =>
  KINDS[type].worth * ((af + df) / (2 * Math.max(df, 1)));
