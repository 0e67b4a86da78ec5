import { atColon, type Fault, type Line, statements, wholeNumber, wordsOf } from '#core/notation/notation.ts';
import { MOST_FAULTS, MOST_HEXES, TOO_MUCH_WORK, Work } from '#core/limits.ts';
import { axialGrid, radiusGrid } from '#hex/grid.ts';
import { NOWHERE, opposite, rowLetters, rowOfLetters } from '#hex/hex.ts';
import { hexNamed } from './board.ts';
import { dial, emptySheet, neighboursIn, PANEL_COLUMNS, PANEL_ROWS, rowCells, type Sheet } from './sheet.ts';
import {
  coloursOf,
  HIGHEST_LEVEL,
  isColour,
  LEVEL_COLOURS,
  LEVEL_WORDS,
  SIDES,
  type SideColour,
  TERRAIN_MARKS,
  TERRAINS,
  type Terrain,
} from './terrain.ts';

/** Reads a panel or a small board: docs/gamex-board.md. Either all of it or the list of its faults, never half a board. */

const MOST_RADIUS = 40;
const MOST_SIZE = 200;

const levelNamed = (word: string): number | undefined =>
  Object.hasOwn(LEVEL_WORDS, word) ? LEVEL_WORDS[word] : undefined;
const isTerrain = (word: string): word is Terrain => (TERRAINS as readonly string[]).includes(word);

/** A path of hexes with the directions over which it runs off the board at its ends. */
interface Path {
  readonly hexes: readonly number[];
  readonly before?: number;
  readonly after?: number;
}

interface Reading {
  sheet: Sheet | undefined;
  neighbours: Int32Array;
  byName: Map<string, number>;
  readonly faults: Fault[];
  readonly work: Work;
  /** Line on which each road was written, for faults found later. */
  readonly roads: { readonly path: Path; readonly line: number }[];
  readonly streams: { readonly path: Path; readonly line: number }[];
}

export interface ReadSheet {
  readonly sheet: Sheet | undefined;
  readonly faults: readonly Fault[];
  readonly roads: readonly { readonly path: Path; readonly line: number }[];
  readonly streams: readonly { readonly path: Path; readonly line: number }[];
}

export function readSheet(text: string, firstLine = 1): ReadSheet {
  const reading: Reading = {
    sheet: undefined,
    neighbours: new Int32Array(),
    byName: new Map(),
    faults: [],
    work: new Work(),
    roads: [],
    streams: [],
  };
  let block: { readonly kind: 'terrain' | 'levels'; readonly line: number; row: number } | undefined;
  for (const line of statements(text, firstLine)) {
    if (reading.faults.length > MOST_FAULTS) break;
    if (block) {
      if (line.text === 'end') {
        closeRows(reading, block);
        block = undefined;
      } else readRow(reading, line, block.kind, block.row++);
    } else if (line.text === 'terrain' || line.text === 'levels') {
      if (hasSheet(reading, line)) block = { kind: line.text, line: line.number, row: 0 };
      else block = { kind: line.text, line: line.number, row: Number.NaN };
    } else readStatement(reading, line);
  }
  if (block && reading.faults.length <= MOST_FAULTS)
    reading.faults.push({ line: block.line, message: `the block '${block.kind}' has no 'end'` });
  if (!reading.sheet && reading.faults.length === 0) reading.faults.push({ message: 'the board has no grid' });
  return { sheet: reading.sheet, faults: reading.faults, roads: reading.roads, streams: reading.streams };
}

function open(reading: Reading, cells: readonly { at: { q: number; r: number }; name: string }[], id: string): Sheet {
  const sheet = emptySheet(cells, id);
  reading.sheet = sheet;
  reading.neighbours = neighboursIn(sheet.at);
  reading.byName = new Map(cells.map(({ name }, i) => [name.toUpperCase(), i]));
  return sheet;
}

