import type { Brain, Outcome } from '#ai/search.ts';
import type { OpenGamex } from '../position.ts';
import { other, type Side, type State } from '../types.ts';
import { carried, dieCourse, settled } from './foresight/lookahead.ts';
import { courseOf, playedOn, type Plans } from './foresight/continuation.ts';
import { foresee, type Prospect } from './foresight/prospect.ts';
import type { Option } from './options.ts';

/** Tactical GameX in the search: options of a decision, and what comes of them after so many impulses. */

/** Weight of an idea's own estimate beside its played-out result. */
const PROMISE = 0.3;
/** Divisor for free ideas, so that a small gain does not beat everything. */
const LEAST_AP = 0.8;

const promiseOf = ({ unseen, value }: Option): number => (unseen ? 1 : PROMISE) * value;

/** Value of the position if nothing more is done. */
const standstill = (prospect: Prospect, state: State): number =>
  foresee(prospect, { ...state, frames: [{ at: 'impulse', side: other(prospect.side) }] });

export function brainOf(
  game: OpenGamex,
  state: State,
  side: Side,
  prospect: Prospect,
  seed: number,
  stop: Option | undefined,
  options: (round: number) => readonly Option[],
): Brain<Option> {
  const now = foresee(prospect, state);
  const plans = new Map<Option, Plans>();
  /** Result of the option by itself. */
  function alone(option: Option, course: number): Outcome {
    if (option === stop) return { value: standstill(prospect, state) - now, sure: true };
    const dice = dieCourse(seed, course);
    const after = carried(game, state, side, option, dice);
    const came = foresee(prospect, settled(after, state, side));
    return { value: (came - now + promiseOf(option)) / Math.max(LEAST_AP, option.ap), sure: dice.rolled() === 0 };
  }
  function followed(option: Option, course: number, depth: number, next: readonly Option[]): Outcome {
    const dice = courseOf(seed, course);
    const planned = plans.get(option) ?? new Map();
    plans.set(option, planned);
    dice.about(option.command);
    const after = option === stop ? state : carried(game, state, side, option, dice);
    const rest = option === stop ? [] : next.filter((one) => one !== option && one !== stop);
    const over = after.turn === state.turn ? playedOn(game, after, rest, depth, planned, dice) : after;
    return { value: foresee(prospect, settled(over, state, side)) - now + promiseOf(option) };
  }
  return {
    moves: (round) => (stop ? [...options(round), stop] : options(round)),
    outcome: (option, course, depth, next) =>
      depth === 0 ? alone(option, course) : followed(option, course, depth, next),
  };
}
