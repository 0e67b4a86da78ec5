import type { Dice } from '../dice/dice.ts';
import type { Game, Outcome } from '../game.ts';
import { hashOf } from '../hash.ts';
import { type Fault, faultOf } from '../notation/notation.ts';
import { code, type Message, asMessage, msg } from '../message.ts';
import { type Drawn, drawnFault, originFault, type SealedOrigin } from '../dice/sealed-record.ts';

/**
 * A game as it was played, one line of JSON a command: who, what, the dice, the events, and the fingerprint of the
 * state they led to. Folding the events gives any state of the game; playing the commands again with the recorded dice
 * must give the same events, which is how a record is verified.
 */

export const RECORD_VERSION = 1;

/** Format of a game as one seat knows it: it cannot be played again, for what is hidden is not in it. */
export const SEAT_RECORD = 'hexfront-seat-record';

/** Source of a game's dice. With a seed, or sealed before the game, each die can be checked. */
export type DiceOrigin = { readonly kind: 'seed'; readonly seed: number } | { readonly kind: 'given' } | SealedOrigin;

/** Data of the host besides the play itself. Old records may hold anything under any name. */
export interface About {
  /** Player of each side: `human`, or the name of a computer player. */
  readonly players?: unknown;
  /** Note to the position after a command, by the command's number. */
  readonly notes?: unknown;
  /** Fingerprint of the board. */
  readonly board?: unknown;
  readonly [key: string]: unknown;
}

export interface RecordHeader {
  readonly format: 'hexfront-record';
  readonly version: number;
  /** Id of the game. */
  readonly game: string;
  /** The number of the rules it was played by; 1 where a record names none. */
  readonly rules?: number;
  /** The position the game began from, as text. */
  readonly setup: string;
  readonly about: About;
  readonly dice: DiceOrigin;
  /** Fingerprint of the state before the first command. */
  readonly hash: string;
}

export interface Entry<E, Side extends string> {
  /** Counted from 1. */
  readonly n: number;
  readonly side: Side;
  readonly command: string;
  /** Faces in the order they were rolled; absent when there was no roll. */
  readonly dice?: readonly number[];
  /** Origin of the dice, in a game with sealed dice. */
  readonly drawn?: Drawn;
  /** Online: how often something was taken back between the command before and this one. */
  readonly undone?: number;
  readonly events: readonly E[];
  readonly hash: string;
}

/** End made by the table while the rules go on, by its clock for example. */
export interface TableEnd {
  /** A side, or `draw`. */
  readonly winner: string;
  readonly by: Outcome<string>['by'];
}

/** The last line: a record without it was cut off, or is still being written. */
export interface Closing {
  readonly end: number;
  readonly over: boolean;
  readonly outcome?: TableEnd;
  /** Fingerprint of everything above it, header and all; records of before have none. */
  readonly print?: string;
}

export interface GameRecord<E, Side extends string> {
  readonly header: RecordHeader;
  readonly entries: readonly Entry<E, Side>[];
  readonly closing?: Closing;
  /** Changed after saving: the fingerprint in the closing line does not fit. */
  readonly altered?: true;
}

/** Writer and reader of a game's commands. */
export interface CommandText<S, C> {
  write(state: S, command: C): string;
  read(state: S, text: string): C | Fault;
}

export const headerOf = <S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  what: Omit<RecordHeader, 'format' | 'version' | 'hash'>,
): RecordHeader => ({ format: 'hexfront-record', version: RECORD_VERSION, ...what, hash: hashOf(game.start) });

/** Dice that remember what they showed. */
function remembered(dice: Dice): Dice & { readonly faces: readonly number[] } {
  const faces: number[] = [];
  return {
    faces,
    roll(sides, what) {
      const face = dice.roll(sides, what);
      faces.push(face);
      return face;
    },
  };
}

/** Plays a command that passed `check` and gives the line for it. */
export function playEntry<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  at: { readonly n: number; readonly state: S; readonly side: Side },
  command: C,
  dice: Dice,
): { readonly state: S; readonly entry: Entry<E, Side> } {
  const rolls = remembered(dice);
  const written = text.write(at.state, command);
  const { state, events } = game.play(at.state, at.side, command, rolls);
  const rolled = rolls.faces.length > 0 ? { dice: rolls.faces } : {};
  return { state, entry: { n: at.n, side: at.side, command: written, ...rolled, events, hash: hashOf(state) } };
}

