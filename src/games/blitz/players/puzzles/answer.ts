import type { BlitzPlayer } from '../player.ts';
import type { Puzzle } from './puzzle.ts';
import { search } from './search.ts';

/** Answer of a player to a puzzle. */
export interface Answer {
  readonly id: string;
  readonly theme: string;
  readonly level: string;
  readonly best: number;
  /** Expected over all dice, with the worst answers of the opponent. */
  readonly value: number;
  /** Value the player misses; 0 where it finds something better than the question asked for. */
  readonly regret: number;
  readonly solved: boolean;
  readonly faults: readonly string[];
}

/** Less than this is no difference: a twentieth of a factor. */
const ALIKE = 0.05;

export const levelOf = ({ game }: Puzzle): string => {
  const { preset, switches } = game.position;
  return preset !== 'basic' && switches.length > 0 ? 'optional' : preset;
};

/**
 * The player is asked at every decision of its side until the question is over, once for every fall of the dice. It is
 * one player throughout: what it remembers of its moves it may use in the battles.
 */
export function answer(puzzle: Puzzle, player: BlitzPlayer): Answer {
  const { id, theme, best, start } = puzzle;
  const { value: valueOf, faults } = search(puzzle, (state) => player.command(puzzle.game, state));
  const value = valueOf(start);
  const regret = Math.max(best - value, 0);
  const solved = regret < ALIKE && faults.length === 0;
  return { id, theme, level: levelOf(puzzle), best, value, regret, solved, faults };
}
