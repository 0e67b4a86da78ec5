import { mix } from '#ai/arena/keyed-dice.ts';
import type { Dice } from '#core/dice.ts';
import { gameNow, type OpenGamex } from '#games/gamex/position.ts';
import { type Command, other, type Side, type State } from '#games/gamex/types.ts';
import { HASTY, ideasOf } from '../hand.ts';
import { outlookOn } from '../outlook.ts';
import { carried, FACES, settled, type Thing } from './lookahead.ts';
import { foresee, type Prospect } from './prospect.ts';

/** Evaluation of an idea after the enemy's next impulse: one's own remaining points are spent, then the enemy's. */

/**
 * Six courses of the dice for whatever is done in them: the same command throws the same in all that is compared, and each face once. What was
 * done before it changes nothing: that two ideas come out differently is not the dice.
 */
interface Course extends Dice {
  about(command: Command): void;
}

function courseOf(seed: number, course: number): Course {
  const thrown = new Map<string, number>();
  let about = '';
  return {
    about(command) {
      about = JSON.stringify(command);
    },
    roll(sides) {
      const n = thrown.get(about) ?? 0;
      thrown.set(about, n + 1);
      const turn = mix(seed, `${about}${n}`);
      return 1 + (((course * ((turn & 1) === 0 ? 1 : 5) + (turn >>> 1)) % FACES) % sides);
    },
  };
}

/** Spends the points at hand on what is still possible of a list, the best first, and ends the impulse. */
function spentOut(game: OpenGamex, start: State, side: Side, ideas: readonly Thing[], dice: Course): State {
  let state = start;
  for (const idea of ideas) {
    const frame = state.frames.at(-1);
    if (frame?.at !== 'spend' || frame.side !== side || state.turn !== start.turn) return state;
    if (game.check(state, side, idea.command)) continue;
    dice.about(idea.command);
    state = carried(game, state, side, idea, dice);
  }
  const frame = state.frames.at(-1);
  if (frame?.at !== 'spend' || frame.side !== side) return state;
  return game.play(state, side, { do: frame.spent > 0 ? 'endImpulse' : 'pass' }, dice).state;
}

/** Points of the impulse: each face once, and the same for all that is compared. */
const pointsIn = (course: number): number => 1 + (course % FACES);

/** Ideas of a fast player for an impulse, the best first. */
const usual = (game: OpenGamex, state: State, side: Side): readonly Thing[] =>
  ideasOf(outlookOn(gameNow(game, state).world, state, side), HASTY, FACES);

/**
 * Value after the enemy's impulse, one per dice sequence; `leaving` is the idea of doing nothing. The enemy's plan is
 * made on its first use, by the position then; parts the dice have made impossible are left out.
 */
export function replies<T extends Thing>(
  game: OpenGamex,
  prospect: Prospect,
  start: State,
  ranked: readonly T[],
  leaving: T | undefined,
  seed: number,
): (idea: T, course: number) => number {
  const { side } = prospect;
  const foe = other(side);
  const answers = new Map<T, readonly Thing[]>();
  const answerTo = (idea: T, state: State): readonly Thing[] => {
    const answer = answers.get(idea) ?? usual(game, state, foe);
    answers.set(idea, answer);
    return answer;
  };
  const spent = (idea: T, dice: Course): State => {
    if (idea === leaving) return spentOut(game, start, side, [], dice);
    dice.about(idea.command);
    const done = carried(game, start, side, idea, dice);
    const rest = ranked.filter((one) => one !== idea && one !== leaving);
    return done.turn === start.turn ? spentOut(game, done, side, rest, dice) : done;
  };
  return (idea, course) => {
    const dice = courseOf(seed + Math.floor(course / FACES), course % FACES);
    const over = spent(idea, dice);
    const top = over.frames.at(-1);
    if (over.outcome || over.turn !== start.turn || top?.at !== 'impulse' || top.side !== foe)
      return foresee(prospect, settled(over, start, side));
    const theirs: State = {
      ...over,
      frames: [{ at: 'spend', side: foe, pool: pointsIn(course), spent: 0, ready: [] }],
    };
    return foresee(prospect, settled(spentOut(game, theirs, foe, answerTo(idea, theirs), dice), start, side));
  };
}
