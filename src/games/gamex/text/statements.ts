import { type Line, wholeNumber, wordsOf } from '../../../core/notation.ts';
import { NOWHERE } from '../../../hex/hex.ts';
import { dial } from '../board/sheet.ts';
import { nationNamed } from '../nations.ts';
import { COLUMNS, type Column } from '../tables.ts';
import type { Side } from '../types.ts';
import { readFrame } from './frame-shape.ts';
import { fault, hexIn, type Reading, sideNamed } from './reading.ts';
import { alike, readUnit } from './unit-line.ts';
import { CHAOS_LINES } from './chaos-lines.ts';
import { readPosts } from './command-lines.ts';
import { readInterdiction, readOptions, readSmoke, readWithout } from './options-line.ts';
import { readVictory } from './victory-text.ts';
import { readZone } from './zones.ts';
import { WORKS } from './works-lines.ts';
import { SEA } from './sea-lines.ts';

/** What each line of a position says: it fills the reading. */

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
  ...CHAOS_LINES,
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

export function readStatement(reading: Reading, line: Line): void {
  const words = wordsOf(line.text.replace(/\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/g, '$1,$2'));
  const [word = '', ...rest] = words;
  const statement = Object.hasOwn(STATEMENTS, word) ? STATEMENTS[word] : undefined;
  if (statement) return statement(reading, line, rest);
  const side = sideNamed(word);
  if (side && readDecider(reading, line, side, rest)) return;
  if (nationNamed(word) !== undefined) return readUnit(reading, line);
  fault(reading, line, `'${word}' says nothing about a position`);
}
