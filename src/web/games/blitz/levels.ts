import type { PlayerName } from '#games/blitz/players/players.ts';

/** Computer players to play against, weakest first. */
export const OPPONENTS = ['novice', 'regular', 'veteran', 'grand'] as const satisfies readonly PlayerName[];
export type Opponent = (typeof OPPONENTS)[number];

/** Level that gives hints and plays on request. */
export const ADVISER: Opponent = 'regular';

/** Levels that may sit at a table: old games have one that makes any legal move. */
export const LEVELS = ['random', ...OPPONENTS] as const satisfies readonly PlayerName[];