/** Closing line with a fingerprint. It shows damage, not fraud: a fingerprint can be forged along with the record. */
export function closingOf(
  header: RecordHeader,
  entries: readonly unknown[],
  over: boolean,
  outcome?: TableEnd,
): Closing {
  const end = { end: entries.length, over };
  if (!outcome) return { ...end, print: hashOf([header, entries, over]) };
  return { ...end, outcome, print: hashOf([header, entries, over, outcome]) };
}

export function writeRecord<E, Side extends string>(record: GameRecord<E, Side>): string {
  const { header, entries, closing } = record;
  const lines: unknown[] = [header, ...entries];
  if (closing) lines.push(closing);
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists and objects within each other; those of a game are never so many. */
const DEEPEST = 60;

/** True for JSON nested so deeply that a recursive walk could exhaust the stack. */
export function isTooDeep(json: string, deepest = DEEPEST): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i);
    if (quoted) {
      if (char === 0x5c) i++;
      else if (char === 0x22) quoted = false;
    } else if (char === 0x22) quoted = true;
    else if (char === 0x7b || char === 0x5b) {
      if (++depth > deepest) return true;
    } else if (char === 0x7d || char === 0x5d) depth--;
  }
  return false;
}

/** A deck of cards is the largest die there is. */
const MOST_FACES = 100;
const isFace = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_FACES;

function entryFault(value: unknown, n: number): Message | undefined {
  if (!isObject(value)) return msg`no command of a game`;
  const { side, command, dice, events, hash } = value;
  if (value['n'] !== n)
    return value['n'] === undefined
      ? msg`command ${n} was expected here, not nothing`
      : msg`command ${n} was expected here, not ${code(JSON.stringify(value['n']))}`;
  if (typeof side !== 'string') return msg`command ${n} does not say who gave it`;
  if (typeof command !== 'string') return msg`command ${n} has no text`;
  if (dice !== undefined && !(Array.isArray(dice) && dice.every(isFace)))
    return msg`the dice of command ${n} are no faces`;
  if (!Array.isArray(events) || !events.every(isObject)) return msg`command ${n} has no list of events`;
  if (typeof hash !== 'string') return msg`command ${n} has no hash`;
  return drawnFault(value, n);
}

function headerFault(value: unknown): Message | undefined {
  if (isObject(value) && value['format'] === SEAT_RECORD)
    return msg`this game goes on and its secrets are sealed: only the page opens it`;
  if (!isObject(value) || value['format'] !== 'hexfront-record') return msg`this is no record of a game`;
  if (value['version'] !== RECORD_VERSION) {
    return value['version'] === undefined
      ? msg`the record has version none; this program reads ${RECORD_VERSION}`
      : msg`the record has version ${code(JSON.stringify(value['version']))}; this program reads ${RECORD_VERSION}`;
  }
  for (const key of ['game', 'setup', 'hash'])
    if (typeof value[key] !== 'string') return msg`the header has no ${code(key)}`;
  if (value['rules'] !== undefined && !isFace(value['rules'])) return msg`the header names no number of the rules`;
  const dice = value['dice'];
  const seeded = isObject(dice) && dice['kind'] === 'seed' && Number.isInteger(dice['seed']);
  if (!seeded && !(isObject(dice) && (dice['kind'] === 'given' || dice['kind'] === 'sealed')))
    return msg`the header does not say where the dice come from`;
  const unsealed = dice['kind'] === 'sealed' ? originFault(dice) : undefined;
  if (unsealed) return unsealed;
  return isObject(value['about']) ? undefined : msg`the header has nothing about the game`;
}

const ENDS: readonly string[] = ['rule', 'resignation', 'agreement', 'time'] satisfies TableEnd['by'][];

const isEnd = (value: unknown): value is TableEnd =>
  isObject(value) && typeof value['winner'] === 'string' && ENDS.includes(value['by'] as string);

const isClosing = (value: unknown): value is Closing & Record<string, unknown> => isObject(value) && 'end' in value;

/** Lines of a file of JSON lines, without empty ones at its end. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  return lines;
}

/** Value of a line of such a file, by its place among all. */
export function lineValue(lines: readonly string[], i: number): { readonly value: unknown } | Fault {
  const line = lines[i] ?? '';
  if (isTooDeep(line)) return faultOf(msg`the line is damaged: it is nested too deeply`, { line: i + 1 });
  try {
    return { value: JSON.parse(line) as unknown };
  } catch {
    const cut = i + 1 === lines.length;
    return faultOf(cut ? msg`the line is cut off or damaged: it is no JSON` : msg`the line is damaged: it is no JSON`, {
      line: i + 1,
    });
  }
}

