import { MOST_FAULTS, MOST_LINES, MOST_MARKERS, MOST_UNITS } from '#core/limits.ts';
import {
  type Fault,
  fewFaults,
  type Line,
  textFault,
  statements,
  wholeNumber,
  wordsOf,
} from '#core/notation/notation.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { compileBoard, isBridge, isCity, isRailHex } from '#games/blitz/board.ts';
import { isBoard, parseBoard } from '../board/board-text.ts';
import { countersOf, placeArmy, readArmy, readMinor } from '../army/army-position.ts';
import { isArmy, parseArmy, type Army } from '../army/army-text.ts';
import { musterOf, type Order } from '#games/blitz/economy/orders-of-battle/order.ts';
import { noteLargest, notePrinted } from '#games/blitz/combat/rules/counters.ts';
import type { Library, Position } from '#games/blitz/position.ts';
import { oneFactor, openingOf, withNations, withOrders } from '#games/blitz/modules/modules.ts';
import { typesOf } from '#games/blitz/presets.ts';
import { MOST_TURN, SET_READERS, settleSet } from './set-text.ts';
import { SEASON_TURNS, SEASONS } from '#games/blitz/weather/zones/codes.ts';
import { isTheatreWord } from './theatre-lines.ts';
import { type Controller, other, type Side, SIDES, type Unit } from '#games/blitz/types.ts';
import { readUnitLine } from './unit-line.ts';
import { sideLetter, typeNamed } from '../unit-text.ts';
import { isDecisionWord } from './frame-text.ts';
import { close } from './position-close.ts';
import { type Draft, fault } from './position-draft.ts';
import { HEX_WORDS, MOVER_DECIDES, PHASES } from './position-words.ts';

/** Reads a position as docs/notation.md describes it: all of it, or every fault with its line. */

export const isPosition = (read: Position | readonly Fault[]): read is Position => !Array.isArray(read);

export function parsePosition(text: string, library: Library): Position | readonly Fault[] {
  const draft: Draft = {
    library,
    faults: [],
    preset: 'basic',
    switches: [],
    modules: [],
    chosen: {},
    board: undefined,
    boardText: undefined,
    lastTurn: 15,
    lastTurnSaid: false,
    cities: 25,
    adjudicate: 0,
    par: 0,
    first: 'blue',
    firstSaid: false,
    turn: 1,
    turnLine: 0,
    units: [],
    unitLines: [],
    names: new Map(),
    given: new Set(),
    later: [],
    count: { blue: 0, red: 0 },
    control: new Map(),
    since: new Map(),
    streak: { blue: 0, red: 0 },
    cuts: [],
    account: undefined,
    writtenOff: [],
    shutRails: [],
    cleared: [],
    unguarded: [],
    airlifts: [],
    rising: undefined,
    indicator: undefined,
    season: undefined,
    battles: [],
    doomed: [],
    drawOffered: false,
    mover: undefined,
    moverSaid: false,
    phase: undefined,
    phaseDepth: 0,
    frameLines: [],
    theatreLines: [],
    nationLines: [],
    statements: 0,
    placements: new Set(),
    army: undefined,
    largest: {},
    counters: undefined,
    orders: undefined,
    obs: undefined,
  };
  const large = textFault(text);
  if (large) return [large];
  readLines(draft, text, 0);
  settleSet(draft);
  for (const read of draft.later) read();
  // M17.table: who moves first, where the war says so.
  if (!draft.firstSaid) draft.first = openingOf(draft).first ?? draft.first;
  const position = close(draft);
  return isPosition(position) ? position : fewFaults(position.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)));
}

const MOST_NESTING = 4;

