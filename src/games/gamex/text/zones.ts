import { type Line, wholeNumber } from '#core/notation/notation.ts';
import type { Words } from '#core/notation/words.ts';
import { distance, neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE, rowOfLetters } from '#hex/hex.ts';
import { type Board, isDeep, isTown, levelOf, terrainOf } from '../board/board.ts';
import { dial } from '../board/sheet.ts';
import { isHilltop } from '../board/terrain.ts';
import { canSpend, fault, hexIn, type Reading, zoneNamed } from './position-draft.ts';

/**
 * `zone NAME : panel 1`, `: rows A..K of 1`, `: towns of 1`, `: edge d4`, `: within 2 of Adski`, `: 1-C-4 1-C-5`, `: all`; several parts
 * add up, and what follows a `but` is left out again.
 */
export function readZone(reading: Reading, line: Line, words: Words): void {
  const [name = '', colon, ...rest] = words.rest();
  if (colon !== ':' || rest.length === 0 || !/^[A-Za-z][\w-]*$/.test(name)) {
    return fault(
      reading,
      line,
      `'${[name, colon, ...rest].join(' ')}' is no zone: 'zone NAME : panel 1', ': rows A..K of 1', ': edge d4' or ': HEX HEX …'`,
    );
  }
  const included = new Set<Hex>();
  const left = new Set<Hex>();
  let hexes = included;
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? '';
    if (!canSpend(reading, line, WHOLE_BOARD.includes(word) ? reading.board.grid.size : 1)) return;
    if (word === 'but') {
      if (i === 0 || i === rest.length - 1 || hexes === left)
        return fault(reading, line, "'but' stands once, between what a zone has and what it has not");
      hexes = left;
    } else if (word === 'within') {
      const far = wholeNumber(rest[i + 1], 0, 40);
      const from = zoneNamed(reading, rest[i + 3]);
      if (far === undefined || rest[i + 2] !== 'of' || !from)
        return fault(
          reading,
          line,
          `'${rest.slice(i + 1, i + 4).join(' ')}' says nothing here: a neighbourhood is written 'within 2 of Adski'`,
        );
      if (!canSpend(reading, line, (reading.board.grid.size * from.length) / 2)) return;
      for (const hex of around(reading.board, from, far)) hexes.add(hex);
      i += 3;
    } else if (Object.hasOwn(FEATURES, word) && rest[i + 1] === 'of') {
      for (const hex of panelHexes(reading, line, rest[i + 2] ?? '', undefined))
        if (FEATURES[word]?.(reading.board, hex)) hexes.add(hex);
      i += 2;
    } else if (word === 'panel')
      for (const hex of panelHexes(reading, line, rest[++i] ?? '', undefined)) hexes.add(hex);
    else if (word === 'rows') {
      const rows = /^([A-Z]{1,2})\.\.([A-Z]{1,2})$/.exec(rest[i + 1] ?? '');
      const [from, to] = [rowOfLetters(rows?.[1] ?? '0'), rowOfLetters(rows?.[2] ?? '0')];
      if (from === undefined || to === undefined || rest[i + 2] !== 'of')
        return fault(
          reading,
          line,
          `'${rest[i + 1] ?? ''} ${rest[i + 2] ?? ''}' says nothing here: rows are written 'rows A..K of 1'`,
        );
      for (const hex of panelHexes(reading, line, rest[i + 3] ?? '', [from, to])) hexes.add(hex);
      i += 3;
    } else if (word === 'edge') {
      const direction = /^d[1-6]$/.test(rest[i + 1] ?? '') ? dial(Number(rest[++i]?.[1])) : undefined;
      if (direction === undefined)
        return fault(reading, line, `'${rest[i + 1] ?? ''}' is no direction: an edge is named by one, d1 to d6`);
      for (const hex of edge(reading.board, direction)) hexes.add(hex);
    } else if (word === 'all') for (let hex = 0; hex < reading.board.grid.size; hex++) hexes.add(hex);
    else if (zoneNamed(reading, word)) {
      const zone = zoneNamed(reading, word) ?? [];
      if (!canSpend(reading, line, zone.length)) return;
      for (const hex of zone) hexes.add(hex);
    } else {
      const hex = hexIn(reading, line, word);
      if (hex !== undefined) hexes.add(hex);
    }
  }
  reading.zones[name] = [...included].filter((hex) => !left.has(hex));
  if (reading.zones[name]?.length === 0) fault(reading, line, `zone ${name} has no hexes`);
}

const WHOLE_BOARD: readonly string[] = [
  'all',
  'edge',
  'panel',
  'rows',
  'towns',
  'hilltops',
  'bridges',
  'roads',
  'beaches',
  'sea',
];

/** Features a panel has several of. */
const FEATURES: Readonly<Record<string, (board: Board, hex: Hex) => boolean>> = {
  towns: isTown,
  hilltops: (board, hex) => isHilltop(levelOf(board, hex)),
  bridges: (board, hex) => board.bridge[hex] === 1,
  roads: (board, hex) => board.road[hex] !== 0,
  beaches: (board, hex) => terrainOf(board, hex) === 'beach',
  sea: isDeep,
};

function around({ grid }: Board, from: readonly Hex[], far: number): Hex[] {
  return Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) =>
    from.some((one) => distance(grid, one, hex) <= far),
  );
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
