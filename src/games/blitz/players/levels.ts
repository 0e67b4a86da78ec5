import type { Search } from './reasons/outlook.ts';
import { LEARNED } from './search/judgement.ts';
import { HASTY, type Style } from './search/style.ts';

/** Search of the stronger players. By the clock they look at more plans than these numbers, as long as their time lasts. */

/** From all-out attack to digging in. */
const MOODS: readonly Partial<Style>[] = [
  { reply: 0, least: 0.2 },
  { reply: 0.1 },
  { reply: 0.3 },
  { least: 2 },
  { tiedUp: 0.02 },
  { reply: 0, city: 5 },
  { reply: 0.6 },
  { reply: 0.02, march: 0.6, least: 1 },
  { stand: 0, again: false },
];

/** M3.8: with voluntary attacks, the distance units keep counts for more than the choice of attacks. */
const FREE_MOODS: readonly Partial<Style>[] = [
  { stand: 0, again: false },
  { reply: 0.3, stand: 0.6 },
  { city: 8 },
  { march: 1 },
  { reply: 0, least: 0.2 },
  { reply: 0, city: 8, stand: 0, again: false },
  { least: 2 },
  { reply: 0.02, march: 0.6, least: 1 },
];

/** M3.8 settings: the enemy's answer is fought out, and the second impulse is searched, too. */
const FREE = {
  samples: 4,
  evals: 26,
  dearEvals: 12,
  behind: 20,
  fair: true,
  whole: true,
  lead: true,
  again: 10,
  moods: FREE_MOODS,
} as const;

export const VETERAN: Search = {
  fair: true,
  learned: LEARNED,
  samples: 3,
  playerTurns: 2,
  evals: 24,
  dearEvals: 24,
  moods: MOODS,
  small: 400,
  policy: HASTY,
  free: FREE,
};

/**
 * More plans, and dice that are fair; every front finds its own manner, positions are judged as games have taught it, and
 * what is decided after a battle is weighed too.
 */
export const GRAND: Search = {
  samples: 6,
  playerTurns: 2,
  evals: 400,
  dearEvals: 96,
  byFront: true,
  fair: true,
  learned: LEARNED,
  aftermath: true,
  moods: [...MOODS, { attackHexes: 4, soakOffs: 3 }, { reply: 0.15, least: 1, city: 6 }],
  small: 4000,
  policy: HASTY,
  free: { ...FREE, samples: 6, evals: 112, dearEvals: 72, again: 40, byFront: false },
};
