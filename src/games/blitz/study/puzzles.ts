import type { Puzzles } from '#table/study.ts';
import { answer, levelOf } from '../players/puzzles/answer.ts';
import { valueOfLine, writeLine } from '../players/puzzles/line-text.ts';
import { isPuzzle, parsePuzzle, type Puzzle, THEMES } from '../players/puzzles/puzzle.ts';
import { type Search, search } from '../players/puzzles/search.ts';
import type { BlitzPlayer } from '../players/player.ts';
import { EMPTY_LIBRARY } from '../position.ts';

/** A puzzle with the level it belongs to. */
export type Levelled = Puzzle & { readonly level: string };

/** A value is written with a few digits; the proof must agree with them. */
const WRITTEN = 0.0006;

/** The tempting line must bring what the puzzle says, and that must be less than the best. */
function temptsAsSaid(puzzle: Puzzle, solving: Search): boolean {
  const { tempting, best } = puzzle;
  if (!tempting) return true;
  const brings = valueOfLine(puzzle, tempting.line, solving);
  return typeof brings === 'number' && Math.abs(brings - tempting.brings) < WRITTEN && brings < best;
}

export const puzzles: Puzzles<Levelled, BlitzPlayer> = {
  themes: THEMES,
  read(text) {
    const read = parsePuzzle(text, EMPTY_LIBRARY);
    return isPuzzle(read) ? { ...read, level: levelOf(read) } : read;
  },
  prove(puzzle) {
    const solving = search(puzzle);
    const { value, line } = solving.found(puzzle.start);
    const agrees = Math.abs(value - puzzle.best) < WRITTEN && temptsAsSaid(puzzle, solving);
    return { value, agrees, positions: solving.positions(), line: writeLine(puzzle, line) };
  },
  answer,
};
