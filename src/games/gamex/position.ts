import { groundNow } from './engineers/bridges.ts';
import { type Gamex, gamexOf } from './game.ts';
import type { State } from './types.ts';
import type { World } from './world.ts';

/** A written position: what never changes, where play begins, and the lines that say the first. */
export interface Position {
  readonly world: World;
  readonly start: State;
  /** The statements about board, zones, turns and victory, as they were written. */
  readonly preface: string;
}

export interface OpenGamex extends Gamex {
  readonly position: Position;
}

/** Game on the ground as it lies now, for questions asked outside of its decisions (X9). */
export const gameNow = (game: OpenGamex, state: State): OpenGamex => {
  const world = groundNow(game.world, state);
  return world === game.world ? game : { ...game, world };
};

export const openGamex = (position: Position): OpenGamex => ({ ...gamexOf(position.world, position.start), position });
