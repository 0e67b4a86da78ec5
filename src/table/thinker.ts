import { deciding } from '../ai/decide.ts';
import type { Decision, Incumbent, Plan, Player } from '../ai/player.ts';
import { seededDice } from '../core/dice/dice.ts';
import type { Library } from '../core/game-kit.ts';
import { describeFault } from '../core/notation/notation.ts';
import { isRecordFault } from '../core/record/record.ts';
import { readSeenRecord } from '../core/record/seen-record.ts';
import { type Review, type ReviewProgress, reviewOf } from './review.ts';
import type { AnyCommand, AnyEvent, AnyGame, AnyGamePackage, AnyState } from './game-package.ts';

/** Question to a thinker: the game's initial position, and a side's view of the present. */
export interface Task {
  readonly position: string;
  /** Game the position belongs to, where that is known; otherwise its own line names it. */
  readonly game?: string;
  readonly view: unknown;
  readonly level: string;
  /** Seat of a thinker that plays at several tables: a player remembers its plans. */
  readonly seat?: string;
  /** For the player turn, all its decisions together; instead of the level's own time. */
  readonly ms?: number;
  /** Plans that may be looked at. */
  readonly evals?: number;
}

/** Functions do not cross over to another thread: the reasons are made where they were thought of. */
type Plainly<T> = Omit<T, 'explain'> & { readonly explanations: readonly unknown[] };
/** The best plan so far. */
export type Thought = Plainly<Incumbent<AnyCommand, unknown>>;
export type Thoughtful = Plainly<Decision<AnyCommand, unknown>>;
export type Hint = Plan<AnyCommand, unknown>;

/** Messages to a thinker; every question has a number. */
export type Ordered =
  | { readonly id: number; readonly order: 'think'; readonly task: Task }
  | { readonly id: number; readonly order: 'hints'; readonly task: Task }
  | { readonly id: number; readonly order: 'review'; readonly record: string }
  | { readonly id: number; readonly order: 'rehearse'; readonly position: string }
  | { readonly id: number; readonly order: 'stop' };

export type Heard =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly decision: Thoughtful }
  | { readonly id: number; readonly hints: readonly Hint[] }
  | { readonly id: number; readonly progress: ReviewProgress }
  | { readonly id: number; readonly review: Review }
  | { readonly id: number; readonly trouble: string };

/** Environment of a thinker: games, a clock, seeds, and a pause between steps that lets messages in. */
export interface Surroundings {
  /** The game a written position belongs to, with its files. */
  game(position: string, named?: string): Promise<{ readonly gamePackage: AnyGamePackage; readonly library: Library }>;
  now(): number;
  seed(): number;
  breathe(): Promise<void>;
  /** True: without a budget, a level thinks by the clock, up to its own limit. */
  readonly timed: boolean;
}

/** Messages are let in so often, and so often at most the best plan so far is told. */
const BREATH_MS = 50;

/** Time for rehearsal. */
const REHEARSAL_MS = 400;

/** Set-ups kept open: where something is hidden, each side has a text of its own. */
const MOST_OPEN = 4;
/** Players who remember what they are about, in each open game. */
const MOST_PLAYERS = 64;

interface Open {
  readonly gamePackage: AnyGamePackage;
  readonly library: Library;
  readonly game: AnyGame;
  /** One for each side, as at any table: a player remembers what it is about. */
  readonly players: Map<string, Player<AnyState, AnyCommand, AnyGame, unknown>>;
}

export interface Thinker {
  think(task: Task, tell: (thought: Thought) => void): Promise<Thoughtful>;
  /** Up to three plans for a player turn. */
  hints(task: Task): Promise<readonly Hint[]>;
  /** Reviews a finished game from its record, whole or as a seat knows it. */
  review(record: string, tell: (progress: ReviewProgress) => void): Promise<Review>;
  /**
   * Warms up: opens a game and plays a little of it until the first question. First runs take several times as long,
   * and the first real decision should not pay for that.
   */
  rehearse(position: string): Promise<void>;
  /** "Play now": what is being thought about is decided with the best plan so far. */
  stop(): void;
}

