import type { Library } from '../../../core/family.ts';
import {
  describeFault,
  type Fault,
  type Line,
  textFault,
  statements,
  wholeNumber,
  wordsOf,
} from '../../../core/notation.ts';
import { NOWHERE } from '../../../hex/hex.ts';
import type { Board } from '../board/board.ts';
import { readLayout } from '../board/join.ts';
import { isFaults, readInlineBoard, readMap } from '../board/panels.ts';
import { dial } from '../board/sheet.ts';
import { type Counter, readCounters } from '../kinds.ts';
import { rulesOf } from '../modules.ts';
import { nationNamed } from '../nations.ts';
import { inOrder } from '../options.ts';
import type { Position } from '../position.ts';
import { sightOf } from '../sight/sight.ts';
import { COLUMNS, type Column } from '../tables.ts';
import { type GamexFrame, type Side, SIDES, type State } from '../types.ts';
import { goalHexes, type World } from '../world.ts';
import { isGround, readFrame, strangersIn } from './frame-shape.ts';
import { fault, hexIn, type Reading, sideNamed } from './reading.ts';
import { alike, readUnit } from './unit-line.ts';
import { facedUnits } from '../chapters/options/facing.ts';
import { postFrame } from '../chapters/options/posts.ts';
import { dropPosts, postsOf, readPosts } from './command-lines.ts';
import { readInterdiction, readOptions, readSmoke, readWithout } from './options-line.ts';
import { positionFaults } from './position-faults.ts';
import { dropsFirst } from './air-lines.ts';
import { putToSea, SEA } from './sea-lines.ts';
import { WORKS } from './works-lines.ts';
import { readVictory } from './victory-text.ts';
import { readZone } from './zones.ts';

/** Positions of this game as text: docs/gamex-notation.md. Either all of it or the list of its faults. */

export const isPosition = (read: Position | readonly Fault[]): read is Position => !Array.isArray(read);

interface BoardText {
  readonly board: Board | readonly Fault[];
  /** The other lines. */
  readonly rest: readonly Line[];
  readonly preface: readonly string[];
}

const OPEN_BOARD = /^board\s+inline$/;

export function parsePosition(text: string, library: Library): Position | readonly Fault[] {
  const large = textFault(text);
  if (large) return [large];
  const whole = withSituation(text, library);
  if (isFaults(whole)) return whole;
  const { board, rest, preface } = readBoard(whole.lines, whole.text, library);
  if (isFaults(board)) return board;
  const reading = emptyReading(board, countersOf(library));
  // Nations and zones may be named before they are written.
  for (const line of rest) if (/^(nation|zone)\b/.test(line.text)) readStatement(reading, line);
  for (const line of rest) if (!/^(nation|zone)\b/.test(line.text)) readStatement(reading, line);
  carry(reading);
  putToSea(reading);
  dropPosts(reading);
  for (const line of reading.frameLines) {
    const frame = readFrame(line.text.slice('frame'.length));
    const strange = typeof frame === 'string' ? undefined : strangersIn(frame, board, reading.units);
    if (strange !== undefined) fault(reading, line, strange);
  }
  const [lowest] = reading.frames;
  const [first] = reading.frameLines;
  if (lowest && first && !isGround(lowest))
    fault(reading, first, 'a decision in the middle of something stands on another: axis has 4, then the frame');
  const faults = [...reading.faults, ...positionFaults(reading)];
  if (faults.length > 0) return faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const position = closed(reading, preface.join('\n'));
  return position;
}

/** `situation NAME` stands for the text of a file of the library; what follows adds to it. */
function withSituation(
  text: string,
  library: Library,
): { readonly text: string; readonly lines: readonly Line[] } | readonly Fault[] {
  const named = statements(text).find((line) => /^(situation|scenario)\s/.test(line.text));
  if (!named) return { text, lines: statements(text) };
  const name = named.text.replace(/^\S+\s+/, '');
  const stored = library['situations']?.[name];
  if (stored === undefined) {
    const known = Object.keys(library['situations'] ?? {})
      .sort()
      .join(', ');
    return [{ line: named.number, message: `there is no situation '${name}'${known === '' ? '' : `: ${known}`}` }];
  }
  const large = textFault(stored);
  if (large) return [{ ...large, message: `situation ${name}: ${large.message}` }];
  const own = statements(text).filter((line) => line.number !== named.number);
  const joined = `${stored}\n${own.map((line) => line.text).join('\n')}\n`;
  return { text: joined, lines: statements(joined) };
}

