/** How long a player may think. Nothing given: as long as its level does. */
export type Budget = {
  /** Plans looked at; the same number gives the same decision on every machine. */
  readonly evals?: number;
  /** "Play now": an AbortSignal is one. */
  readonly signal?: { readonly aborted: boolean };
} & (
  | { readonly ms?: undefined; readonly now?: undefined }
  /** Milliseconds by a clock that is an argument too. */
  | { readonly ms: number; readonly now: () => number }
);

export interface Watch {
  /** Another plan may be looked at. */
  more(): boolean;
  /** One was. */
  count(): void;
  evals(): number;
  /** Somebody said "play now". */
  hurried(): boolean;
}

export function watchOf(budget: Budget): Watch {
  const { evals = Number.POSITIVE_INFINITY, signal } = budget;
  const end = budget.ms === undefined ? 0 : budget.now() + budget.ms;
  const inTime = (): boolean => budget.ms === undefined || budget.now() < end;
  let done = 0;
  return {
    more: () => done < evals && signal?.aborted !== true && inTime(),
    count: () => {
      done++;
    },
    evals: () => done,
    hurried: () => signal?.aborted === true,
  };
}
