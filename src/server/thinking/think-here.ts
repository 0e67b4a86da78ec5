import type { AnyCommand, Games } from '#table/game-package.ts';
import { gameOf } from '#table/game-package.ts';
import { createThinker, type Task } from '#table/thinker.ts';
import { libraryOf } from '../tables/game-cache.ts';

const MOST_SEED = 2 ** 31;

/** Thinks in the thread it is called in, one task after the other. */
export function answerThoughts(
  games: Games,
  root: string,
  breathe: () => Promise<unknown>,
): (task: Task) => Promise<AnyCommand> {
  const thinker = createThinker({
    async game(position, named = gameOf(position, games)) {
      const gamePackage = await (games[named] as Games[string])();
      return { gamePackage, library: libraryOf(root, gamePackage) };
    },
    timed: true,
    now: () => performance.now(),
    // A player's choice between equal plans; nothing hidden hangs on it.
    seed: () => Math.floor(Math.random() * MOST_SEED),
    breathe: async () => void (await breathe()),
  });
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const thought = last.then(() => thinker.think(task, () => undefined)).then(({ command }) => command);
    last = thought.catch(() => undefined);
    return thought;
  };
}
