import type { Fault } from '#core/notation/notation.ts';
import { COMMANDS } from '../commands.ts';
import { GamexNames } from '../names.ts';
import type { Command, State } from '../types.ts';
import type { World } from '../world.ts';

/** Commands as text, in canonical notation: docs/gamex-notation.md. */

export const writeCommand = (world: World, command: Command): string => COMMANDS.write(command, new GamexNames(world));

/** Reads what `writeCommand` writes. */
export const parseCommand = (world: World, state: State, text: string): Command | Fault =>
  COMMANDS.parse(text, new GamexNames(world, state));
