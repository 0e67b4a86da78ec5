import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Job, jobKey, type PairResult } from '#ai/arena/pairs.ts';
import { MOST_PAIRS, type PairDesk } from '#protocol/work.ts';
import type { AnyGamePackage } from '#table/game-package.ts';
import { productVersion } from '../library.ts';
import { Complaint } from '../complaint.ts';
import type { Interrupt } from '../worker/interrupt.ts';
import { resultIn } from './results.ts';

/** Pause between two looks for results. */
const LOOK_MS = 500;

/** Program and rules that must be the same at both ends: otherwise results would differ from those of a local run. */
export const programOf = ({ kit }: AnyGamePackage): string =>
  `hexfront ${productVersion()}, ${kit.id} rules ${kit.rules}`;

/** Lets other machines play the pairs, and takes their results as they come. */
export async function arenaQueue(
  desk: PairDesk,
  jobs: readonly Job[],
  gamePackage: AnyGamePackage,
  take: (result: PairResult) => Promise<void>,
  { enough, onHeard }: { readonly enough: () => boolean } & Pick<Interrupt, 'onHeard'>,
): Promise<void> {
  const run = randomBytes(8).toString('hex');
  const stopped = new AbortController();
  onHeard(() => stopped.abort());
  const waiting = new Set(jobs.map(jobKey));
  const program = programOf(gamePackage);
  try {
    for (let from = 0; from < jobs.length && !enough(); from += MOST_PAIRS)
      await desk.add(run, { game: gamePackage.kit.id, program, pairs: jobs.slice(from, from + MOST_PAIRS) as never });
    while (waiting.size > 0 && !enough()) {
      const { results, failures, left } = await desk.results(run);
      for (const { result } of results) {
        const read = resultIn(JSON.stringify(result), gamePackage);
        if (!read) throw new Complaint('a worker of the arena sent something else than a result');
        if (waiting.delete(jobKey(read))) await take(read);
        if (enough()) return;
      }
      if (results.length > 0)
        await desk.taken(
          run,
          results.map(({ id }) => id),
        );
      const [failure] = failures;
      if (failure !== undefined) throw new Complaint(failure);
      if (left === 0 && results.length === 0 && waiting.size > 0)
        throw new Complaint('the pairs of this tournament were taken out of the queue');
      if (results.length === 0) await wait(LOOK_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  } finally {
    await desk.taken(run);
  }
}