/** Computer players at work on one game after the other; thinking can be watched and cut short at any moment. */
export function createThinker({ game: find, now, seed, breathe, timed }: Surroundings): Thinker {
  const open = new Map<string, Open>();
  let signal = { aborted: false };
  let questions = 0;

  const opened = async (text: string, named?: string): Promise<Open> => {
    const known = open.get(text);
    if (known) return known;
    const { gamePackage, library } = await find(text, named);
    const game = gamePackage.kit.open(text, library);
    if (!('start' in game)) throw new Error(game.map(describeFault).join('\n'));
    for (const old of [...open.keys()].slice(0, Math.max(0, open.size + 1 - MOST_OPEN))) open.delete(old);
    const made: Open = { gamePackage, library, game, players: new Map() };
    open.set(text, made);
    return made;
  };
  const playerOf = ({ level, seat = '' }: Task, view: AnyState, { gamePackage, library, game, players }: Open) => {
    const key = `${level} ${game.decides(view) ?? ''} ${seat}`;
    const player = players.get(key) ?? gamePackage.players.seat(level, seed(), library);
    players.delete(key);
    players.set(key, player);
    for (const oldest of players.keys()) {
      if (players.size <= MOST_PLAYERS) break;
      players.delete(oldest);
    }
    return player;
  };
  const budgetOf = ({ ms, evals }: Pick<Task, 'ms' | 'evals'>, usual: number) => {
    signal = { aborted: false };
    const time = ms ?? (timed && evals === undefined ? usual : undefined);
    return {
      signal,
      ...(evals === undefined ? {} : { evals }),
      ...(time === undefined ? {} : { ms: time, now }),
    };
  };
  /** Takes the steps one by one, with a breath and a word about the last of them now and then. */
  const walked = async <Step, End>(
    steps: Generator<Step, End, undefined>,
    tell: (step: Step) => void,
  ): Promise<End> => {
    let told = now();
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      if (now() - told < BREATH_MS) continue;
      tell(step.value);
      await breathe();
      told = now();
    }
  };

  return {
    stop() {
      signal.aborted = true;
    },

    async rehearse(position) {
      const before = questions;
      const { gamePackage, library, game } = await opened(position);
      const player = gamePackage.players.seat(gamePackage.players.adviser.name, 1, library, { evals: 1 });
      const dice = seededDice(1);
      const end = now() + REHEARSAL_MS;
      for (let state = game.start; now() < end; ) {
        const side = game.decides(state);
        if (side === undefined) return;
        state = game.play(state, side, player.command(game, game.view(state, side)), dice).state;
        await breathe();
        if (questions > before) return;
      }
    },

    async hints(task) {
      questions++;
      await breathe();
      const at = await opened(task.position, task.game);
      const view = task.view as AnyState;
      const steps = playerOf(task, view, at).hints?.(at.game, view, budgetOf(task, at.gamePackage.players.adviser.ms));
      return steps ? walked(steps, () => undefined) : [];
    },

    async review(record, tell) {
      questions++;
      await breathe();
      const seen = readSeenRecord(record);
      if (isRecordFault(seen)) throw new Error(describeFault(seen));
      const { setup, watcher, entries } = seen;
      if (setup === undefined) throw new Error('the record does not say where the game began');
      const { gamePackage, library, game } = await opened(setup);
      const { kit, players } = gamePackage;
      const steps = reviewOf({
        game,
        start: watcher === undefined ? game.start : game.view(game.start, watcher),
        entries: entries.map((entry) => ({
          ...entry,
          events: (entry.events as AnyEvent[]).map((event) => game.recall?.(event) ?? event),
        })),
        players,
        library,
        parse: (state, text) => kit.parseCommand(game, state, text),
        budget: () => budgetOf({}, players.adviser.ms),
      });
      return walked(steps, tell);
    },

    async think(task, tell) {
      questions++;
      const at = await opened(task.position, task.game);
      const { game, gamePackage } = at;
      const view = task.view as AnyState;
      const player = playerOf(task, view, at);
      const budget = budgetOf(task, gamePackage.players.turnMs(task.level));
      const steps = deciding(player, game, view, budget, (...asked) => gamePackage.players.anything(...asked));
      return plain(await walked(steps, (thought) => tell(plain(thought))));
    },
  };
}

function plain<T extends Incumbent<AnyCommand, unknown>>({ explain, ...rest }: T): Plainly<T> {
  return { ...rest, explanations: explain() };
}
