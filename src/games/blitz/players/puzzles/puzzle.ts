import { isFault } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import { COMMANDS } from '#games/blitz/commands.ts';
import { type Blitz, openBlitz } from '#games/blitz/open.ts';
import type { Library } from '#games/blitz/position.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { type Command, type Side, SIDES, type State } from '#games/blitz/types.ts';
import { scriptedDice } from '#core/dice/dice.ts';
import { type Fault, statements, wholeNumber, wordsOf } from '#core/notation/notation.ts';
import { hexNamed } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { afterCommand } from '#core/game.ts';
import { english } from '#core/message.ts';

/** A position with a question to which the best answer is proven: docs/puzzles.md describes the text. */

export const THEMES = [
  'seal',
  'soak-off',
  'allotment',
  'order',
  'advance',
  'retreat',
  'exchange',
  'losses',
  'automatic',
  'city',
  'reply',
  'air',
  'interception',
  'airborne',
  'sea',
  'minor',
  'supply',
] as const;
export type Theme = (typeof THEMES)[number];

/** Measure of the answer: a weighted sum from the view of the solving side. */
export type Count =
  | { readonly of: 'factors'; readonly weight: number }
  | { readonly of: 'cities'; readonly weight: number }
  | { readonly of: 'city'; readonly hex: Hex; readonly weight: number }
  | { readonly of: 'unit'; readonly unit: number; readonly weight: number };

/** Moment of measurement: the end of this player turn, or after the opponent's best reply. */
export const HORIZONS = ['turn', 'reply'] as const;
export type Horizon = (typeof HORIZONS)[number];

export interface Tempting {
  readonly line: string;
  readonly brings: number;
}

export interface Puzzle {
  readonly id: string;
  readonly title: string;
  readonly theme: Theme;
  readonly solves: Side;
  readonly until: Horizon;
  readonly counts: readonly Count[];
  /** Commands that are not part of the question. */
  readonly without: ReadonlySet<Command['do']>;
  /** The proven value. */
  readonly best: number;
  /** A wrong answer that looks good: its first commands, and what they bring with the best play after them. */
  readonly tempting: Tempting | undefined;
  readonly game: Blitz;
  /** Position of the question. */
  readonly start: State;
}

/** Never part of an answer: they only waste time, or make units smaller without end (T2.3). */
const NEVER: readonly Command['do'][] = [
  'takeBack',
  'undeclare',
  'resign',
  'offerDraw',
  'acceptDraw',
  'splitUnit',
  'rebase',
];

export const isPuzzle = (read: Puzzle | readonly Fault[]): read is Puzzle => !Array.isArray(read);

interface Header {
  readonly words: ReadonlyMap<string, { readonly text: string; readonly line: number }>;
  readonly counts: readonly { readonly text: string; readonly line: number }[];
}

const SINGLE = ['puzzle', 'title', 'theme', 'solves', 'until', 'without', 'best', 'tempting', 'brings'] as const;

function readHeader(text: string, faults: Fault[]): Header {
  const words = new Map<string, { text: string; line: number }>();
  const counts: { text: string; line: number }[] = [];
  for (const { number, text: line } of statements(text)) {
    const [word = ''] = wordsOf(line);
    const rest = line.slice(word.length).trim();
    if (word === 'counts') counts.push({ text: rest, line: number });
    else if (!(SINGLE as readonly string[]).includes(word))
      faults.push({ line: number, message: `'${word}' is no statement of a puzzle (${SINGLE.join(', ')}, counts)` });
    else if (words.has(word)) faults.push({ line: number, message: `'${word}' is said twice` });
    else words.set(word, { text: rest, line: number });
  }
  for (const word of ['puzzle', 'title', 'theme', 'solves', 'best']) {
    if (!words.has(word)) faults.push({ message: `the puzzle lacks its '${word}'` });
  }
  if (counts.length === 0) faults.push({ message: `the puzzle lacks its 'counts'` });
  return { words, counts };
}

const valueIn = (text: string): number | undefined => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);

function readCount(game: Blitz, start: State, { text, line }: { text: string; line: number }): Count | Fault {
  const [of, ...rest] = wordsOf(text);
  const weight = valueIn(rest.at(-1) ?? '');
  if (weight === undefined) return { line, message: `'${text}' has no weight` };
  if (weight <= 0) return { line, message: `'${text}': a weight is more than 0` };
  if ((of === 'factors' || of === 'cities') && rest.length === 1) return { of, weight };
  const [name = ''] = rest;
  if (of === 'city' && rest.length === 2) {
    const hex = hexNamed(game.world.board.grid, name);
    if (hex !== undefined && game.world.board.city[hex] !== -1) return { of, hex, weight };
    return { line, message: `'${name}' is no city hex` };
  }
  if (of === 'unit' && rest.length === 2) {
    const unit = start.units.findIndex((one) => one.id === name);
    return unit < 0 ? { line, message: `there is no unit ${name}` } : { of, unit, weight };
  }
  return { line, message: `'${text}' cannot be counted (factors, cities, city HEX, unit NAME, each with a weight)` };
}

