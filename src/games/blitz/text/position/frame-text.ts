import { type Fault, type Line, wholeNumber, wordsOf } from '#core/notation.ts';
import { hexNamed, nameOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { freeNumber } from '#games/blitz/combat/rules/declaration.ts';
import { strikersOf } from '#games/blitz/combat/rules/odds.ts';
import { isShip } from '#games/blitz/kinds.ts';
import { FRAME_SHAPE } from './frame-shape.ts';
import { unitNamed } from '../unit-text.ts';
import {
  BATTLE_KINDS,
  type Battle,
  type BlitzFrame,
  type Fight,
  type Led,
  type Side,
  SIDES,
  type State,
  type Unit,
  type UnitNo,
} from '#games/blitz/types.ts';

/**
 * The lines of a position that say what is being fought:
 *
 *     battle 1 of b1+b2 on V20+V21        (or without the number: battle b1+b2 on V20+V21)
 *     doomed b3
 *     attacked b1+b2 on V20               (M3.9: in this player turn already)
 *     exchange 8 battle 1 of b1+b2 on V20 from U19+U20 against r1
 *     retreat red 2 units r1+r2 battle 1 of b1+b2 on V20 from U19 against r1+r2
 *                                         (then: led r2>r1, artillery that goes back with r1, M4.19)
 *     advance blue done b1 battle 1 of b1+b2 on V20 from U19 against r1
 *     draw-offer blue
 *
 * The last four are the frames above the phase, the one to be decided last.
 */

interface Reading {
  readonly state: State;
  readonly board: Board;
  readonly line: number;
  readonly faults: Fault[];
}

function unitsOf(reading: Reading, text: string | undefined): UnitNo[] {
  if (text === undefined || text === 'none') return [];
  return text.split('+').flatMap((id) => {
    const no = unitNamed(reading.state.units, id);
    if (no === undefined) reading.faults.push({ line: reading.line, message: `there is no unit ${id}` });
    return no === undefined ? [] : [no];
  });
}

function hexesOf(reading: Reading, text: string | undefined): Hex[] {
  return (text ?? '').split('+').flatMap((name) => {
    const hex = hexNamed(reading.board.grid, name);
    if (hex === undefined)
      reading.faults.push({ line: reading.line, hex: name, message: `the board has no hex ${name}` });
    return hex === undefined ? [] : [hex];
  });
}

const BATTLE_WORDS = ['battle', 'of', 'on', 'kind', 'surrounded', 'table'];
const FIGHT_WORDS = [...BATTLE_WORDS, 'from', 'against', 'air'];

/** Reads `word value word value …` into a map: each of the known words once. */
function clauses(reading: Reading, words: readonly string[], known: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const stray = (word: string) =>
    reading.faults.push({ line: reading.line, message: `'${word}' says nothing here: ${known.join(', ')}` });
  for (let i = 0; i < words.length; i += 2) {
    const [word = '', value] = [words[i], words[i + 1]];
    if (!known.includes(word) || found.has(word) || value === undefined) {
      stray(word);
      break;
    }
    found.set(word, value);
  }
  return found;
}

/** One of the values a word can have. */
function oneOf<T extends string>(reading: Reading, value: string | undefined, known: readonly T[]): T | undefined {
  const found = known.find((one) => one === value);
  if (value !== undefined && found === undefined)
    reading.faults.push({ line: reading.line, message: `'${value}' says nothing here: ${known.join(', ')}` });
  return found;
}

/** `battle b1+b2 on V20` is short for `battle 1 of b1+b2 on V20` with the next number. */
const numbered = (words: readonly string[], next: number): readonly string[] =>
  words[2] === 'on' ? ['battle', String(next), 'of', ...words.slice(1)] : words;

function battleOf(reading: Reading, said: ReadonlyMap<string, string>): Battle {
  const no = wholeNumber(said.get('battle'), 1, 999);
  if (no === undefined) reading.faults.push({ line: reading.line, message: 'a battle needs its number' });
  const kind = oneOf(reading, said.get('kind'), BATTLE_KINDS) ?? 'ground';
  const ring = oneOf(reading, said.get('surrounded'), ['yes', 'no']);
  return {
    no: no ?? 0,
    kind,
    ...strikers(reading, unitsOf(reading, said.get('of'))),
    hexes: hexesOf(reading, said.get('on')),
    ...(ring === undefined ? {} : { surrounded: ring === 'yes' }),
    ...(oneOf(reading, said.get('table'), ['blitz']) ? { table: 'blitz' } : {}),
  };
}

/** M11.tf b: ships among those who attack support them. */
function strikers({ state }: Reading, units: readonly UnitNo[]): Pick<Battle, 'attackers' | 'ships'> {
  const isAfloat = (no: UnitNo): boolean => isShip(state.units[no] as Unit);
  const ships = units.filter(isAfloat);
  return { attackers: units.filter((no) => !isAfloat(no)), ...(ships.length > 0 ? { ships } : {}) };
}

const fightOf = (reading: Reading, said: ReadonlyMap<string, string>): Fight => ({
  battle: battleOf(reading, said),
  defenders: unitsOf(reading, said.get('against')),
  aircraft: unitsOf(reading, said.get('air')),
  from: hexesOf(reading, said.get('from')),
});

function sideOf(reading: Reading, word: string | undefined): Side {
  const side = SIDES.find((one) => one === word);
  if (!side) reading.faults.push({ line: reading.line, message: `'${word ?? ''}' is no side` });
  return side ?? 'blue';
}

function frameOf(reading: Reading, words: readonly string[]): BlitzFrame | undefined {
  const [kind = '', second, ...rest] = words;
  switch (kind) {
    case 'exchange': {
      const owed = wholeNumber(second, 1, 9999);
      if (owed === undefined) reading.faults.push({ line: reading.line, message: 'an exchange says what is owed' });
      return { at: 'exchange', owed: owed ?? 1, fight: fightOf(reading, clauses(reading, rest, FIGHT_WORDS)) };
    }
    case 'retreat': {
      const said = clauses(reading, rest.slice(1), [...FIGHT_WORDS, 'units', 'led']);
      const steps = wholeNumber(rest[0], 1, 9);
      if (steps === undefined) reading.faults.push({ line: reading.line, message: 'a retreat says by how many hexes' });
      const units = unitsOf(reading, said.get('units'));
      const led = said
        .get('led')
        ?.split(',')
        .map((one) => {
          const [gun, others] = one.split('>');
          return { unit: unitsOf(reading, gun)[0] ?? 0, units: unitsOf(reading, others) };
        });
      const frame = { at: 'retreat', side: sideOf(reading, second), steps: steps ?? 1, units } as const;
      return { ...frame, fight: fightOf(reading, said), ...(led ? { led } : {}) };
    }
    case 'advance': {
      const said = clauses(reading, rest, [...FIGHT_WORDS, 'done', 'steps']);
      const advanced = unitsOf(reading, said.get('done'));
      const steps = wholeNumber(said.get('steps') ?? '1', 0, 9);
      if (steps === undefined) reading.faults.push({ line: reading.line, message: 'an advance has 0 to 9 steps' });
      return {
        at: 'advance',
        side: sideOf(reading, second),
        steps: steps ?? 1,
        advanced,
        fight: fightOf(reading, said),
      };
    }
    case 'frame':
      return frameFromJson(reading, words.slice(1).join(' '));
    case 'draw-offer':
      if (rest[0] !== undefined) reading.faults.push({ line: reading.line, message: `'${rest[0]}' says nothing here` });
      return { at: 'drawOffer', by: sideOf(reading, second) };
    default:
      return undefined;
  }
}

/** Decisions of the Tournament Game that have no line of their own are written as they are, names for numbers. */
const IN_JSON: ReadonlySet<BlitzFrame['at']> = new Set([
  'interception',
  'airFights',
  'allot',
  'avAdvances',
  'losses',
  'payment',
  'support',
  'refusal',
  'claim',
  'guerillas',
  'seaHexes',
  'inferior',
  'engagement',
  'sinking',
  'withdrawal',
  'waves',
  'supplyLosses',
  'turnEnd',
  'beachSupply',
  'supply',
  'obChoice',
  'production',
  'plans',
  'replacements',
  'flight',
  'airDefence',
  'airReturn',
  'evacuation',
]);

const UNIT_KEYS: ReadonlySet<string> = new Set([
  'unit',
  'units',
  'attackers',
  'defenders',
  'aircraft',
  'double',
  'support',
  'stuck',
  'target',
  'ship',
  'ships',
  'waiting',
  'load',
  'relief',
  'interceptors',
]);
const HEX_KEYS: ReadonlySet<string> = new Set(['hex', 'hexes', 'from', 'meeting']);

function nameAll(state: State, board: Board, value: unknown, key = ''): unknown {
  if (typeof value === 'number') {
    if (UNIT_KEYS.has(key)) return state.units[value]?.id ?? value;
    return HEX_KEYS.has(key) ? nameOf(board.grid, value) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => nameAll(state, board, entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, nameAll(state, board, inner, name)]));
}

