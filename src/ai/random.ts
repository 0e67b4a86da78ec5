import { type Choose, seededChoice } from '../core/dice.ts';
import type { Game } from '../core/game.ts';

/** Something that decides for a side, given the game and where it stands. */
export interface Player {
  readonly name: string;
  command<S, C, E, Side extends string>(game: Game<S, C, E, Side>, state: S): C;
}

/** Does something legal, whatever it is: what the game's own sampler draws. */
export function randomPlayer(seed: number): Player {
  const choose: Choose = seededChoice(seed);
  return { name: 'random', command: (game, state) => game.sample(state, choose) };
}
