import type { Progress } from '../journal/journal.ts';

/** True once every side has committed to its share of the dice. */
export const isSealed = (sides: readonly string[], { seal }: Pick<Progress, 'seal'>): boolean =>
  sides.every((side) => seal.commitments[side] !== undefined);

/** True once every side has shown its share: dice can be rolled. */
export const hasShares = (sides: readonly string[], { seal }: Pick<Progress, 'seal'>): boolean =>
  sides.every((side) => seal.shares[side] !== undefined);
