import type { Probe } from './writer.ts';

/**
 * For the kill harness: ends this process, as a power cut would, when a point is passed for the n-th time. Written
 * `point:n`; nothing happens where none is named.
 */
export function killingProbe(named: string | undefined): Probe | undefined {
  if (named === undefined) return undefined;
  const [wanted, times = '1'] = named.split(':');
  let left = Number(times);
  return (point) => {
    if (point === wanted && --left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