/** A position with the situation it names written out. */
export function wholeText(text: string, library: Library): string {
  const whole = withSituation(text, library);
  return isFaults(whole) ? text : whole.text;
}

/** The texts of the panels a position is played on; none where its board is written in it. */
export function panelsIn(preface: string, library: Library): readonly string[] {
  const line = statements(preface).find(({ text }) => /^(board|map)\s/.test(text) && !OPEN_BOARD.test(text));
  const layout = line ? readLayout(wordsOf(line.text).slice(1)) : '';
  if (typeof layout === 'string') return [];
  return layout.rows.flat().map(({ panel }) => library['panels']?.[panel] ?? '');
}

const counterFiles = new Map<string, ReadonlyMap<string, Counter> | readonly Fault[]>();

/** The counters of every file of the library; a file with faults is left out, and whoever misses one of its counters is told. */
function countersOf(library: Library): Pick<Reading, 'counters' | 'spoiled'> {
  const counters = new Map<string, Counter>();
  const spoiled: string[] = [];
  for (const [name, text] of Object.entries(library['counters'] ?? {})) {
    const read = counterFiles.get(text) ?? readCounters(text);
    counterFiles.set(text, read);
    if (isFaults(read)) spoiled.push(...read.slice(0, 1).map((fault) => `counters ${name}, ${describeFault(fault)}`));
    else for (const [id, counter] of read) counters.set(id, counter);
  }
  return { counters, spoiled };
}

/** Takes the board out of the text: small boards between `board inline` and `end board`, or panels by name. */
function readBoard(lines: readonly Line[], text: string, library: Library): BoardText {
  const rest: Line[] = [];
  const preface: string[] = [];
  const raw = text.split(/\r?\n/);
  let board: Board | readonly Fault[] | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    // Said before another one is read: it takes its time.
    if (board && (OPEN_BOARD.test(line.text) || /^(board|map)\s/.test(line.text)))
      return { board: [{ line: line.number, message: 'a position has one board' }], rest, preface };
    if (OPEN_BOARD.test(line.text)) {
      const end = lines.findIndex((one, j) => j > i && one.text === 'end board');
      if (end < 0)
        return { board: [{ line: line.number, message: "'board inline' has no 'end board'" }], rest, preface };
      const from = line.number;
      const to = (lines[end] as Line).number;
      board = readInlineBoard(raw.slice(from, to - 1).join('\n'), from + 1);
      preface.push(...raw.slice(from - 1, to));
      i = end;
    } else if (/^(board|map)\s/.test(line.text)) {
      const layout = readLayout(wordsOf(line.text).slice(1));
      if (typeof layout === 'string') board = [{ line: line.number, message: layout }];
      else {
        const read = readMap(layout, (id) => library['panels']?.[id]);
        board = isFaults(read) ? read.map((one) => ({ ...one, line: line.number })) : read;
      }
      preface.push(line.text);
    } else {
      rest.push(line);
      if (
        /^(north|sinking|turns|morale|nation|zone|exit|victory|counts|setup|worth|title|about|brief|date|options?|without)\b/.test(
          line.text,
        )
      )
        preface.push(line.text);
    }
  }
  return { board: board ?? [{ message: 'a board is needed: board NAME, or board inline … end board' }], rest, preface };
}

function emptyReading(board: Board, { counters, spoiled }: Pick<Reading, 'counters' | 'spoiled'>): Reading {
  const zones = Object.fromEntries(board.places.map((place) => [place.name.replaceAll(' ', '-'), place.hexes]));
  return {
    board,
    faults: [],
    counters,
    spoiled,
    kinds: {},
    units: [],
    lines: new Map(),
    sides: {},
    morale: {},
    zones,
    wrecks: {},
    mines: [],
    hidden: { axis: [], allied: [] },
    mineZones: {},
    positions: [],
    forts: [],
    blocks: [],
    inverted: [],
    broken: [],
    bridges: [],
    spotted: [],
    smoke: [],
    interdictions: [],
    posts: { axis: [], allied: [] },
    control: {},
    heard: [],
    goals: [],
    worth: {},
    setup: [],
    exits: { axis: new Set(), allied: new Set() },
    frames: [],
    frameLines: [],
    carrying: [],
    options: [],
    without: [],
    sinking: 0,
    combatOnly: false,
    north: 0,
    turns: 10,
    turn: 1,
    initiative: undefined,
    streak: 0,
    passes: 0,
    offer: undefined,
  };
}

