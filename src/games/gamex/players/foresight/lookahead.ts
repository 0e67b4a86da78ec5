import { mix } from '#ai/arena/keyed-dice.ts';
import { type Dice, seededChoice } from '#core/dice/dice.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { type Command, other, type Side, type State } from '#games/gamex/types.ts';
import { HASTY, sure } from '../policy.ts';
import type { Idea } from '../idea.ts';

/** Evaluation of an idea: play it out with every face of the dice and rate the result. */

export const FACES = 6;
const MOST_STEPS = 80;

/** Command, and the follow-up of the other units in the hex. */
export type Thing = Pick<Idea, 'command' | 'then'>;

interface Counted extends Dice {
  rolled(): number;
}

/** Six courses of the dice in which every single die shows each face once. */
export function dieCourse(seed: number, course: number): Counted {
  let n = 0;
  return {
    roll(sides) {
      const turn = mix(seed, `${n}`);
      // The first die runs through its faces, the others through shuffled ones.
      const step = n === 0 ? course : (course * ((turn & 1) === 0 ? 1 : 5) + (turn >>> 1)) % FACES;
      n++;
      return 1 + (step % sides);
    },
    rolled: () => n,
  };
}

/** A battery that has just heard the call fires first. */
const isOpen = (state: State, ready: number): boolean => {
  const frame = state.frames.at(-1);
  return frame?.at === 'impulse' || (frame?.at === 'spend' && frame.ready.length <= ready);
};

const readyIn = (state: State): number => {
  const frame = state.frames.findLast((one) => one.at === 'spend');
  return frame?.at === 'spend' ? frame.ready.length : 0;
};

/** Carries out the idea with all that hangs on it, until points are spent again or the impulse is over. */
export function carried(game: OpenGamex, start: State, side: Side, idea: Thing, dice: Dice): State {
  const choose = seededChoice(1);
  const ready = readyIn(start);
  const then: Command[] = [...(idea.then ?? [])];
  let state = game.after(start, side, idea.command, dice);
  for (let step = 0; step < MOST_STEPS && !isOpen(state, ready) && state.turn === start.turn; step++) {
    const decides = game.decides(state);
    if (decides === undefined) break;
    state = game.after(state, decides, answer(game, state, decides, then, choose), dice);
  }
  return state;
}

function answer(
  game: OpenGamex,
  state: State,
  side: Side,
  then: Command[],
  choose: (below: number) => number,
): Command {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'activity') return sure(game, state, HASTY, choose);
  for (let next = then.shift(); next; next = then.shift()) if (!game.check(state, side, next)) return next;
  return { do: 'finish' };
}

/** Rates a turn that has just ended as it ended: no more actions are possible. */
export function settled(state: State, start: State, side: Side): State {
  if (state.turn === start.turn || state.outcome) return state;
  const units = state.units.map((unit) =>
    unit.marker === undefined ? { ...unit, marker: 'completed' as const } : unit,
  );
  return { ...state, turn: start.turn, units, frames: [{ at: 'impulse', side: other(side) }] };
}
