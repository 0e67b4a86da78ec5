import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { closeSync, fsync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

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
const ticksASecond = (): number => (ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })));
/** Fields of /proc/PID/stat after the name: parent, ticks used, ticks of children that have ended. */
const [PARENT, USED, ENDED] = [1, 11, 13] as const;
function statOf(pid: number): readonly string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
  } catch {
    return undefined;
  }
}
/** Seconds of processor time a process has used. */
export const processorSeconds = ({ pid = 0 }: ChildProcess): number =>
  (
    statOf(pid)
      ?.slice(USED, USED + 2)
      .map(Number) ?? []
  ).reduce((sum, one) => sum + one, 0) / ticksASecond();

/** Times of what the load is measured beside, taken in the same seconds. */
export interface Watch {
  readonly what: string;
  readonly times: readonly number[];
  stop(): Promise<void>;
}

/** Commits one row at a time on a connection of its own, for as long as something else is measured. */
export async function watchCommits(database: string): Promise<Watch> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('create table if not exists bench_commit (n int primary key, at float)');
  await client.query('insert into bench_commit values (1, 0) on conflict do nothing');
  const times: number[] = [];
  let on = true;
  const done = (async () => {
    while (on) {
      const since = performance.now();
      await client.query('update bench_commit set at = $1 where n = 1', [since]);
      times.push(performance.now() - since);
      await wait(20);
    }
    await client.end();
  })();
  return {
    what: 'the database’s own commit in the same seconds',
    times,
    async stop() {
      on = false;
      await done;
    },
  };
}

/** Seconds of processor time a database server has used, those of connections that have ended among them. */
export async function databaseClock(database: string): Promise<() => number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = Number(statOf(rows[0]?.pid ?? 0)?.[PARENT]);
  await client.end();
  return () => {
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
    const own =
      statOf(parent)
        ?.slice(ENDED, ENDED + 2)
        .map(Number) ?? [];
    const theirs = children.flatMap(
      (pid) =>
        statOf(Number(pid))
          ?.slice(USED, USED + 2)
          .map(Number) ?? [],
    );
    return [...own, ...theirs].reduce((sum, one) => sum + one, 0) / ticksASecond();
  };
}

/** Flushes small writes as the database does, for as long as something else is measured. */
export function watchDisk(folder: string): Watch {
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
    what: 'the disk’s own fsync in the same seconds',
    times,
    async stop() {
      on = false;
      await done;
    },
  };
}
