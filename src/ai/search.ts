import type { Watch } from './budget.ts';

/**
 * Anytime search of one decision for every game. All moves are tried by themselves first; the best are followed
 * further, deeper and by more courses of the dice, fewer of them at every rung; while time is left and nothing is
 * decided, more moves are thought of and the rungs are climbed again.
 */

/** Result of a move by one course of the dice. */
export interface Outcome {
  readonly value: number;
  /** No dice were thrown: every course gives the same. */
  readonly sure?: boolean;
}

/** Part of a game in the search. */
export interface Brain<M> {
  /** Moves to choose from, the most promising first; a later round may think of more. Moves known already come back as they are. */
  moves(round: number): readonly M[];
  /**
   * Result of a move, followed for so many answers; `next` are the other moves in the order they look good in. A
   * course throws the same dice in all moves that are compared.
   */
  outcome(move: M, course: number, depth: number, next: readonly M[]): Outcome;
}

export interface Rung {
  /** Answers that are followed. */
  readonly depth: number;
  /** Moves that are compared, and the largest lag behind the best. */
  readonly keep: number;
  readonly near: number;
  /** Courses of the dice for each; every later round adds as many. */
  readonly courses: number;
}

export interface Rules {
  /** Courses of the dice for a move by itself. */
  readonly courses: number;
  readonly rungs: readonly Rung[];
  /** Usual error of the estimate one rung below: the larger, the sooner what is found deeper counts. */
  readonly trust: number;
  /** Usual error of what is found deeper, however clear the dice are. */
  readonly doubt: number;
  /** Lead that decides. */
  readonly clear: number;
  /** Times that more moves may be thought of and the rungs climbed again. */
  readonly rounds: number;
  /** Plans that one answer counts for in the budget. */
  readonly dear: number;
  /** Share of the budget kept for the rungs. */
  readonly kept: number;
}

export interface Found<M> {
  readonly move: M;
  /** Estimate of the move, and of the second best beside it. */
  readonly value: number;
  /** Moves that were tried, and those the move was compared with after the answer, itself included. */
  readonly tried: number;
  readonly compared: number;
}

interface Held<M> {
  readonly move: M;
  /** Results by depth and course. */
  readonly came: Map<number, number[]>;
  /** Estimate after each rung, the move by itself first. */
  readonly gains: number[];
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

const last = <M>({ gains }: Held<M>): number => gains.at(-1) ?? Number.NEGATIVE_INFINITY;

/** Lead over another move found at a depth, weighed by how much the results scatter. */
function lead(one: readonly number[], two: readonly number[], before: number, { trust, doubt }: Rules): number {
  const n = Math.min(one.length, two.length);
  if (n < 2) return before;
  const apart = Array.from({ length: n }, (_, i) => (one[i] as number) - (two[i] as number));
  const middle = meanOf(apart);
  const spread = apart.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (n * (n - 1));
  const weight = (trust * trust) / (trust * trust + doubt * doubt + spread);
  return (1 - weight) * before + weight * middle;
}

/** Tries moves, the best so far at every step. Undefined where nothing could be tried in time. */
export function* search<M>(
  brain: Brain<M>,
  rules: Rules,
  watch: Watch,
): Generator<Found<M>, Found<M> | undefined, undefined> {
  const held: Held<M>[] = [];
  let next: readonly M[] | undefined;
  let best: Held<M> | undefined;
  let compared = 0;
  const found = (): Found<M> | undefined =>
    best && { move: best.move, value: last(best), tried: held.length, compared };
  /** Results of a move at a depth, up to so many courses; false when the time is up. */
  const follow = (one: Held<M>, depth: number, courses: number): boolean => {
    const results = one.came.get(depth) ?? [];
    one.came.set(depth, results);
    while (results.length < courses) {
      if (!watch.more()) return false;
      watch.count(1 + rules.dear * depth);
      const { value, sure } = brain.outcome(one.move, results.length, depth, next ?? []);
      results.push(value);
      if (sure) while (results.length < courses) results.push(value);
    }
    return true;
  };
  for (let round = 0; round < rules.rounds; round++) {
    for (const move of brain.moves(round)) {
      if (held.some((one) => one.move === move)) continue;
      if (held.length > 1 && watch.left() < rules.kept) break;
      const one: Held<M> = { move, came: new Map(), gains: [] };
      if (!follow(one, 0, rules.courses)) return found();
      one.gains.push(meanOf(one.came.get(0) ?? []));
      held.push(one);
      if (!best || last(one) > last(best)) {
        best = one;
        yield found() as Found<M>;
      }
    }
    if (held.length < 2) return found();
    for (const [step, { depth, keep, near, courses }] of rules.rungs.entries()) {
      const before = ({ gains }: Held<M>): number => gains[step] ?? Number.NEGATIVE_INFINITY;
      const ranked = held.filter(({ gains }) => gains.length > step).sort((a, b) => before(b) - before(a));
      next ??= ranked.map(({ move }) => move);
      const [base] = ranked;
      if (!base) break;
      const most = affordable(watch, courses * (1 + rules.dear * depth));
      // A comparison that cannot be finished says nothing.
      if (most < 2) return found();
      const few = ranked.slice(0, Math.min(keep, most)).filter((one) => before(one) > before(base) - near);
      for (const one of held) if (!few.includes(one)) one.gains.length = Math.min(one.gains.length, step + 1);
      // Clearly ahead: what is known stands.
      if (few.length < 2) {
        base.gains[step + 1] = before(base);
        continue;
      }
      for (let n = 1; n <= courses * (round + 1); n++) {
        for (const one of few) if (!follow(one, depth, n)) return found();
        yield found() as Found<M>;
      }
      const results = base.came.get(depth) ?? [];
      for (const one of few) {
        const ahead = before(one) - before(base);
        one.gains.length = step + 1;
        one.gains.push(before(base) + (one === base ? 0 : lead(one.came.get(depth) ?? [], results, ahead, rules)));
      }
      compared = few.length;
      best = few.reduce((a, b) => (last(b) > last(a) ? b : a));
      yield found() as Found<M>;
    }
    if (decided(held, rules)) break;
  }
  return found();
}

/** Moves that can be followed in what is left of the budget. */
function affordable(watch: Watch, each: number): number {
  const left = watch.left();
  const rest = left < 1 ? (watch.evals() * left) / (1 - left) : Number.POSITIVE_INFINITY;
  return Math.floor(rest / each);
}

/** Is the best so far ahead of everything that was followed as far? */
function decided<M>(held: readonly Held<M>[], { clear, rungs }: Rules): boolean {
  if (rungs.length === 0) return false;
  const most = Math.max(...held.map(({ gains }) => gains.length));
  const [one, two] = held
    .filter(({ gains }) => gains.length === most)
    .map(last)
    .sort((a, b) => b - a);
  return one !== undefined && (two === undefined || one - two > clear);
}