/** Plays what is given before the question is asked: `resolve 1 with 3` rolls that die. */
function playGiven(game: Blitz, lines: readonly { number: number; text: string }[], faults: Fault[]): State {
  let state = game.start;
  for (const { number, text } of lines) {
    const [said = '', rolled] = text.split(' with ');
    const dice = wordsOf(rolled ?? '').map((word) => wholeNumber(word, 1, 6) ?? 0);
    const read = readCommand(game.world, state, said);
    const side = game.decides(state) ?? 'blue';
    const objection = isFault(read) ? undefined : game.check(state, side, read.command);
    if (isFault(read) || objection) {
      const why = isFault(read) ? read.message : `${objection?.rule ?? ''} ${english(objection?.because ?? '')}`;
      faults.push({ line: number, message: `'${said}': ${why}` });
      return state;
    }
    const cup = scriptedDice(dice);
    try {
      state = afterCommand(game, state, read.command, cup);
    } catch (error) {
      faults.push({ line: number, message: error instanceof Error ? error.message : String(error) });
      return state;
    }
    if (cup.unused().length > 0) faults.push({ line: number, message: 'a die is left over' });
  }
  return state;
}

/** Header, `---`, position, and where the question comes later in the turn `---` and what is played before it. */
export function parsePuzzle(text: string, library: Library): Puzzle | readonly Fault[] {
  const faults: Fault[] = [];
  const parts = text.split(/^---\s*$/m);
  const [head = '', body = '', given = ''] = parts;
  if (parts.length < 2 || parts.length > 3)
    return [{ message: `a puzzle is its statements, '---' and a position, and perhaps '---' and what is given` }];
  const headLines = head.split('\n').length - 1;
  const { words, counts } = readHeader(head, faults);
  const position = parsePosition(body, library);
  const below = (fault: Fault): Fault =>
    fault.line === undefined ? fault : { ...fault, line: fault.line + headLines };
  if (!isPosition(position)) return [...faults, ...position.map(below)];
  const game = openBlitz(position);
  const start = playGiven(game, statements(given, headLines + body.split('\n').length), faults);
  const said = (word: string): string => words.get(word)?.text ?? '';
  const one = <T extends string>(word: string, known: readonly T[], otherwise?: T): T | undefined => {
    const found = known.find((name) => name === said(word)) ?? (said(word) === '' ? otherwise : undefined);
    if (found === undefined && words.has(word)) {
      const line = words.get(word)?.line ?? 0;
      faults.push({ line, message: `'${said(word)}' is no ${word} (${known.join(', ')})` });
    }
    return found;
  };
  const theme = one('theme', THEMES);
  const solves = one('solves', SIDES);
  const until = one('until', HORIZONS, 'turn');
  const without = new Set<Command['do']>(NEVER);
  for (const word of wordsOf(said('without'))) {
    const name = COMMANDS.verbs.find((known) => known === word);
    if (name) without.add(name);
    else faults.push({ line: words.get('without')?.line ?? 0, message: `there is no command '${word}'` });
  }
  const value = (word: string): number => {
    const { text = '', line } = words.get(word) ?? {};
    const read = valueIn(text);
    if (read === undefined && line !== undefined)
      faults.push({ line, message: `'${`${word} ${text}`.trim()}' has no value` });
    return read ?? 0;
  };
  const best = value('best');
  const brings = value('brings');
  if (words.has('tempting') !== words.has('brings') || (words.has('tempting') && said('tempting') === ''))
    faults.push({ message: `a 'tempting' line needs what it 'brings'` });
  const measured: Count[] = [];
  for (const line of counts) {
    const count = readCount(game, start, line);
    if ('message' in count) faults.push(count);
    else measured.push(count);
  }
  if (faults.length > 0 || !theme || !solves || !until) return faults;
  return {
    id: said('puzzle'),
    title: said('title'),
    theme,
    solves,
    until,
    counts: measured,
    without,
    best,
    tempting: words.has('tempting') ? { line: said('tempting'), brings } : undefined,
    game,
    start,
  };
}
