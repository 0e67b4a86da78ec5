import { friendlyCount } from '#games/blitz/countries/rules/cities.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, other, type Side, sizeOf, type State } from '#games/blitz/types.ts';
import { isPlain, mostGain } from './exact-bound.ts';
import { declarationsOf } from './exact-declarations.ts';
import type { KeyOf } from './exact-key.ts';
import { type Memory, nothingKnown } from './exact-memory.ts';
import { endsOf, type Move, movesOf, waysToMove } from './exact-moves.ts';
import { optionsFor } from './exact-options.ts';
import { valueOf } from '../search/value.ts';
import { inHead } from '#core/game.ts';

/**
 * Positions with few units, looked at to the end: every decision of both sides, every face of every die, to the end of
 * the player turn and, where that is asked for, through the enemy's answer. All of it is played by the engine.
 */
export interface Question {
  readonly game: Blitz;
  readonly side: Side;
  /** Player turn to search. */
  readonly turn: number;
  readonly mover: Side;
  /** Worth of a city hex. */
  readonly city: number;
  /** The next player turn counts for so much of the whole; 0: it is not looked at. */
  readonly answer: number;
  readonly spending: Allowance;
  /** Cache of this player turn, shared by the same player's searches. */
  readonly memory?: Memory | undefined;
}

export interface Solution {
  readonly value: number;
  /** Up to the next die or the next decision of the other side. */
  readonly line: readonly Command[];
}

export interface Exact {
  /** Undefined where there was not enough to spend. */
  value(state: State): number | undefined;
  best(state: State): Solution | undefined;
  /** Value of the position after one of the commands. */
  after(state: State, command: Command): number | undefined;
}

/** Weight of the enemy's answer: the mean of both horizons, because one moves again after it. */
export const ANSWER = 0.5;

/**
 * Limits of the enemy's ways to move, beyond which the answer is not searched: for many positions, and for a single
 * one.
 */
const FEW_ANSWERS = 600;
const MOST_ANSWERS = 2400;

/** Few enough for every decision to be looked at to its end. */
const FEW_UNITS = 14;

export function isFew({ units }: State): boolean {
  let few = 0;
  for (const { place } of units) if (place === 'map' || place === 'sea' || place === 'air') few++;
  return few <= FEW_UNITS;
}

/** Few units, and an enemy who cannot answer in too many ways: such positions are looked at whole. */
export const isSmall = (game: Blitz, state: State): boolean =>
  isFew(state) && (!canAnswer(state) || waysToMove(game, state, other(state.mover)) <= FEW_ANSWERS);

/** Limit of the stakes: losing the game costs the loser's original army once more, in large games no more than this. */
const MOST_STAKES = 150;

function stakesOf({ start }: Blitz, loser: Side): number {
  let sum = 0;
  for (const unit of start.units) if (unit.side === loser) sum += sizeOf(unit);
  return Math.min(sum, MOST_STAKES);
}

/** Value of units on the map and cities held: with few units left a lost city is rarely retaken. */
export function worthOf(game: Blitz, state: State, side: Side, city: number): number {
  const { world } = game;
  const { outcome, ...rest } = state;
  const winner = outcome?.winner;
  const won = winner === side ? stakesOf(game, other(side)) : winner === other(side) ? -stakesOf(game, side) : 0;
  const cities = friendlyCount(world, state, side) - friendlyCount(world, state, other(side));
  return valueOf(world, outcome ? rest : state, side) + city * cities + won;
}

/** True if the enemy has a unit that can move in its player turn; without one there is little to search. */
export const canAnswer = (state: State): boolean =>
  state.units.some(
    (unit) => unit.side !== state.mover && unit.mf > 0 && (unit.place === 'map' || unit.place === 'sea'),
  );

/** Every way the dice can fall for a command, one after the other, with its chance. */
export function* fallsOf(game: Blitz, state: State, command: Command): Generator<{ chance: number; state: State }> {
  let faces: number[] = [];
  for (;;) {
    const sides: number[] = [];
    const then = inHead(game, state, command, {
      roll(most) {
        const die = sides.push(most) - 1;
        return (faces[die] ??= 1);
      },
    });
    yield { chance: sides.reduce((part, most) => part / most, 1), state: then };
    let last = sides.length - 1;
    while (last >= 0 && faces[last] === sides[last]) last--;
    if (last < 0) return;
    faces = [...faces.slice(0, last), (faces[last] as number) + 1];
  }
}

