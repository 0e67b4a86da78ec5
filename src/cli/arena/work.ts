import { setTimeout as wait } from 'node:timers/promises';
import type { Job, PairResult } from '#ai/arena/pairs.ts';
import type { PairDesk, WorkOrder } from '#protocol/work.ts';
import type { Games } from '#table/shelf.ts';
import { hire, type Hand } from '../hand/hand.ts';
import type { Interrupt } from '../hand/interrupt.ts';
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
  let hand: { readonly for: string; readonly hand: Hand<Job, PairResult> } | undefined;

  async function handFor({ game, pair }: WorkOrder): Promise<Hand<Job, PairResult>> {
    const { turns, by } = pair;
    const options = {
      game,
      data: [],
      ...(turns === undefined ? {} : { turns }),
      ...(by === undefined ? {} : { skirmish: true }),
    };
    const key = JSON.stringify(options);
    if (hand?.for !== key) {
      hand?.hand.leave();
      hand = { for: key, hand: await hire('pairs', pairs, options as unknown as ArenaOptions, io, interrupt) };
    }
    return hand.hand;
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
      hand?.hand.leave();
      hand = undefined;
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
    hand?.hand.leave();
  }
}

async function programFor(games: Games, game: string): Promise<string | undefined> {
  return Object.hasOwn(games, game) ? programOf(await (games[game] as Games[string])()) : undefined;
}

/** Plays pairs in as many threads as are named. */
export async function workOnPairs(desk: PairDesk, count: number, io: Io, interrupt: Interrupt): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => playPairs(desk, io, interrupt)));
}
