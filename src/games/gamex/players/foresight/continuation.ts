import { mix } from '#ai/arena/keyed-dice.ts';
import type { Dice } from '#core/dice/dice.ts';
import { gameNow, type OpenGamex } from '#games/gamex/position.ts';
import type { Command, Side, State } from '#games/gamex/types.ts';
import { HASTY, ideasOf } from '../policy.ts';
import { outlookOn } from '../outlook.ts';
import { carried, FACES, type Thing } from './lookahead.ts';

/** Playing on in the head: impulse after impulse of both sides, by the ideas of a fast player. */

/**
 * Courses of the dice for whatever is done in them: the same command throws the same in all that is compared, and each
 * face once in six courses. That two ideas come out differently is not the dice.
 */
export interface Course extends Dice {
  about(command: Command): void;
  /** Points of an impulse. */
  points(impulse: number): number;
}

export function courseOf(seed: number, course: number): Course {
  const thrown = new Map<string, number>();
  const turn = course % FACES;
  const round = mix(seed, `${Math.floor(course / FACES)}`);
  let about = '';
  const faceOf = (key: string): number => {
    const shift = mix(round, key);
    return (turn * ((shift & 1) === 0 ? 1 : 5) + (shift >>> 1)) % FACES;
  };
  return {
    about(command) {
      about = JSON.stringify(command);
    },
    roll(sides) {
      const n = thrown.get(about) ?? 0;
      thrown.set(about, n + 1);
      return 1 + (faceOf(`${about}${n}`) % sides);
    },
    points: (impulse) => 1 + faceOf(`impulse ${impulse}`),
  };
}

/** Plans of an impulse, made on first use by the position then. */
export type Plans = Map<number, readonly Thing[]>;

/** Ideas of a fast player for an impulse, the best first. */
const usual = (game: OpenGamex, state: State, side: Side): readonly Thing[] =>
  ideasOf(outlookOn(gameNow(game, state).world, state, side), HASTY, FACES);

/** Spends the points at hand on what is still possible of a list, the best first, and ends the impulse. */
function spentOut(game: OpenGamex, start: State, side: Side, ideas: readonly Thing[], dice: Course): State {
  let state = start;
  for (const idea of ideas) {
    const frame = state.frames.at(-1);
    if (frame?.at !== 'spend' || frame.side !== side || state.turn !== start.turn) return state;
    if (idea.command.do === 'endImpulse' || idea.command.do === 'pass' || game.check(state, side, idea.command))
      continue;
    dice.about(idea.command);
    state = carried(game, state, side, idea, dice);
  }
  const frame = state.frames.at(-1);
  if (frame?.at !== 'spend' || frame.side !== side) return state;
  return game.after(state, side, { do: frame.spent > 0 ? 'endImpulse' : 'pass' }, dice);
}

/** Spends the rest of the impulse at hand, then so many more impulses, within the turn. */
export function playedOn(
  game: OpenGamex,
  start: State,
  rest: readonly Thing[],
  impulses: number,
  plans: Plans,
  dice: Course,
): State {
  let state = start;
  const opened = state.frames.at(-1);
  if (opened?.at === 'spend') state = spentOut(game, state, opened.side, rest, dice);
  for (let n = 0; n < impulses; n++) {
    const top = state.frames.at(-1);
    if (state.outcome || state.turn !== start.turn || top?.at !== 'impulse') return state;
    const { side } = top;
    const begun: State = {
      ...state,
      frames: [...state.frames.slice(0, -1), { at: 'spend', side, pool: dice.points(n), spent: 0, ready: [] }],
    };
    const plan = plans.get(n) ?? usual(game, begun, side);
    plans.set(n, plan);
    state = spentOut(game, begun, side, plan, dice);
  }
  return state;
}