function readLines(draft: Draft, text: string, depth: number): void {
  const all = text.split(/\r?\n/);
  const lines = statements(text);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (draft.faults.length >= MOST_FAULTS) return;
    if (++draft.statements > MOST_LINES)
      return void fault(draft, line.number, `with its scenarios the text has more than ${MOST_LINES} lines`);
    if (line.text === 'board inline') {
      const end = lines.findIndex((other, j) => j > i && other.text === 'end board');
      if (end < 0) return void fault(draft, line.number, "the inline board has no 'end board'");
      const inside = all.slice(line.number, (lines[end] as Line).number - 1).join('\n');
      readBoard(draft, line.number, { inline: inside });
      i = end;
    } else if (line.text.startsWith('scenario ')) {
      const name = line.text.slice('scenario '.length);
      const scenario = Object.hasOwn(draft.library.scenarios, name) ? draft.library.scenarios[name] : undefined;
      const known = Object.keys(draft.library.scenarios).sort().join(', ') || 'none';
      if (scenario === undefined || depth >= MOST_NESTING)
        fault(draft, line.number, `there is no scenario '${name}' (known: ${known})`);
      else {
        readLines(draft, scenario, depth + 1);
        // Faults of rule statements in the scenario are reported at this line.
        draft.setLine = line.number;
      }
    } else {
      readLine(draft, line, depth);
    }
  }
}

function readBoard(draft: Draft, line: number, written: Position['boardText']): void {
  if (draft.board) return void fault(draft, line, 'a position has one board');
  let text: string | undefined;
  let first = 1;
  if ('inline' in written) {
    text = written.inline;
    first = line + 1;
  } else {
    text = Object.hasOwn(draft.library.boards, written.name) ? draft.library.boards[written.name] : undefined;
    const known = Object.keys(draft.library.boards).sort().join(', ') || 'none';
    if (text === undefined) return void fault(draft, line, `there is no board '${written.name}' (known: ${known})`);
  }
  const board = parseBoard(text, first);
  if (!isBoard(board)) return void draft.faults.push(...board);
  draft.board = compileBoard(board);
  draft.boardText = written;
}

/** A hex of the board by name; a fault when there is none. */
function readHex(draft: Draft, line: number, word: string): Hex | undefined {
  if (!draft.board) return undefined;
  return hexNamed(draft.board.grid, word) ?? fault(draft, line, `the board has no hex ${word}`, word);
}

/** Fault of a line that says how it is written, with the word that does not fit. */
const misread = (draft: Draft, line: number, word: string | undefined, usual: string): void =>
  void fault(draft, line, word === undefined ? usual : `'${word}' says nothing here; ${usual}`);

const asSide = (word: string | undefined): Side | undefined => SIDES.find((side) => side === word?.toLowerCase());

type Reader = (draft: Draft, line: number, words: readonly string[]) => void;

/** Statements that choose the rules. */
const SETS: Record<string, Reader> = Object.fromEntries(
  Object.entries(SET_READERS).map(([word, read]): [string, Reader] => [
    word,
    (draft, line, words) => {
      draft.setLine = line;
      read(draft, words, (message, at) => fault(draft, line, message, at));
    },
  ]),
);