function hasSheet(reading: Reading, line: Line): boolean {
  if (reading.sheet) return true;
  reading.faults.push({
    line: line.number,
    message: `'panel' or 'grid' must come before '${wordsOf(line.text)[0] ?? ''}'`,
  });
  return false;
}

function readGrid(reading: Reading, line: Line, words: readonly string[]): void {
  const [shape, ...rest] = words;
  const say = (message: string) => reading.faults.push({ line: line.number, message });
  if (reading.sheet) return void say('the board has its grid already');
  if (shape === 'radius') {
    const radius = wholeNumber(rest[0], 0, MOST_RADIUS);
    if (radius === undefined || rest.length > 1)
      return void say(`'${rest.join(' ')}' is no radius (0 to ${MOST_RADIUS})`);
    const grid = radiusGrid(radius);
    return void open(reading, cellsOf(grid), 'inline');
  }
  const joined = words.join(' ');
  const axial = /^q (-?\d{1,3})\.\.(-?\d{1,3}) r (-?\d{1,3})\.\.(-?\d{1,3})$/.exec(joined);
  if (axial) {
    const [q0, q1, r0, r1] = axial.slice(1).map(Number) as [number, number, number, number];
    if (q1 < q0 || r1 < r0) return void say(`the grid '${joined}' is empty`);
    const size = (q1 - q0 + 1) * (r1 - r0 + 1);
    if (size > MOST_HEXES) return void say(tooLarge(joined, size));
    return void open(reading, cellsOf(axialGrid([q0, q1], [r0, r1])), 'inline');
  }
  const lettered = /^rows A\.\.([A-Z]{1,2}) columns 1\.\.(\d{1,3})$/.exec(joined);
  const last = rowOfLetters(lettered?.[1] ?? '0');
  const columns = wholeNumber(lettered?.[2], 1, MOST_SIZE);
  const size = ((last ?? 0) + 1) * (columns ?? 0);
  if (size > MOST_HEXES) return void say(tooLarge(joined, size));
  if (last !== undefined && columns !== undefined) return void open(reading, rowCells(last + 1, columns), 'inline');
  say(`'${joined}' is no grid: radius 4, q -3..6 r -2..2, or rows A..F columns 1..9`);
}

const tooLarge = (grid: string, size: number): string =>
  `the grid '${grid}' has ${size} hexes: a board has ${MOST_HEXES} at most`;

const cellsOf = (grid: { readonly names: readonly string[]; readonly q: Int16Array; readonly r: Int16Array }) =>
  grid.names.map((name, i) => ({ name, at: { q: grid.q[i] as number, r: grid.r[i] as number } }));

function readRow(reading: Reading, line: Line, kind: 'terrain' | 'levels', row: number): void {
  const { sheet, faults } = reading;
  if (!sheet) return;
  const [label = '', ...parts] = wordsOf(line.text);
  const marks = parts.join('');
  const first = reading.byName.get(`${label.toUpperCase()}-1`);
  if (first === undefined || rowOfLetters(label.toUpperCase()) !== row) {
    faults.push({ line: line.number, message: `row ${rowLetters(row)} is expected here, not '${label}'` });
    return;
  }
  const cells = sheet.at.flatMap((at, i) => (at.r === row ? [i] : []));
  if (marks.length !== cells.length) {
    faults.push({ line: line.number, message: `row ${label} has ${cells.length} hexes, not ${marks.length}` });
    return;
  }
  cells.forEach((cell, i) => {
    const mark = marks[i] ?? '';
    if (kind === 'levels') {
      const level = wholeNumber(mark === '.' ? '0' : mark, 0, HIGHEST_LEVEL);
      if (level === undefined)
        faults.push({ line: line.number, hex: nameIn(sheet, cell), message: `'${mark}' is no level (0 to 4)` });
      else sheet.level[cell] = level;
    } else {
      const terrain = Object.hasOwn(TERRAIN_MARKS, mark) ? TERRAIN_MARKS[mark] : undefined;
      if (!terrain)
        faults.push({
          line: line.number,
          hex: nameIn(sheet, cell),
          message: `'${mark}' is no terrain (${Object.keys(TERRAIN_MARKS).join(' ')})`,
        });
      else sheet.terrain[cell] = terrain;
    }
  });
}

