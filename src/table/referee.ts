import { beginCourse, type Course, resumeCourse } from '../core/course.ts';
import type { Choose, Dice } from '../core/dice.ts';
import { type Library, textOf } from '../core/family.ts';
import type { Game } from '../core/game.ts';
import { describeFault, faultSaid } from '../core/notation.ts';
import { isObjection, type Objection, objection } from '../core/objection.ts';
import { type About, type Entry, type GameRecord, isRecordFault, readRecord } from '../core/record.ts';
import { type Seen, seenEntry } from '../core/seat.ts';
import type { Player } from '../ai/player.ts';
import type { Desk, Past } from './desk.ts';
import { diceAfter, givenFaces } from './given-dice.ts';
import { LATE, type LogLine, type News, type Roll, type Stop } from './host.ts';
import { type Proof, provenBy } from '../core/proof.ts';
import { readableRecord } from './readable.ts';
import type { Shelf } from './shelf.ts';
import { sinceTurnOf } from './since.ts';

/** What a referee is given of the world: files, fair dice, and chance for what is left to it. */
export interface Surroundings {
  readonly library: Library;
  readonly dice: Dice;
  readonly chance: Choose;
}

/** Which sides somebody gives commands for, and whose view they may be shown. */
export interface Place<Side extends string> {
  readonly plays: readonly Side[];
  readonly sees: readonly Side[];
}

/** What is to be said of a record that was opened. */
type Opened = Pick<News, 'damage' | 'remark' | 'altered'>;

const MOST_LINES = 200;

/** What a table says about its game anew whenever it is saved. */
const OF_THE_TABLE: ReadonlySet<string> = new Set(['players', 'notes', 'name', 'clock', 'look', 'overlays']);

/** What somebody wrote to the position after a command, by its number. */
export type Notes = Readonly<Record<number, string>>;

/**
 * Keeps a game: its course and its dice. Whoever sits down hears what his place may see, and gives commands for the
 * decision he was shown.
 */
