import type { Dice } from './dice.ts';
import { DiceExhausted, scriptedDice } from './dice.ts';
import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import { type Fault, faultOf, faultSaid } from './notation.ts';
import { same } from './same.ts';
import { code, type Said, saidOf, say, these } from './say.ts';

/**
 * A game as it was played, one line of JSON a command: who, what, the dice, the events, and the fingerprint of the
 * state they led to. Folding the events gives any state of the game; playing the commands again with the recorded dice
 * must give the same events, which is how a record is verified.
 */

export const RECORD_VERSION = 1;

/** Format of a game as one seat knows it: it cannot be played again, for what is hidden is not in it. */
export const SEAT_RECORD = 'hexfront-seat-record';

/** Where the dice of a game came from. With a seed they can be checked from the first one on. */
export type DiceOrigin = { readonly kind: 'seed'; readonly seed: number } | { readonly kind: 'given' };

/** What a host keeps besides the play itself. Records of before may hold anything under any name. */
export interface About {
  /** Who plays each side: `human`, or a computer player by its name. */
  readonly players?: unknown;
  /** What somebody wrote to the position after a command, by its number. */
  readonly notes?: unknown;
  /** Fingerprint of the board. */
  readonly board?: unknown;
  readonly [key: string]: unknown;
}

export interface RecordHeader {
  readonly format: 'hexfront-record';
  readonly version: number;
  /** Which family of rules. */
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
  readonly events: readonly E[];
  readonly hash: string;
}

/** The last line: a record without it was cut off, or is still being written. */
export interface Closing {
  readonly end: number;
  readonly over: boolean;
  /** Fingerprint of everything above it, header and all; records of before have none. */
  readonly print?: string;
}

export interface GameRecord<E, Side extends string> {
  readonly header: RecordHeader;
  readonly entries: readonly Entry<E, Side>[];
  readonly closing?: Closing;
  /** Something was changed after it was saved: the closing line's print does not fit. */
  readonly altered?: true;
}

/** How a game writes its commands and reads them back. */
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

