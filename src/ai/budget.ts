/**
 * Thinking time of a player for one player turn, all its decisions together. The budget is handed in with every
 * decision, and the player keeps count of what it has used in the current player turn. While the enemy moves, a small
 * purse pays for decisions as the defender. With an empty purse it plays on at once without looking ahead. Without a
 * budget the level's own number of plans applies. A budget for hints is for that one question alone.
 */
export type Budget = {
  /**
   * Plans looked at; the same number gives the same decisions on every machine. It limits the games in the head inside
   * battles too, decision by decision.
   */
  readonly evals?: number;
  /** "Play now", for the decision it is handed in with: an AbortSignal is one. */
  readonly signal?: { readonly aborted: boolean };
} & (
  | { readonly ms?: undefined; readonly now?: undefined }
  /** Milliseconds by a clock that is an argument too. It runs only while the player thinks. */
  | { readonly ms: number; readonly now: () => number }
);

export interface Watch {
  /** True while another plan may be evaluated. */
  more(): boolean;
  /** Counts one evaluated plan, or as many as a longer game in the head is worth. */
  count(plans?: number): void;
  evals(): number;
  /** The part of it that is left, in time or in plans, whichever is less. */
  left(): number;
  /** The player pressed "play now". */
  hurried(): boolean;
}

/** Remaining budget of one player turn. */
export interface Purse {
  /** A decision begins: time counts again. */
  open(budget: Budget): void;
  /** The decision is made. */
  close(): void;
  /**
   * True while a task that uses this part of the remaining budget may continue, plans aside; once false, it stays
   * false. With fewer than `least` milliseconds left it is false from the start.
   */
  time(part: number, least?: number): () => boolean;
  /** Over a piece of thinking that may use this part of what is left; `evals` where the budget says nothing of plans. */
  watch(part: number, evals?: number): Watch;
}

/** `share`: the part of a budget's milliseconds this purse holds. */
export function newPurse(share = 1): Purse {
  let budget: Budget = {};
  let spent = 0;
  let last = 0;
  /** Thinking that stops without a call has used the time up to its last look at the clock. */
  const look = (): number => {
    if (budget.ms === undefined) return 0;
    const now = budget.now();
    spent += Math.max(now - last, 0);
    last = now;
    return spent;
  };
  const inTime = (part: number, least = 0): { isTime(): boolean; left(): number } => {
    const { ms, signal } = budget;
    const used = look();
    const given = ms === undefined ? 0 : part * (share * ms - used);
    const end = used + given;
    let over = ms !== undefined && given < least;
    return {
      isTime: () => {
        over ||= signal?.aborted === true || (ms !== undefined && look() >= end);
        return !over;
      },
      left: () => (ms === undefined ? 1 : Math.max((end - look()) / Math.max(end - used, 1), 0)),
    };
  };
  return {
    open(given) {
      budget = given;
      last = given.ms === undefined ? 0 : given.now();
    },
    close: () => void look(),
    time: (part, least) => inTime(part, least).isTime,
    watch(part, evals = Number.POSITIVE_INFINITY) {
      const { signal } = budget;
      const most = budget.evals ?? evals;
      const { isTime, left } = inTime(part);
      let done = 0;
      return {
        more: () => done < most && isTime(),
        count: (plans = 1) => {
          done += plans;
        },
        evals: () => done,
        left: () => Math.min(left(), most > done ? 1 - done / most : 0),
        hurried: () => signal?.aborted === true,
      };
    },
  };
}

/** Over a question that has the whole budget for itself. */
export function watchOf(budget: Budget, evals?: number): Watch {
  const purse = newPurse();
  purse.open(budget);
  return purse.watch(1, evals);
}