/** Reads the lines of a record; whether they are a game is for `verify`. The first fault ends it. */
export function readRecord<E, Side extends string>(text: string): GameRecord<E, Side> | Fault {
  const lines = linesOf(text);
  if (lines.length === 0) return faultOf(msg`the record is empty`);
  let header: RecordHeader | undefined;
  let closing: Closing | undefined;
  const entries: Entry<E, Side>[] = [];
  for (const i of lines.keys()) {
    const number = i + 1;
    const read = lineValue(lines, i);
    if (isRecordFault(read)) return read;
    const { value } = read;
    if (closing) return faultOf(msg`there is something after the end of the record`, { line: number });
    if (!header) {
      const message = headerFault(value);
      if (message !== undefined) return faultOf(message, { line: number });
      header = value as RecordHeader;
    } else if (isClosing(value)) {
      if (!Number.isInteger(value.end)) {
        return faultOf(msg`the closing line does not say how many commands there are`, { line: number });
      }
      if (value.end !== entries.length) {
        return faultOf(msg`the record should have ${value.end} {command|commands}; ${entries.length} {is|are} there`, {
          line: number,
        });
      }
      if (value.print !== undefined && typeof value.print !== 'string') {
        return faultOf(msg`the closing line has no print of the record`, { line: number });
      }
      if (value.outcome !== undefined && !isEnd(value.outcome)) {
        return faultOf(msg`the closing line does not say how the table ended the game`, { line: number });
      }
      closing = {
        end: value.end,
        over: value.over === true,
        ...(value.outcome === undefined ? {} : { outcome: value.outcome }),
        ...(value.print === undefined ? {} : { print: value.print }),
      };
    } else {
      const message = entryFault(value, entries.length + 1);
      if (message !== undefined) return faultOf(message, { line: number });
      entries.push(value as unknown as Entry<E, Side>);
    }
  }
  if (!header) return faultOf(msg`the record is empty`);
  if (!closing) return { header, entries };
  const { print, over, outcome } = closing;
  const altered = print !== undefined && print !== closingOf(header, entries, over, outcome).print;
  return { header, entries, closing, ...(altered ? { altered } : {}) };
}

/** The number of the rules a game was played by. */
export const rulesOf = ({ rules = 1 }: Pick<RecordHeader, 'rules'>): number => rules;

/** A difference found by playing a record again; where it was played by other rules than today's, that is the reason. */
export function byRules(fault: Fault, ruled: number, rules: number): Fault {
  if (ruled === rules) return fault;
  const { line, message, said = asMessage(message) } = fault;
  const what = msg`it was played by rules ${ruled}, and by today's (${rules}) it goes another way: ${said}`;
  return faultOf(what, line === undefined ? {} : { line });
}

/** Fault for a record changed after saving, where nothing else locates the change. */
export const alteredFault = ({ entries, altered }: GameRecord<unknown, string>): Fault | undefined =>
  altered
    ? faultOf(msg`the record was changed after it was saved: its print does not fit`, { line: entries.length + 2 })
    : undefined;

export const isRecordFault = (value: object): value is Fault => 'message' in value;

/** A record with the events of earlier versions in today's shape. */
export function recalled<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  record: GameRecord<E, Side>,
): GameRecord<E, Side> {
  const recall = game.recall?.bind(game);
  if (!recall) return record;
  return { ...record, entries: record.entries.map((entry) => ({ ...entry, events: entry.events.map(recall) })) };
}

/** The line of a record on which command n stands. */
export const lineOfCommand = (n: number): number => n + 1;

/**
 * Limit of undo: the number of commands that must stay. Undo never crosses a roll, a revealed secret, or a command of
 * another side than the one that decides now.
 */
export function undoPoint<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  entries: readonly Entry<E, Side>[],
  decides: Side | undefined,
): number {
  let keep = entries.length;
  while (keep > 0) {
    const { side, dice, events } = entries[keep - 1] as Entry<E, Side>;
    if (side !== decides || dice !== undefined || events.some((event) => game.reveals(event))) break;
    keep--;
  }
  return keep;
}
