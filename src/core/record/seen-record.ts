import type { Game } from '../game.ts';
import { hashOf } from '../hash.ts';
import { type Fault, faultOf } from '../notation/notation.ts';
import {
  type GameRecord,
  isRecordFault,
  lineOfCommand,
  linesOf,
  lineValue,
  readRecord,
  recalled,
  SEAT_RECORD,
} from './record.ts';
import { same } from '../same.ts';
import { code, type Message, msg } from '../message.ts';
import type { SealedOrigin } from '../dice/sealed-record.ts';
import { type Seen, seenEntry, type Watcher } from '../seat.ts';

/** Compares what one seat was shown with the whole record of its game. */

export interface SeenRecord {
  readonly game: string;
  /** The position the game began from, as the seat knew it; absent in files without it. */
  readonly setup?: string;
  /** Absent where a whole record was saved: its player saw everything. */
  readonly watcher?: string;
  readonly hash: string;
  /** Knowledge the seat had of the sealed dice when it was saved. */
  readonly dice?: Partial<SealedOrigin>;
  readonly entries: readonly Seen<unknown, string>[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sealedOf = (dice: unknown): { readonly dice?: Partial<SealedOrigin> } =>
  isObject(dice) && dice['kind'] === 'sealed' ? { dice } : {};

/** Reads a seat's own record, or a whole one. */
export function readSeenRecord(text: string): SeenRecord | Fault {
  const written = linesOf(text);
  const lines: unknown[] = [];
  for (const i of written.keys()) {
    const read = lineValue(written, i);
    if (isRecordFault(read)) return read;
    lines.push(read.value);
  }
  const [header, ...rest] = lines;
  if (!isObject(header) || header['format'] !== SEAT_RECORD) {
    const whole = readRecord<unknown, string>(text);
    if (isRecordFault(whole)) return whole;
    if (whole.altered) return faultOf(msg`the record was changed after it was saved: its print does not fit`);
    const { game, setup, hash, dice } = whole.header;
    return { game, setup, hash, ...sealedOf(dice), entries: whole.entries };
  }
  const { game, watcher, setup, hash, dice } = header;
  if (typeof game !== 'string' || typeof watcher !== 'string' || typeof hash !== 'string')
    return faultOf(msg`the header does not say whose record it is`, { line: 1 });
  const closing = rest.at(-1);
  if (!isObject(closing) || !('end' in closing))
    return faultOf(msg`the record ends without its closing line: it was cut off`, { line: lines.length + 1 });
  const entries = rest.slice(0, -1);
  for (const [i, entry] of entries.entries()) {
    if (isObject(entry) && entry['n'] === i + 1 && Array.isArray(entry['events'])) continue;
    return faultOf(msg`no command of a game`, { line: lineOfCommand(i + 1) });
  }
  if (closing['print'] !== hashOf([header, entries, closing['over'] === true]))
    return faultOf(msg`the record was changed after it was saved: its print does not fit`, { line: lines.length });
  return {
    game,
    watcher,
    ...(typeof setup === 'string' ? { setup } : {}),
    hash,
    ...sealedOf(dice),
    entries: entries as unknown as Seen<unknown, string>[],
  };
}

/** First difference between the sealed dice and the seat's knowledge of them: the server may not exchange anything. */
function sealDiffers(known: Partial<SealedOrigin>, dice: unknown): Message | undefined {
  if (!isObject(dice) || dice['kind'] !== 'sealed') return msg`the dice were sealed, and in the record they are not`;
  for (const key of ['game', 'chain', 'commitments', 'shares'] as const) {
    const [mine, its] = [known[key], dice[key]];
    const parts =
      isObject(mine) && isObject(its) ? Object.keys(mine).every((one) => mine[one] === its[one]) : undefined;
    if (mine !== undefined && !(parts ?? mine === its))
      return msg`what was sealed before the game is not what I was shown: ${code(key)}`;
  }
  const keys = Array.isArray(known.keys) ? known.keys : [];
  const at = keys.findIndex((key, i) => (dice['keys'] as readonly string[])[i] !== key);
  return at < 0 ? undefined : msg`key ${at + 1} is not the one I was shown`;
}

/** Part of a record shown to a seat. */
export interface SeenChecked {
  readonly watcher: string;
  readonly commands: number;
}

/**
 * Holds what a seat was shown against the record; the first difference is told with its line in the seat's file. The
 * record must have been verified.
 */
export function compareSeen<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  whole: GameRecord<E, Side>,
  seen: SeenRecord,
): SeenChecked | Fault {
  const { header, entries } = recalled(game, whole);
  const { watcher } = seen;
  const isSide = watcher === 'spectator' || game.sides.some((side) => side === watcher);
  if (seen.game !== header.game || !(watcher === undefined || isSide))
    return faultOf(msg`what I was shown is of another game`, { line: 1 });
  const eyes = watcher as Watcher<Side> | undefined;
  const beginnings = [header.hash, ...(eyes === undefined ? [] : [hashOf(game.view(game.start, eyes))])];
  if (!beginnings.includes(seen.hash))
    return faultOf(msg`the game I was shown began from another position`, { line: 1 });
  const resealed = seen.dice && sealDiffers(seen.dice, header.dice);
  if (resealed) return faultOf(resealed, { line: 1 });
  let state = game.start;
  for (const [i, shown] of seen.entries.entries()) {
    const n = i + 1;
    const fault = (said: Message): Fault => faultOf(said, { line: lineOfCommand(n) });
    const entry = entries[i];
    if (!entry) return fault(msg`I was shown command ${n}, and the record ends before it`);
    state = game.fold(state, entry.events);
    const events = game.recall ? shown.events.map((event) => game.recall?.(event as E)) : shown.events;
    const mine = { ...shown, events };
    const isSame = (one: Seen<E, Side>): boolean => {
      const { drawn: _drawn, undone: _undone, ...rest } = one;
      const known = { ...rest, ...('drawn' in mine ? { drawn: one.drawn } : {}) };
      const { undone: _mine, ...compared } = mine;
      return same(known, compared);
    };
    if (isSame(entry) || (eyes !== undefined && isSame(seenEntry(game, entry, state, eyes)))) continue;
    if (entries.slice(0, n).some(({ undone }) => undone !== undefined))
      return fault(msg`command ${n} is not what I was shown; the record says that something was taken back before it`);
    return fault(msg`command ${n} is not what I was shown`);
  }
  return { watcher: watcher ?? 'spectator', commands: seen.entries.length };
}
