import type { MessagePort } from 'node:worker_threads';
import { decide } from '../ai/decide.ts';
import type { BlitzPlayer, Decision, Incumbent, Plan } from '../ai/player.ts';
import { type PlayerName, playerNamed } from '../games/blitz/players/players.ts';
import type { Blitz } from '../games/blitz/open.ts';
import type { State } from '../games/blitz/types.ts';
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

interface Seated {
  readonly key: string;
  readonly game: Blitz;
  readonly player: BlitzPlayer;
}

/** The same player goes on with the same game: it remembers its plan, and what it has used of its time. */
function seatedFor({ position, player: name, seed, data }: Task, before: Seated | undefined): Seated {
  const key = JSON.stringify([position, name, seed, data]);
  if (before?.key === key) return before;
  const library = readLibrary(...data);
  return { key, game: openPosition(position, library, 'the position'), player: playerNamed(name, seed, library) };
}

function answer(task: Task, { game, player }: Seated, say: (answer: Answer) => void): void {
  const { id, state, ms, evals, hurry } = task;
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
  let seated: Seated | undefined;
  port.on('message', (task: Task) => {
    try {
      seated = seatedFor(task, seated);
      answer(task, seated, (one) => port.postMessage(one));
    } catch (error) {
      port.postMessage({ id: task.id, trouble: error instanceof Error ? error.message : String(error) });
    }
  });
}
