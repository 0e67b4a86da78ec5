import type { PlayerName } from './players.ts';

/** Thinking time of a level for a player turn, in milliseconds of one core. */
export const TURN_MS: Readonly<Record<PlayerName, number>> = {
  random: 0,
  greedy: 500,
  novice: 100,
  regular: 500,
  veteran: 3000,
  grand: 15_000,
};

/** Thinking time in the arena: players that are no level have as much as the baseline. */
export const turnMs = (player: string): number => TURN_MS[player as PlayerName] ?? TURN_MS.greedy;
