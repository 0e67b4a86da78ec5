import '#web/table/no-eval.ts';
import { GAMES } from '#games/games.ts';
import { checked, type Files } from './check.ts';

/** Checks one game off the page's thread; it is stopped when it takes too long. */
self.addEventListener('message', ({ data }: MessageEvent<Files>) => {
  void checked(data, GAMES).then(
    (found) => self.postMessage(found),
    () => self.postMessage(undefined),
  );
});