function numberAll(reading: Reading, value: unknown, key = ''): unknown {
  if (typeof value === 'number' && UNIT_KEYS.has(key) && !reading.state.units[value])
    reading.faults.push({ line: reading.line, message: `there is no unit ${value}` });
  if (typeof value === 'string') {
    if (UNIT_KEYS.has(key)) return unitsOf(reading, value)[0] ?? 0;
    return HEX_KEYS.has(key) ? (hexesOf(reading, value)[0] ?? 0) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => numberAll(reading, entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, numberAll(reading, inner, name)]));
}

function frameFromJson(reading: Reading, text: string): BlitzFrame | undefined {
  const wrong = () => void reading.faults.push({ line: reading.line, message: `cannot read the frame '${text}'` });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    wrong();
    return undefined;
  }
  const frame = FRAME_SHAPE.safeParse(numberAll(reading, value));
  if (frame.success) return frame.data as BlitzFrame;
  wrong();
  return undefined;
}

/** M3.9: who has attacked and what was attacked. */
function withAttacked(reading: Reading, state: State, said: ReadonlyMap<string, string>): State {
  const [phase, ...above] = state.frames;
  if (phase?.at !== 'battles') {
    reading.faults.push({
      line: reading.line,
      message: 'attacks of this player turn are told only while a side attacks',
    });
    return state;
  }
  const attackers = [...phase.attackers, ...unitsOf(reading, said.get('by'))];
  const hexes = [...phase.hexes, ...(said.has('on') ? hexesOf(reading, said.get('on')) : [])];
  return { ...state, frames: [{ ...phase, attackers, hexes }, ...above] };
}

