import type { BlitzPlayer } from '../../../games/blitz/players/player.ts';
import { type PlayerName, playerNamed } from '../../../games/blitz/players/players.ts';
import { legalDeclaration } from '../../../games/blitz/chapters/combat/assignment.ts';
import { isFault, parseCommand, writeCommand } from '../../../games/blitz/text/command-text.ts';
import { tell } from '../../../games/blitz/text/event-text.ts';
import { isObjection, type Objection, objection } from '../../../core/objection.ts';
import { english } from '../../../core/say.ts';
import { type Blitz, openBlitz } from '../../../games/blitz/open.ts';
import type { Library } from '../../../games/blitz/position.ts';
import { isPosition, parsePosition } from '../../../games/blitz/text/position-text.ts';
import { writePosition } from '../../../games/blitz/text/position-write.ts';
import { reportOf } from '../../../games/blitz/desk/report.ts';
import type { BlitzEvent, Command, Side, State } from '../../../games/blitz/types.ts';
import type { Dice } from '../../../core/dice.ts';
import { describeFault } from '../../../core/notation.ts';
import {
  closingOf,
  type Entry,
  headerOf,
  playEntry,
  undoPoint as undoPointOf,
  recalled,
  verifyRecord,
  writeRecord,
} from '../../../core/record.ts';
import { actionsOf, choiceOf } from '../../../games/blitz/desk/actions.ts';
import { fightView, outlookOf, planView } from '../../../games/blitz/desk/battles.ts';
import { dueOf } from '../../../games/blitz/desk/due.ts';
import { diceAfter, givenFaces } from './given-dice.ts';
import { type Happening, happeningsOf } from '../../../games/blitz/desk/happenings.ts';
import { overlayOf } from '../../../games/blitz/desk/overlays.ts';
import { placementCommands, undecided } from '../../../games/blitz/desk/placing.ts';
import type { Choice, LogLine, Questions, Snapshot, Stop } from './protocol.ts';
import { landings } from '../../../games/blitz/desk/landings.ts';
import { obligationsOf, reachBeyond, reachTogether, thirdsLeft } from '../../../games/blitz/desk/queries.ts';
import { readableRecord } from './readable.ts';
import { aboutHex, rollsOf, wayFor } from '../../../games/blitz/desk/seeing.ts';

/** The referee: one game, its course and its dice. It runs in a worker so that the page never waits for a rule. */

interface Moment {
  readonly state: State;
  readonly entry: Entry<BlitzEvent, Side> | undefined;
}

/** Fair dice of this browser: bytes that would favour low faces are thrown away. */
const browserDice: Dice = {
  roll(sides) {
    const most = 256 - (256 % sides);
    const byte = new Uint8Array(1);
    do crypto.getRandomValues(byte);
    while ((byte[0] as number) >= most);
    return 1 + ((byte[0] as number) % sides);
  },
};

const chance = (count: number): number =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * count);

const MOST_LINES = 200;

function must(answer: Snapshot | Objection): Snapshot {
  if (isObjection(answer)) throw new Error(`a command of the referee's own was refused: ${english(answer.because)}`);
  return answer;
}

