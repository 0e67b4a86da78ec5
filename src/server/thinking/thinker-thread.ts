import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '#games/games.ts';
import { answerThoughts } from './think-here.ts';
import type { Asked } from './thinkers.ts';

/** Thread in which computers think, so that no table waits for them. */

const think = answerThoughts(GAMES, String((workerData as { readonly root: string }).root), setImmediate);

parentPort?.on('message', ({ id, task }: Asked) => {
  think(task).then(
    (command) => parentPort?.postMessage({ id, command }),
    (error: unknown) => parentPort?.postMessage({ id, trouble: error instanceof Error ? error.message : 'unknown' }),
  );
});
