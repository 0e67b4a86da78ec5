import type { Board } from './board.ts';
import type { Preset, Switch } from './presets.ts';
import type { State } from './types.ts';
import type { Terms } from './world.ts';

/** A written position, read and found sound: what a game is opened from. */
export interface Position {
  readonly preset: Preset;
  readonly switches: readonly Switch[];
  readonly board: Board;
  /** The board as the position writes it: a name, or the statements of a small board. */
  readonly boardText: { readonly name: string } | { readonly inline: string };
  readonly terms: Terms;
  readonly state: State;
  /** T2.3.7: printed counters by kind and size, where an army file names them. */
  readonly counters?: Readonly<Record<string, number>> | undefined;
  /** T17.1.5: largest counters by kind, where the units do not show them. */
  readonly largest?: Readonly<Record<string, number>> | undefined;
}

/** Named boards, armies, placements and scenarios, as text. Hosts read them from disk or bundle them. */
export interface Library {
  readonly boards: Readonly<Record<string, string>>;
  readonly armies: Readonly<Record<string, string>>;
  readonly placements: Readonly<Record<string, string>>;
  readonly scenarios: Readonly<Record<string, string>>;
}

export const EMPTY_LIBRARY: Library = { boards: {}, armies: {}, placements: {}, scenarios: {} };
