import '../no-eval.ts';
import type { Library } from '#core/game-kit.ts';
import { GAMES } from '#games/games.ts';
import { gameOf, type Games } from '#table/game-package.ts';
import { createThinker, type Heard, type Ordered } from '#table/thinker.ts';

// A message to oneself comes after those that already wait, and is not held back as timers are.
const channel = new MessageChannel();
const woken: (() => void)[] = [];
channel.port1.onmessage = () => woken.shift()?.();

const games: Games = GAMES;

/** First message from the page: the files of the game to play. */
export interface Begun {
  readonly library: Library;
}
let library: Library = {};

const thinker = createThinker({
  async game(position) {
    const gamePackage = await (games[gameOf(position, games)] as Games[string])();
    return { gamePackage, library };
  },
  timed: true,
  now: () => performance.now(),
  seed: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1,
  breathe: () =>
    new Promise((resolve) => {
      woken.push(resolve);
      channel.port2.postMessage(0);
    }),
});

const say = (heard: Heard): void => self.postMessage(heard);

self.addEventListener('message', ({ data }: MessageEvent<Ordered | Begun>) => {
  if ('library' in data) return void ({ library } = data);
  const { id } = data;
  const failed = (error: unknown): void => say({ id, trouble: error instanceof Error ? error.message : String(error) });
  if (data.order === 'stop') thinker.stop();
  // Faults of the position are reported to later requests.
  else if (data.order === 'rehearse') thinker.rehearse(data.position).catch(() => undefined);
  else if (data.order === 'hints') thinker.hints(data.task).then((hints) => say({ id, hints }), failed);
  else if (data.order === 'review')
    thinker.review(data.record, (progress) => say({ id, progress })).then((review) => say({ id, review }), failed);
  else thinker.think(data.task, (thought) => say({ id, thought })).then((decision) => say({ id, decision }), failed);
});
