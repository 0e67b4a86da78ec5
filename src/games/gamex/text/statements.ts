import { type Line, wholeNumber } from '#core/notation/notation.ts';
import { Words } from '#core/notation/words.ts';
import { NOWHERE } from '#hex/hex.ts';
import { dial } from '../board/sheet.ts';
import { nationNamed } from '../nations.ts';
import { COLUMNS, type Column } from '../tables.ts';
import { FRAMES } from '../frames.ts';
import { GamexNames } from '../names.ts';
import type { Side } from '../types.ts';
import { canSpend, fault, hexIn, hexList, type Reading, sideNamed, someOf, zoneNamed } from './position-draft.ts';
import { alike, readUnit } from './unit-line.ts';
import { CHAOS_LINES } from './chaos-lines.ts';
import { readPosts } from './command-lines.ts';
import { readInterdiction, readOptions, readSmoke, readWithout } from './options-line.ts';
import { readVictory } from './victory-text.ts';
import { readZone } from './zones.ts';
import { WORKS } from './works-lines.ts';
import { SEA } from './sea-lines.ts';

/** Reader of one kind of position line: it fills the reading. */

type Statement = (reading: Reading, line: Line, words: Words) => void;

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

const NATION_LINE = 'a nation and its side: nation finnish allied';

const columnOf = (words: Words): Column => {
  const named = words.take((word) => (COLUMNS as readonly string[]).includes(word));
  return COLUMNS.find((one) => one === named) ?? '2-1';
};

const STATEMENTS: Readonly<Record<string, Statement>> = {
  game: (reading, line, words) => {
    const word = words.next();
    if (word !== 'gamex') fault(reading, line, `there is no game '${word ?? ''}' (known: gamex)`);
  },
  // Words for people.
  ...Object.fromEntries(
    ['title', 'about', 'brief', 'date']
      .flatMap((word) => [word, `${word}.de`])
      .map((word) => [word, (_reading: Reading, _line: Line, words: Words) => void words.rest()]),
  ),
  option: readOptions,
  options: readOptions,
  without: readWithout,
  smoke: readSmoke,
  interdiction: readInterdiction,
  cp: readPosts,
  north: (reading, line, words) => {
    const word = words.next();
    if (/^d[1-6]$/.test(word ?? '')) reading.north = dial(Number(word?.[1]));
    else fault(reading, line, `'${word ?? ''}' is no direction (d1 to d6)`);
  },
  turns: (reading, line, words) => {
    reading.turns = numberAt(reading, line, words.next(), 1, 99, 'number of turns') ?? reading.turns;
  },
  turn: (reading, line, words) => {
    reading.turn = numberAt(reading, line, words.next(), 1, 99, 'turn') ?? reading.turn;
    reading.turnLine = line.number;
  },
  passes: (reading, line, words) => {
    reading.passes = numberAt(reading, line, words.next(), 0, 3, 'number of passes') ?? 0;
  },
  morale: (reading, line, words) => {
    const who = words.next() ?? '';
    const level = numberAt(reading, line, words.next(), 1, 12, 'Morale Level');
    const side = sideNamed(who);
    const nation = nationNamed(who);
    if (level === undefined) return;
    if (side) reading.morale[side] = level;
    else if (nation) reading.morale[nation] = level;
    else fault(reading, line, `there is no nation '${who}'`);
  },
  nation: (reading, line, words) => {
    const [who, to] = [words.next(), words.next()];
    const nation = nationNamed(who ?? '');
    const side = sideNamed(to);
    if (nation && side) reading.sides[nation] = side;
    else fault(reading, line, `'${(nation ? to : who) ?? ''}' says nothing here; ${NATION_LINE}`);
  },
  zone: readZone,
  exit: (reading, line, words) => {
    const who = words.next();
    const side = sideNamed(who);
    const zone = words.next() ?? '';
    const hexes = zoneNamed(reading, zone);
    if (!side) fault(reading, line, `'${who ?? ''}' is no side: exit axis ZONE`);
    else if (!hexes) fault(reading, line, `exit needs a side and a zone; '${zone}' is none`);
    else if (canSpend(reading, line, hexes.length)) for (const hex of hexes) reading.exits[side].add(hex);
  },
  setup: (reading, line, words) => {
    const word = words.next();
    const side = sideNamed(word);
    if (side) reading.setup.push(words.flag('works') ? { side, only: 'works' } : { side });
    else fault(reading, line, `'${word ?? ''}' is no side`);
  },
  victory: readVictory,
  counts: (reading, line, words) => {
    const word = words.next();
    if (word !== 'combat')
      return fault(reading, line, `'${word ?? ''}' says nothing here: 'counts combat' counts units that fight alone`);
    reading.combatOnly = true;
  },
  worth: (reading, line, words) => {
    const word = words.next() ?? '';
    const points = numberAt(reading, line, words.next(), 0, 99, 'number of points');
    const ids = alike(word);
    if (!ids) fault(reading, line, `'${word}' is no name for a unit`);
    else if (points !== undefined) for (const id of ids) reading.worth[id] = points;
  },
  wreck: (reading, line, words) => {
    const hex = hexIn(reading, line, words.next());
    const wrecks = numberAt(reading, line, words.next() ?? '1', 1, 3, 'number of wrecks');
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
    const ds = words.next();
    const strength = wholeNumber(ds, 10, 50);
    const hex = hexIn(reading, line, words.skip('@').next());
    if (strength === undefined || strength % 10 !== 0)
      fault(reading, line, `'${ds ?? ''}' is no Fortification (10, 20, 30, 40 or 50)`);
    else if (hex !== undefined) reading.forts.push({ at: hex, ds: strength });
  },
  mine: readMine,
  control: (reading, line, words) => {
    const word = words.next();
    const side = sideNamed(word);
    if (!side) return fault(reading, line, `'${word ?? ''}' is no side`);
    for (const name of someOf(reading, line, words, 'hexes, zones or places')) {
      const zone = zoneNamed(reading, name);
      const hex = zone ? undefined : hexIn(reading, line, name);
      if (!canSpend(reading, line, zone?.length ?? 1)) return;
      for (const one of zone ?? (hex === undefined ? [] : [hex])) reading.control[one] = side;
    }
  },
  heard: (reading, line, words) => {
    const gone = words.flag('lost');
    for (const battery of someOf(reading, line, words, 'batteries')) {
      reading.heard.push(battery);
      if (!gone) reading.batteries.push({ battery, line: line.number });
    }
  },
  offer: (reading, line, words) => {
    const word = words.next();
    reading.offer = sideNamed(word);
    if (!reading.offer) fault(reading, line, `'${word ?? ''}' is no side`);
  },
  initiative: (reading, line, words) => {
    const word = words.next();
    if (word === undefined) {
      reading.frames.push({ at: 'initiative', asks: true });
      return;
    }
    reading.initiative = sideNamed(word);
    reading.streak = numberAt(reading, line, words.next() ?? '1', 1, 99, 'number of turns') ?? 1;
    if (!reading.initiative) fault(reading, line, `'${word}' is no side`);
  },
  frame: (reading, line, words) => {
    words.rest();
    const names = new GamexNames({ board: reading.board, index: new Map() });
    const frame = FRAMES.fromJson(line.text.slice('frame'.length), names);
    if ('message' in frame) return fault(reading, line, frame.message);
    reading.frames.push(frame);
    reading.written.push({ frame, line });
  },
};

