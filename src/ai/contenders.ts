import type { Library } from '../blitz/position.ts';
import { CANDIDATE, candidatePlan } from './blitz/candidate.ts';
import { computer } from './blitz/computer.ts';
import { HOLDER, holderPlan } from './blitz/holder.ts';
import type { Budget } from './budget.ts';
import type { BlitzPlayer } from './player.ts';
import { PLAYER_NAMES, type PlayerName, playerNamed } from './players.ts';

/** Everybody the arena and the puzzles know: the levels, and players after ideas of other games to measure them by. */
const BASELINE_NAMES = ['candidate', 'holder'] as const;
export const CONTENDER_NAMES = [...PLAYER_NAMES, ...BASELINE_NAMES] as const;
export type ContenderName = PlayerName | (typeof BASELINE_NAMES)[number];

export function contenderNamed(name: ContenderName, seed: number, library?: Library, budget?: Budget): BlitzPlayer {
  switch (name) {
    case 'candidate':
      return computer(CANDIDATE, seed, library, { plan: candidatePlan });
    case 'holder':
      return computer(HOLDER, seed, library, { plan: holderPlan });
    default:
      return playerNamed(name, seed, library, budget);
  }
}