export function createReferee<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  shelf: Shelf<S, C, E, Side, G>,
  { library, dice: fair, chance }: Surroundings,
) {
  const { family, players } = shelf;
  /** Whoever decides for somebody who does not want to. */
  let adviser: Player<S, C, G, unknown> | undefined;
  interface Open {
    readonly game: G;
    readonly desk: Desk<S, C, E, Side>;
    readonly course: Course<S, C, E, Side>;
  }
  let open: Open | undefined;
  /** As it was read, print and all. */
  let loaded: GameRecord<E, Side> | undefined;
  /** The number of the decision after so many commands, once somebody has been shown it. */
  let decisions: (number | undefined)[] = [];
  let numbered = 0;
  /** After every change, with the number of commands before it and whether it was a leap. */
  const listeners = new Set<(since: number, leap: boolean, opened?: Opened) => void>();

  const table = (): Open => {
    if (!open) throw new Error('no game is open');
    return open;
  };
  const now = (): S => table().course.at();

  const opened = (setup: string): { game: G; desk: Desk<S, C, E, Side> } => {
    const game = family.open(setup, library);
    if (Array.isArray(game)) throw new Error(game.map(describeFault).join('\n'));
    if (!shelf.desk) throw new Error(`${family.id} has no table yet`);
    return { game: game as G, desk: shelf.desk(game as G, library) };
  };
  const begin = (course: Course<S, C, E, Side>, game: G, desk: Desk<S, C, E, Side>): void => {
    open = { game, desk, course };
    adviser = undefined;
    decisions = [];
  };
  const changed = (since: number, leap = false, opened?: Opened): void => {
    for (const listen of [...listeners]) listen(since, leap, opened);
  };

  const decision = (): number => (decisions[table().course.played] ??= ++numbered);

  /** One decision goes on while the same side is asked the same kind of thing, unless it is one of many alike. */
  const sameDecision = (before: S, after: S): boolean => {
    const [was, is] = [table().desk.brief(before), table().desk.brief(after)];
    return was.prompt?.side === is.prompt?.side && was.prompt?.at === is.prompt?.at && is.scope !== 'one';
  };

  const play = (side: Side, command: C): Entry<E, Side> | Objection => {
    const { course } = table();
    const before = now();
    const faces = givenFaces(course.setup);
    const dice = faces.length > 0 ? diceAfter(faces, course.rolled(), fair) : fair;
    const mine = decision();
    const entry = course.give(side, command, dice);
    if (isObjection(entry)) return entry;
    decisions.length = course.played;
    decisions[course.played] = sameDecision(before, now()) ? mine : ++numbered;
    return entry;
  };

  /** A command of the side that decides. */
  const decided = (command: C): Objection | undefined => {
    const { game, course } = table();
    const since = course.played;
    const entry = play(game.prompt(now())?.side ?? (game.sides[0] as Side), command);
    if (isObjection(entry)) return entry;
    changed(since);
    return undefined;
  };

  const course = {
    open(setup: string): void {
      const { game, desk } = opened(setup);
      const heading = {
        game: family.id,
        rules: family.rules,
        setup: family.whole?.(setup, library) ?? setup,
        about: {},
        dice: { kind: 'given' } as const,
      };
      begin(beginCourse(game, textOf(family, game), heading), game, desk);
      loaded = undefined;
      changed(0, true);
    },
    load(text: string): void {
      const read = readableRecord<E, Side>(text);
      if ('message' in read) throw new Error(describeFault(read));
      const { header, altered } = read.record;
      const { game, desk } = opened(header.setup);
      const about = Object.fromEntries(Object.entries(header.about).filter(([key]) => !OF_THE_TABLE.has(key)));
      const resumed = resumeCourse(
        game,
        textOf(family, game),
        { ...read.record, header: { ...header, about } },
        family.rules,
      );
      begin(resumed.course, game, desk);
      loaded = read.record;
      const damage = read.damage ?? (resumed.damage && faultSaid(resumed.damage));
      changed(0, true, {
        ...(damage === undefined ? {} : { damage }),
        ...(resumed.remark ? { remark: faultSaid(resumed.remark) } : {}),
        ...(altered ? { altered } : {}),
      });
    },
    /** The record as a file holds it, with what the table has to say about it; up to the command shown, or up to another. */
    save: (about: About = {}, upTo?: number): string => table().course.write({ by: 'hexfront web', ...about }, upTo),
    /** The commands after the n-th as a record has them, a line each. */
    lines: (n: number): readonly string[] =>
      table()
        .course.entries.slice(n, table().course.played)
        .map((entry) => JSON.stringify(entry)),
    /** How the game stands, in short. */
    standing(): { readonly commands: number; readonly turn: number; readonly winner?: string } {
      const { game, course } = table();
      const winner = game.outcome(now())?.winner;
      const { turn } = game.moment(now());
      return { commands: course.played, turn, ...(winner === undefined ? {} : { winner }) };
    },
    /** The game as far as it is known, played again by the rules: a record that was read as it was read. */
    proof(): Proof {
      const { game, course } = table();
      const { length } = course.entries;
      const record = loaded?.entries.length === length ? loaded : readRecord<E, Side>(course.write({}, length));
      if (isRecordFault(record)) return { holds: false, said: faultSaid(record) };
      return provenBy(game, textOf(family, game), record, family.rules);
    },
    position: (): string => family.position(table().game, now()),
    /** Replay: the game after n commands. A replay that goes on by one shows what it did; a leap only where it leads. */
    seek(n: number): void {
      const since = table().course.played;
      table().course.seek(n);
      changed(since, true);
    },
    redo(): void {
      const { course } = table();
      const since = course.played;
      course.seek(since + 1);
      changed(since);
    },
    stops: (): readonly Stop[] => {
      const { course, game } = table();
      return Array.from({ length: course.entries.length + 1 }, (_, n) => {
        const { turn, mover } = game.moment(course.at(n));
        return { n, turn, ...(mover === undefined ? {} : { mover }) };
      });
    },
    /** A command in words, as in scripts. */
    say(text: string): Objection | undefined {
      const read = family.readCommand(table().game, now(), text);
      return 'message' in read
        ? objection(table().game.prompt(now())?.phase ?? '', faultSaid(read))
        : decided(read.command);
    },
    /** A legal command of the referee's own choosing, played for the decision it was asked about. */
    decide(forDecision: number): typeof LATE | undefined {
      const { game } = table();
      const side = game.prompt(now())?.side;
      if (!side || decision() !== forDecision) return LATE;
      adviser ??= players.seat(players.adviser.name, chance(2 ** 31), library);
      if (decided(adviser.command(game, game.view(now(), side)))) course.anything(forDecision);
      return undefined;
    },
    /** Anything legal, for a player that erred: it must not stop the game. */
    anything(forDecision: number): typeof LATE | undefined {
      const { game } = table();
      const side = game.prompt(now())?.side;
      if (!side || decision() !== forDecision) return LATE;
      decided(players.anything(game, game.view(now(), side), chance));
      return undefined;
    },
  };

  /** Somebody's end of the table: all he hears and asks is made of what he may see. */
  function sit({ plays, sees }: Place<Side>) {
    let seen: Side | 'spectator' = sees[0] ?? 'spectator';
    const watcher = (): Side | 'spectator' => {
      const side = table().game.prompt(now())?.side;
      if (side !== undefined && sees.includes(side)) seen = side;
      return seen;
    };
    const view = (n?: number): S => table().game.view(table().course.at(n), watcher());
    const known = new WeakMap<Entry<E, Side>, Map<string, Seen<E, Side>>>();
    /** The n-th command as it leaves for this seat; made once. */
    const seenAt = (n: number): Seen<E, Side> | undefined => {
      const { course, game } = table();
      const entry = course.entries[n - 1];
      if (!entry) return undefined;
      const byWatcher = known.get(entry) ?? new Map<string, Seen<E, Side>>();
      known.set(entry, byWatcher);
      const one = byWatcher.get(watcher()) ?? seenEntry(game, entry, course.at(n), watcher());
      byWatcher.set(watcher(), one);
      return one;
    };
    const seenUpTo = (count: number): Seen<E, Side>[] =>
      Array.from({ length: count }, (_, i) => seenAt(i + 1)).filter((one) => one !== undefined);

    const words = new WeakMap<Seen<E, Side>, readonly LogLine[]>();
    /** Words are put together once for a command: a replay comes by it again and again. */
    const linesOf = (n: number): readonly LogLine[] => {
      const entry = seenAt(n);
      if (!entry) return [];
      const told = words.get(entry);
      if (told) return told;
      const { side } = entry;
      const lines = family.tell(table().game, view(n - 1), entry.events).map((line) => ({ ...line, n, side }));
      words.set(entry, lines);
      return lines;
    };
    /** The newest lines up to here, as many as anybody scrolls through. */
    const newestLines = (): LogLine[] => {
      const found: (readonly LogLine[])[] = [];
      for (let n = table().course.played, count = 0; n > 0 && count < MOST_LINES; n--) {
        const lines = linesOf(n);
        found.push(lines);
        count += lines.length;
      }
      return found.reverse().flat();
    };
    const happenedAt = (n: number) => {
      const entry = seenAt(n);
      return entry ? table().desk.happened(view(n - 1), entry.events) : [];
    };

    /** Only who decides takes back, and only his own. */
    const undoPoint = (): number => {
      const { course, game } = table();
      const side = game.decides(now());
      return side !== undefined && !plays.includes(side) ? course.played : course.undoPoint();
    };

    const news = (since: number, leap: boolean, opened: Opened = {}): News<C> => {
      const { course, desk } = table();
      const { played } = course;
      const one = view();
      const fresh = Array.from({ length: Math.max(0, played - since) }, (_, i) => since + 1 + i);
      const shown = !leap || played === since + 1 ? fresh : [];
      return {
        scene: desk.scene(one),
        own: desk.own(one),
        played,
        since,
        decision: decision(),
        undoPoint: undoPoint(),
        known: course.entries.length,
        givenDice: Math.max(0, givenFaces(course.setup).length - course.rolled()),
        dice: seenAt(played)?.dice ?? [],
        happened: shown.flatMap(happenedAt),
        ...(leap ? { reached: happenedAt(played) } : {}),
        whole: leap,
        told: leap ? newestLines() : fresh.flatMap(linesOf),
        ...opened,
      };
    };
    const past = (): Past<S, E, Side> => {
      const { course } = table();
      const count = course.played;
      return {
        get entries() {
          return seenUpTo(count);
        },
        get known() {
          return seenUpTo(course.entries.length);
        },
        get views() {
          return Array.from({ length: count + 1 }, (_, n) => view(n));
        },
      };
    };

    /** What every table asks, by name; anything else is a question of the game's own. */
    const asks = {
      reach: (units: readonly string[], via: readonly number[]) => table().desk.reach(view(), units, via),
      actions: (units: readonly string[]) => table().desk.actions(view(), units),
      choices: (most: number) => table().desk.choices(view(), most),
      bill: () => table().desk.bill(view()),
      pay: (given: readonly (readonly [string, number])[]) => table().desk.pay(view(), given),
      meant: (wish: Parameters<Desk<S, C, E, Side>['meant']>[1]) => table().desk.meant(view(), wish),
      overlay: (name: string) => table().desk.overlay(view(), name, past()),
      rolls: () => {
        const { course, game } = table();
        return seenUpTo(course.played).flatMap(({ n, side, command = '', dice = [] }): Roll[] => {
          if (dice.length === 0) return [];
          const { turn } = game.moment(course.at(n - 1));
          return [{ n, side, turn, command, dice, happened: happenedAt(n) }];
        });
      },
      /** What happened since this seat had its last turn. */
      since: () => {
        const { course, game } = table();
        const momentAt = (n: number) => game.moment(course.at(n));
        return sinceTurnOf(watcher(), course.played, momentAt, happenedAt);
      },
      /** Would this command be refused? */
      check: (command: C): Objection | undefined => {
        const side = table().game.prompt(view())?.side ?? plays[0];
        return side === undefined ? undefined : table().game.check(view(), side, command);
      },
      /** The view of whoever decides, for a player that thinks elsewhere: his own where he is played from here, whoever watches. */
      view: () => {
        const { game } = table();
        const side = game.prompt(now())?.side;
        return side !== undefined && plays.includes(side) ? game.view(now(), side) : view();
      },
    };

    return {
      news: () => news(table().course.played, true),
      give(commands: readonly C[], forDecision: number): Objection | typeof LATE | undefined {
        const { game, course } = table();
        const since = course.played;
        let refused: Objection | typeof LATE | undefined;
        for (const command of commands) {
          if (decision() !== forDecision) {
            refused = LATE;
            break;
          }
          const side = game.prompt(now())?.side;
          const giver = side !== undefined && plays.includes(side) ? side : plays[0];
          if (giver === undefined) break;
          const entry = play(giver, command);
          if (!isObjection(entry)) continue;
          refused = entry;
          break;
        }
        if (course.played > since) changed(since);
        return refused;
      },
      takeBack(n: number): void {
        const { course } = table();
        const since = course.played;
        course.seek(Math.min(since, Math.max(n, undoPoint())));
        changed(since);
      },
      ask(name: string, ...args: readonly unknown[]): unknown {
        const common = (asks as Readonly<Record<string, (...given: never[]) => unknown>>)[name];
        if (common) return common(...(args as never[]));
        const own = table().desk.questions[name];
        if (!own) throw new Error(`nobody answers '${name}'`);
        return own(view(), past(), ...(args as never[]));
      },
      follow(hear: (news: News<C>) => void): () => void {
        const listen = (since: number, leap: boolean, opened?: Opened) => hear(news(since, leap, opened));
        listeners.add(listen);
        return () => void listeners.delete(listen);
      },
    };
  }

  return { ...course, sit };
}

export type Referee = ReturnType<typeof createReferee>;
