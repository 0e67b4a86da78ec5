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
}

export function watchOf({ ms, now, evals, signal }: Budget): Watch {
  const end = ms === undefined ? undefined : now() + ms;
  const most = evals ?? Number.POSITIVE_INFINITY;
  let done = 0;
  return {
    more: () => done < most && signal?.aborted !== true && (end === undefined || now() < end),
    count: () => {
      done++;
    },
    evals: () => done,
  };
}
