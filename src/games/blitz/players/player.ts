import type * as ai from '#ai/player.ts';
import type { Blitz } from '../open.ts';
import type { Command, State } from '../types.ts';
import type { Explanation } from './reasons/explanation.ts';

/** A player of Blitzkrieg, and what it thinks of. */
export type BlitzPlayer = ai.Player<State, Command, Blitz, Explanation>;
export type Incumbent = ai.Incumbent<Command, Explanation>;
export type Decision = ai.Decision<Command, Explanation>;
export type Plan = ai.Plan<Command, Explanation>;
