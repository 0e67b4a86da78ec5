import type { Game } from '../core/game.ts';
import type { GameKit } from '../core/game-kit.ts';
import { isObjection, type Objection } from '../core/objection.ts';
import { type About, SEAT_RECORD } from '../core/record/record.ts';
import { hashOf } from '../core/hash.ts';
import type { Seen, Watcher } from '../core/seat.ts';
import type { Desk, Past, Planned, Prospect } from './desk.ts';
import type { LogLine, Update, Roll, SeatState } from './host.ts';
import { planned as playedOut } from './plan.ts';
import { sinceTurnOf } from './since.ts';
import { storyOf } from './story.ts';

/**
 * Source of one seat's game: views and redacted entries, of a course kept here or sent by a server. Nothing that a seat
 * tells is read from anywhere else.
 */
export interface SeatSource<S, C, E, Side extends string, G extends Game<S, C, E, Side> = Game<S, C, E, Side>> {
  readonly game: G;
  readonly desk: Desk<S, C, E, Side>;
  /** Recipient of these views and entries. It changes where several people share a screen. */
  readonly watcher: Watcher<Side>;
  /** Set-up text that opens as the watcher's first view. */
  readonly setup: string;
  /** Rules number of the record. */
  readonly rules: number;
  /** Number of commands played, and of those known, undone ones included. */
  readonly played: number;
  readonly known: number;
  /** View after `n` commands; as the game stands without a number. */
  view(n?: number): S;
  /** The n-th command as the watcher may see it; always the same object for the same watcher. */
  seen(n: number): Seen<E, Side> | undefined;
  /** Journal number of the line that began the decision at hand. */
  readonly decision: number;
  /** Number of commands that undo must leave standing. */
  readonly undoPoint: number;
  readonly givenDice: number;
  readonly seat: SeatState<Side>;
}

/** Changes since the seat's last update. */
export interface Change {
  /** Number of commands before it. */
  readonly since: number;
  /** The game was opened or sought, not played. */
  readonly leap: boolean;
  /** The log shown so far was told to another watcher. */
  readonly retold?: boolean;
  /** Remarks on a record that was opened. */
  readonly opened?: Pick<Update, 'damage' | 'remark' | 'altered'>;
}

const MOST_LINES = 200;

