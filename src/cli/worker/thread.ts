import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '#games/games.ts';
import { pairs } from '../arena/arena.ts';
import { Complaint } from '../complaint.ts';
import { games } from '../play.ts';
import { answers, proofs } from '../puzzles.ts';
import type { Answer, Task, Order, TaskName } from './worker.ts';

/** Entry point of a worker thread. */

// The caller guarantees that a task gets its own kind of orders; the compiler cannot see it across threads.
const TRADES: Readonly<Record<TaskName, Task<never, never, unknown>>> = {
  play: games,
  pairs,
  prove: proofs,
  solve: answers,
};

const { task, options } = workerData as Order;
const making = TRADES[task](options as never, GAMES);
// A rejection is reported with the first job.
making.catch(() => undefined);

async function answerTo(job: unknown): Promise<Answer> {
  try {
    return { done: (await making)(job as never) };
  } catch (error) {
    if (error instanceof Complaint) return { complaint: error.message, exit: error.exit };
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on('message', (job: unknown) => void answerTo(job).then((answer) => parentPort?.postMessage(answer)));
