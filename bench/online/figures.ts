import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { closeSync, fsync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Measuring tools of the benchmarks of online tables. */

export const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));
export const quantile = (all: readonly number[], part: number): number =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))] ?? Number.NaN;
const PARTS = [0.5, 0.9, 0.99] as const;
export const spread = (all: readonly number[]): string => PARTS.map((part) => ms(quantile(all, part))).join(' / ');
export const print = (what: string, figure: string): void => console.log(`${what.padEnd(66)} ${figure}`);

export const megabytes = ({ pid = 0 }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

let ticks: number | undefined;
/** Seconds of processor time a process has used. */
export const processorSeconds = ({ pid = 0 }: ChildProcess): number => {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(11, 13).map(Number) as [number, number];
  return (user + system) / ticks;
};

/** Flushes small writes as the database does, for as long as something else is measured. */
export function watchDisk(folder: string): { readonly times: number[]; stop(): Promise<void> } {
  const file = openSync(join(folder, 'fsync'), 'w');
  const flush = promisify(fsync);
  const times: number[] = [];
  let on = true;
  const done = (async () => {
    while (on) {
      writeSync(file, Buffer.alloc(4096), 0, 4096, 0);
      const since = performance.now();
      await flush(file);
      times.push(performance.now() - since);
      await wait(20);
    }
    closeSync(file);
  })();
  return {
    times,
    async stop() {
      on = false;
      await done;
    },
  };
}