const READERS: Record<string, Reader> = {
  ...SETS,
  board(draft, line, [name = '']) {
    readBoard(draft, line, { name });
  },
  turns(draft, line, [word = '']) {
    draft.lastTurnSaid = true;
    draft.lastTurn =
      wholeNumber(word, 0, MOST_TURN) ?? fault(draft, line, `'${word}' is no number of turns (0 = no limit)`) ?? 0;
  },
  cities(draft, line, [word = '']) {
    draft.cities = wholeNumber(word, 0, MOST_TURN) ?? fault(draft, line, `'${word}' is no number of city hexes`) ?? 0;
  },
  /** B4.1 */
  first(draft, line, [word]) {
    draft.firstSaid = true;
    draft.first = asSide(word ?? '') ?? fault(draft, line, `'${word ?? ''}' is no side (blue or red)`) ?? 'blue';
  },
  adjudicate(draft, line, [word, par, margin]) {
    draft.adjudicate =
      wholeNumber(word, 0, MOST_TURN) ?? fault(draft, line, `'${word ?? ''}' is no turn (0 = never adjudicated)`) ?? 0;
    if (par === undefined) return;
    const wanted = par === 'par' ? wholeNumber(margin, -MOST_TURN, MOST_TURN) : undefined;
    draft.par =
      wanted ??
      fault(
        draft,
        line,
        `'${par} ${margin ?? ''}' says nothing here: adjudicate turn, or adjudicate turn par margin`,
      ) ??
      0;
  },
  mover(draft, line, [word]) {
    const side = asSide(word);
    if (!side) return void fault(draft, line, `'${word ?? ''}' is no side`);
    if (draft.phase && MOVER_DECIDES.includes(draft.phase.at) && draft.mover !== side)
      return void fault(draft, line, `it is ${draft.mover}'s player turn already`);
    draft.mover = side;
    draft.moverSaid = true;
  },
  turn(draft, line, [word = '']) {
    draft.turnLine = line;
    draft.turn = wholeNumber(word, 1, MOST_TURN) ?? fault(draft, line, `'${word}' is no turn (1 to ${MOST_TURN})`) ?? 1;
  },
  army(draft, line, [name = '']) {
    if (draft.army) return void fault(draft, line, 'a position has one army');
    const text = fromLibrary(draft, line, 'army', draft.library.armies, name);
    // M8.0: the army file gives its orders of battle instead.
    if (withOrders(draft.modules)) return READERS['orders']?.(draft, line, [name]);
    const read = text === undefined ? undefined : readArmy(text, draft);
    if (!read) return;
    if ('faults' in read) return void draft.faults.push(...read.faults);
    draft.army = read.army;
    // M17.e.1: only the minor armies play.
    if (!openingOf(draft).minorsOnly) for (const unit of read.units) addUnit(draft, line, unit, 1);
    addMinors(draft, line, read.army);
  },
  /** M18.ob */
  minorArmy(draft, line, [name = '']) {
    const text = fromLibrary(draft, line, 'army', draft.library.armies, name);
    const read = text === undefined || !draft.board ? undefined : readMinor(text, draft.board, draft);
    if (!read) return;
    if ('faults' in read) return void draft.faults.push(...read.faults.map((one) => ({ line, ...one })));
    for (const unit of read.units) addUnit(draft, line, unit, 1);
  },
  placement(draft, line, [name = '']) {
    const text = fromLibrary(draft, line, 'placement', draft.library.placements, name);
    if (text === undefined || !draft.board || withOrders(draft.modules) || openingOf(draft).minorsOnly) return;
    if (!draft.army) return void fault(draft, line, 'a placement needs an army before it');
    if (draft.placements.has(name)) return void fault(draft, line, `the placement ${name} stands here twice`);
    draft.placements.add(name);
    const placed = placeArmy(text, draft.board, draft.army, draft, draft.units);
    if ('faults' in placed) draft.faults.push(...placed.faults);
    else draft.units = placed.units;
  },
  control(draft, line, words) {
    readControl(draft, line, words, draft.control);
  },
  since(draft, line, words) {
    readControl(draft, line, words, draft.since);
  },
  /** M17.f.5 */
  rising(draft, line, [word]) {
    draft.rising = wholeNumber(word, 1, MOST_TURN) ?? fault(draft, line, `'${word ?? ''}' is no turn (M17.f.5)`);
  },
  /** M14.2 */
  indicator(draft, line, [word]) {
    draft.indicator = wholeNumber(word, 1, 6) ?? fault(draft, line, `'${word ?? ''}' is no indicator (1 to 6, M14.2)`);
  },
  /** M14.4: `season fall 3` */
  season(draft, line, [word, turn = '1']) {
    const season = SEASONS.find((one) => one === word);
    const n = wholeNumber(turn, 1, SEASON_TURNS);
    if (!season || n === undefined)
      return void misread(
        draft,
        line,
        season ? turn : word,
        `a season is: ${SEASONS.join(', ')}, and its turn 1 to ${SEASON_TURNS} (M14.4)`,
      );
    draft.season = { season, n };
  },
  /** M4.40: `account blue 93½`, in cents. */
  account(draft, line, [who, cents = '']) {
    const side = asSide(who);
    const [, whole, half] = /^(\d{1,6})?(½)?$/.exec(cents) ?? [];
    if (!side || (whole ?? half) === undefined)
      return void misread(
        draft,
        line,
        side ? cents : who,
        'an account is: account, a side, cents such as 12 or 2½ (M4.40)',
      );
    draft.account = { blue: 0, red: 0, ...draft.account, [side]: 2 * Number(whole ?? 0) + (half ? 1 : 0) };
  },
  /** M9.14: `written-off blue inf2 4`: lost in this turn. */
  'written-off'(draft, line, [who, word = '', number]) {
    const side = asSide(who);
    const type = typeNamed(word);
    const factors = wholeNumber(number, 1, MOST_TURN);
    if (!side || !type || factors === undefined)
      return void misread(
        draft,
        line,
        side ? (type ? number : word) : who,
        'losses of this turn are: written-off, a side, a unit type, factors (M9.14)',
      );
    draft.writtenOff.push({ side, type, factors });
  },
  /** M6.5 */
  'shut-rails'(draft, line, words) {
    draft.shutRails.push(...words.flatMap((word) => readHex(draft, line, word) ?? []));
  },
  cleared(draft, line, words) {
    draft.cleared.push(...words.flatMap((word) => readHex(draft, line, word) ?? []));
  },
  unguarded(draft, line, [name = '', far]) {
    const hex = readHex(draft, line, name);
    const reach = wholeNumber(far, 1, 99);
    if (reach === undefined)
      return void misread(
        draft,
        line,
        far,
        'flak and fighters that were run over are: unguarded, a hex, their reach (M6.5)',
      );
    if (hex !== undefined) draft.unguarded.push({ hex, reach });
  },
  /** M10.16 */
  'supply-flown'(draft, line, [who, name = '', count = '', how]) {
    const side = asSide(who);
    const hex = readHex(draft, line, name);
    const carries = wholeNumber(count, 1, 999);
    if (!side || carries === undefined || (how !== undefined && how !== 'dropped'))
      return void misread(
        draft,
        line,
        side ? (carries === undefined ? count : how) : who,
        'supply that was flown is: supply-flown, a side, a hex, its factors, perhaps dropped',
      );
    if (hex !== undefined) draft.airlifts.push({ side, hex, carries, ...(how ? { drop: true } : {}) });
  },
  /** M7.15 */
  cut(draft, line, [who, name = '', count]) {
    const by = asSide(who);
    const hex = readHex(draft, line, name);
    const { board } = draft;
    if (!by) return void misread(draft, line, who, 'a cut is: cut, the side that made it, a rail hex, 1 or 2');
    if (hex === undefined || !board) return;
    if (!isRailHex(board, hex)) return void fault(draft, line, `${name} has no rail line to cut (M7.13)`, name);
    const most = isBridge(board, hex) ? 2 : 1;
    const markers = count === undefined ? most : wholeNumber(count, 1, most);
    if (markers === undefined) return void misread(draft, line, count, `${name} takes ${most} at most (M7.15)`);
    if (draft.cuts.some((cut) => cut.hex === hex)) return void fault(draft, line, `${name} is cut twice`, name);
    draft.cuts.push({ hex, markers, by });
  },
  streak(draft, line, [who, count]) {
    const side = asSide(who);
    const ends = wholeNumber(count, 0, 2);
    if (!side || ends === undefined)
      return void misread(draft, line, side ? count : who, 'a streak is: streak blue 0, 1 or 2');
    draft.streak[side] = ends;
  },
  largest(draft, line, words) {
    const wrong = noteLargest(draft.largest, words);
    if (wrong !== undefined) fault(draft, line, wrong);
  },
  /** M8: the orders of battle of an army file. */
  orders(draft, line, [name = '']) {
    const text = fromLibrary(draft, line, 'army', draft.library.armies, name);
    const army = text === undefined ? undefined : parseArmy(text);
    if (!army) return;
    if (!isArmy(army)) return void draft.faults.push(...army);
    draft.orders = { name, list: army.orders };
    // M9.14: the counters of 1965.
    if (draft.chosen['counterLimits'] === 'on') draft.counters ??= countersOf(army);
    if (draft.phase?.at === 'setup' || draft.phase?.at === 'obChoice') addMinors(draft, line, army);
  },
  /** M8.1: what a side has chosen; `muster` also brings its counters. */
  ob(draft, line, words) {
    readOb(draft, line, words);
  },
  muster(draft, line, words) {
    const chosen = readOb(draft, line, words);
    if (!chosen) return;
    const types = typesOf(draft);
    for (const unit of musterOf(chosen.order, chosen.side, types)) addUnit(draft, line, unit, 1);
  },
  counters(draft, line, words) {
    const wrong = notePrinted((draft.counters ??= {}), words);
    if (wrong !== undefined) fault(draft, line, wrong);
  },
  'draw-offered'(draft) {
    draft.drawOffered = true;
  },
};

