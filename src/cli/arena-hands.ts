import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Job, PairResult } from '../ai/arena/pairs.ts';
import type { ArenaOptions } from './arena.ts';
import { Complaint } from './complaint.ts';

/** One process a core; each is handed a pair, gives back its result and is handed the next. */

/** A process that dies takes its pair with it; the pair is tried once more by another. */
const MOST_DEATHS = 3;

export async function arenaHands(
  jobs: readonly Job[],
  options: ArenaOptions,
  take: (result: PairResult) => Promise<void>,
  enough: () => boolean,
  say: (text: string) => void,
): Promise<void> {
  const waiting = [...jobs];
  let deaths = 0;
  const hand = async (): Promise<void> => {
    while (waiting.length > 0 && !enough()) {
      const process = hire(options);
      const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
      let job = waiting.shift();
      while (job && !enough()) {
        process.stdin.write(`${JSON.stringify(job)}\n`);
        const answer = await lines.next();
        if (answer.done === true) break;
        await take(JSON.parse(answer.value) as PairResult);
        job = waiting.shift();
      }
      process.stdin.end();
      if (!job || enough()) return;
      waiting.push(job);
      deaths++;
      say(`a process of the arena ended in the middle of ${job.a} : ${job.b} on ${job.setup}, seed ${job.seed}`);
      if (deaths >= MOST_DEATHS) throw new Complaint(`the arena gives up: ${deaths} of its processes have died`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.cores, jobs.length) }, hand));
}

function hire(options: ArenaOptions): ChildProcessWithoutNullStreams {
  const { execPath, execArgv, argv } = process;
  const turns = options.turns === undefined ? [] : ['--turns', String(options.turns)];
  const data = options.data.flatMap((directory) => ['--data', directory]);
  const child = spawn(execPath, [...execArgv, argv[1] ?? '', 'arena', '--worker', ...turns, ...data], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // Writing to a process that has just died is not what ends us: its missing answer is noticed.
  child.stdin.on('error', () => undefined);
  child.stderr.pipe(process.stderr);
  return child;
}
