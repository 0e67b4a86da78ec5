import type { Blitz } from '../blitz/open.ts';
import type { Command, State } from '../blitz/types.ts';

/**
 * A player of Blitzkrieg. It is given the game and where it stands, never the dice: what it knows about chance are the
 * printed tables.
 */
export interface BlitzPlayer {
  readonly name: string;
  command(game: Blitz, state: State): Command;
  /** Why it does what it is doing in this player turn: one entry for every operation of its plan. */
  explain?(): readonly string[];
}