/** `mine 1,0 2-1`, `mine axis hidden 1,0 2-1`, `mine axis unset 2-1 zone Z` */
function readMine(reading: Reading, line: Line, words: Words): void {
  const zone = words.after('zone');
  const inverted = words.flag('inverted') ? ({ inverted: true } as const) : {};
  const column = columnOf(words);
  const side = words.left === 'axis' || words.left === 'allied' ? sideNamed(words.next()) : undefined;
  const how = side ? words.next() : 'open';
  if (side && zone !== undefined) {
    const known = (reading.mineZones[side] ??= zone);
    if (known !== zone) return fault(reading, line, `all mines of a side have one zone: '${known}', not '${zone}'`);
  }
  if (side && 'inverted' in inverted) return fault(reading, line, "only an open mine is 'inverted' (X9.1a)");
  if (how === 'unset' && side) {
    reading.hidden[side].push({ at: NOWHERE, column });
    return;
  }
  if (side && how !== 'hidden')
    return fault(
      reading,
      line,
      `'${how ?? ''}' says nothing here: 'mine HEX 2-1', 'mine axis hidden HEX 2-1' or 'mine axis unset 2-1'`,
    );
  const hex = hexIn(reading, line, words.next());
  if (hex === undefined) return;
  if (!side && zone !== undefined) return fault(reading, line, `an open mine has no zone, not '${zone}'`);
  if (side) reading.hidden[side].push({ at: hex, column });
  else reading.mines.push({ at: hex, column, ...inverted });
}

/** `axis to roll`, `axis has 4 spent 1 ready B1`, `setup 1`, `initiative` */
function readDecider(reading: Reading, line: Line, side: Side, words: Words): boolean {
  const verb = words.next();
  if (verb === 'to' && words.left === 'roll') {
    words.next();
    reading.frames.push({ at: 'impulse', side });
  } else if (verb === 'has') {
    const spent = words.after('spent');
    const ready = words.after('ready');
    const pool = numberAt(reading, line, words.next(), 0, 36, 'pool') ?? 0;
    const called = (ready ?? '').split('+').filter((one) => one !== '');
    for (const battery of called) reading.batteries.push({ battery, line: line.number, side });
    reading.frames.push({
      at: 'spend',
      side,
      pool,
      spent: spent === undefined ? 0 : (numberAt(reading, line, spent, 0, 99, 'number of points') ?? 0),
      ready: called,
    });
  } else if (verb === 'drops') reading.frames.push({ at: 'drops', side });
  else if (verb === 'keeps') reading.frames.push({ at: 'keepOF', side });
  else if (verb === 'sets' && words.left === 'up') {
    words.next();
    const own = reading.setup.findIndex((one) => one.side === side);
    const step = words.isEmpty ? undefined : numberAt(reading, line, words.next(), 1, 9, 'step of the set-up');
    reading.frames.push({ at: 'setup', step: step === undefined ? Math.max(0, own) : step - 1 });
  } else return false;
  return true;
}

export function readStatement(reading: Reading, line: Line): void {
  const words = new Words(line.text.replace(/\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/g, '$1,$2'));
  const before = reading.faults.length;
  const word = words.next() ?? '';
  const statement = Object.hasOwn(STATEMENTS, word) ? STATEMENTS[word] : undefined;
  const side = sideNamed(word);
  if (statement) statement(reading, line, words);
  else if (!(side && readDecider(reading, line, side, words))) {
    if (nationNamed(word) !== undefined) return readUnit(reading, line);
    return fault(reading, line, `'${word}' says nothing about a position`);
  }
  if (reading.faults.length === before && words.left !== undefined)
    fault(reading, line, `'${words.left}' says nothing here`);
}