/** Who changes a record can make a print as well: it shows what happened to a file, not who is honest. */
export function closingOf(header: RecordHeader, entries: readonly unknown[], over: boolean): Closing {
  return { end: entries.length, over, print: hashOf([header, entries, over]) };
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

/** Whether lists and objects are nested so deeply that a walk through them could run out of stack. */
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

function entryFault(value: unknown, n: number): Said | undefined {
  if (!isObject(value)) return say`no command of a game`;
  const { side, command, dice, events, hash } = value;
  if (value['n'] !== n)
    return value['n'] === undefined
      ? say`command ${n} was expected here, not nothing`
      : say`command ${n} was expected here, not ${code(JSON.stringify(value['n']))}`;
  if (typeof side !== 'string') return say`command ${n} does not say who gave it`;
  if (typeof command !== 'string') return say`command ${n} has no text`;
  if (dice !== undefined && !(Array.isArray(dice) && dice.every(isFace)))
    return say`the dice of command ${n} are no faces`;
  if (!Array.isArray(events) || !events.every(isObject)) return say`command ${n} has no list of events`;
  if (typeof hash !== 'string') return say`command ${n} has no hash`;
  return undefined;
}

function headerFault(value: unknown): Said | undefined {
  if (isObject(value) && value['format'] === SEAT_RECORD)
    return say`this game goes on and its secrets are sealed: only the page opens it`;
  if (!isObject(value) || value['format'] !== 'hexfront-record') return say`this is no record of a game`;
  if (value['version'] !== RECORD_VERSION) {
    return value['version'] === undefined
      ? say`the record has version none; this program reads ${RECORD_VERSION}`
      : say`the record has version ${code(JSON.stringify(value['version']))}; this program reads ${RECORD_VERSION}`;
  }
  for (const key of ['game', 'setup', 'hash'])
    if (typeof value[key] !== 'string') return say`the header has no ${code(key)}`;
  if (value['rules'] !== undefined && !isFace(value['rules'])) return say`the header names no number of the rules`;
  const dice = value['dice'];
  const seeded = isObject(dice) && dice['kind'] === 'seed' && Number.isInteger(dice['seed']);
  if (!seeded && !(isObject(dice) && dice['kind'] === 'given'))
    return say`the header does not say where the dice come from`;
  return isObject(value['about']) ? undefined : say`the header has nothing about the game`;
}

const isClosing = (value: unknown): value is Closing & Record<string, unknown> => isObject(value) && 'end' in value;

/** Reads the lines of a record; whether they are a game is for `verify`. The first fault ends it. */
export function readRecord<E, Side extends string>(text: string): GameRecord<E, Side> | Fault {
  const lines = text.split(/\r?\n/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) return faultOf(say`the record is empty`);
  let header: RecordHeader | undefined;
  let closing: Closing | undefined;
  const entries: Entry<E, Side>[] = [];
  for (const [i, line] of lines.entries()) {
    const number = i + 1;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      const cut = number === lines.length;
      return faultOf(
        cut ? say`the line is cut off or damaged: it is no JSON` : say`the line is damaged: it is no JSON`,
        { line: number },
      );
    }
    if (isTooDeep(line)) return faultOf(say`the line is damaged: it is nested too deeply`, { line: number });
    if (closing) return faultOf(say`there is something after the end of the record`, { line: number });
    if (!header) {
      const message = headerFault(value);
      if (message !== undefined) return faultOf(message, { line: number });
      header = value as RecordHeader;
    } else if (isClosing(value)) {
      if (!Number.isInteger(value.end)) {
        return faultOf(say`the closing line does not say how many commands there are`, { line: number });
      }
      if (value.end !== entries.length) {
        return faultOf(say`the record should have ${value.end} {command|commands}; ${entries.length} {is|are} there`, {
          line: number,
        });
      }
      if (value.print !== undefined && typeof value.print !== 'string') {
        return faultOf(say`the closing line has no print of the record`, { line: number });
      }
      closing = {
        end: value.end,
        over: value.over === true,
        ...(value.print === undefined ? {} : { print: value.print }),
      };
    } else {
      const message = entryFault(value, entries.length + 1);
      if (message !== undefined) return faultOf(message, { line: number });
      entries.push(value as unknown as Entry<E, Side>);
    }
  }
  if (!header) return faultOf(say`the record is empty`);
  if (!closing) return { header, entries };
  const { print, over } = closing;
  const altered = print !== undefined && print !== closingOf(header, entries, over).print;
  return { header, entries, closing, ...(altered ? { altered } : {}) };
}

/** The number of the rules a game was played by. */
export const rulesOf = ({ rules = 1 }: Pick<RecordHeader, 'rules'>): number => rules;

/** A difference found by playing a record again; where it was played by other rules than today's, that is the reason. */
export function byRules(fault: Fault, ruled: number, rules: number): Fault {
  if (ruled === rules) return fault;
  const { line, message, said = saidOf(message) } = fault;
  const what = say`it was played by rules ${ruled}, and by today's (${rules}) it goes another way: ${said}`;
  return faultOf(what, line === undefined ? {} : { line });
}

/** What a record says when it was changed after it was saved, and nothing else tells where. */
export const alteredFault = ({ entries, altered }: GameRecord<unknown, string>): Fault | undefined =>
  altered
    ? faultOf(say`the record was changed after it was saved: its print does not fit`, { line: entries.length + 2 })
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
 * How far undo may go: the number of commands that must stay. It never crosses a roll, something shown that was hidden,
 * or a command of the side that does not decide now.
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

/** What a verified record holds. */
export interface Verified<S> {
  readonly state: S;
  readonly commands: number;
  readonly events: number;
  readonly dice: number;
}

