import type { Library as AnyLibrary } from '#core/game-kit.ts';
import type { Board } from './board.ts';
import type { ModuleId } from './modules/modules.ts';
import type { Order } from './economy/orders-of-battle/order.ts';
import type { OptionValues } from './modules/options.ts';
import type { Preset, Switch } from './presets.ts';
import type { State } from './types.ts';
import type { Terms } from './world.ts';

/** A written position, read and found sound: what a game is opened from. */
export interface Position {
  readonly preset: Preset;
  readonly switches: readonly Switch[];
  /** M0.1: in the order of their numbers. */
  readonly modules: readonly ModuleId[];
  /** M0.options: what is said of them; each module knows what holds where nothing is. */
  readonly chosen: OptionValues;
  readonly board: Board;
  /** The board as the position writes it: a name, or the statements of a small board. */
  readonly boardText: { readonly name: string } | { readonly inline: string };
  readonly terms: Terms;
  readonly state: State;
  /** M8: the orders of battle to choose from, and the army file they stand in. */
  readonly orders?: { readonly name: string; readonly list: readonly Order[] } | undefined;
  /** T2.3.7: printed counters by kind and size, where an army file names them. */
  readonly counters?: Readonly<Record<string, number>> | undefined;
  /** T17.1.5: largest counters by kind, where the units do not show them. */
  readonly largest?: Readonly<Record<string, number>> | undefined;
}

/** Named boards, armies, placements and scenarios, as text. */
export type Library = Readonly<
  Record<'boards' | 'armies' | 'placements' | 'scenarios', Readonly<Record<string, string>>>
>;

export const EMPTY_LIBRARY: Library = { boards: {}, armies: {}, placements: {}, scenarios: {} };

/** The library of a host: kinds it has no file of are empty. */
export const blitzLibrary = (library: AnyLibrary): Library => ({ ...EMPTY_LIBRARY, ...library });
