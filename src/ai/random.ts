import { type Choose, seededChoice } from '../core/dice.ts';
import type { Game } from '../core/game.ts';
import type { Arena, Players } from './player.ts';

/** Somebody who decides for a side of any game. */
export interface Anybody {
  readonly name: string;
  command<S, C, E, Side extends string>(game: Game<S, C, E, Side>, view: S): C;
}

/** Does something legal, whatever it is: what the game's own sampler draws. */
export function randomPlayer(seed: number): Anybody {
  const choose: Choose = seededChoice(seed);
  return { name: 'random', command: (game, view) => game.sample(view, choose) };
}

/** The players of a game that has no computer yet. */
export const onlyRandom = <S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  arena: Arena<S, Side, G>,
): Players<S, C, Side, G, never> => ({
  levels: ['random'],
  contenders: ['random'],
  adviser: { name: 'random', ms: 0 },
  strong: 'random',
  turnMs: () => 0,
  seat: (_name, seed) => randomPlayer(seed),
  anything: (game, view, choose) => game.sample(view, choose),
  told: () => [],
  arena,
});
