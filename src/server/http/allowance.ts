/** Allowance that refills with time: so many at once, and so many a second. */
export function createAllowance(most: number, perSecond: number, now: () => number = () => performance.now()) {
  let left = most;
  let at = now();
  return {
    /** False when the allowance is used up. What costs more than there can be needs a full one, and leaves a debt. */
    take(cost = 1): boolean {
      const then = now();
      left = Math.min(most, left + (Math.max(0, then - at) / 1000) * perSecond);
      at = then;
      if (left < Math.min(cost, most)) return false;
      left -= cost;
      return true;
    },
    /** Seconds until so much can be taken. */
    wait: (cost = 1): number => Math.max(0, (Math.min(cost, most) - left) / perSecond - (now() - at) / 1000),
    isFull: (): boolean => left + ((now() - at) / 1000) * perSecond >= most,
  };
}

export type Allowance = ReturnType<typeof createAllowance>;

const MOST_KEPT = 20_000;

/** One allowance for each address or account. */
export function createAllowances(most: number, perSecond: number, now?: () => number) {
  const known = new Map<string, Allowance>();
  return {
    take(of: string, cost = 1): boolean {
      if (known.size > MOST_KEPT) for (const [key, one] of known) if (one.isFull()) known.delete(key);
      const one = known.get(of) ?? createAllowance(most, perSecond, now);
      known.set(of, one);
      return one.take(cost);
    },
    wait: (of: string, cost = 1): number => known.get(of)?.wait(cost) ?? 0,
  };
}