const nameIn = (sheet: Sheet, cell: number): string => sheet.names[cell]?.[0] ?? '';

function closeRows(
  reading: Reading,
  block: { readonly kind: string; readonly line: number; readonly row: number },
): void {
  const rows = Math.max(...(reading.sheet?.at.map((at) => at.r) ?? [-1])) + 1;
  if (reading.sheet && block.row !== rows) {
    reading.faults.push({
      line: block.line,
      message: `the block '${block.kind}' has ${block.row} rows, the board ${rows}`,
    });
  }
}

function readStatement(reading: Reading, line: Line): void {
  const { faults } = reading;
  const words = wordsOf(line.text.replace(/\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/g, '$1,$2').replaceAll(/ ?\| ?/g, '|'));
  const [word = '', ...rest] = words;
  const tail = line.text.slice(word.length).trim();
  if (word === 'panel') return readPanel(reading, line, rest);
  if (word === 'grid') return readGrid(reading, line, rest);
  if (!hasSheet(reading, line) || !reading.sheet) return;
  const { sheet } = reading;
  if (word === 'title') sheet.title = tail;
  else if (word === 'about') sheet.about.push(tail);
  else if (word === 'title.de') sheet.german.title = tail;
  else if (word === 'about.de') sheet.german.about.push(tail);
  else if (word === 'level') setLevel(reading, line, wholeNumber(rest[0], 0, HIGHEST_LEVEL), rest.slice(1));
  else if (levelNamed(word) !== undefined) setLevel(reading, line, levelNamed(word), rest);
  else if (isTerrain(word) || word === 'sea' || word === 'lake') {
    const terrain = isTerrain(word) ? word : 'water';
    for (const cell of cells(reading, line, rest)) sheet.terrain[cell] = terrain;
  } else if (isColour(word) || word === 'plain') readSides(reading, line, word, rest);
  else if (word === 'road' || word === 'stream' || (word === 'ford' && rest[0] === ':'))
    readPath(reading, line, word, rest);
  else if (word === 'bridge') for (const cell of cells(reading, line, rest)) sheet.bridge[cell] = true;
  else if (word === 'ford') for (const cell of cells(reading, line, rest)) sheet.ford[cell] = -1;
  else if (word === 'place') readPlace(reading, line, tail);
  else faults.push({ line: line.number, message: `'${word}' says nothing about a board` });
}

function readPanel(reading: Reading, line: Line, rest: readonly string[]): void {
  const [id = '', ...more] = rest;
  if (!/^[A-Za-z0-9]{1,16}$/.test(id) || more.length > 0) {
    reading.faults.push({
      line: line.number,
      message: `'${rest.join(' ')}' is no panel: one word of letters and digits`,
    });
  } else if (reading.sheet) reading.faults.push({ line: line.number, message: 'the board has its grid already' });
  else {
    for (const panels of open(reading, rowCells(PANEL_ROWS, PANEL_COLUMNS), id).panels) panels.push(id);
  }
}

function setLevel(reading: Reading, line: Line, level: number | undefined, names: readonly string[]): void {
  if (level === undefined) {
    reading.faults.push({ line: line.number, message: 'level needs a number from 0 to 4 and hexes' });
    return;
  }
  for (const cell of cells(reading, line, names)) if (reading.sheet) reading.sheet.level[cell] = level;
}

function cellNamed(reading: Reading, line: Line, word: string): number | undefined {
  const cell = hexNamed(reading, word);
  if (cell === undefined)
    reading.faults.push({ line: line.number, hex: word, message: `the board has no hex ${word}` });
  return cell;
}

