import { Worker } from 'node:worker_threads';
import { instead } from '../ai/decide.ts';
import type { Decision, Incumbent, Plan } from '../ai/player.ts';
import type { PlayerName } from '../games/blitz/players/players.ts';
import type { Blitz } from '../games/blitz/open.ts';
import { writePosition } from '../games/blitz/text/position-write.ts';
import type { State } from '../games/blitz/types.ts';
import type { Answer, Task, Told } from './thinking-thread.ts';

/** A computer player in a thread of its own: it can be watched and hurried, and the game outlives its death. */

export interface Thinking {
  readonly player: PlayerName;
  readonly seed: number;
  readonly data: readonly string[];
  /** Of the player turn: the thread keeps its player, and the player what it has used, while the game is the same. */
  readonly ms?: number;
  readonly evals?: number;
}

export interface Thinker {
  decide(
    game: Blitz,
    state: State,
    thinking: Thinking,
    onIncumbent?: (incumbent: Told<Incumbent>) => void,
  ): Promise<Told<Decision>>;
  hints(game: Blitz, state: State, thinking: Thinking): Promise<readonly Plan[]>;
  /** "Play now". */
  hurry(): void;
  end(): Promise<void>;
}

/** What workerData is for a thread of this kind: the program itself, started a second time. */
export const THINKS = 'hexfront thinks';

const startThread = (): Worker => new Worker(process.argv[1] ?? '', { workerData: THINKS });

interface Waiting {
  heard(answer: Answer): void;
  died(why: string): void;
}

/** The thread is started when it is first needed, and anew after it has died. */
export function createThinker(start: () => Worker = startThread): Thinker {
  const hurry = new Int32Array(new SharedArrayBuffer(4));
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let last = 0;

  const running = (): Worker => {
    if (thread) return thread;
    const made = start();
    let why = 'the thread ended';
    made.on('message', (answer: Answer) => waiting.get(answer.id)?.heard(answer));
    made.on('error', (error) => {
      why = error.message;
    });
    made.on('exit', () => {
      if (thread === made) thread = undefined;
      const all = [...waiting.values()];
      waiting.clear();
      for (const one of all) one.died(why);
    });
    thread = made;
    return made;
  };

  const ask = (task: Omit<Task, 'id' | 'hurry'>, heard: (answer: Answer) => boolean, died: (why: string) => void) => {
    const id = ++last;
    Atomics.store(hurry, 0, 0);
    waiting.set(id, {
      heard: (answer) => {
        if (heard(answer)) waiting.delete(id);
      },
      died,
    });
    running().postMessage({ ...task, id, hurry } satisfies Task);
  };

  const taskOf = (game: Blitz, state: State, thinking: Thinking) => ({
    ...thinking,
    position: writePosition(game.position),
    state,
  });

  return {
    decide: (game, state, thinking, onIncumbent) =>
      new Promise((resolve) => {
        const failed = (what: string): void => {
          const { explain, ...rest } = instead(game, state, `${thinking.player}: ${what}`);
          resolve({ ...rest, explanations: explain() });
        };
        ask(
          { ...taskOf(game, state, thinking), wants: 'decision' },
          (answer) => {
            if ('incumbent' in answer) onIncumbent?.(answer.incumbent);
            else if ('decision' in answer) resolve(answer.decision);
            else if ('trouble' in answer) failed(answer.trouble);
            return !('incumbent' in answer);
          },
          failed,
        );
      }),
    hints: (game, state, thinking) =>
      new Promise((resolve, reject) => {
        const failed = (what: string): void => reject(new Error(`${thinking.player}: ${what}`));
        ask(
          { ...taskOf(game, state, thinking), wants: 'hints' },
          (answer) => {
            if ('hints' in answer) resolve(answer.hints);
            else if ('trouble' in answer) failed(answer.trouble);
            return true;
          },
          failed,
        );
      }),
    hurry: () => {
      Atomics.store(hurry, 0, 1);
    },
    end: async () => {
      await thread?.terminate();
    },
  };
}
