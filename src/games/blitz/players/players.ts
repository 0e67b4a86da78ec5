import type { Library } from '../position.ts';
import { computer } from './computer.ts';
import type { Foresight } from './search/foresee.ts';
import { GREEDY, greedyPlan } from './greedy.ts';
import { type Arm, theatre } from './ops/theatre.ts';
import { GRAND, VETERAN } from './levels.ts';
import { NOVICE, REGULAR } from './search/style.ts';
import type { Budget } from '#ai/budget.ts';
import type { BlitzPlayer } from './player.ts';
import { randomPlayer } from '#ai/random.ts';

/** Novice looks for no automatic victory in two waves, no drop and step, no cut supply. */
const NOVICE_WITHOUT: readonly Arm[] = ['waves', 'jumps', 'routes'];

/** Search depth of Regular inside a player turn. */
export const REGULAR_FORESIGHT: Foresight = { plays: 48, positions: 10 };

export const PLAYER_NAMES = ['random', 'greedy', 'novice', 'regular', 'veteran', 'grand'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/**
 * A computer player by its name, the same decisions for the same seed. With the library it sets its army up by one of
 * the placements there, without it as the game's sampler does. A budget stands in for the level's own.
 */
export function playerNamed(name: PlayerName, seed: number, library?: Library, budget: Budget = {}): BlitzPlayer {
  switch (name) {
    case 'random':
      return randomPlayer(seed);
    case 'greedy':
      return computer(GREEDY, seed, library, { plan: greedyPlan, budget });
    case 'novice':
      return computer(NOVICE, seed, library, { theatre: () => theatre(NOVICE_WITHOUT), budget });
    case 'regular':
      return computer(REGULAR, seed, library, { theatre, foresight: REGULAR_FORESIGHT, budget });
    case 'veteran':
      return computer({ ...REGULAR, name }, seed, library, {
        theatre,
        search: VETERAN,
        foresight: { plays: 72 },
        budget,
      });
    case 'grand':
      return computer({ ...REGULAR, name }, seed, library, {
        theatre,
        search: GRAND,
        foresight: { plays: 360 },
        budget,
      });
  }
}
