import type { Explanation } from '../../../games/blitz/players/told/explanation.ts';
import type { Decision, Incumbent, Plan } from '../../../ai/player.ts';
import type { PlayerName } from '../../../games/blitz/players/players.ts';
import type { State } from '../../../games/blitz/types.ts';

/** What the page asks of the worker the computer players think in, and what it hears back. */

/** The best plan so far; the explanations are made at once, since functions do not cross over. */
export type Thought = Omit<Incumbent, 'explain'> & { readonly explanations: readonly Explanation[] };
export type Thoughtful = Omit<Decision, 'explain'> & { readonly explanations: readonly Explanation[] };

/** What is to be thought about: a game by its written position, and where it stands. */
export interface Task {
  readonly position: string;
  readonly state: State;
  readonly level: PlayerName;
  /** For the player turn, all its decisions together; instead of the level's own time. */
  readonly ms?: number;
}

export type Ordered =
  | { readonly id: number; readonly order: 'think'; readonly task: Task }
  | { readonly id: number; readonly order: 'hints'; readonly task: Task }
  | { readonly id: number; readonly order: 'rehearse'; readonly position: string }
  | { readonly id: number; readonly order: 'stop' };

export type Heard =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly decision: Thoughtful }
  | { readonly id: number; readonly hints: readonly Plan[] }
  | { readonly id: number; readonly trouble: string };
