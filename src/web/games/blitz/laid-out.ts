import { type Board, compileBoard } from '#games/blitz/board.ts';
import type { Library } from '#games/blitz/position.ts';
import { placeArmy, readArmy } from '#games/blitz/text/army/army-position.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import type { Unit } from '#games/blitz/types.ts';

interface LaidOut {
  readonly board: Board;
  readonly units: readonly Unit[];
}

const BASIC = { preset: 'basic', switches: [], modules: [] } as const;

/** A board with an army in its placements, to look at: read without the rules, which come when a game is opened. */
export function laidOut(library: Library, name: string, placements: readonly string[]): LaidOut | undefined {
  const source = parseBoard(library.boards[name] ?? '');
  if (!isBoard(source)) return undefined;
  const board = compileBoard(source);
  const read = readArmy(library.armies[name] ?? '', BASIC);
  if ('faults' in read) return undefined;
  let { units } = read;
  for (const placement of placements) {
    const placed = placeArmy(library.placements[placement] ?? '', board, read.army, BASIC, units);
    if ('faults' in placed) return undefined;
    ({ units } = placed);
  }
  return { board, units };
}