/** Budget of positions; `more` is checked now and then and can end the search early. */
export interface Allowance {
  take(): boolean;
  gone(): boolean;
  /** Between two positions, where finding the next one takes long. */
  isTime(): boolean;
}

/** Number of positions between two looks at the clock. */
const LOOK = 32;

export function allowance(positions: number, more: (since: number) => boolean = () => true): Allowance {
  let since = 0;
  let left = positions;
  let gone = false;
  return {
    take() {
      if (gone) return false;
      left--;
      if (++since === LOOK) {
        gone = !more(since);
        since = 0;
      }
      gone ||= left < 0;
      return !gone;
    },
    gone: () => gone,
    isTime() {
      gone ||= !more(0);
      return !gone;
    },
  };
}

interface Turn {
  value(state: State): number;
  best(state: State): Solution;
}

/** Value of one player turn played to its end, rated by `end`; `still`: there is no answer. */
function playerTurn(
  { game, side, city, spending: { take, gone, isTime } }: Question,
  mover: Side,
  still: boolean,
  keyOf: KeyOf,
  known: Map<string, number>,
  end: (state: State) => number,
): Turn {
  /** True if places of units no longer matter, cities apart. */
  const isLast = (state: State): boolean =>
    still &&
    state.battles.length === 0 &&
    state.frames.slice(0, -1).every(({ at }) => at === 'combat' || at === 'advance') &&
    isPlain(game, state);

  /** True if the mover's battles could still beat the best value so far. */
  const canBe = (state: State, gain: number, than: number): boolean => {
    if (!Number.isFinite(than)) return true;
    const now = worthOf(game, state, side, city);
    return mover === side ? now + gain > than : now - gain < than;
  };

  function best(state: State): Solution {
    const at = state.frames.at(-1)?.at;
    const own = game.decides(state) === side;
    let found: Solution = { value: own ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY, line: [] };
    const offer = (value: number, line: readonly Command[]): void => {
      if (own ? value > found.value : value < found.value) found = { value, line };
    };
    if (at === 'movement') {
      const moves: { readonly move: Move; readonly gain: number }[] = [];
      for (const move of movesOf(game, state, MOST_ANSWERS, still, isTime)) {
        if (!take()) break;
        moves.push({ move, gain: mostGain(game, move.state, city) });
      }
      // Moves with the largest possible gain first: the rest can be skipped once one of them has brought as much.
      for (const { move, gain } of moves.sort((a, b) => b.gain - a.gain)) {
        if (!canBe(move.state, gain, found.value)) continue;
        for (const then of endsOf(game, move.state)) offer(value(then), []);
        if (gone()) break;
      }
      // Too many ways to move for each to be looked at: what stands is what counts.
      if (!Number.isFinite(found.value)) offer(end(state), []);
      return found;
    }
    if (at === 'declaration') {
      for (const line of declarationsOf(game, state, isTime)) {
        const comes = value(line.state);
        if (gone()) break;
        offer(comes, line.commands);
      }
      return found;
    }
    for (const command of optionsFor(game, state, isLast(state))) {
      let sum = 0;
      for (const fall of fallsOf(game, state, command)) sum += fall.chance * value(fall.state);
      if (gone()) break;
      offer(sum, [command]);
    }
    return found;
  }

  function value(state: State): number {
    if (state.outcome !== undefined || state.frames.length === 0 || state.mover !== mover) return end(state);
    const key = keyOf(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (!take()) return 0;
    const found = best(state).value;
    if (!gone()) known.set(key, found);
    return found;
  }
  return { value, best };
}

export function exactly(question: Question): Exact {
  const { game, side, mover, city, answer, spending } = question;
  const worth = (state: State): number => worthOf(game, state, side, city);
  const known = question.memory?.of(question) ?? nothingKnown();
  const reply = playerTurn(question, other(mover), true, known.keyOf, known.reply, worth);
  const turn = playerTurn(question, mover, answer === 0, known.keyOf, known.turn, (state) => {
    const now = worth(state);
    const isOver = state.outcome !== undefined || state.frames.length === 0;
    return answer === 0 || isOver ? now : (1 - answer) * now + answer * reply.value(state);
  });
  return {
    value(state) {
      const found = turn.value(state);
      return spending.gone() ? undefined : found;
    },
    best(state) {
      const found = turn.best(state);
      return spending.gone() ? undefined : found;
    },
    after(state, command) {
      let sum = 0;
      for (const fall of fallsOf(game, state, command)) sum += fall.chance * turn.value(fall.state);
      return spending.gone() ? undefined : sum;
    },
  };
}
