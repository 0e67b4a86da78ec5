import { memoizeLast } from '#core/memo.ts';
import { fileNamed, type Library } from '#core/game-kit.ts';
import { MOST_FAULTS, MOST_MARKERS, Work } from '#core/limits.ts';
import type { Stray } from '#core/notation/shape.ts';
import {
  describeFault,
  type Fault,
  fewFaults,
  type Line,
  textFault,
  statements,
  wordsOf,
} from '#core/notation/notation.ts';
import type { Board } from '../board/board.ts';
import { readLayout } from '../board/join.ts';
import { isFaults, readInlineBoard, readMap } from '../board/panels.ts';
import { type Counter, readCounters } from '../kinds.ts';
import { rulesOf } from '../modules.ts';
import { inOrder } from '../options.ts';
import type { Position } from '../position.ts';
import { sightOf } from '../sight/sight.ts';
import { FRAMES, isGround } from '../frames.ts';
import { GamexNames } from '../names.ts';
import { type GamexFrame, SIDES, type State } from '../types.ts';
import { type World, goalHexes } from '../world.ts';
import { fault, type Reading } from './position-draft.ts';
import { facedUnits } from '../options/gun-direction.ts';
import { postFrame } from '../options/posts.ts';
import { dropPosts, postsOf } from './command-lines.ts';
import { chaosOf, deckIn } from './chaos-lines.ts';
import { dropsFirst } from './air-lines.ts';
import { putToSea } from './sea-lines.ts';
import { positionFaults } from './position-faults.ts';
import { readStatement } from './statements.ts';

/** Positions of this game as text: docs/gamex-notation.md. Either all of it or the list of its faults. */

export const isPosition = (read: Position | readonly Fault[]): read is Position => !Array.isArray(read);

interface BoardText {
  readonly board: Board | readonly Fault[];
  /** Remaining lines. */
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
  const first = emptyReading(board, countersOf(library));
  // Nations and zones may be named before they are written.
  const early = (line: Line) => /^(nation|zone)\b/.test(line.text);
  for (const line of [...rest.filter(early), ...rest.filter((one) => !early(one))]) {
    if (first.faults.length > MOST_FAULTS) return fewFaults(first.faults);
    readStatement(first, line);
  }
  const reading: Reading = { ...first, ...deckIn(first, library) };
  const many = markerFault(reading);
  if (many) return [...fewFaults(reading.faults), many];
  carry(reading);
  putToSea(reading);
  dropPosts(reading);
  const names = new GamexNames({
    board,
    index: new Map(reading.units.map(({ id }, i) => [id, i])),
    ...(reading.deck ? { cards: reading.deck } : {}),
  });
  for (const { frame, line } of reading.written) {
    const stray = FRAMES.stray(frame, names);
    if (stray) fault(reading, line, strayFault(board, stray));
  }
  const [lowest] = reading.frames;
  const [opening] = reading.written;
  if (opening && opening.frame === lowest && !isGround(lowest))
    fault(reading, opening.line, 'a decision in the middle of something stands on another: axis has 4, then the frame');
  const faults = [...reading.faults, ...positionFaults(reading)];
  if (faults.length > 0) return fewFaults(faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  const position = closed(reading, preface.join('\n'));
  return position;
}

const strayFault = ({ grid }: Board, { kind, value }: Stray): string =>
  kind === 'hex'
    ? `the frame names hex ${String(value)}, and the board has ${grid.size}`
    : `the frame names ${String(value)}, and there is no such ${kind}`;

/** `situation NAME` stands for the text of a file of the library; what follows adds to it. */
function withSituation(
  text: string,
  library: Library,
): { readonly text: string; readonly lines: readonly Line[] } | readonly Fault[] {
  const named = statements(text).find((line) => /^(situation|scenario)\s/.test(line.text));
  if (!named) return { text, lines: statements(text) };
  const name = named.text.replace(/^\S+\s+/, '');
  const stored = fileNamed(library, 'situations', name);
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
  return layout.rows.flat().map(({ panel }) => fileNamed(library, 'panels', panel) ?? '');
}

const countersRead = memoizeLast(
  (text: string): ReadonlyMap<string, Counter> | readonly Fault[] => readCounters(text),
  32,
);

/**
 * Counters of every file of the library; files with faults are left out, and missing counters are reported with that
 * reason.
 */
export function countersOf(library: Library): Pick<Reading, 'counters' | 'spoiled'> {
  const counters = new Map<string, Counter>();
  const spoiled: string[] = [];
  for (const [name, text] of Object.entries(library['counters'] ?? {})) {
    const read = countersRead(text);
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
        const read = readMap(layout, (id) => fileNamed(library, 'panels', id));
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

/** More markers of a kind than a position has. */
function markerFault(reading: Reading): Fault | undefined {
  const { discard, removed, hands } = reading.cards;
  const { mines, hidden, forts, bridges, smoke, interdictions, posts, heard, goals, setup, frames, carrying } = reading;
  const hand = [...hands.axis, ...hands.allied];
  const lists = {
    discard,
    removed,
    hand,
    mines,
    forts,
    bridges,
    smoke,
    interdictions,
    heard,
    goals,
    setup,
    frames,
    carrying,
  };
  const sides = { 'hidden mines': Math.max(hidden.axis.length, hidden.allied.length), CPs: posts.axis.length };
  const counts = [
    ...Object.entries(lists).map(([name, list]) => [name, list.length] as const),
    ...Object.entries(sides),
  ];
  const many = counts.find(([, count]) => count > MOST_MARKERS);
  return many && { message: `a position has ${MOST_MARKERS} ${many[0]} at most, not ${many[1]}` };
}

function emptyReading(board: Board, { counters, spoiled }: Pick<Reading, 'counters' | 'spoiled'>): Reading {
  const zones = Object.fromEntries(board.places.map((place) => [place.name.replaceAll(' ', '-'), place.hexes]));
  return {
    board,
    work: new Work(),
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
    batteries: [],
    goals: [],
    worth: {},
    setup: [],
    exits: { axis: new Set(), allied: new Set() },
    frames: [],
    written: [],
    carrying: [],
    options: [],
    cards: { discard: [], removed: [], hands: { axis: [], allied: [] }, force: [] },
    without: [],
    sinking: 0,
    combatOnly: false,
    north: 0,
    turns: 10,
    turn: 1,
    turnLine: 0,
    initiative: undefined,
    streak: 0,
    passes: 0,
    offer: undefined,
  };
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
  const contested = new Set([
    ...board.places.flatMap((place) => place.hexes),
    ...goalHexes(reading),
    ...Object.keys(reading.control).map(Number),
  ]);
  const world: World = {
    options: inOrder(reading.options),
    rules: rulesOf(reading.options),
    ...(reading.deck ? { cards: reading.deck } : {}),
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
    ...chaosOf(reading),
    control,
    heard: reading.heard,
    ...(reading.offer ? { offer: reading.offer } : {}),
    frames: reading.frames.length > 0 ? reading.frames : [first],
  };
  // X22.1a: without a set-up, CPs are attached before all.
  const posts =
    reading.frames.length > 0 || first.at === 'setup'
      ? undefined
      : postFrame(world, start, SIDES, reading.setup.length);
  const frames = posts ? [posts] : start.frames;
  return { world, start: { ...start, frames, units: facedUnits(world, start) }, preface };
}
