import { seededChoice } from '#core/dice/dice.ts';

/** Chance of one's own, so that a game by clicks can be clicked again. */
export interface Luck {
  readonly below: (n: number) => number;
  readonly of: <T>(list: readonly T[]) => T | undefined;
  /** True in so many cases of a hundred. */
  readonly often: (percent: number) => boolean;
}

export function createLuck(seed: number): Luck {
  const below = seededChoice(seed);
  return {
    below,
    of: (list) => (list.length > 0 ? list[below(list.length)] : undefined),
    often: (percent) => below(100) < percent,
  };
}
