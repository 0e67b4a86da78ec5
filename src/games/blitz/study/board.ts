import { counted } from '#core/notation/columns.ts';
import type { Fault } from '#core/notation/notation.ts';
import type { Paper } from '#table/study.ts';
import { compileBoard } from '../board.ts';
import { boardFaults } from '../text/board/board-faults.ts';
import { isBoard, parseBoard } from '../text/board/board-text.ts';

/** Faults of a board, or a summary of it. */
export function checkBoard(text: string): { readonly faults: readonly Fault[]; readonly about?: Paper } {
  const faults = boardFaults(text);
  const source = parseBoard(text);
  if (faults.length > 0 || !isBoard(source)) return { faults };
  const board = compileBoard(source);
  const data = {
    hexes: board.grid.size,
    land: board.land.reduce((sum, flag) => sum + flag, 0),
    cities: source.cities.length,
    cityHexes: board.cityHexes.length,
    rivers: source.rivers.length,
    roads: source.roads.length,
  };
  const parts = [
    counted(data.hexes, 'hex', 'hexes'),
    `${data.land} land`,
    `${counted(data.cities, 'city', 'cities')} (${data.cityHexes} hexes)`,
    counted(data.rivers, 'river'),
    counted(data.roads, 'road'),
  ];
  return { faults, about: { data, text: parts.join(', ') } };
}