/** Words after the first, of lines that have no list at their end. */
const MOST_WORDS: Readonly<Record<string, number>> = {
  ...{ board: 1, turns: 1, cities: 1, first: 1, adjudicate: 3, mover: 1, turn: 1, army: 1, minorArmy: 1 },
  ...{ placement: 1, rising: 1, indicator: 1, season: 2, account: 2, 'written-off': 3, unguarded: 2 },
  ...{ 'supply-flown': 4, cut: 3, streak: 2, largest: 3, counters: 4, orders: 1, ob: 2, muster: 2, 'draw-offered': 0 },
};

/** Words after the first, of lines that have a list at their end: a list without entries is refused, but for `options`, none. */
const FEWEST_WORDS: Readonly<Record<string, number>> = {
  ...{ option: 1, modules: 1, control: 2, since: 2, 'shut-rails': 1, cleared: 1 },
};

/** M8.ob */
const LEDGER_ORDERS = 'continent';

function readOb(
  draft: Draft,
  line: number,
  [who, number]: readonly string[],
): { side: Side; order: Order } | undefined {
  const side = asSide(who);
  if (!side) return fault(draft, line, `'${who ?? ''}' is no side (blue or red)`);
  // M17.g.1: guerillas have no order of battle.
  if (number === '0' && openingOf(draft).liberation === other(side))
    return void (draft.obs = { ...draft.obs, [side]: 0 });
  // Default orders of battle: those of the ledger.
  if (!draft.orders && withOrders(draft.modules) && Object.hasOwn(draft.library.armies, LEDGER_ORDERS))
    READERS['orders']?.(draft, line, [LEDGER_ORDERS]);
  if (!draft.orders) return fault(draft, line, 'orders of battle are needed before: orders continent (M8)');
  const order = draft.orders.list.find(({ no }) => String(no) === number?.replace('#', ''));
  if (!order) return fault(draft, line, `there is no order of battle ${number ?? ''} (M8.ob)`);
  draft.obs = { ...draft.obs, [side]: order.no };
  // M8.4
  if (!draft.firstSaid && draft.chosen['firstMover'] !== 'scenario')
    draft.first = (draft.obs.red ?? 99) < (draft.obs.blue ?? 0) ? 'red' : 'blue';
  return { side, order };
}