type Statement = (reading: Reading, line: Line, words: readonly string[]) => void;

const numberAt = (
  reading: Reading,
  line: Line,
  word: string | undefined,
  least: number,
  most: number,
  what: string,
): number | undefined => {
  const value = wholeNumber(word, least, most);
  if (value === undefined) fault(reading, line, `'${word ?? ''}' is no ${what} (${least} to ${most})`);
  return value;
};

const hexList =
  (list: (reading: Reading) => number[]): Statement =>
  (reading, line, words) => {
    for (const word of words) {
      const hex = hexIn(reading, line, word);
      if (hex !== undefined && !list(reading).includes(hex)) list(reading).push(hex);
    }
  };

const isColumn = (word: string | undefined): word is Column => (COLUMNS as readonly string[]).includes(word ?? '');

const STATEMENTS: Readonly<Record<string, Statement>> = {
  game: () => undefined,
  ...Object.fromEntries(
    ['title', 'about', 'brief', 'date'].flatMap((word) => [word, `${word}.de`]).map((word) => [word, () => undefined]),
  ),
  option: readOptions,
  options: readOptions,
  without: readWithout,
  smoke: readSmoke,
  interdiction: readInterdiction,
  cp: readPosts,
  north: (reading, line, [word]) => {
    if (/^d[1-6]$/.test(word ?? '')) reading.north = dial(Number(word?.[1]));
    else fault(reading, line, `'${word ?? ''}' is no direction (d1 to d6)`);
  },
  turns: (reading, line, [word]) => {
    reading.turns = numberAt(reading, line, word, 1, 99, 'number of turns') ?? reading.turns;
  },
  turn: (reading, line, [word]) => {
    reading.turn = numberAt(reading, line, word, 1, 99, 'turn') ?? reading.turn;
  },
  passes: (reading, line, [word]) => {
    reading.passes = numberAt(reading, line, word, 0, 3, 'number of passes') ?? 0;
  },
  morale: (reading, line, [who = '', word]) => {
    const level = numberAt(reading, line, word, 1, 12, 'Morale Level');
    const side = sideNamed(who);
    const nation = nationNamed(who);
    if (level === undefined) return;
    if (side) reading.morale[side] = level;
    else if (nation) reading.morale[nation] = level;
    else fault(reading, line, `there is no nation '${who}'`);
  },
  nation: (reading, line, [who = '', word]) => {
    const nation = nationNamed(who);
    const side = sideNamed(word);
    if (nation && side) reading.sides[nation] = side;
    else fault(reading, line, 'a nation and its side: nation finnish allied');
  },
  zone: readZone,
  exit: (reading, line, [word, zone = '']) => {
    const side = sideNamed(word);
    const hexes = reading.zones[zone];
    if (!side || !hexes) fault(reading, line, `exit needs a side and a zone; '${zone}' is none`);
    else for (const hex of hexes) reading.exits[side].add(hex);
  },
  setup: (reading, line, [word, only]) => {
    const side = sideNamed(word);
    if (side) reading.setup.push(only === 'works' ? { side, only } : { side });
    else fault(reading, line, `'${word ?? ''}' is no side`);
  },
  victory: readVictory,
  counts: (reading, line, [word]) => {
    if (word !== 'combat')
      return fault(reading, line, "only 'counts combat' can be said: units that fight are counted alone");
    reading.combatOnly = true;
  },
  worth: (reading, line, [word = '', number]) => {
    const points = numberAt(reading, line, number, 0, 99, 'number of points');
    const ids = alike(word);
    if (!ids) fault(reading, line, `'${word}' is no name for a unit`);
    else if (points !== undefined) for (const id of ids) reading.worth[id] = points;
  },
  wreck: (reading, line, [word, count = '1']) => {
    const hex = hexIn(reading, line, word);
    const wrecks = numberAt(reading, line, count, 1, 3, 'number of wrecks');
    if (hex !== undefined && wrecks !== undefined) reading.wrecks[hex] = wrecks;
  },
  ip: hexList((reading) => reading.positions),
  position: hexList((reading) => reading.positions),
  block: hexList((reading) => reading.blocks),
  ...WORKS,
  ...SEA,
  spotted: hexList((reading) => reading.spotted),
  fort: (reading, line, words) => {
    const [ds, word] = words.filter((one) => one !== '@');
    const strength = wholeNumber(ds, 10, 50);
    const hex = hexIn(reading, line, word);
    if (strength === undefined || strength % 10 !== 0)
      fault(reading, line, `'${ds ?? ''}' is no Fortification (10, 20, 30, 40 or 50)`);
    else if (hex !== undefined) reading.forts.push({ at: hex, ds: strength });
  },
  mine: readMine,
  control: (reading, line, [word, ...hexes]) => {
    const side = sideNamed(word);
    if (!side) return fault(reading, line, `'${word ?? ''}' is no side`);
    for (const name of hexes) {
      const zone = reading.zones[name];
      const hex = zone ? undefined : hexIn(reading, line, name);
      for (const one of zone ?? (hex === undefined ? [] : [hex])) reading.control[one] = side;
    }
  },
  heard: (reading, _line, words) => {
    reading.heard.push(...words);
  },
  offer: (reading, line, [word]) => {
    reading.offer = sideNamed(word);
    if (!reading.offer) fault(reading, line, `'${word ?? ''}' is no side`);
  },
  initiative: (reading, line, [word, streak = '1']) => {
    if (word === undefined) {
      reading.frames.push({ at: 'initiative', asks: true });
      return;
    }
    reading.initiative = sideNamed(word);
    reading.streak = numberAt(reading, line, streak, 1, 99, 'number of turns') ?? 1;
    if (!reading.initiative) fault(reading, line, `'${word}' is no side`);
  },
  frame: (reading, line) => {
    const frame = readFrame(line.text.slice('frame'.length));
    if (typeof frame === 'string') return fault(reading, line, frame);
    reading.frames.push(frame);
    reading.frameLines.push(line);
  },
};

