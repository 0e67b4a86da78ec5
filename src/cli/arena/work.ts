import { setTimeout as wait } from 'node:timers/promises';
import type { Job, PairResult } from '#ai/arena/pairs.ts';
import type { PairDesk, WorkOrder } from '#protocol/work.ts';
import type { Games } from '#table/game-package.ts';
import { startWorker, type TaskWorker } from '../worker/worker.ts';
import type { Interrupt } from '../worker/interrupt.ts';
import type { Io } from '../io.ts';
import { type ArenaOptions, pairs } from './arena.ts';
import { programOf } from './queue.ts';

/** Pause between two looks for a pair, and between two signs of life. */
const LOOK_MS = 1000;
const RENEW_MS = 3000;

/** Plays pairs of the arena one after the other in a thread, until it is stopped. */
async function playPairs(desk: PairDesk, io: Io, interrupt: Interrupt): Promise<void> {
  const stopped = new AbortController();
  interrupt.onHeard(() => stopped.abort());
  const pause = (): Promise<unknown> => wait(LOOK_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
  let worker: { readonly for: string; readonly worker: TaskWorker<Job, PairResult> } | undefined;

  async function handFor({ game, pair }: WorkOrder): Promise<TaskWorker<Job, PairResult>> {
    const { turns, by } = pair;
    const options = {
      game,
      data: [],
      ...(turns === undefined ? {} : { turns }),
      ...(by === undefined ? {} : { skirmish: true }),
    };
    const key = JSON.stringify(options);
    if (worker?.for !== key) {
      worker?.worker.leave();
      worker = {
        for: key,
        worker: await startWorker('pairs', pairs, options as unknown as ArenaOptions, io, interrupt),
      };
    }
    return worker.worker;
  }
  async function play(order: WorkOrder): Promise<void> {
    const { id, game, program, pair } = order;
    const own = await programFor(io.games, game);
    if (own !== program) {
      const failure = `a worker cannot play these pairs: they are for ${program}, it is ${own ?? 'without this game'}`;
      return desk.report(id, { failure });
    }
    const renewal = setInterval(() => void desk.report(id, { plays: true }).catch(() => undefined), RENEW_MS);
    try {
      const played = await (await handFor(order)).do(pair as Job);
      // A pair that Ctrl-C has ended goes back to the queue by itself.
      if (played) await desk.report(id, { result: played.done as never });
    } catch (error) {
      worker?.worker.leave();
      worker = undefined;
      await desk.report(id, {
        failure: `${pair.a} : ${pair.b}: ${error instanceof Error ? error.message : 'unknown error'}`,
      });
    } finally {
      clearInterval(renewal);
    }
  }
  try {
    while (!interrupt.heard()) {
      const order = await desk.claim();
      if (order) await play(order);
      else await pause();
    }
  } finally {
    worker?.worker.leave();
  }
}

async function programFor(games: Games, game: string): Promise<string | undefined> {
  return Object.hasOwn(games, game) ? programOf(await (games[game] as Games[string])()) : undefined;
}

/** Plays pairs in as many threads as are named. */
export async function workOnPairs(desk: PairDesk, count: number, io: Io, interrupt: Interrupt): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => playPairs(desk, io, interrupt)));
}