const ownOf = <T>(list: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;

/** Answers and updates of one seat, read from its source. `plays` are the sides it gives commands for. */
export function createSeat<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  kit: GameKit<S, C, E, Side, G>,
  plays: readonly Side[],
  source: () => SeatSource<S, C, E, Side, G>,
) {
  const seenUpTo = (count: number): Seen<E, Side>[] =>
    Array.from({ length: count }, (_, i) => source().seen(i + 1)).filter((one) => one !== undefined);

  const words = new WeakMap<Seen<E, Side>, Map<string, readonly LogLine[]>>();
  /** Log lines of the n-th command, made once for each watcher: a replay comes by it again and again. */
  const linesOf = (n: number): readonly LogLine[] => {
    const { seen, view, game, seat } = source();
    const entry = seen(n);
    if (!entry) return [];
    const byWatcher = words.get(entry) ?? new Map<string, readonly LogLine[]>();
    words.set(entry, byWatcher);
    const watcher = seat.open ? '' : seat.watcher;
    const told = byWatcher.get(watcher);
    if (told) return told;
    const { side } = entry;
    const lines = kit.describe(game, view(n - 1), entry.events).map((line) => ({ ...line, n, side }));
    byWatcher.set(watcher, lines);
    return lines;
  };
  /** Newest log lines, as many as a player will scroll through. */
  const newestLines = (): LogLine[] => {
    const found: (readonly LogLine[])[] = [];
    for (let n = source().played, count = 0; n > 0 && count < MOST_LINES; n--) {
      const lines = linesOf(n);
      found.push(lines);
      count += lines.length;
    }
    return found.reverse().flat();
  };
  const happenedAt = (n: number) => {
    const { seen, view, desk } = source();
    const entry = seen(n);
    return entry ? desk.happened(view(n - 1), entry.events) : [];
  };

  const update = ({ since, leap, retold = false, opened = {} }: Change): Update<C> => {
    const { desk, view, seen, seat, played, known, decision, undoPoint, givenDice } = source();
    const one = view();
    const fresh = Array.from({ length: Math.max(0, played - since) }, (_, i) => since + 1 + i);
    const shown = !leap || played === since + 1 ? fresh : [];
    const whole = leap || retold;
    return {
      scene: desk.scene(one),
      own: desk.own(one),
      played,
      since,
      decision,
      undoPoint,
      known,
      givenDice,
      seat,
      dice: seen(played)?.dice ?? [],
      happened: seat.handOver === undefined ? shown.flatMap(happenedAt) : [],
      ...(leap ? { reached: happenedAt(played) } : {}),
      leap,
      whole,
      log: whole ? newestLines() : fresh.flatMap(linesOf),
      ...opened,
    };
  };

  const past = (): Past<S, E, Side> => {
    const { played: count, known, view } = source();
    return {
      get entries() {
        return seenUpTo(count);
      },
      get known() {
        return seenUpTo(known);
      },
      get views() {
        return Array.from({ length: count + 1 }, (_, n) => view(n));
      },
    };
  };

  function* earlier(): Iterable<readonly [played: number, view: S]> {
    const { played, view } = source();
    for (let n = played - 1; n >= 0; n--) yield [n, view(n)];
  }

  /** Record of the game as far as this seat knows it. */
  const record = (about: About, upTo: number = source().played): readonly object[] => {
    const { game, setup, rules, watcher, view } = source();
    const header = {
      format: SEAT_RECORD,
      version: 1,
      game: kit.id,
      rules,
      watcher,
      setup,
      about,
      hash: hashOf(view(0)),
    };
    const entries = seenUpTo(upTo);
    const over = game.decides(view(upTo)) === undefined;
    return [header, ...entries, { end: entries.length, over, print: hashOf([header, entries, over]) }];
  };

  /** The view after planned moves, while a question is asked about it. */
  let ahead: S | undefined;
  const viewNow = (): S => ahead ?? source().view();
  const playOut = (commands: readonly unknown[]) => playedOut(source().game, source().desk, viewNow(), commands);
  const prospect = (view: S, units: readonly string[]): Prospect =>
    source().desk.prospect?.(view, units) ?? { contacts: [], dry: [] };

  /** Questions common to all tables, by name; other names are questions of the game. */
  const asks = {
    reach: (units: readonly string[], via: readonly number[]) => source().desk.reach(viewNow(), units, via),
    actions: (units: readonly string[]) => source().desk.actions(viewNow(), units),
    choices: (most: number) => source().desk.choices(viewNow(), most),
    course: () => source().desk.course?.(source().view(), earlier()),
    bill: () => source().desk.bill(viewNow()),
    pay: (given: readonly (readonly [string, number])[]) => source().desk.pay(viewNow(), given),
    intent: (wish: Parameters<Desk<S, C, E, Side>['intent']>[1]) => source().desk.intent(viewNow(), wish),
    overlay: (name: string) => source().desk.overlay(viewNow(), name, past()),
    /** The position after planned moves, as far as they can be made. */
    planned: (commands: readonly unknown[]): Planned<C> => {
      const { desk } = source();
      const { view, laid, fault } = playOut(commands);
      return {
        laid,
        ...(fault ? { fault } : {}),
        scene: desk.scene(view),
        own: desk.own(view),
        prospect: prospect(view, []),
      };
    },
    /** Consequences of the positions, after one more move if given. */
    prospect: (units: readonly string[], command?: unknown): Prospect => {
      const { view, fault } = playOut(command === undefined ? [] : [command]);
      return fault ? { contacts: [], dry: [] } : prospect(view, units);
    },
    rolls: () => {
      const { game, view, played } = source();
      return seenUpTo(played).flatMap(({ n, side, command = '', dice = [] }): Roll[] => {
        if (dice.length === 0) return [];
        const { turn } = game.moment(view(n - 1));
        return [{ n, side, turn, command, dice, happened: happenedAt(n) }];
      });
    },
    /** Events since this seat's last turn. */
    since: () => {
      const { game, view, watcher, played } = source();
      return sinceTurnOf(watcher, played, (n: number) => game.moment(view(n)), happenedAt);
    },
    /** The whole game turn by turn, as this seat has seen it. */
    story: () => {
      const { game, desk, view, played } = source();
      return storyOf({
        sides: game.sides,
        played,
        moment: (n: number) => game.moment(view(n)),
        scene: (n: number) => desk.scene(view(n)),
        happened: happenedAt,
      });
    },
    /** Would this command be refused? */
    check: (given: unknown): Objection | undefined => {
      const { game } = source();
      const side = game.prompt(viewNow())?.side ?? plays[0];
      const command = game.read(given);
      if (side === undefined || isObjection(command)) return isObjection(command) ? command : undefined;
      return game.check(viewNow(), side, command);
    },
    /** The position as this seat may know it, as text. */
    position: (): string => kit.position(source().game, source().view()),
    /** Set-up and view of this seat, for a player that thinks elsewhere. */
    task: () => ({ position: source().setup, view: source().view() }),
  };

  /** A question about the position after planned moves. */
  const askAhead = ([commands, name, ...args]: readonly unknown[]): unknown => {
    if (!Array.isArray(commands) || typeof name !== 'string') throw new Error('a plan and a question are needed');
    ahead = playOut(commands).view;
    try {
      return seat.ask(name, ...args);
    } finally {
      ahead = undefined;
    }
  };

  const seat = {
    update,
    record,
    asks,
    ask(name: string, ...args: readonly unknown[]): unknown {
      if (name === 'ahead') return askAhead(args);
      const common = ownOf(asks as Readonly<Record<string, (...given: never[]) => unknown>>, name);
      if (common) return common(...(args as never[]));
      const own = ownOf(source().desk.questions, name);
      if (!own) throw new Error(`nobody answers '${name}'`);
      return own(viewNow(), past(), ...(args as never[]));
    },
  };
  return seat;
}
