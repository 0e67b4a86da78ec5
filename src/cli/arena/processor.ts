/** Processor time this process has used, in milliseconds: other work on the machine does not count. */
export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Shorter than any plan takes, much longer than the system takes to answer. */
const STILL_MS = 0.25;

/** Processor clock for players, who read it thousands of times a turn: cached between two real readings. */
export function processorClock(): () => number {
  let read = Number.NEGATIVE_INFINITY;
  let time = 0;
  return () => {
    const now = performance.now();
    if (now - read >= STILL_MS) {
      time = processorMs();
      read = now;
    }
    return time;
  };
}