/** M18.ob: the armies of minor countries that come with an army. */
function addMinors(draft: Draft, line: number, { minors }: Army): void {
  if (withNations(draft.modules)) for (const minor of minors) READERS['minorArmy']?.(draft, line, [minor]);
}

/** A text of the library by name; a fault that lists the known ones when there is none. */
function fromLibrary(
  draft: Draft,
  line: number,
  kind: string,
  shelf: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  if (Object.hasOwn(shelf, name)) return shelf[name];
  return fault(draft, line, `there is no ${kind} '${name}' (known: ${Object.keys(shelf).sort().join(', ') || 'none'})`);
}

function readControl(draft: Draft, line: number, [who, ...names]: readonly string[], into: Map<Hex, Controller>): void {
  const controller = who === 'nobody' ? 'nobody' : asSide(who);
  if (!controller) return void fault(draft, line, `'${who ?? ''}' cannot control a city (blue, red or nobody)`);
  for (const name of names) {
    const hex = readHex(draft, line, name);
    if (hex === undefined || !draft.board) continue;
    if (!isCity(draft.board, hex)) fault(draft, line, `${name} is no city hex`, name);
    else into.set(hex, controller);
  }
}

/** Words behind a line that says who decides: `blue moves again tomorrow`. */
function strayAfterPhase(words: readonly string[]): string | undefined {
  // No such line has more words.
  const head = words.slice(0, 6);
  const known = head.findLastIndex((_, i) => Object.hasOwn(PHASES, head.slice(0, i + 1).join(' ')));
  return known < 0 ? undefined : words.slice(known + 1).join(' ');
}

