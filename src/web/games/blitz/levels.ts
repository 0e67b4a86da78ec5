import type { PlayerName } from '../../../games/blitz/players/players.ts';

/** Computer players that may be asked to play, weakest first. */
export const LEVELS = ['random', 'novice', 'regular', 'veteran', 'grand'] as const satisfies readonly PlayerName[];
