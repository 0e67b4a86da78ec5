import { processorMs } from '#cli/arena/processor.ts';

/**
 * Timing: warm up until it gets no faster, then rounds; the median is what is told, the spread beside it.
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

/** Does something once and says how many operations that was. */
export type Way = () => number;

const readings: Readonly<Record<Clock, () => number>> = {
  processor: processorMs,
  wall: () => performance.now(),
};

const WARM_UP_MS = 2000;
const MOST_WARM_UP_MS = 20_000;
const ROUND_MS = 200;

/** Warm is what has not become faster by this part in so many rounds of so many milliseconds. */
const GAIN = 0.02;
const STILL = 3;
const STILL_MS = 500;

type Round = (least: number) => number;

function warmUp(round: Round): void {
  let best = round(WARM_UP_MS);
  let still = 0;
  for (let spent = WARM_UP_MS; still < STILL && spent < MOST_WARM_UP_MS; spent += STILL_MS) {
    const took = round(STILL_MS);
    still = took < best * (1 - GAIN) ? 0 : still + 1;
    best = Math.min(best, took);
  }
}

/** Nanoseconds for one operation, round by round. */
export function timesOf(work: Way, rounds: number, clock: Clock): number[] {
  const now = readings[clock];
  const round: Round = (least) => {
    const since = now();
    let count = 0;
    let spent: number;
    do {
      count += work();
      spent = now() - since;
    } while (spent < least);
    return (spent * 1e6) / count;
  };
  warmUp(round);
  return Array.from({ length: rounds }, () => round(ROUND_MS));
}

export function timingOf(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  const ns = sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2;
  return { ns, spread: [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN], rounds: sorted.length };
}
