import type { Line } from '../../../core/notation.ts';
import { neighbour } from '../../../hex/grid.ts';
import { type Hex, NOWHERE, rowOfLetters } from '../../../hex/hex.ts';
import type { Board } from '../board/board.ts';
import { dial } from '../board/sheet.ts';
import { fault, hexIn, type Reading } from './reading.ts';

/** `zone NAME : panel 1`, `: rows A..K of 1`, `: edge d4`, `: level 1`, `: 1-C-4 1-C-5`, `: all`; several parts add up. */
export function readZone(reading: Reading, line: Line, words: readonly string[]): void {
  const [name = '', colon, ...rest] = words;
  if (colon !== ':' || rest.length === 0 || !/^[A-Za-z][\w-]*$/.test(name)) {
    return fault(
      reading,
      line,
      "a zone is written 'zone NAME : panel 1', ': rows A..K of 1', ': edge d4' or ': HEX HEX …'",
    );
  }
  const hexes = new Set<Hex>();
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? '';
    if (word === 'panel') for (const hex of panelHexes(reading, line, rest[++i] ?? '', undefined)) hexes.add(hex);
    else if (word === 'rows') {
      const rows = /^([A-Z]{1,2})\.\.([A-Z]{1,2})$/.exec(rest[i + 1] ?? '');
      const [from, to] = [rowOfLetters(rows?.[1] ?? '0'), rowOfLetters(rows?.[2] ?? '0')];
      if (from === undefined || to === undefined || rest[i + 2] !== 'of')
        return fault(reading, line, "rows are written 'rows A..K of 1'");
      for (const hex of panelHexes(reading, line, rest[i + 3] ?? '', [from, to])) hexes.add(hex);
      i += 3;
    } else if (word === 'edge') {
      const direction = /^d[1-6]$/.test(rest[i + 1] ?? '') ? dial(Number(rest[++i]?.[1])) : undefined;
      if (direction === undefined) return fault(reading, line, 'an edge is named by a direction, d1 to d6');
      for (const hex of edge(reading.board, direction)) hexes.add(hex);
    } else if (word === 'all') for (let hex = 0; hex < reading.board.grid.size; hex++) hexes.add(hex);
    else if (reading.zones[word]) for (const hex of reading.zones[word]) hexes.add(hex);
    else {
      const hex = hexIn(reading, line, word);
      if (hex !== undefined) hexes.add(hex);
    }
  }
  reading.zones[name] = [...hexes];
}

/** X3.2.4, ruling: seam hexes belong to no single panel. */
function panelHexes(reading: Reading, line: Line, panel: string, rows: readonly [number, number] | undefined): Hex[] {
  const { board } = reading;
  const found: Hex[] = [];
  for (let hex = 0; hex < board.grid.size; hex++) {
    const [own, second] = board.panels[hex] ?? [];
    if (own?.toUpperCase() !== panel.toUpperCase() || second !== undefined) continue;
    const row = rowOfLetters(/-([A-Z]+)-\d+$/.exec(board.grid.names[hex] ?? '')?.[1] ?? '0') ?? -1;
    if (!rows || (row >= rows[0] && row <= rows[1])) found.push(hex);
  }
  if (found.length === 0) fault(reading, line, `the map has no panel ${panel}`);
  return found;
}

/** Hexes with nothing beyond them in a direction. */
function* edge({ grid }: Board, direction: number): Generator<Hex> {
  for (let hex = 0; hex < grid.size; hex++) if (neighbour(grid, hex, direction) === NOWHERE) yield hex;
}
