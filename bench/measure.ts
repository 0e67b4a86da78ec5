/**
 * Timing: warm up, then rounds; the median is what is told, the spread beside it.
 *
 * What counts is processor time, all threads of the process together (the collector's and the compiler's too): on a
 * machine that others use, time by the clock tells more about them than about us. On an idle machine it is a little
 * more than time by the clock.
 */

export interface Timing {
  /** Nanoseconds for one operation: the median of the rounds. */
  readonly ns: number;
  /** Fastest and slowest round. */
  readonly spread: readonly [number, number];
  readonly rounds: number;
}

export type Clock = 'processor' | 'wall';

export interface Effort {
  readonly clock: Clock;
  readonly rounds: number;
  readonly milliseconds: number;
}

const middle = (sorted: readonly number[]): number => {
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[half] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
};

const readings: Readonly<Record<Clock, () => number>> = {
  processor() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  wall: () => performance.now(),
};

/** `work` does something once and says how many operations that was. */
export function measure(work: () => number, { rounds, milliseconds, clock }: Effort): Timing {
  const now = readings[clock];
  const round = (least: number): number => {
    // What somebody else left lying about is not ours to clear away.
    (globalThis as { gc?: () => void }).gc?.();
    const since = now();
    let count = 0;
    let spent: number;
    do {
      count += work();
      spent = now() - since;
    } while (spent < least);
    return (spent * 1e6) / count;
  };
  round(milliseconds);
  const times = Array.from({ length: rounds }, () => round(milliseconds)).sort((a, b) => a - b);
  return { ns: middle(times), spread: [times[0] as number, times.at(-1) as number], rounds };
}

/**
 * Several ways of doing the same, round by round in turn: on a shared machine a slow second then slows all of them, and
 * their ratio stays honest.
 */
export function measureTogether<K extends string>(
  ways: Readonly<Record<K, () => number>>,
  effort: Effort,
): Record<K, Timing> {
  const names = Object.keys(ways) as K[];
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = -1; round < effort.rounds; round++) {
    for (const name of names) {
      const { ns } = measure(ways[name], { ...effort, rounds: 1, milliseconds: effort.milliseconds / 2 });
      if (round >= 0) times.get(name)?.push(ns);
    }
  }
  const timing = (list: number[]): Timing => {
    list.sort((a, b) => a - b);
    return { ns: middle(list), spread: [list[0] as number, list.at(-1) as number], rounds: list.length };
  };
  return Object.fromEntries(names.map((name) => [name, timing(times.get(name) ?? [])])) as Record<K, Timing>;
}
