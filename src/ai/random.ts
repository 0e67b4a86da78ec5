import { type Choose, seededChoice } from '../core/dice/dice.ts';
import type { Game } from '../core/game.ts';

/** Decider for any side of any game. */
export interface Anybody {
  readonly name: string;
  command<S, C, E, Side extends string>(game: Game<S, C, E, Side>, view: S): C;
}

/** Does something legal, whatever it is: what the game's own sampler draws. */
export function randomPlayer(seed: number): Anybody {
  const choose: Choose = seededChoice(seed);
  return { name: 'random', command: (game, view) => game.sample(view, choose) };
}
