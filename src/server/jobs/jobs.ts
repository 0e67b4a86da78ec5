import type { Hints } from '../store/hints.ts';
import type { Statement } from '../store/writer.ts';

/** Work that is done later, by this server or another process: it is stored with what causes it, and done at least once. */

export const JOB_KINDS = ['deadline', 'expire', 'think'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** A job; the same kind, subject and time is the same job, however often it is added. */
export interface Job {
  readonly kind: JobKind;
  /** Id of what it concerns. */
  readonly subject: string;
  /** Time from which it may be done, in milliseconds. */
  readonly at: number;
}

export interface ClaimedJob extends Job {
  readonly id: string;
}

/** Storage of jobs. */
export interface Queue {
  /** Statements that add a job. */
  add(job: Job): Promise<readonly Statement[]>;
  /** Leases jobs that are due: no other worker gets them until the lease ends. */
  claim(kind: JobKind, most: number): Promise<readonly ClaimedJob[]>;
  /** Prolongs a lease. */
  renew(job: ClaimedJob): Promise<void>;
  done(job: ClaimedJob): Promise<void>;
  /** The job is done again later, and given up after several attempts. */
  failed(job: ClaimedJob, reason: string): Promise<void>;
  close(): Promise<void>;
}

/** Does a job. It may be called again for a job that was done: a worker may die before it says so. */
export type DoJob = (job: Job) => Promise<void>;

export interface Jobs {
  /** Statements that add a job, to be written together with what causes it. */
  add(job: Job): Promise<readonly Statement[]>;
  /** Looks for due jobs now, here and at other processes. */
  wake(kind: JobKind): void;
  /** Does jobs of a kind here, at most so many at a time. */
  work(kind: JobKind, most: number, doJob: DoJob): void;
  close(): Promise<void>;
}

/** Milliseconds a lease lasts. It is renewed while a job is being done. */
export const LEASE_MS = 9000;
/** Milliseconds between looks for due jobs; a hint makes a worker look at once. */
const LOOK_MS = { shared: 1000, alone: 200 };
/** Attempts at a job before it is given up. */
export const MOST_TRIES = 8;

export function createJobs(
  queue: Queue,
  hints: Hints,
  report: (error: unknown) => void,
  begins: (job: Job) => void = () => undefined,
): Jobs {
  const looks = new Map<JobKind, () => void>();
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  let closed = false;

  async function run(job: ClaimedJob, doJob: DoJob): Promise<void> {
    const renewal = setInterval(() => void queue.renew(job).catch(report), LEASE_MS / 3);
    try {
      begins(job);
      await doJob(job);
      await queue.done(job);
    } catch (error) {
      report(error);
      // A job that cannot be given back comes back when its lease ends.
      await queue.failed(job, error instanceof Error ? error.message : 'unknown error').catch(report);
    } finally {
      clearInterval(renewal);
    }
  }

  function work(kind: JobKind, most: number, doJob: DoJob): void {
    let busy = 0;
    let looking = false;
    let again = false;
    async function look(): Promise<void> {
      if (closed || busy >= most) return;
      if (looking) {
        again = true;
        return;
      }
      looking = true;
      try {
        do {
          again = false;
          for (const job of await queue.claim(kind, most - busy)) {
            busy++;
            const done = run(job, doJob).finally(() => {
              busy--;
              running.delete(done);
              void look();
            });
            running.add(done);
          }
        } while (again && busy < most && !closed);
      } catch (error) {
        report(error);
      } finally {
        looking = false;
      }
    }
    looks.set(kind, () => void look());
    const timer = setInterval(() => void look(), hints.shared ? LOOK_MS.shared : LOOK_MS.alone);
    timer.unref();
    timers.push(timer);
    void look();
  }

  hints.listen((hint) => {
    if (hint.is === 'job') looks.get(hint.kind as JobKind)?.();
  });

  return {
    add: queue.add,
    wake(kind) {
      looks.get(kind)?.();
      hints.send({ is: 'job', kind });
    },
    work,
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
      await queue.close();
    },
  };
}
