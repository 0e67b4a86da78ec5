import type { Reach, StepGraph } from '../hex/path.ts';
import type { Board } from './board.ts';
import type { Rules } from './questions.ts';

/** How a unit moves over the terrain: armor and artillery apart from the rest (B13.1). */
export const MOBILITIES = ['light', 'heavy'] as const;
export type Mobility = (typeof MOBILITIES)[number];

/** The numbers a scenario may set. */
export interface Terms {
  /** B5.3: the last turn, 0 for no limit. */
  readonly lastTurn: number;
  /** B5.3: more city hexes than this win. */
  readonly cities: number;
}

/** What never changes in a game: board, compiled rules, scenario numbers. */
export interface World {
  readonly board: Board;
  readonly rules: Rules;
  readonly terms: Terms;
  readonly steps: Record<Mobility, StepGraph>;
  /** Scratch space of reach queries. */
  readonly reach: Record<Mobility, Reach>;
}
