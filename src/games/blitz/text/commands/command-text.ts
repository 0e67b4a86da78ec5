import type { Fault } from '#core/notation/notation.ts';
import { COMMANDS } from '#games/blitz/commands.ts';
import { BlitzNames } from '#games/blitz/names.ts';
import type { Command, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** Commands as text, in canonical notation: the command's name, units joined by `+`, hexes by name. See docs/notation.md. */

export const writeCommand = (world: World, state: State, command: Command): string =>
  COMMANDS.write(command, new BlitzNames(world, state));

/** Reads what `writeCommand` writes. */
export const parseCommand = (world: World, state: State, text: string): Command | Fault =>
  COMMANDS.parse(text, new BlitzNames(world, state));

export const isFault = (value: object): value is Fault => 'message' in value;
