import type { Library } from '#core/game-kit.ts';
import type { Review, ReviewProgress } from '#table/review.ts';
import type { Heard, Hint, Ordered, Task, Thought, Thoughtful } from '#table/thinker.ts';
import type { WorkerLike } from '../worker-like.ts';
import type { Begun } from './worker.ts';

/** The computer players seen from the page. */
export interface Thinker {
  think(task: Task, tell: (thought: Thought) => void): Promise<Thoughtful>;
  hints(task: Task): Promise<readonly Hint[]>;
  review(record: string, tell: (progress: ReviewProgress) => void): Promise<Review>;
  /** A game is about to be played: nobody waits for this. */
  rehearse(position: string): void;
  /** "Play now": what is being thought about is decided with the best plan so far. */
  stop(): void;
  dispose(): void;
}

/** Question without its number. */
type Asked = Ordered extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;

/** A worker that knows the files of the game. */
export const workerWith = (library: Library) => (): WorkerLike => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ library } satisfies Begun);
  return worker;
};

/** A worker is started when it is first needed, and anew after it has died; whoever waited for it is told. */
export function startThinker(start: () => WorkerLike): Thinker {
  interface Waiting {
    readonly done: (heard: Heard) => void;
    readonly fail: (trouble: Error) => void;
    readonly tell: (heard: Heard) => void;
  }
  const waiting = new Map<number, Waiting>();
  let worker: WorkerLike | undefined;
  let next = 1;

  const died = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (const one of all) one.fail(new Error(message));
  };

  const running = (): WorkerLike => {
    if (worker) return worker;
    const made = start();
    made.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
      const asked = waiting.get(data.id);
      if ('thought' in data || 'progress' in data) return asked?.tell(data);
      waiting.delete(data.id);
      if ('trouble' in data) asked?.fail(new Error(data.trouble));
      else asked?.done(data);
    });
    const ended = (event: Event): void => {
      if (worker === made) died((event as ErrorEvent).message || 'the computer player has stopped');
    };
    made.addEventListener('error', ended);
    made.addEventListener('messageerror', ended);
    worker = made;
    return made;
  };

  const ask = (order: Asked, tell: (heard: Heard) => void): Promise<Heard> =>
    new Promise((done, fail) => {
      const id = next++;
      waiting.set(id, { done, fail, tell });
      try {
        running().postMessage({ id, ...order } satisfies Ordered);
      } catch (error) {
        died(error instanceof Error ? error.message : String(error));
      }
    });

  return {
    async think(task, tell) {
      const heard = await ask({ order: 'think', task }, (one) => 'thought' in one && tell(one.thought));
      if ('decision' in heard) return heard.decision;
      throw new Error('no decision was made');
    },
    async hints(task) {
      const heard = await ask({ order: 'hints', task }, () => undefined);
      return 'hints' in heard ? heard.hints : [];
    },
    async review(record, tell) {
      const heard = await ask({ order: 'review', record }, (one) => 'progress' in one && tell(one.progress));
      if ('review' in heard) return heard.review;
      throw new Error('no review was made');
    },
    rehearse(position) {
      running().postMessage({ id: 0, order: 'rehearse', position } satisfies Ordered);
    },
    stop() {
      if (waiting.size > 0) worker?.postMessage({ id: 0, order: 'stop' } satisfies Ordered);
    },
    dispose: () => died('the table was left'),
  };
}
