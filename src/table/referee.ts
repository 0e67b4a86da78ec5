import { beginHistory, type GameHistory } from '../core/record/game-history.ts';
import type { Choose, Dice } from '../core/dice/dice.ts';
import { type Library, textOf } from '../core/game-kit.ts';
import type { Game } from '../core/game.ts';
import { describeFault, type Fault, faultMessage } from '../core/notation/notation.ts';
import { isObjection, type Objection, objection } from '../core/objection.ts';
import { code, type Message, MessageError, asMessage, msg } from '../core/message.ts';
import { type About, type Entry, type GameRecord, isRecordFault, readRecord } from '../core/record/record.ts';
import { type Seen, seenEntry, type Watcher } from '../core/seat.ts';
import type { Player } from '../ai/player.ts';
import type { Desk } from './desk.ts';
import { diceAfter, givenFaces } from './given-dice.ts';
import { LATE, type Update, type Refused, type Stop } from './host.ts';
import { type Proof, provenBy } from '../core/dice/proof.ts';
import { readableRecord } from './readable.ts';
import { RULES_FAIL } from '../core/play.ts';
import { resumeAtTable } from './resume.ts';
import { createScreen, type Guard, type Moved, type Standing } from './screen.ts';
import { type Change, createSeat, type SeatSource } from './seat.ts';
import type { GamePackage } from './game-package.ts';

/** Environment of a referee: files, fair dice, and random choices for everything else. */
export interface Surroundings {
  readonly library: Library;
  readonly dice: Dice;
  readonly chance: Choose;
  /** A clock in milliseconds: what takes too long to open is opened in part. */
  readonly clock?: () => number;
}

/** Sides a seat gives commands for, and sides whose views it may see. */
export interface Place<Side extends string> {
  readonly plays: readonly Side[];
  readonly sees: readonly Side[];
  /** Hand-over rule of a shared screen. */
  readonly guard?: Guard;
}

/** Cause of the current position, and the number of commands before it. */
interface Step extends Pick<Change, 'since' | 'opened'> {
  readonly moved: Moved;
}

/** Facts a table writes anew at every save. */
const OF_THE_TABLE: ReadonlySet<string> = new Set([
  'players',
  'notes',
  'name',
  'clock',
  'look',
  'looks',
  'overlays',
  'alone',
]);

/** Note to the position after a command, by the command's number. */
export type Notes = Readonly<Record<number, string>>;

/**
 * Owner of a game: its history and its dice. Each seat hears what it may see, and gives commands for the decision it
 * was shown.
 */
