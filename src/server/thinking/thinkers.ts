import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyCommand, Games } from '#table/game-package.ts';
import type { Task } from '#table/thinker.ts';
import { type Meter, NO_METER, secondsSince } from '../operations/meter.ts';
import { answerThoughts } from './think-here.ts';

/** Message to a thread. */
export interface Asked {
  readonly id: number;
  readonly task: Task;
}

type Thought = { readonly id: number } & ({ readonly command: AnyCommand } | { readonly trouble: string });

export interface Thinkers {
  /** Tasks that can be thought about at the same time. */
  readonly count: number;
  think(task: Task & { readonly seat: string }): Promise<AnyCommand>;
  /** Starts a thread, so that the first decision does not wait for it. */
  warmUp(): void;
  isClosed(): boolean;
  close(): Promise<void>;
}

interface Slot {
  worker: Worker | undefined;
  busy: boolean;
  /** Seat that was thought for last: its plan is remembered there. */
  seat: string;
}

/** Threads that think for the computers at the tables; without a built thread this one thinks, in short steps. */
export function createThinkers({
  count,
  thread,
  games,
  root,
  report,
  meter = NO_METER,
}: {
  readonly count: number;
  readonly thread?: URL;
  readonly games: Games;
  /** Folder of the package: the files of the games are read from it. */
  readonly root: string;
  readonly report: (error: unknown) => void;
  readonly meter?: Meter;
}): Thinkers {
  const measured =
    (think: Thinkers['think']): Thinkers['think'] =>
    async (task) => {
      const began = performance.now();
      try {
        return await think(task);
      } finally {
        meter.count('thinking', undefined, secondsSince(began));
      }
    };
  let closed = false;
  const isClosed = (): boolean => closed;
  if (!thread) {
    const think = answerThoughts(games, root, setImmediate);
    let giveUp: (error: Error) => void = () => undefined;
    const closing = new Promise<never>((_, reject) => (giveUp = reject));
    closing.catch(() => undefined);
    return {
      count,
      think: measured((task) => Promise.race([think(task), closing])),
      warmUp: () => undefined,
      isClosed,
      async close() {
        closed = true;
        giveUp(new Error('thinking has ended'));
      },
    };
  }
  const slots: Slot[] = Array.from({ length: count }, () => ({ worker: undefined, busy: false, seat: '' }));
  const pending = new Map<number, { readonly slot: Slot; readonly end: (thought: Thought) => void }>();
  let next = 0;

  const lose = (slot: Slot, worker: Worker): void => {
    if (slot.worker !== worker) return;
    slot.worker = undefined;
    for (const [id, one] of pending) if (one.slot === slot) one.end({ id, trouble: 'the thread has ended' });
  };
  const workerOf = (slot: Slot): Worker => {
    if (slot.worker) return slot.worker;
    const worker = new Worker(thread, { workerData: { root } });
    worker.unref();
    worker.on('message', (thought: Thought) => pending.get(thought.id)?.end(thought));
    worker.on('error', report);
    worker.on('exit', () => lose(slot, worker));
    slot.worker = worker;
    return worker;
  };
  return {
    count,
    isClosed,
    warmUp() {
      if (!closed && slots[0]) workerOf(slots[0]);
    },
    think: measured(
      (task) =>
        new Promise((resolve, reject) => {
          const free = slots.filter(({ busy }) => !busy);
          const slot = free.find(({ seat }) => seat === task.seat) ?? free.find(({ worker }) => worker) ?? free[0];
          if (!slot || closed) return reject(new Error('No thread is free to think.'));
          const id = ++next;
          slot.busy = true;
          slot.seat = task.seat;
          const end = (thought: Thought): void => {
            pending.delete(id);
            slot.busy = false;
            if ('command' in thought) resolve(thought.command);
            else reject(new Error(thought.trouble));
          };
          pending.set(id, { slot, end });
          workerOf(slot).postMessage({ id, task } satisfies Asked);
        }),
    ),
    async close() {
      closed = true;
      await Promise.all(slots.flatMap(({ worker }) => worker?.terminate() ?? []));
    },
  };
}
