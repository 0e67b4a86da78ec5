import type { Unit } from '../../types.ts';
import { KINDS } from '../../kinds.ts';

/** Of one point of size: artillery attacks with twice its defence, which is its size (B0.8). */
export const pricePerFactor = ({ type, af, df }: Unit): number =>
  KINDS[type].worth * ((af + df) / (2 * Math.max(df, 1)));