export function createReferee(library: Library): Questions {
  let game: Blitz | undefined;
  const players = new Map<PlayerName, BlitzPlayer>();
  let setup = '';
  /** What the record a game was opened from says about it. */
  let about: Readonly<Record<string, unknown>> = {};
  let course: Moment[] = [];
  let at = 0;
  const words = new WeakMap<Entry<BlitzEvent, Side>, readonly LogLine[]>();

  const table = (): Blitz => {
    if (!game) throw new Error('no game is open');
    return game;
  };
  const now = (): State => (course[at] as Moment).state;
  const commandText = {
    write: (state: State, command: Command) => writeCommand(table().world, state, command),
    read: (state: State, text: string) => {
      const read = parseCommand(table().world, state, text);
      return isFault(read) ? read : read.command;
    },
  };

  const begin = (text: string): void => {
    const position = parsePosition(text, library);
    if (!isPosition(position)) throw new Error(position.map(describeFault).join('\n'));
    game = openBlitz(position);
    players.clear();
    setup = text;
    about = {};
    course = [{ state: game.start, entry: undefined }];
    at = 0;
  };

  /** Words are put together once for a command: a replay comes by it again and again. */
  const linesOf = (index: number): readonly LogLine[] => {
    const moment = course[index];
    if (!moment?.entry) return [];
    const known = words.get(moment.entry);
    if (known) return known;
    const { n, side } = moment.entry;
    const lines = tell(table(), (course[index - 1] as Moment).state, moment.entry.events).map((told) => ({
      ...told,
      n,
      side,
    }));
    words.set(moment.entry, lines);
    return lines;
  };
  /** The newest lines up to here, as many as anybody scrolls through. */
  const newestLines = (): LogLine[] => {
    const found: (readonly LogLine[])[] = [];
    for (let i = at, count = 0; i > 0 && count < MOST_LINES; i--) {
      const lines = linesOf(i);
      found.push(lines);
      count += lines.length;
    }
    return found.reverse().flat();
  };

  const happenedAt = (index: number): Happening[] => {
    const { entry } = course[index] ?? {};
    return entry ? happeningsOf((course[index - 1] as Moment).state, entry.events) : [];
  };

  /** Undo never crosses a roll, a reveal or a change of the side that decides. */
  const undoPoint = (): number => {
    const entries = course.slice(1, at + 1).flatMap(({ entry }) => entry ?? []);
    return undoPointOf(table(), entries, table().prompt(now())?.side);
  };

  const snapshot = (told: readonly LogLine[] = linesOf(at), whole = false, damage?: string): Snapshot => {
    const { trail: _trail, mark: _mark, ...state } = now();
    const floor = undoPoint();
    const prompt = table().prompt(now());
    return {
      state,
      prompt,
      played: at,
      canUndo: floor < at,
      canRedo: at + 1 < course.length,
      undoPoint: floor,
      known: course.length - 1,
      over: prompt === undefined,
      givenDice: Math.max(0, givenFaces(setup).length - rolled()),
      dice: course[at]?.entry?.dice ?? [],
      happened: whole || told.length === 0 ? [] : happenedAt(at),
      told,
      whole,
      ...(damage === undefined ? {} : { damage }),
    };
  };
  const everything = (damage?: string): Snapshot => snapshot(newestLines(), true, damage);

  /** Dice rolled up to here; a position may bring the first ones along. */
  const rolled = (): number => course.slice(1, at + 1).reduce((sum, { entry }) => sum + (entry?.dice?.length ?? 0), 0);

  const play = (command: Command): Snapshot | Objection => {
    const state = now();
    const side = table().prompt(state)?.side;
    if (!side) return objection('B80.7', 'the game is over');
    const fault = table().check(state, side, command);
    if (fault) return fault;
    const faces = givenFaces(setup);
    const dice = faces.length > 0 ? diceAfter(faces, rolled(), browserDice) : browserDice;
    const played = playEntry(table(), commandText, { n: at + 1, state, side }, command, dice);
    course = [...course.slice(0, at + 1), { state: played.state, entry: played.entry }];
    at++;
    return snapshot();
  };

  const say = (text: string): Snapshot | Objection => {
    const read = parseCommand(table().world, now(), text);
    return isFault(read) ? objection('B80.12', describeFault(read)) : play(read.command);
  };

  return {
    open(text) {
      begin(text);
      return snapshot([], true);
    },
    load(text) {
      const read = readableRecord(text);
      if ('message' in read) throw new Error(describeFault(read));
      begin(read.record.header.setup);
      const record = recalled(table(), read.record);
      const { notes: _notes, ...rest } = record.header.about;
      about = rest;
      const verified = verifyRecord(table(), commandText, record, undefined);
      const fault = 'message' in verified ? verified : undefined;
      // The first line of a record is its header, so command n stands on line n + 1.
      const good = fault ? Math.max(0, (fault.line ?? 2) - 2) : record.entries.length;
      for (const entry of record.entries.slice(0, good))
        course.push({ state: table().fold((course.at(-1) as Moment).state, entry.events), entry });
      at = course.length - 1;
      return everything(read.damage ?? (fault && describeFault(fault)));
    },
    save(notes = {}, upTo = at) {
      const last = Math.min(upTo, course.length - 1);
      const entries = course.slice(1, last + 1).flatMap((moment) => moment.entry ?? []);
      const header = headerOf(table(), {
        game: 'blitz',
        setup,
        about: { ...about, by: 'hexfront web', ...(Object.keys(notes).length > 0 ? { notes } : {}) },
        dice: { kind: 'given' },
      });
      const over = table().prompt((course[last] as Moment).state) === undefined;
      return writeRecord({ header, entries, closing: closingOf(entries.length, over) });
    },
    position: () => writePosition(table().position, now()),
    play,
    say,
    reach: (units, via) => reachTogether(table(), now(), units, via),
    beyond: (units) => reachBeyond(table(), now(), units),
    moveTo(units, hex, via) {
      const found = reachTogether(table(), now(), units, via).find((one) => one.hex === hex);
      if (found) return play({ do: 'moveUnit', units, path: found.path });
      const ids = units.map((no) => now().units[no]?.id).join('+');
      return say(`moveUnit ${ids} to ${table().world.board.grid.names[hex] ?? ''}`);
    },
    choices(limit) {
      const found: Choice[] = [];
      for (const command of table().legal(now())) {
        found.push(choiceOf(table(), now(), command));
        if (found.length >= limit) break;
      }
      return found;
    },
    battle: (attackers, hexes) => planView(table(), now(), attackers, hexes),
    fight: (no) => fightView(table(), now(), no),
    outlook: (plan) => outlookOf(table(), now(), plan),
    due: () => dueOf(table(), now()),
    left: (units) => thirdsLeft(table(), now(), units),
    obligations: () => obligationsOf(table(), now()),
    suggest: () =>
      (legalDeclaration(table().world, now()) ?? [])
        .filter((plan) => plan.attackers.length > 0)
        .map((plan) => ({ attackers: [...plan.attackers, ...plan.aircraft], hexes: plan.hexes })),
    undo() {
      if (undoPoint() < at) at--;
      return snapshot([]);
    },
    undoTo(n) {
      at = Math.min(at, Math.max(n, undoPoint()));
      return snapshot([]);
    },
    redo() {
      if (at + 1 < course.length) at++;
      return snapshot();
    },
    check(command) {
      const side = table().prompt(now())?.side;
      return side ? table().check(now(), side, command) : objection('B80.7', 'the game is over');
    },
    actions: (units) => actionsOf(table(), now(), units),
    decide() {
      const player = players.get('regular') ?? playerNamed('regular', chance(2 ** 31), library);
      players.set('regular', player);
      const answer = play(player.command(table(), now()));
      return isObjection(answer) ? must(play(table().sample(now(), chance))) : answer;
    },
    landAll() {
      const from = at;
      // One by one: a base fills up.
      for (let [next] = landings(table(), now()); next && !isObjection(play(next)); [next] = landings(table(), now()));
      return snapshot(course.slice(from + 1, at + 1).flatMap((_, i) => linesOf(from + 1 + i)));
    },
    placeRest(placement) {
      const from = at;
      const commands = placement === undefined ? [] : placementCommands(table(), now(), library, placement);
      for (const command of commands) play(command);
      while (placement === undefined && undecided(now()) > 0) must(play(table().sample(now(), chance)));
      return snapshot(course.slice(from + 1, at + 1).flatMap((_, i) => linesOf(from + 1 + i)));
    },
    overlay(name) {
      const past = course.slice(1, at + 1).flatMap(({ entry }) => entry ?? []);
      return overlayOf(table(), now(), name, {
        entries: past,
        states: course.slice(0, at + 1).map((one) => one.state),
      });
    },
    rolls: () =>
      rollsOf(
        course.slice(1, at + 1).flatMap(({ entry }) => entry ?? []),
        course.map((one) => one.state),
      ),
    about: (hex) => aboutHex(table(), now(), hex),
    way: (walker, from, to) => wayFor(table(), now(), walker, from, to),
    stops: () => course.map(({ state }, n): Stop => ({ n, turn: state.turn, mover: state.mover })),
    report: () =>
      reportOf(
        table(),
        course.flatMap(({ entry }) => entry ?? []),
      ),
    seek(n) {
      const next = n === at + 1;
      at = Math.min(Math.max(0, Math.round(n)), course.length - 1);
      // A replay that goes on by one command shows what it did; a leap only where it leads.
      return next ? { ...everything(), happened: happenedAt(at) } : everything();
    },
    whole: now,
    computer(level) {
      const player = players.get(level) ?? playerNamed(level, chance(2 ** 31), library);
      players.set(level, player);
      const answer = play(player.command(table(), now()));
      // A player that errs must not stop the game: anything legal will do then.
      return isObjection(answer) ? must(play(table().sample(now(), chance))) : answer;
    },
  };
}
