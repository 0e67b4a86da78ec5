import { boardFaults } from '../games/blitz/text/board-faults.ts';
import { isBoard, parseBoard } from '../games/blitz/text/board-text.ts';
import { compileBoard } from '../games/blitz/board.ts';
import { describeFault } from '../core/notation.ts';
import { EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { readLibrary } from './library.ts';
import { counted } from './table-text.ts';

export interface CheckBoardOptions {
  readonly json?: boolean;
  readonly data: readonly string[];
}

export async function checkBoard(file: string, options: CheckBoardOptions, io: Io): Promise<number> {
  const { boards } = readLibrary(...options.data);
  const text = (Object.hasOwn(boards, file) ? boards[file] : undefined) ?? (await readInput(file, io));
  const name = inputName(file);
  const faults = boardFaults(text);
  const source = parseBoard(text);
  const ok = faults.length === 0;
  const about = ok && isBoard(source) ? aboutBoard(source) : undefined;
  if (options.json) {
    io.out(asJson({ ok, faults, ...(about ? { about } : {}) }));
  } else if (about) {
    const { hexes, land, cities, cityHexes, rivers, roads } = about;
    const parts = [
      counted(hexes, 'hex', 'hexes'),
      `${land} land`,
      `${counted(cities, 'city', 'cities')} (${cityHexes} hexes)`,
      counted(rivers, 'river'),
      counted(roads, 'road'),
    ];
    io.out(`${name}: sound; ${parts.join(', ')}\n`);
  } else {
    io.out(faults.map((fault) => `${name}: ${describeFault(fault)}\n`).join(''));
    io.out(`${name}: ${counted(faults.length, 'fault')}\n`);
  }
  return ok ? EXIT.ok : EXIT.fault;
}

function aboutBoard(source: Parameters<typeof compileBoard>[0]) {
  const board = compileBoard(source);
  return {
    hexes: board.grid.size,
    land: board.land.reduce((sum, flag) => sum + flag, 0),
    cities: source.cities.length,
    cityHexes: board.cityHexes.length,
    rivers: source.rivers.length,
    roads: source.roads.length,
  };
}
