import type { Unit, UnitType } from '../../types.ts';

/** What a factor of each type is worth to its owner: a little more where it goes far, or does what others cannot. */
const FACTOR: Readonly<Record<UnitType, number>> = {
  infantry: 1,
  armor: 1.2,
  artillery: 1.3,
  ranger: 1.4,
  airborne: 1.3,
  airAssault: 1.3,
  TAC: 1.1,
  MDM: 1.2,
  SAC: 1.4,
  FTR: 0.8,
};

/** Of one point of size: artillery attacks with twice its defence, which is its size (B0.8). */
export const pricePerFactor = ({ type, af, df }: Unit): number => FACTOR[type] * ((af + df) / (2 * Math.max(df, 1)));
