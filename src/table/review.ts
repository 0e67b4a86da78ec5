import type { Budget } from '../ai/budget.ts';
import { inOneGo } from '../ai/decide.ts';
import type { Players } from '../ai/player.ts';
import { type Dice, outcomes, seededDice } from '../core/dice/dice.ts';
import type { Library } from '../core/game-kit.ts';
import type { Game } from '../core/game.ts';
import type { Seen } from '../core/seat.ts';
import type { Message } from '../core/message.ts';

/**
 * Review of a game that was played: the chance to win before and after each player turn, how much of the change the dice
 * brought and how much the decisions of each side, and the plan of the adviser where a side lost most by its own decisions.
 */

export interface Advice {
  readonly side: string;
  /** Number of commands before the decision it is for. */
  readonly n: number;
  readonly title: Message;
  readonly stakes: readonly Message[];
  /** Expected swing in factors, by the adviser's own measure. */
  readonly gain: number;
}

export interface ReviewedTurn {
  readonly turn: number;
  /** Side that moved, in games in which one side moves at a time through a whole player turn. */
  readonly mover?: string;
  /** Number of commands before it, and at its end. */
  readonly from: number;
  readonly n: number;
  /** Chance of the first side to win, a draw counting half. */
  readonly before: number;
  readonly after: number;
  /** Part of the change that the dice brought beyond their mean, for the first side. */
  readonly luck: number;
  /** Part of the change that a side's decisions brought, for that side. */
  readonly decided: Readonly<Record<string, number>>;
  readonly advice?: Advice;
}

export interface Review {
  readonly sides: readonly string[];
  readonly turns: readonly ReviewedTurn[];
  /** Rolls whose mean cannot be worked out: their dice are secret, or by other rules. */
  readonly unweighed: number;
}

/** Source of a review: a game, its players, and the entries known of it. */
export interface Reviewed<S, C, E, Side extends string, G extends Game<S, C, E, Side>> {
  readonly game: G;
  /** The state the entries begin from. */
  readonly start: S;
  readonly entries: readonly Pick<Seen<E, Side>, 'side' | 'command' | 'dice' | 'events'>[];
  readonly players: Players<S, C, Side, G, unknown>;
  readonly library: Library;
  /** Reads a command of the record. */
  readonly parse: (state: S, text: string) => C | { readonly message: unknown };
  /** Time for the advice of one turn. */
  readonly budget: () => Budget;
}

/** Steps of the work so far, of all. */
export interface ReviewProgress {
  readonly done: number;
  readonly all: number;
}

/** More falls of the dice than this are sampled. */
const MOST_FALLS = 216;
const SAMPLES = 64;
const MOST_ADVICE = 5;
/** Chance a side must lose by its decisions before the adviser is asked. */
const LEAST_LOSS = 0.02;

/** Mean of a value over the dice; undefined where it cannot be worked out. */
function meanOver(run: (dice: Dice) => number): number | undefined {
  try {
    let [sum, falls] = [0, 0];
    for (const { chance, result } of outcomes(run)) {
      sum += chance * result;
      falls++;
      if (falls > MOST_FALLS) break;
    }
    if (falls <= MOST_FALLS) return sum;
    sum = 0;
    for (let i = 1; i <= SAMPLES; i++) sum += run(seededDice(i)) / SAMPLES;
    return sum;
  } catch {
    // Entries of views and of older rules may lead nowhere today.
    return undefined;
  }
}

interface Counted extends Omit<ReviewedTurn, 'advice' | 'decided'> {
  readonly decided: Record<string, number>;
  /** Decision that cost a side most, by side. */
  readonly worst: Map<string, { readonly n: number; readonly lost: number }>;
}