function differs<E>(n: number, recorded: readonly E[], played: readonly E[]): Said | undefined {
  const at = played.findIndex((event, i) => !same(event, recorded[i]));
  const first = at >= 0 ? at : played.length;
  if (at < 0 && recorded.length === played.length) return undefined;
  const show = (event: E | undefined) => (event === undefined ? say`nothing` : code(JSON.stringify(event)));
  return say`event ${first + 1} of command ${n} should be ${show(played[first])}, not ${show(recorded[first])}`;
}

/**
 * Plays a record again from its commands and dice and compares every event, every die and every hash; the first
 * difference is told with its line. `seeded` are the dice of the header's seed, when it has one.
 */
export function playAgain<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  record: GameRecord<E, Side>,
  seeded?: Dice,
): Verified<S> | Fault {
  const { header, entries } = recalled(game, record);
  if (hashOf(game.start) !== header.hash) {
    return faultOf(say`the position the game began from is not the one the record names (hash)`, { line: 1 });
  }
  let state = game.start;
  let events = 0;
  let dice = 0;
  for (const entry of entries) {
    const { n } = entry;
    const fault = (what: Said): Fault => faultOf(what, { line: lineOfCommand(n) });
    if (game.decides(state) === undefined) return fault(say`command ${n} comes after the end of the game`);
    const command = text.read(state, entry.command);
    if (isRecordFault(command as object)) {
      return fault(say`command ${n} '${code(entry.command)}': ${faultSaid(command as Fault)}`);
    }
    const objection = game.check(state, entry.side, command as C);
    if (objection)
      return fault(say`command ${n} '${code(entry.command)}' is refused: ${code(objection.rule)} ${objection.because}`);
    const rolls = scriptedDice(entry.dice ?? []);
    let misrolled: Said | undefined;
    const checked: Dice = {
      roll(sides, what) {
        const face = rolls.roll(sides, what);
        const due = seeded?.roll(sides, what) ?? face;
        if (due !== face) misrolled ??= say`die ${dice + 1} of the game should show ${due} by its seed, not ${face}`;
        dice++;
        return face;
      },
    };
    try {
      const played = game.play(state, entry.side, command as C, checked);
      if (misrolled !== undefined) return fault(misrolled);
      const different = differs(n, entry.events, played.events);
      if (different !== undefined) return fault(different);
      state = played.state;
    } catch (error) {
      if (error instanceof DiceExhausted) return fault(say`command ${n}: ${saidOf(error.message)}`);
      throw error;
    }
    if (rolls.unused().length > 0)
      return fault(say`command ${n} has dice it does not use: ${these(rolls.unused(), ' ')}`);
    if (hashOf(state) !== entry.hash) return fault(say`the hash of command ${n} should be ${code(hashOf(state))}`);
    events += entry.events.length;
  }
  return { state, commands: entries.length, events, dice };
}

/** `playAgain`, and that the record is whole and ends as it says. */
export function verifyRecord<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  record: GameRecord<E, Side>,
  seeded: Dice | undefined,
): Verified<S> | Fault {
  const played = playAgain(game, text, record, seeded);
  if (isRecordFault(played)) return played;
  const { entries, closing } = record;
  const last = entries.length + 2;
  if (!closing) return faultOf(say`the record ends without its closing line: it was cut off`, { line: last });
  if (closing.over !== (game.decides(played.state) === undefined)) {
    return faultOf(closing.over ? say`the game is not over` : say`the game is over, but the record says no`, {
      line: last,
    });
  }
  return alteredFault(record) ?? played;
}

/** What a record that was played again proves, and what it cannot: nothing in it is secret. */
export function proofOf({ header, closing }: GameRecord<unknown, string>): Said {
  const { dice } = header;
  const rolled = dice.kind === 'seed' ? say`dice from seed ${dice.seed}` : say`dice as given`;
  return closing?.print === undefined
    ? say`consistent with the rules; ${rolled}; players and notes without a print`
    : say`consistent with the rules; ${rolled}`;
}
