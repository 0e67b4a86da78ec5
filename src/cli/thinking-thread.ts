import type { MessagePort } from 'node:worker_threads';
import { decide } from '../ai/decide.ts';
import type { Decision, Incumbent, Plan } from '../ai/player.ts';
import { type PlayerName, playerNamed } from '../ai/players.ts';
import type { State } from '../blitz/types.ts';
import { readLibrary } from './library.ts';
import { openPosition } from './open-game.ts';

/** The far end of `thinking.ts`: a thread in which a computer player thinks. */

export interface Task {
  readonly id: number;
  /** The game as a written position, and where it stands. */
  readonly position: string;
  readonly state: State;
  readonly player: PlayerName;
  readonly seed: number;
  readonly data: readonly string[];
  readonly wants: 'decision' | 'hints';
  readonly ms?: number;
  readonly evals?: number;
  /** Not 0: play now. */
  readonly hurry: Int32Array;
}

/** Functions do not cross over: the reasons are made in the thread. */
export type Told<T extends Incumbent> = Omit<T, 'explain'> & { readonly explanations: ReturnType<T['explain']> };

export type Answer =
  | { readonly id: number; readonly incumbent: Told<Incumbent> }
  | { readonly id: number; readonly decision: Told<Decision> }
  | { readonly id: number; readonly hints: readonly Plan[] }
  | { readonly id: number; readonly trouble: string };

function told<T extends Incumbent>({ explain, ...rest }: T): Told<T> {
  return { ...rest, explanations: explain() } as Told<T>;
}

function answer(task: Task, say: (answer: Answer) => void): void {
  const { id, position, state, player: name, seed, data, ms, evals, hurry } = task;
  const library = readLibrary(...data);
  const game = openPosition(position, library, 'the position');
  const player = playerNamed(name, seed, library);
  const signal = {
    get aborted() {
      return Atomics.load(hurry, 0) !== 0;
    },
  };
  const budget = {
    signal,
    ...(evals === undefined ? {} : { evals }),
    ...(ms === undefined ? {} : { ms, now: () => performance.now() }),
  };
  if (task.wants === 'hints') say({ id, hints: player.hints?.(game, state, budget) ?? [] });
  else {
    const decision = decide(player, game, state, budget, (one) => say({ id, incumbent: told(one) }));
    say({ id, decision: told(decision) });
  }
}

export function serveThoughts(port: MessagePort): void {
  port.on('message', (task: Task) => {
    try {
      answer(task, (one) => port.postMessage(one));
    } catch (error) {
      port.postMessage({ id: task.id, trouble: error instanceof Error ? error.message : String(error) });
    }
  });
}
