import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Job, PairResult } from '#ai/arena/pairs.ts';
import type { AnyGamePackage } from '#table/game-package.ts';
import type { ArenaOptions } from './arena.ts';
import { resultIn } from './results.ts';
import { Complaint } from '../complaint.ts';
import type { Interrupt } from '../worker/interrupt.ts';

/** One process a core; each is handed a pair, gives back its result and is handed the next. */

type WorkerProcess = ChildProcessByStdio<Writable, Readable, null>;

/** A process that dies takes its pair with it; the pair is tried once more by another. */
const MOST_DEATHS = 3;

export async function arenaWorkers(
  jobs: readonly Job[],
  options: ArenaOptions,
  gamePackage: AnyGamePackage,
  take: (result: PairResult) => Promise<void>,
  { enough, onHeard }: { readonly enough: () => boolean } & Pick<Interrupt, 'onHeard'>,
  say: (text: string) => void,
): Promise<void> {
  const waiting = [...jobs];
  const hired = new Set<WorkerProcess>();
  let deaths = 0;
  let failed = false;
  const over = () => failed || enough();
  const dismiss = (): void => {
    for (const child of hired) child.kill('SIGKILL');
  };
  // On Ctrl-C the pair being played is dropped: its result is not kept.
  onHeard(dismiss);

  /** Hands out pairs until there are none, and gives back the one that was not answered. */
  const employ = async (child: WorkerProcess): Promise<Job | undefined> => {
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (let job = waiting.shift(); job && !over(); job = waiting.shift()) {
      child.stdin.write(`${JSON.stringify(job)}\n`);
      const answer = await lines.next();
      // A process that dies while it answers may leave half a line.
      const result = answer.done === true ? undefined : resultIn(answer.value, gamePackage);
      if (!result) return job;
      await take(result);
    }
    return undefined;
  };
  const worker = async (): Promise<void> => {
    while (waiting.length > 0 && !over()) {
      const child = startProcess(options);
      hired.add(child);
      const lost = await employ(child);
      child.stdin.end();
      hired.delete(child);
      if (!lost || over()) return;
      waiting.push(lost);
      deaths++;
      say(`a process of the arena ended in the middle of ${lost.a} : ${lost.b} on ${lost.setup}, seed ${lost.seed}`);
      if (deaths >= MOST_DEATHS) throw new Complaint(`the arena gives up: ${deaths} of its processes have died`);
    }
  };
  // A failing worker ends all the work: the results of the others would not be collected.
  const orEnd = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      failed = true;
      dismiss();
      throw error;
    }
  };
  const workers = Array.from({ length: Math.min(options.cores, jobs.length) }, () => orEnd(worker()));
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

function startProcess(options: ArenaOptions): WorkerProcess {
  const { execPath, execArgv, argv } = process;
  const chosen = ['--game', options.game, ...(options.skirmish ? ['--skirmish'] : [])];
  const turns = options.turns === undefined ? [] : ['--turns', String(options.turns)];
  const data = options.data.flatMap((directory) => ['--data', directory]);
  const child = spawn(execPath, [...execArgv, argv[1] ?? '', 'arena', '--worker', ...chosen, ...turns, ...data], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Writing to a process that has just died is not what ends us: its missing answer is noticed.
  child.stdin.on('error', () => undefined);
  return child;
}
