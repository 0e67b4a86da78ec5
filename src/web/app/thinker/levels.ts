import type { PlayerName } from '../../../ai/players.ts';

/** How long a level may think about a player turn, in milliseconds. */
export const BUDGET_MS: Readonly<Record<PlayerName, number>> = {
  random: 0,
  greedy: 500,
  novice: 100,
  regular: 500,
  veteran: 3000,
  grand: 15_000,
};
