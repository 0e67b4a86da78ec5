import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Games } from '#table/game-package.ts';
import { Complaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import type { Interrupt } from './interrupt.ts';

/**
 * Long calculations are done in a thread of their own: a thread that calculates hears nothing, and this one is to hear
 * Ctrl-C at every instant.
 */

/** Work of a worker thread, by name. */
export type TaskName = 'play' | 'pairs' | 'prove' | 'solve';

/** One job after the other; options, jobs and results go from thread to thread, so they are plain data. */
export type Task<Options, Job, Done> = (options: Options, games: Games) => Promise<(job: Job) => Done>;

export interface Order {
  readonly task: TaskName;
  readonly options: unknown;
}

export type Answer =
  | { readonly done: unknown }
  | { readonly complaint: string; readonly exit: number }
  | { readonly error: Error };

export interface TaskWorker<Job, Done> {
  /** Result of a job; undefined where Ctrl-C ended it and its work was dropped. */
  readonly do: (job: Job) => Promise<{ readonly done: Done } | undefined>;
  readonly leave: () => void;
}

export async function startWorker<Options, Job, Done>(
  task: TaskName,
  begin: Task<Options, Job, Done>,
  options: Options,
  io: Pick<Io, 'games' | 'thread'>,
  interrupt: Interrupt,
): Promise<TaskWorker<Job, Done>> {
  if (io.thread) return threadFor(io.thread, { task, options }, interrupt);
  const work = await begin(options, io.games);
  return {
    async do(job) {
      await setImmediate();
      return interrupt.heard() ? undefined : { done: work(job) };
    },
    leave: () => undefined,
  };
}

function threadFor<Job, Done>(file: URL, order: Order, interrupt: Interrupt): TaskWorker<Job, Done> {
  const thread = new Worker(file, { workerData: order });
  let over: 'stopped' | Error | undefined;
  let waits: { resolve(result: { done: Done } | undefined): void; reject(error: Error): void } | undefined;
  const end = (why: 'stopped' | Error): void => {
    over ??= why;
    if (over === 'stopped') waits?.resolve(undefined);
    else waits?.reject(over);
  };
  thread.on('message', (answer: Answer) => {
    if ('done' in answer) waits?.resolve({ done: answer.done as Done });
    else waits?.reject('error' in answer ? answer.error : new Complaint(answer.complaint, answer.exit));
  });
  thread.on('error', (error: Error) => end(error));
  thread.on('exit', () => end(new Error('the thread that works has ended')));
  const leave = (): void => {
    end('stopped');
    void thread.terminate();
  };
  interrupt.onHeard(leave);
  return {
    do(job) {
      if (over instanceof Error) return Promise.reject(over);
      if (over) return Promise.resolve(undefined);
      thread.postMessage(job);
      return new Promise((resolve, reject) => (waits = { resolve, reject }));
    },
    leave,
  };
}