/** `mine 1,0 2-1`, `mine axis hidden 1,0 2-1`, `mine axis unset 2-1 zone Z` */
function readMine(reading: Reading, line: Line, words: readonly string[]): void {
  const side = sideNamed(words[0]);
  const column = words.find(isColumn) ?? '2-1';
  if (!side) {
    const hex = hexIn(reading, line, words[0]);
    const inverted = words.includes('inverted') ? ({ inverted: true } as const) : {};
    if (hex !== undefined) reading.mines.push({ at: hex, column, ...inverted });
    return;
  }
  const zone = words.indexOf('zone');
  if (zone >= 0) reading.mineZones[side] = words[zone + 1] ?? '';
  if (words[1] === 'hidden') {
    const hex = hexIn(reading, line, words[2]);
    if (hex !== undefined) reading.hidden[side].push({ at: hex, column });
  } else if (words[1] === 'unset') reading.hidden[side].push({ at: NOWHERE, column });
  else fault(reading, line, "a mine is 'mine HEX 2-1', 'mine axis hidden HEX 2-1' or 'mine axis unset 2-1'");
}

/** `axis to roll`, `axis has 4 spent 1 ready B1`, `setup 1`, `initiative` */
function readDecider(reading: Reading, line: Line, side: Side, words: readonly string[]): boolean {
  const [verb, ...rest] = words;
  if (verb === 'to' && rest[0] === 'roll') reading.frames.push({ at: 'impulse', side });
  else if (verb === 'has') {
    const pool = numberAt(reading, line, rest[0], 0, 36, 'pool');
    const spent = rest.indexOf('spent');
    const ready = rest.indexOf('ready');
    reading.frames.push({
      at: 'spend',
      side,
      pool: pool ?? 0,
      spent: spent < 0 ? 0 : (wholeNumber(rest[spent + 1], 0, 99) ?? 0),
      ready: ready < 0 ? [] : (rest[ready + 1] ?? '').split('+').filter((one) => one !== ''),
    });
  } else if (verb === 'drops') reading.frames.push({ at: 'drops', side });
  else if (verb === 'keeps') reading.frames.push({ at: 'keepOF', side });
  else if (verb === 'sets' && rest[0] === 'up') {
    const step = reading.setup.findIndex((one) => one.side === side);
    reading.frames.push({
      at: 'setup',
      step: wholeNumber(rest[1], 1, 9) === undefined ? Math.max(0, step) : Number(rest[1]) - 1,
    });
  } else return false;
  return true;
}

