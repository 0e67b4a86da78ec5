import type { Emit } from '#core/play.ts';
import type { Opening } from '#games/blitz/modules/card.ts';
import type { Options } from '#games/blitz/presets.ts';
import type { BlitzEvent, BlitzFrame, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** A line of the order of play as the ledger prints it: B4, B80, T80, O80, M80. A phase more is a line more. */

export type Tell = Emit<BlitzEvent>;

export interface Phase {
  /** Exists with any of these; a line without them is in every game. */
  readonly with?: readonly (keyof Options)[];
  /** Module or switch that removes the phase, if one does. */
  readonly dropped?: (options: Options) => keyof Options | undefined;
  /** M17.table: with which wars it exists. */
  readonly only?: (opening: Opening) => boolean;
  /** Does it come in this player turn? */
  readonly now?: (world: World, state: State) => boolean;
  /** Automatic action at the start of the phase. */
  readonly does?: (world: World, state: State, emit: Tell) => void;
  /** Decision of the phase; a phase without one ends with its automatic action. */
  readonly frame?: (state: State) => BlitzFrame;
  /** Other decisions the phase turns to before it is over. */
  readonly parts?: readonly BlitzFrame['at'][];
}