function readLine(draft: Draft, line: Line, depth: number): void {
  const words = wordsOf(line.text.replaceAll('@', ' @ '));
  const [first = ''] = words;
  const side = asSide(first);
  if (side) {
    const said = words.slice(1).join(' ');
    const phase = Object.hasOwn(PHASES, said) ? PHASES[said] : undefined;
    const stray = phase ? undefined : strayAfterPhase(words.slice(1));
    if (stray !== undefined) return void fault(draft, line.number, `'${stray}' says nothing here`);
    if (!phase) return void draft.later.push(() => readUnit(draft, line.number, side, words.slice(1), depth));
    if (draft.phase && draft.phaseDepth <= depth) {
      return void fault(draft, line.number, 'a position has one line that says who decides');
    }
    draft.phase = phase(side);
    draft.phaseDepth = depth;
    if (MOVER_DECIDES.includes(draft.phase.at) && draft.moverSaid && draft.mover !== side)
      return void fault(draft, line.number, `it is ${draft.mover}'s player turn already`);
    if (!draft.moverSaid) draft.mover = side;
    return;
  }
  const lines = [draft.frameLines, draft.nationLines, draft.theatreLines];
  if (lines.some((list) => list.length >= MOST_MARKERS))
    return void fault(draft, line.number, `a position has ${MOST_MARKERS} lines of a kind at most`);
  if (isDecisionWord(first)) return void draft.frameLines.push(line);
  if (first === 'nation') return void draft.nationLines.push(line);
  if (isTheatreWord(first)) return void draft.theatreLines.push(line);
  const reader = Object.hasOwn(READERS, first) ? READERS[first] : undefined;
  if (!reader) return void fault(draft, line.number, `cannot read '${line.text}'`);
  const read = () => {
    const before = draft.faults.length;
    reader(draft, line.number, words.slice(1));
    const missing = words.length <= (FEWEST_WORDS[first] ?? 0) && draft.faults.length === before;
    if (missing) return void fault(draft, line.number, `'${line.text}' names nothing`);
    const stray = words[1 + (MOST_WORDS[first] ?? words.length)];
    if (stray !== undefined && draft.faults.length === before)
      fault(draft, line.number, `'${stray}' is one word too many after '${first}'`);
  };
  if (HEX_WORDS.has(first)) draft.later.push(read);
  else read();
}

/** A unit's line: one unit, or a run of units alike. */
function readUnit(draft: Draft, line: number, side: Side, words: readonly string[], depth: number): void {
  const { board, preset, modules } = draft;
  const read = readUnitLine(board, { types: typesOf(draft), preset, oneFactor: oneFactor(modules) }, side, words);
  if (!read) return;
  if ('message' in read) return void draft.faults.push({ line, ...read });
  for (const id of read.ids ?? [nextId(draft, side)]) addUnit(draft, line, { ...read.unit, id }, depth);
}

function nextId(draft: Draft, side: Side): string {
  do draft.count[side]++;
  while (draft.names.has(`${sideLetter(side)}${draft.count[side]}`));
  return `${sideLetter(side)}${draft.count[side]}`;
}

function addUnit(draft: Draft, line: number, unit: Unit, depth: number): void {
  const known = draft.names.get(unit.id);
  if (depth > 0) {
    draft.given.add(unit.id);
  } else if (known !== undefined && draft.given.delete(unit.id)) {
    draft.units[known] = unit;
    draft.unitLines[known] = line;
    return;
  }
  if (known !== undefined) return void fault(draft, line, `two units are named ${unit.id}`);
  if (draft.units.length >= MOST_UNITS) return void fault(draft, line, `more than ${MOST_UNITS} units`);
  draft.names.set(unit.id, draft.units.length);
  draft.units.push(unit);
  draft.unitLines.push(line);
}