function readStatement(reading: Reading, line: Line): void {
  const words = wordsOf(line.text.replace(/\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/g, '$1,$2'));
  const [word = '', ...rest] = words;
  const statement = Object.hasOwn(STATEMENTS, word) ? STATEMENTS[word] : undefined;
  if (statement) return statement(reading, line, rest);
  const side = sideNamed(word);
  if (side && readDecider(reading, line, side, rest)) return;
  if (nationNamed(word) !== undefined) return readUnit(reading, line);
  fault(reading, line, `'${word}' says nothing about a position`);
}

/** Passengers named at their carriers; riders are where their carriers are. */
function carry(reading: Reading): void {
  for (const { carrier, unit, line } of reading.carrying) {
    const index = reading.units.findIndex((one) => one.id === unit);
    const load = reading.units[index];
    if (load) reading.units[index] = { ...load, place: 'rides', carrier };
    else reading.faults.push({ line, message: `there is no unit ${unit} to carry` });
  }
  reading.units.forEach((unit, i) => {
    if (unit.place !== 'rides') return;
    const carrier = reading.units.find((one) => one.id === unit.carrier);
    if (carrier) reading.units[i] = { ...unit, at: carrier.at, ...(carrier.inside ? { inside: true } : {}) };
    else
      reading.faults.push({
        line: reading.lines.get(unit.id) ?? 0,
        message: `${unit.id} rides on nobody: there is no unit ${unit.carrier ?? ''}`,
      });
  });
}

function closed(reading: Reading, preface: string): Position {
  const { board } = reading;
  const nations = new Set(reading.units.map((unit) => unit.nation));
  const morale = Object.fromEntries(
    [...nations].flatMap((nation) => {
      const side = reading.units.find((unit) => unit.nation === nation)?.side ?? 'axis';
      const level = reading.morale[nation] ?? reading.morale[side];
      return level === undefined ? [] : [[nation, level]];
    }),
  );
  const contested = new Set([...board.places.flatMap((place) => place.hexes), ...goalHexes(reading)]);
  const world: World = {
    options: inOrder(reading.options),
    rules: rulesOf(reading.options),
    board,
    sight: sightOf(board),
    kinds: reading.kinds,
    index: new Map(reading.units.map((unit, i) => [unit.id, i])),
    turns: reading.turns,
    morale,
    north: reading.north,
    zones: reading.zones,
    setup: reading.setup,
    byHand: new Set(
      reading.units
        .filter((unit) => unit.place === 'unset' || (unit.group !== undefined && unit.place === 'map'))
        .map((unit) => unit.id),
    ),
    mineZones: reading.mineZones,
    sinking: reading.sinking,
    exits: reading.exits,
    goals: reading.goals,
    combatOnly: reading.combatOnly,
    worth: reading.worth,
    contested,
  };
  const control = { ...reading.control };
  for (const unit of reading.units) {
    if (unit.place === 'map' && contested.has(unit.at) && reading.kinds[unit.kind]?.truckClass === false)
      control[unit.at] ??= unit.side;
  }
  const first: GamexFrame =
    reading.setup.length > 0 && reading.units.some((unit) => unit.place === 'unset' || reading.kinds[unit.kind]?.lifts)
      ? { at: 'setup', step: 0 }
      : dropsFirst(reading);
  const start: State = {
    turn: reading.turn,
    ...(reading.initiative ? { initiative: reading.initiative } : {}),
    streak: reading.streak,
    passes: reading.passes,
    units: reading.units,
    wrecks: reading.wrecks,
    mines: reading.mines,
    hidden: reading.hidden,
    positions: reading.positions,
    forts: reading.forts,
    blocks: reading.blocks,
    ...(reading.inverted.length > 0 ? { inverted: reading.inverted } : {}),
    ...(reading.broken.length > 0 ? { broken: reading.broken } : {}),
    ...(reading.bridges.length > 0 ? { bridges: reading.bridges } : {}),
    spotted: reading.spotted,
    ...(reading.smoke.length > 0 ? { smoke: reading.smoke } : {}),
    ...(reading.interdictions.length > 0 ? { interdictions: reading.interdictions } : {}),
    ...postsOf(reading),
    control,
    heard: reading.heard,
    ...(reading.offer ? { offer: reading.offer } : {}),
    frames: reading.frames.length > 0 ? reading.frames : [first],
  };
  // X22.1a: where nobody sets up, CPs are attached before all.
  const posts =
    reading.frames.length > 0 || first.at === 'setup'
      ? undefined
      : postFrame(world, start, SIDES, reading.setup.length);
  const frames = posts ? [posts] : start.frames;
  return { world, start: { ...start, frames, units: facedUnits(world, start) }, preface };
}