/** Refuses, once, a board whose statements name more hexes than a reader goes over. */
function canSpend({ work, faults }: Reading, line: Line, amount: number): boolean {
  if (faults.length > MOST_FAULTS) return false;
  if (work.spend(amount)) return true;
  if (faults.at(-1)?.message !== TOO_MUCH_WORK) faults.push({ line: line.number, message: TOO_MUCH_WORK });
  return false;
}

/** Hexes named one by one, `all`, or runs of a row: `C-3..7`. */
function cells(reading: Reading, line: Line, words: readonly string[]): number[] {
  if (words.length === 0) reading.faults.push({ line: line.number, message: 'no hex is named' });
  return words.flatMap((word) => {
    if (!canSpend(reading, line, word === 'all' ? (reading.sheet?.at.length ?? 0) : 1)) return [];
    if (word === 'all') return reading.sheet?.at.map((_, i) => i) ?? [];
    const run = /^([A-Za-z]{1,2})-?(\d{1,3})\.\.(\d{1,3})$/.exec(word);
    const length = run ? Math.max(0, Number(run[3]) - Number(run[2]) + 1) : 0;
    if (run && length === 0)
      reading.faults.push({
        line: line.number,
        message: `'${word}' is no run of hexes: the smaller number stands first`,
      });
    if (!canSpend(reading, line, length)) return [];
    const names = run ? Array.from({ length }, (_, i) => `${run[1] ?? ''}-${Number(run[2]) + i}`) : [word];
    return names.flatMap((name) => (reading.faults.length > MOST_FAULTS ? [] : (cellNamed(reading, line, name) ?? [])));
  });
}

/** `green A1|A2`, `green A1:135`, `green A1:all`, `green around woods`, `brown around level 1` */
function readSides(reading: Reading, line: Line, colour: SideColour | 'plain', words: readonly string[]): void {
  const { sheet, neighbours, faults } = reading;
  if (!sheet) return;
  if (words.length === 0) faults.push({ line: line.number, message: 'no side is named' });
  const [first, kind = '', number] = words;
  if (first === 'around') {
    if (!canSpend(reading, line, sheet.at.length)) return;
    const level = kind === 'level' ? wholeNumber(number, 0, HIGHEST_LEVEL) : levelNamed(kind);
    const more = words[kind === 'level' ? 3 : 2];
    if (more !== undefined) faults.push({ line: line.number, message: `'${more}' says nothing here` });
    if (level === undefined && !isTerrain(kind))
      faults.push({ line: line.number, message: `'${kind}' is neither a terrain nor a level` });
    const inside = (cell: number) =>
      level === undefined ? sheet.terrain[cell] === kind : (sheet.level[cell] ?? 0) >= level;
    sheet.at.forEach((_, cell) => {
      if (!inside(cell)) return;
      for (let side = 0; side < 6; side++) {
        const beyond = neighbours[cell * 6 + side] ?? NOWHERE;
        if (beyond !== NOWHERE && !inside(beyond)) paint(reading, line, cell, side, colour);
      }
    });
    return;
  }
  for (const word of words) {
    const pair = word.split('|');
    if (pair.length === 2) {
      const [one, two] = pair.map((name) => cellNamed(reading, line, name));
      if (one === undefined || two === undefined) continue;
      const side = sideBetween(neighbours, one, two);
      if (side < 0)
        faults.push({ line: line.number, hex: pair[0] ?? '', message: `${pair.join(' and ')} have no side in common` });
      else paint(reading, line, one, side, colour);
      continue;
    }
    const colon = word.lastIndexOf(':');
    const cell = colon > 0 ? cellNamed(reading, line, word.slice(0, colon)) : undefined;
    const named = word.slice(colon + 1);
    if (colon <= 0 || !/^([1-6]{1,6}|all)$/.test(named)) {
      faults.push({
        line: line.number,
        message: `'${word}' is no side: A1|A2, A1:135 (d1, d3 and d5 of A1) or A1:all`,
      });
    } else if (cell !== undefined) {
      for (const d of named === 'all' ? '123456' : named) paint(reading, line, cell, dial(Number(d)), colour);
    }
  }
}

