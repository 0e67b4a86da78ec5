import { GRAND, VETERAN } from './levels.ts';
import type { Search } from './reasons/outlook.ts';

/** Search of Veteran and Grand as they were while Regular did not weigh where its units stand: for comparison in the arena. */

/** Index of the mood added since. */
const ADDED = 8;

const { fair: _fair, learned: _learned, ...plain } = VETERAN;

export const FORMER_VETERAN: Search = { ...plain, moods: VETERAN.moods.toSpliced(ADDED, 1) };

export const FORMER_GRAND: Search = { ...GRAND, moods: GRAND.moods.toSpliced(ADDED, 1) };
