import { keyedDice } from '#ai/arena/keyed-dice.ts';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import type { OpenGamex } from '../position.ts';
import type { Command, Side, State } from '../types.ts';
import { HASTY, sure } from './policy.ts';
import { judge } from './judgement.ts';

const MOST_STEPS = 120;

/** Plays on in the head until the enemy's next impulse is over, and judges what is left. */
export function tried(game: OpenGamex, start: State, side: Side, first: Command, seed: number): number {
  const dice = keyedDice(seed);
  const choose: Choose = seededChoice(seed);
  let state = game.after(start, side, first, dice);
  let foes = false;
  for (let step = 0; step < MOST_STEPS && state.turn <= start.turn; step++) {
    const decides = game.decides(state);
    if (decides === undefined) break;
    const top = state.frames.at(-1);
    if (top?.at === 'impulse') {
      if (top.side !== side) foes = true;
      else if (foes) break;
    }
    state = game.after(state, decides, sure(game, state, HASTY, choose), dice);
  }
  return judge(game.world, state, side);
}
