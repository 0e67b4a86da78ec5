import { code, type Message, msg } from '../message.ts';
import type { Dice } from '../dice/dice.ts';
import type { Game } from '../game.ts';
import { hashOf } from '../hash.ts';
import { type Fault, faultOf } from '../notation/notation.ts';
import type { Objection } from '../objection.ts';
import {
  type CommandText,
  closingOf,
  type DiceOrigin,
  type Entry,
  type GameRecord,
  headerOf,
  isRecordFault,
  lineOfCommand,
  playEntry,
  byRules,
  recalled,
  rulesOf,
  type RecordHeader,
  undoPoint,
  writeRecord,
} from './record.ts';
import { goesOn, playAgain, playsAlike } from '../dice/proof.ts';

/** The course of a game: where it began, the commands given, and the state after each. What every referee keeps. */
export interface GameHistory<S, C, E, Side extends string> {
  readonly game: Game<S, C, E, Side>;
  /** The position it began from, as text. */
  readonly setup: string;
  readonly about: RecordHeader['about'];
  /** All commands known: also those taken back, or still ahead in a replay. */
  readonly entries: readonly Entry<E, Side>[];
  /** Number of entries played at the current point. */
  readonly played: number;
  /** The state after `n` commands; as the game stands where none is named. */
  at(n?: number): S;
  /** Number of dice rolled in the first `n` commands. */
  rolled(n?: number): number;
  /** The command is checked and played; what was taken back before is then forgotten. */
  give(side: Side, command: C, dice: Dice): Entry<E, Side> | Objection;
  /** Number of commands that must stay when the deciding side takes back as much as it may. */
  undoPoint(): number;
  /** Goes to where the game stood after `n` commands, or as near to it as there are any. */
  seek(n: number): void;
  /** Forgets every command after the first `n`. */
  cut(n: number): void;
  /** The record as a file holds it, up to where the game stands or to another command, with more to say about it. */
  write(about?: RecordHeader['about'], upTo?: number): string;
}

/** No game has more; what has was made to be too much. */
const MOST_COMMANDS = 50_000;
const MOST_EVENTS = 1_000_000;

/** Header of a record: game, rules, set-up and dice, without hash and version. */
export type Heading = Omit<RecordHeader, 'format' | 'version' | 'hash'>;

interface Moment<S, E, Side extends string> {
  readonly state: S;
  /** Undefined before the first command. */
  readonly entry: Entry<E, Side> | undefined;
  readonly rolled: number;
}

export function beginHistory<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  heading: Heading,
): GameHistory<S, C, E, Side> {
  return courseFrom(game, text, heading, [{ state: game.start, entry: undefined, rolled: 0 }], false);
}

const next = <S, E, Side extends string>(
  { rolled }: Moment<S, E, Side>,
  state: S,
  entry: Entry<E, Side>,
): Moment<S, E, Side> => ({ state, entry, rolled: rolled + (entry.dice?.length ?? 0) });

function courseFrom<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  heading: Heading,
  moments: Moment<S, E, Side>[],
  resumed: boolean,
): GameHistory<S, C, E, Side> {
  let at = moments.length - 1;
  /** Number of commands whose dice come from the source named in the heading; later commands have their own. */
  let drawn = resumed ? at : Number.POSITIVE_INFINITY;
  const entries: Entry<E, Side>[] = moments.flatMap(({ entry }) => entry ?? []);
  const near = (n: number): number => Math.min(Math.max(0, Math.round(n) || 0), entries.length);
  const moment = (n: number = at): Moment<S, E, Side> => moments[near(n)] as Moment<S, E, Side>;
  const cut = (n: number): void => {
    entries.length = near(n);
    moments.length = entries.length + 1;
    at = Math.min(at, entries.length);
  };
  return {
    game,
    setup: heading.setup,
    about: heading.about,
    entries,
    get played() {
      return at;
    },
    at: (n) => moment(n).state,
    rolled: (n) => moment(n).rolled,
    give(side, command, dice) {
      const before = moment();
      const refused = game.check(before.state, side, command);
      if (refused) return refused;
      const played = playEntry(game, text, { n: at + 1, state: before.state, side }, command, dice);
      cut(at);
      if (resumed) drawn = Math.min(drawn, at);
      entries.push(played.entry);
      moments.push(next(before, played.state, played.entry));
      at++;
      return played.entry;
    },
    undoPoint: () => undoPoint(game, entries.slice(0, at), game.decides(moment().state)),
    seek(n) {
      at = near(n);
    },
    cut,
    write(about = {}, upTo = at) {
      const last = near(upTo);
      const dice: DiceOrigin = last <= drawn ? heading.dice : { kind: 'given' };
      const header = headerOf(game, { ...heading, dice, about: { ...heading.about, ...about } });
      const over = game.prompt(moment(last).state) === undefined;
      const written = entries.slice(0, last);
      return writeRecord({ header, entries: written, closing: closingOf(header, written, over) });
    },
  };
}

