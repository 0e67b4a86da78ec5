import type { PlayerName } from '../../../games/blitz/players/players.ts';
import { w } from './words/words.ts';

/** Computer players that may be asked to play, weakest first. */
export const LEVELS = ['random', 'novice', 'regular', 'veteran', 'grand'] as const satisfies readonly PlayerName[];
export type Level = (typeof LEVELS)[number];

/** How one of them is called in a list of who plays. */
export const levelSeat = (level: string): string => w.seatOf[level as Level];