/** Works a review out step by step; a step may take as long as a hint. */
export function* reviewOf<S, C, E, Side extends string, G extends Game<S, C, E, Side>>({
  game,
  start,
  entries,
  players,
  library,
  parse,
  budget,
}: Reviewed<S, C, E, Side, G>): Generator<ReviewProgress, Review, undefined> {
  const [first] = game.sides as readonly [Side];
  const chance = (state: S): number => players.chance(game, state, first);
  const all = entries.length + MOST_ADVICE;
  const turns: Counted[] = [];
  const states: S[] = [start];
  for (const { events } of entries) states.push(game.fold(states.at(-1) as S, events));
  const momentOf = (n: number) => game.moment(states[n] as S);
  const byMover = entries.every((_, n) => momentOf(n).mover !== undefined);
  let unweighed = 0;
  let now = chance(start);
  for (const [i, { side, command, dice = [] }] of entries.entries()) {
    const state = states[i] as S;
    const after = chance(states[i + 1] as S);
    const { turn } = momentOf(i);
    const mover = byMover ? momentOf(i).mover : undefined;
    let here = turns.at(-1);
    if (here?.turn !== turn || here.mover !== mover) {
      here = {
        turn,
        ...(mover === undefined ? {} : { mover }),
        from: i,
        n: i,
        before: now,
        after: now,
        luck: 0,
        decided: Object.fromEntries(game.sides.map((one) => [one, 0])),
        worst: new Map(),
      };
      turns.push(here);
    }
    const read = command === undefined || dice.length === 0 ? undefined : parse(state, command);
    const known =
      read !== undefined && !isFault(read) && game.check(state, side, read) === undefined ? read : undefined;
    const mean =
      known === undefined ? undefined : meanOver((given) => chance(game.play(state, side, known, given).state));
    if (dice.length > 0 && mean === undefined) unweighed++;
    const luck = mean === undefined ? 0 : after - mean;
    const gain = (side === first ? 1 : -1) * (after - luck - now);
    here.decided[side] = (here.decided[side] ?? 0) + gain;
    if (gain < -(here.worst.get(side)?.lost ?? 0)) here.worst.set(side, { n: i, lost: -gain });
    turns[turns.length - 1] = { ...here, n: i + 1, after, luck: here.luck + luck };
    now = after;
    yield { done: i + 1, all };
  }
  const advice = new Map<Counted, Advice>();
  const lost = turns
    .flatMap((turn) => game.sides.map((side) => ({ turn, side, loss: -(turn.decided[side] ?? 0) })))
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .sort((a, b) => b.loss - a.loss);
  let asked = 0;
  for (const { turn, side } of lost) {
    if (asked >= MOST_ADVICE) break;
    if (advice.has(turn)) continue;
    asked++;
    const found = adviceFor(turn, side);
    if (found) advice.set(turn, found);
    yield { done: entries.length + asked, all };
  }
  return {
    sides: game.sides,
    unweighed,
    turns: turns.map((turn) => {
      const { worst: _worst, ...rest } = turn;
      const found = advice.get(turn);
      return { ...rest, ...(found ? { advice: found } : {}) };
    }),
  };

  /** Plan for the costliest decision of the turn, or for the first one for which there is a plan. */
  function adviceFor({ from, n: end, worst }: Counted, side: Side): Advice | undefined {
    const own = Array.from({ length: end - from }, (_, i) => from + i).find(
      (n) => game.decides(states[n] as S) === side,
    );
    for (const n of new Set([worst.get(side)?.n, own])) {
      const state = n === undefined ? undefined : states[n];
      if (n === undefined || state === undefined || game.decides(state) !== side) continue;
      const player = players.seat(players.adviser.name, 1, library);
      const hints = player.hints?.(game, game.view(state, side), budget());
      const [plan] = hints ? inOneGo(hints) : [];
      if (plan && plan.gain > 0) return { side, n, title: plan.title, stakes: plan.stakes, gain: plan.gain };
    }
    return undefined;
  }
}

const isFault = (read: unknown): read is { readonly message: unknown } =>
  typeof read === 'object' && read !== null && 'message' in read;
