import { type Meter, NO_METER } from '../operations/meter.ts';
import type { Hints } from '../store/hints.ts';
import type { Probe, Statement } from '../store/writer.ts';

/** Work that is done later, by this server or another process: it is stored with what causes it, and done at least once. */

export const JOB_KINDS = [
  'deadline',
  'expire',
  'pair',
  'rate',
  'think',
  'notify',
  'deliver',
  'digest',
  'vacation',
  'arena',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];
/** Kinds that other processes do, also where the database is a file: their leases end. */
export const LENT: readonly JobKind[] = ['arena'];

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

export interface JobCensus {
  readonly kind: string;
  /** Jobs that wait for their time or are being done. */
  readonly waiting: number;
  readonly due: number;
  readonly failed: number;
  /** Seconds the oldest due job has waited. */
  readonly oldest: number;
}

/** Reason of a process not to do a job that another one can do: it stops, or its rules are too old. */
export class NotHere extends Error {}
/** Pause before a job is offered again that this process cannot do. */
const NOT_HERE_MS = 300;

/** A job that was given up. */
export interface GivenUp extends Job {
  readonly id: string;
  readonly reason: string;
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
  /** The job is done again later, and given up after several attempts; true where this was the last one. */
  failed(job: ClaimedJob, reason: string): Promise<boolean>;
  /** Jobs that were given up because their workers ended each time: nothing was done about that yet. */
  abandoned(kind: JobKind): Promise<readonly ClaimedJob[]>;
  /** Notes why a job was given up. */
  explain(job: ClaimedJob, reason: string): Promise<void>;
  /** Hands a lease back: another process may take the job after so many milliseconds. It was no attempt. */
  release(job: ClaimedJob, ms: number): Promise<void>;
  /** Jobs by kind: those that wait, are due, or were given up. */
  census(): Promise<readonly JobCensus[]>;
  /** Jobs that were given up, the newest first. */
  givenUp(most: number): Promise<readonly GivenUp[]>;
  /** Tries a job again that was given up; false where there is none. */
  again(id: string): Promise<JobKind | undefined>;
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
  work(kind: JobKind, most: number, doJob: DoJob, whenGivenUp?: DoJob): void;
  census(): Promise<readonly JobCensus[]>;
  givenUp(most: number): Promise<readonly GivenUp[]>;
  /** Tries a job again that was given up; false where there is none. */
  again(id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds a lease lasts. It is renewed while a job is being done. */
export const LEASE_MS = 9000;
/** Reason of a job that ended the process of each worker, or outlived it. */
const WORKER_ENDED = 'the worker ended each time';
/** Milliseconds between looks for due jobs; a hint makes a worker look at once. */
const LOOK_MS = { shared: 1000, alone: 200 };
/** Attempts at a job before it is given up. */
export const MOST_TRIES = 8;

export function createJobs(
  queue: Queue,
  hints: Hints,
  report: (error: unknown) => void,
  {
    begins = () => undefined,
    meter = NO_METER,
    probe,
  }: { readonly begins?: (job: Job) => void; readonly meter?: Meter; readonly probe?: Probe } = {},
): Jobs {
  const looks = new Map<JobKind, () => void>();
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  let closed = false;

  const nothing: DoJob = async () => undefined;
  const every = (ms: number, then: () => void): void => {
    const timer = setInterval(then, ms);
    timer.unref();
    timers.push(timer);
    then();
  };
  async function run(job: ClaimedJob, doJob: DoJob, whenGivenUp: DoJob): Promise<void> {
    const renewal = setInterval(() => void queue.renew(job).catch(report), LEASE_MS / 3);
    try {
      begins(job);
      meter.observe('jobWait', Math.max(0, Date.now() - job.at) / 1000, job.kind);
      probe?.('job-begun');
      await doJob(job);
      probe?.('job-done');
      await queue.done(job);
      meter.count('jobsDone', job.kind);
    } catch (error) {
      if (error instanceof NotHere) return void (await queue.release(job, NOT_HERE_MS).catch(report));
      report(error);
      meter.count('jobAttemptsFailed', job.kind);
      // A job that cannot be given back comes back when its lease ends.
      const reason = error instanceof Error ? error.message : 'unknown error';
      const last = await queue.failed(job, reason).catch((trouble: unknown) => void report(trouble));
      if (last) await whenGivenUp(job).catch(report);
    } finally {
      clearInterval(renewal);
    }
  }

  /** Jobs whose last worker could not say that it failed. */
  async function lookForAbandoned(kind: JobKind, whenGivenUp: DoJob): Promise<void> {
    for (const job of await queue.abandoned(kind)) {
      await whenGivenUp(job);
      await queue.explain(job, WORKER_ENDED);
    }
  }

  function work(kind: JobKind, most: number, doJob: DoJob, whenGivenUp?: DoJob): void {
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
            const done = run(job, doJob, whenGivenUp ?? nothing).finally(() => {
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
    every(hints.shared ? LOOK_MS.shared : LOOK_MS.alone, () => void look());
    if (whenGivenUp && hints.shared) every(LEASE_MS, () => void lookForAbandoned(kind, whenGivenUp).catch(report));
  }

  hints.listen((hint) => {
    if (hint.is === 'job') looks.get(hint.kind as JobKind)?.();
  });

  let counted: { readonly at: number; readonly census: Promise<readonly JobCensus[]> } | undefined;
  const census = (): Promise<readonly JobCensus[]> => {
    if (!counted || performance.now() - counted.at > LOOK_MS.shared)
      counted = { at: performance.now(), census: queue.census() };
    return counted.census;
  };
  for (const [metric, of] of [
    ['jobsWaiting', 'due'],
    ['jobsFailed', 'failed'],
    ['jobsOldest', 'oldest'],
  ] as const)
    meter.watch(metric, async () => {
      const rows = await census();
      return Object.fromEntries(JOB_KINDS.map((kind) => [kind, rows.find((one) => one.kind === kind)?.[of] ?? 0]));
    });

  return {
    add: queue.add,
    wake(kind) {
      looks.get(kind)?.();
      hints.send({ is: 'job', kind });
    },
    work,
    census: queue.census,
    givenUp: queue.givenUp,
    async again(id) {
      const kind = await queue.again(id);
      if (kind === undefined) return false;
      looks.get(kind)?.();
      hints.send({ is: 'job', kind });
      return true;
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
      await queue.close();
    },
  };
}