function sideBetween(neighbours: Int32Array, one: number, two: number): number {
  for (let side = 0; side < 6; side++) if (neighbours[one * 6 + side] === two) return side;
  return -1;
}

function paint(
  { sheet, neighbours, faults }: Reading,
  line: Line,
  cell: number,
  side: number,
  colour: SideColour | 'plain',
): void {
  if (!sheet) return;
  const was = sheet.sides[cell * 6 + side] ?? 0;
  const now = colour === 'plain' ? 0 : was | SIDES[colour];
  const levels = coloursOf(now & LEVEL_COLOURS);
  if (levels.length > 1) {
    faults.push({ line: line.number, hex: nameIn(sheet, cell), message: `one side cannot be ${levels.join(' and ')}` });
    return;
  }
  sheet.sides[cell * 6 + side] = now;
  const beyond = neighbours[cell * 6 + side] ?? NOWHERE;
  if (beyond !== NOWHERE) sheet.sides[beyond * 6 + opposite(side)] = now;
}

/** `road : d4 Q-1 Q-2 Q-3 d1`: hex by hex, with the direction in which it comes from or runs off the board. */
function readPath(reading: Reading, line: Line, kind: 'road' | 'stream' | 'ford', words: readonly string[]): void {
  const { sheet, neighbours, faults } = reading;
  if (!sheet) return;
  const steps = words.filter((word) => word !== ':' && word !== '>');
  const off = (word: string | undefined) => (/^d[1-6]$/.test(word ?? '') ? dial(Number(word?.[1])) : undefined);
  const before = off(steps[0]);
  const after = steps.length > 1 ? off(steps.at(-1)) : undefined;
  const names = steps.slice(before === undefined ? 0 : 1, after === undefined ? undefined : -1);
  const hexes = cells(reading, line, names);
  const bits = sheet[kind];
  const mark = (cell: number, side: number) => {
    bits[cell] = Math.max(0, bits[cell] ?? 0) | (1 << side);
  };
  hexes.forEach((cell, i) => {
    if (kind === 'stream') sheet.wet[cell] = true;
    const next = hexes[i + 1];
    if (next === undefined) return;
    const side = sideBetween(neighbours, cell, next);
    if (side < 0) {
      const message = `the ${kind} jumps: ${nameIn(sheet, cell)} and ${nameIn(sheet, next)} are not adjacent`;
      faults.push({ line: line.number, hex: nameIn(sheet, cell), message });
      return;
    }
    mark(cell, side);
    mark(next, opposite(side));
  });
  for (const [cell, side] of [[hexes[0], before] as const, [hexes.at(-1), after] as const]) {
    if (cell === undefined || side === undefined) continue;
    if (neighbours[cell * 6 + side] === NOWHERE) mark(cell, side);
    else
      faults.push({
        line: line.number,
        hex: nameIn(sheet, cell),
        message: `the ${kind} cannot run off the board there: a hex lies beyond`,
      });
  }
  const path: Path = { hexes, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
  if (kind === 'road') reading.roads.push({ path, line: line.number });
  if (kind === 'stream') reading.streams.push({ path, line: line.number });
}

/** `place town Adski : C-4 C-5` */
function readPlace(reading: Reading, line: Line, tail: string): void {
  const [named = '', hexes] = atColon(tail) ?? [];
  const [, kind, name] = /^(\S+) (.*)$/.exec(named) ?? [];
  if (!kind || !name || !hexes) {
    reading.faults.push({ line: line.number, message: "a place is written 'place town Adski : C-4 C-5'" });
    return;
  }
  reading.sheet?.places.push({ kind, name, hexes: cells(reading, line, wordsOf(hexes)) });
}
