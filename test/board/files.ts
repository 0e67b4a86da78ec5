import { readdirSync, readFileSync } from 'node:fs';
import { type Army, isArmy, parseArmy } from '#games/blitz/text/army/army-text.ts';
import { type Board, compileBoard } from '#games/blitz/board.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

const DATA = new URL('../../src/games/blitz/data/', import.meta.url);

export const dataText = (name: string): string => readFileSync(new URL(name, DATA), 'utf8');
export const dataFiles = (ending: string): string[] => readdirSync(DATA).filter((name) => name.endsWith(ending));

export function continent(): Board {
  const source = parseBoard(dataText('continent.board'));
  if (!isBoard(source)) throw new Error(JSON.stringify(source));
  return compileBoard(source);
}

export function continentArmy(): Army {
  const army = parseArmy(dataText('continent.army'));
  if (!isArmy(army)) throw new Error(JSON.stringify(army));
  return army;
}

export function at(board: Board, name: string): Hex {
  const hex = hexNamed(board.grid, name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
}