export function readFrames(state: State, board: Board, lines: readonly Line[], faults: Fault[]): State {
  let read = state;
  for (const line of lines) {
    const reading: Reading = { state, board, line: line.number, faults };
    const words = wordsOf(line.text);
    if (words[0] === 'doomed') {
      read = { ...read, doomed: [...read.doomed, ...words.slice(1).flatMap((word) => unitsOf(reading, word))] };
    } else if (words[0] === 'attacked') {
      read = withAttacked(reading, read, clauses(reading, ['by', ...words.slice(1)], ['by', 'on']));
    } else if (words[0] === 'battle') {
      const battle = battleOf(reading, clauses(reading, numbered(words, freeNumber(read)), BATTLE_WORDS));
      read = { ...read, battles: [...read.battles, battle] };
    } else {
      const frame = frameOf(reading, words);
      if (frame) read = { ...read, frames: [...read.frames, frame] };
    }
  }
  return faults.length > 0 ? state : read;
}

/** Lists joined by `+`; `none` for an empty one. */
const joined = (names: readonly string[]): string => (names.length > 0 ? names.join('+') : 'none');

export function writeFrames(state: State, board: Board): string[] {
  const ids = (units: readonly UnitNo[]) => joined(units.map((no) => state.units[no]?.id ?? '?'));
  const names = (hexes: readonly Hex[]) => joined(hexes.map((hex) => nameOf(board.grid, hex)));
  const kind = (one: Battle) => (one.kind === 'ground' ? '' : ` kind ${one.kind}`);
  const ring = (one: Battle) => (one.surrounded === undefined ? '' : ` surrounded ${one.surrounded ? 'yes' : 'no'}`);
  const table = (one: Battle) => (one.table ? ` table ${one.table}` : '');
  const battle = (one: Battle) =>
    `battle ${one.no} of ${ids(strikersOf(one))} on ${names(one.hexes)}${kind(one)}${ring(one)}${table(one)}`;
  const air = (one: Fight) => (one.aircraft.length > 0 ? ` air ${ids(one.aircraft)}` : '');
  const fight = (one: Fight) =>
    `${battle(one.battle)} from ${names(one.from)} against ${ids(one.defenders)}${air(one)}`;
  const led = (list: readonly Led[] = []) =>
    list.length > 0 ? ` led ${list.map((one) => `${ids([one.unit])}>${ids(one.units)}`).join(',')}` : '';
  const lines = state.battles.map(battle);
  if (state.doomed.length > 0) lines.push(`doomed ${ids(state.doomed)}`);
  for (const frame of state.frames) {
    if (frame.at === 'battles' && frame.attackers.length + frame.hexes.length > 0) {
      const on = frame.hexes.length > 0 ? ` on ${names(frame.hexes)}` : '';
      lines.push(`attacked ${ids(frame.attackers)}${on}`);
    }
    if (frame.at === 'exchange') lines.push(`exchange ${frame.owed} ${fight(frame.fight)}`);
    if (frame.at === 'retreat')
      lines.push(
        `retreat ${frame.side} ${frame.steps} units ${ids(frame.units)} ${fight(frame.fight)}${led(frame.led)}`,
      );
    if (frame.at === 'advance') {
      const steps = frame.steps === 1 ? '' : ` steps ${frame.steps}`;
      lines.push(`advance ${frame.side}${steps} done ${ids(frame.advanced)} ${fight(frame.fight)}`);
    }
    const said =
      ((frame.at === 'supply' || frame.at === 'guerillas') && !frame.hexes) ||
      (frame.at === 'obChoice' && !frame.proposed && !frame.named && frame.above === undefined);
    if (IN_JSON.has(frame.at) && !said) lines.push(`frame ${JSON.stringify(nameAll(state, board, frame))}`);
    if (frame.at === 'drawOffer') lines.push(`draw-offer ${frame.by}`);
  }
  return lines;
}