/** A course opened from a record: what could not be read of it, and where today's rules differ. */
export interface Resumed<S, C, E, Side extends string> {
  readonly history: GameHistory<S, C, E, Side>;
  /** The record ends before this: what follows is damaged. */
  readonly damage?: Fault;
  /** The game is whole, but today it would be played otherwise. */
  readonly remark?: Fault;
}

/**
 * Goes on with a recorded game. Its events are folded, not played again: what the rules of its day made of the commands
 * stands, and where those of today (`rules`) would first go another way is a remark. Events that lead nowhere, or under
 * the same rules to another state than the record names, are damage: the game goes on from the last good command before.
 * What these rules or older ones would play otherwise is followed where the game can go on from there; of newer rules this
 * program knows nothing, so it follows them only as far as it plays alike. Nothing in a record is trusted: every event is held to its shape, and what is too much or comes too late is left out.
 */
export function resumeHistory<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  text: CommandText<S, C>,
  record: GameRecord<E, Side>,
  rules: number,
  isLate: () => boolean = () => false,
): Resumed<S, C, E, Side> {
  const { header, entries } = recalled(game, record);
  const { format: _format, version: _version, hash, ...heading } = header;
  const moments: Moment<S, E, Side>[] = [{ state: game.start, entry: undefined, rolled: 0 }];
  const ruled = rulesOf(header);
  const comparable = ruled === rules && hashOf(game.start) === hash;
  const otherwise = comparable ? undefined : playAgain(game, text, record);
  let remark: Fault | undefined;
  let damage: Fault | undefined;
  if (otherwise && isRecordFault(otherwise)) {
    remark = byRules(otherwise, ruled, rules);
  }
  // Commands before it play alike.
  const first = otherwise && isRecordFault(otherwise) ? (otherwise.line ?? 1) - 1 : Number.POSITIVE_INFINITY;
  /** Commands that today's rules play otherwise. */
  const foreign: number[] = [];
  let events = 0;
  for (const entry of entries) {
    const before = moments.at(-1) as Moment<S, E, Side>;
    const line = lineOfCommand(entry.n);
    events += entry.events.length;
    const wrong =
      events > MOST_EVENTS || entry.n > MOST_COMMANDS
        ? msg`the record is larger than any game: it is opened up to here`
        : isLate()
          ? msg`the record takes too long to open: it is opened up to here`
          : undefined;
    const folded = wrong ? { wrong } : after(game, before.state, entry);
    if ('wrong' in folded) {
      damage = faultOf(folded.wrong, { line });
      break;
    }
    const { state } = folded;
    if (comparable && hashOf(state) !== entry.hash) {
      damage = faultOf(msg`after command ${entry.n} the state is not the one the record names (hash)`, { line });
      break;
    }
    if (entry.n >= first && !playsAlike(game, text, before.state, entry)) {
      if (ruled >= rules) {
        damage = faultOf(msg`the events of command ${entry.n} do not follow from it by the rules`, { line });
        break;
      }
      foreign.push(entry.n);
    }
    moments.push(next(before, state, entry));
  }
  const sound = soundLength(game, moments, foreign, isLate);
  if (sound < moments.length - 1) {
    moments.length = sound + 1;
    damage = faultOf(msg`the events of command ${sound + 1} make no sense`, { line: lineOfCommand(sound + 1) });
  }
  const history = courseFrom(game, text, heading, moments, true);
  return { history, ...(damage ? { damage } : {}), ...(remark ? { remark } : {}) };
}

/** Number of commands after which the rules can go on; where they cannot, it ends before a command they play otherwise. */
function soundLength<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  moments: readonly Moment<S, E, Side>[],
  foreign: readonly number[],
  isLate: () => boolean,
): number {
  const last = moments.length - 1;
  const isSound = (n: number): boolean => goesOn(game, (moments[n] as Moment<S, E, Side>).state, isLate);
  if (foreign.length === 0 || isSound(last)) return last;
  let [good, bad] = [0, foreign.length - 1];
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (isSound((foreign[middle] as number) - 1)) good = middle;
    else bad = middle - 1;
  }
  return (foreign[good] as number) - 1;
}

/** The state after an entry, or why there is none: a record from outside may say anything at all. */
function after<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  before: S,
  { n, side, events }: Entry<E, Side>,
): { readonly state: S } | { readonly wrong: Message } {
  const unsound = { wrong: msg`the events of command ${n} cannot be applied` };
  if (!game.sides.includes(side)) return unsound;
  try {
    let state = before;
    for (const [i, event] of events.entries()) {
      const misfit = game.misfit?.(state, event);
      if (misfit !== undefined) return { wrong: msg`event ${i + 1} of command ${n} is damaged: ${code(misfit)}` };
      state = game.fold(state, [event]);
    }
    game.prompt(state);
    return { state };
  } catch {
    return unsound;
  }
}