export function createReferee<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  gamePackage: GamePackage<S, C, E, Side, G>,
  { library, dice: fair, chance, clock = () => 0 }: Surroundings,
) {
  const { kit, players } = gamePackage;
  /** Player that decides on request. */
  let adviser: Player<S, C, G, unknown> | undefined;
  interface Open {
    readonly game: G;
    readonly desk: Desk<S, C, E, Side>;
    readonly history: GameHistory<S, C, E, Side>;
  }
  let open: Open | undefined;
  /** Loaded record as it was read. */
  let loaded: GameRecord<E, Side> | undefined;
  /** Number of the journal's last line: a command, or a step to another point of the game. */
  let written = -1;
  /** The line that began the decision at hand: its number, the same at every seat. */
  let began = 0;
  /** True once a looked-at state hid something from a player. */
  let secret = false;
  let looked = 0;
  const listeners = new Set<(step: Step) => void>();

  const table = (): Open => {
    if (!open) throw new Error('no game is open');
    return open;
  };
  const now = (): S => table().history.at();

  const opened = (setup: string): { game: G; desk: Desk<S, C, E, Side> } => {
    const game = kit.open(setup, library);
    if (Array.isArray(game)) throw new Error(game.map(describeFault).join('\n'));
    if (!gamePackage.desk) throw new Error(`${kit.id} has no table yet`);
    return { game: game as G, desk: gamePackage.desk(game as G, library) };
  };
  const begin = (history: GameHistory<S, C, E, Side>, game: G, desk: Desk<S, C, E, Side>): void => {
    open = { game, desk, history };
    adviser = undefined;
    secret = false;
    looked = 0;
    const first = written + 1;
    written = first + history.played;
    let n = history.played;
    while (n > 0 && sameDecision(history.at(n - 1), history.at(n))) n--;
    began = first + n;
  };
  const changed = (since: number, moved: Moved, opened?: Change['opened']): void => {
    for (const listen of [...listeners]) listen({ since, moved, ...(opened ? { opened } : {}) });
  };
  /** Starts a new line at another point of the game: commands sent for the decision before it are late. */
  const leapt = (since: number): void => {
    if (table().history.played !== since) began = ++written;
  };

  const standing = (): Standing<S, Side> => {
    const { game, history } = table();
    const hides = (state: S): boolean =>
      [...game.sides, 'spectator' as const].some((one) => game.view(state, one) !== state);
    for (; !secret && looked <= history.entries.length; looked++) secret = hides(history.at(looked));
    return { game, state: now(), secret, over: game.decides(history.at(history.entries.length)) === undefined };
  };

  /** One decision goes on while the same side is asked the same kind of thing, unless it is one of many alike. */
  const sameDecision = (before: S, after: S): boolean => {
    const [was, is] = [table().desk.brief(before), table().desk.brief(after)];
    return was.prompt?.side === is.prompt?.side && was.prompt?.at === is.prompt?.at && is.scope !== 'one';
  };

  /** The game goes on, and its record holds secrets. */
  const isSealed = (): boolean => {
    const { secret: hidden, over } = standing();
    return hidden && !over;
  };

  /** Fault of a record without the commands and events it names: they could reveal secrets. */
  const discreet = (fault: Fault): Message => {
    const { message, said: { says, with: args } = asMessage(message) } = fault;
    const veiled = args.map((one) => (typeof one === 'number' ? one : code('…')));
    return isSealed() ? faultMessage({ ...fault, said: { says, with: veiled } }) : faultMessage(fault);
  };

  /** Every command comes through here, from whichever door: what is none is refused before any rule sees it. */
  const play = (side: Side, given: unknown): Entry<E, Side> | Objection => {
    const { history, game } = table();
    const command = game.read(given);
    if (isObjection(command)) return command;
    const before = now();
    const faces = givenFaces(history.setup);
    const dice = faces.length > 0 ? diceAfter(faces, history.rolled(), fair) : fair;
    const entry = withinRules(() => history.give(side, command, dice));
    if (isObjection(entry)) return entry;
    looked = Math.min(looked, history.played);
    written++;
    if (!sameDecision(before, now())) began = written;
    return entry;
  };

  /** Rules fail only at records and positions from outside that no play leads to. */
  function withinRules<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw error instanceof MessageError ? error : new MessageError(RULES_FAIL, { cause: error });
    }
  }

  /** A command of the side that decides. */
  const decided = (command: C): Objection | undefined => {
    const { game, history } = table();
    const since = history.played;
    const entry = play(game.prompt(now())?.side ?? (game.sides[0] as Side), command);
    if (isObjection(entry)) return entry;
    changed(since, 'played');
    return undefined;
  };

  const course = {
    open(setup: string): void {
      const { game, desk } = opened(setup);
      const heading = {
        game: kit.id,
        rules: kit.rules,
        setup: kit.whole?.(setup, library) ?? setup,
        about: {},
        dice: { kind: 'given' } as const,
      };
      begin(beginHistory(game, textOf(kit, game), heading), game, desk);
      loaded = undefined;
      changed(0, 'opened');
    },
    load(text: string): void {
      const read = readableRecord<E, Side>(text);
      if ('message' in read) throw new MessageError(faultMessage(read));
      const { header, altered } = read.record;
      const { game, desk } = opened(header.setup);
      const about = Object.fromEntries(Object.entries(header.about).filter(([key]) => !OF_THE_TABLE.has(key)));
      const resumed = resumeAtTable(kit, game, desk, { ...read.record, header: { ...header, about } }, clock);
      begin(resumed.history, game, desk);
      loaded = read.record;
      const damage = read.damage ?? (resumed.damage && faultMessage(resumed.damage));
      changed(0, 'opened', {
        ...(damage === undefined ? {} : { damage }),
        ...(resumed.remark ? { remark: discreet(resumed.remark) } : {}),
        ...(altered ? { altered } : {}),
      });
    },
    /** The record as a file holds it, with what the table has to say about it; up to the command shown, or up to another. */
    save: (about: About = {}, upTo?: number): string => table().history.write({ by: 'hexfront web', ...about }, upTo),
    /** The commands after the n-th as a record has them, a line each. */
    lines: (n: number): readonly string[] =>
      table()
        .history.entries.slice(n, table().history.played)
        .map((entry) => JSON.stringify(entry)),
    /** Summary of the game's state. */
    standing(): {
      readonly commands: number;
      readonly turn: number;
      readonly winner?: string;
      readonly sealed?: true;
    } {
      const { game, history } = table();
      const winner = game.outcome(now())?.winner;
      const { turn } = game.moment(now());
      return {
        commands: history.played,
        turn,
        ...(winner === undefined ? {} : { winner }),
        ...(isSealed() ? { sealed: true } : {}),
      };
    },
    /** The game as far as it is known, played again by the rules: a record that was read as it was read. */
    proof(): Proof {
      const { game, history } = table();
      const { length } = history.entries;
      const record = loaded?.entries.length === length ? loaded : readRecord<E, Side>(history.write({}, length));
      if (isRecordFault(record)) return { holds: false, said: faultMessage(record) };
      return provenBy(game, textOf(kit, game), record, kit.rules, discreet);
    },
    position: (): string => kit.position(table().game, now()),
    /** Replay: the game after n commands. A replay that goes on by one shows what it did; a leap only where it leads. */
    seek(n: number): void {
      const since = table().history.played;
      table().history.seek(n);
      leapt(since);
      changed(since, 'sought');
    },
    redo(): void {
      const { history } = table();
      const since = history.played;
      history.seek(since + 1);
      leapt(since);
      changed(since, 'played');
    },
    /** Starts another game at the command shown: later commands are dropped. */
    branch(): void {
      const { history } = table();
      history.cut(history.played);
      looked = Math.min(looked, history.played);
      changed(history.played, 'branched');
    },
    stops: (): readonly Stop[] => {
      const { history, game } = table();
      return Array.from({ length: history.entries.length + 1 }, (_, n) => {
        const { turn, mover } = game.moment(history.at(n));
        return { n, turn, ...(mover === undefined ? {} : { mover }) };
      });
    },
    /** A command in words, as in scripts. */
    say(text: string): Objection | undefined {
      const read = withinRules(() => kit.readCommand(table().game, now(), text));
      return 'message' in read
        ? objection(table().game.prompt(now())?.phase ?? '', faultMessage(read))
        : decided(read.command);
    },
    /** A legal command of the referee's own choosing, played for the decision it was asked about. */
    decide(forDecision: number): typeof LATE | undefined {
      const { game } = table();
      const side = game.prompt(now())?.side;
      if (!side || began !== forDecision) return LATE;
      adviser ??= players.seat(players.adviser.name, chance(2 ** 31), library);
      const player = adviser;
      const advised = withinRules(() => player.command(game, game.view(now(), side)));
      if (decided(advised)) course.anything(forDecision);
      return undefined;
    },
    /** Any legal command, for a player that failed: the game must go on. */
    anything(forDecision: number): typeof LATE | undefined {
      const { game } = table();
      const side = game.prompt(now())?.side;
      if (!side || began !== forDecision) return LATE;
      decided(withinRules(() => players.anything(game, game.view(now(), side), chance)));
      return undefined;
    },
  };

  /** Text that opens as the watcher's view of the beginning: a set-up can hold mines, cards and plans. */
  const setupFor = (watcher: Watcher<Side>): string => {
    const { game, history } = table();
    const start = game.view(game.start, watcher);
    return start === game.start ? history.setup : kit.position(game, start);
  };

  /** One end of the table: everything it hears and asks is made of what it may see. */
  function sit({ plays, ...place }: Place<Side>) {
    const screen = createScreen<S, Side>(place.sees, place.guard ?? 'secrets');
    const known = new WeakMap<Entry<E, Side>, Map<string, Seen<E, Side>>>();
    const setups = new Map<Watcher<Side>, string>();
    /** The n-th command as it leaves for a watcher; made once. */
    const seenAt = (watcher: Watcher<Side>, n: number): Seen<E, Side> | undefined => {
      const { history, game } = table();
      const entry = history.entries[n - 1];
      if (!entry || screen.open) return entry;
      const byWatcher = known.get(entry) ?? new Map<string, Seen<E, Side>>();
      known.set(entry, byWatcher);
      const one = byWatcher.get(watcher) ?? seenEntry(game, entry, history.at(n), watcher);
      byWatcher.set(watcher, one);
      return one;
    };
    const sourceFor = (watcher: Watcher<Side>): SeatSource<S, C, E, Side, G> => {
      const { game, desk, history } = table();
      return {
        game,
        desk,
        watcher,
        get setup() {
          if (screen.open) return history.setup;
          const text = setups.get(watcher) ?? setupFor(watcher);
          setups.set(watcher, text);
          return text;
        },
        rules: kit.rules,
        played: history.played,
        known: history.entries.length,
        view: (n) => (screen.open ? history.at(n) : game.view(history.at(n), watcher)),
        seen: (n) => seenAt(watcher, n),
        decision: began,
        get undoPoint() {
          return undoPoint();
        },
        givenDice: Math.max(0, givenFaces(history.setup).length - history.rolled()),
        seat: screen.state(),
      };
    };
    /** Only the side that decides takes back, and only its own commands. */
    const undoPoint = (): number => {
      const { history, game } = table();
      const side = game.decides(now());
      return side !== undefined && !plays.includes(side) ? history.played : history.undoPoint();
    };
    const seat = createSeat(kit, plays, () => sourceFor(screen.watcher()));
    /** Common knowledge of all people at this screen. */
    const common = createSeat(kit, plays, () => sourceFor(screen.common()));
    const settle = (moved: Moved): boolean => {
      if (moved === 'opened') setups.clear();
      return screen.settle(standing(), moved);
    };
    if (open) settle('opened');
    const hearers = new Set<(update: Update<C>) => void>();
    const tell = (change: Change): void => {
      const told = seat.update(change);
      for (const onUpdate of [...hearers]) onUpdate(told);
    };
    /** Tells everything anew after another person has come to the screen. */
    const tellAnew = (): void => tell({ since: table().history.played, leap: true });
    listeners.add(({ since, moved, opened }) => {
      const retold = settle(moved);
      if (hearers.size > 0) tell({ since, leap: moved !== 'played', retold, ...(opened ? { opened } : {}) });
    });

    return {
      update: () => seat.update({ since: table().history.played, leap: true }),
      give(commands: readonly C[], forDecision: number): Refused | typeof LATE | undefined {
        if (!Array.isArray(commands)) return objection(kit.cites.unknown, msg`these are no commands`);
        const { game, history } = table();
        const since = history.played;
        let refused: Refused | typeof LATE | undefined;
        for (const command of commands) {
          if (began !== forDecision) {
            refused = LATE;
            break;
          }
          const side = game.prompt(now())?.side;
          const giver = side !== undefined && plays.includes(side) ? side : plays[0];
          if (giver === undefined) break;
          const entry = play(giver, command);
          if (!isObjection(entry)) continue;
          const stand = history.played - since;
          refused = stand > 0 ? { ...entry, played: stand } : entry;
          break;
        }
        if (history.played > since) changed(since, 'played');
        return refused;
      },
      takeBack(n: number): void {
        const { history } = table();
        const since = history.played;
        if (!Number.isInteger(n)) return;
        history.seek(Math.min(since, Math.max(n, undoPoint())));
        leapt(since);
        changed(since, 'played');
      },
      ask(name: string, ...args: readonly unknown[]): unknown {
        // A computer player run from here gets its own view, whoever watches.
        const side = name === 'task' ? ((args[0] as Side | undefined) ?? table().game.decides(now())) : undefined;
        return side !== undefined && plays.includes(side) && !screen.sees(side)
          ? createSeat(kit, plays, () => sourceFor(side)).asks.task()
          : seat.ask(name, ...args);
      },
      /** The game as this seat knows it, as lines of a record; undefined where the record itself tells no more. */
      record: ({ looks: _looks, ...about }: About = {}, upTo?: number): readonly object[] | undefined =>
        // A side's own view of the map may show where it hides something.
        isSealed() ? common.record({ by: 'hexfront web', ...about }, upTo) : undefined,
      /** Hands the screen to the person who plays this side. */
      take(side: Side): void {
        if (screen.take(side)) tellAnew();
      },
      /** Other sides are played by people at this screen from now on. */
      share(sees: readonly Side[], guard: Guard): void {
        if (screen.share(sees, guard, standing())) tellAnew();
      },
      follow(onUpdate: (update: Update<C>) => void): () => void {
        hearers.add(onUpdate);
        return () => void hearers.delete(onUpdate);
      },
    };
  }

  return { ...course, sit };
}

export type Referee = ReturnType<typeof createReferee>;
