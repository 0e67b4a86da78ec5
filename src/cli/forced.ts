import { isFault, parseCommand } from '../blitz/command-text.ts';
import type { Blitz } from '../blitz/open.ts';
import type { BlitzEvent, Command, Side, State } from '../blitz/types.ts';
import { noDice } from '../core/dice.ts';
import { hashOf } from '../core/hash.ts';
import type { Objection } from '../core/objection.ts';

/**
 * B80.9: the engine makes forced choices itself. Scripts may write them down all the same: a command that belongs to
 * such a moment is held against it.
 */

/** The last command played: where it began and what came of it. Without events: a position as it was written. */
export interface Last {
  readonly before: State;
  readonly events: readonly BlitzEvent[];
}

export type Forced =
  | { readonly is: 'made'; readonly side: Side; readonly command: Command }
  | { readonly is: 'refused'; readonly side: Side; readonly objection: Objection };

/** The moments in the course of the last command at which something inside a phase was to be decided, the latest first. */
function moments(game: Blitz, { before, events }: Last): State[] {
  const states = [before];
  for (const event of events) states.push(game.fold(states.at(-1) as State, [event]));
  // With events the first state is where the command itself was given, the last one where we are now.
  const between = events.length === 0 ? states : states.slice(1, -1);
  return between.filter(({ frames }) => frames.length > 1).reverse();
}

export function forcedChoice(game: Blitz, state: State, last: Last, text: string): Forced | undefined {
  const now = hashOf(state);
  for (const moment of moments(game, last)) {
    const prompt = game.prompt(moment);
    if (!prompt) continue;
    const read = parseCommand(game.world, moment, text);
    if (isFault(read) || !prompt.commands.includes(read.command.do)) continue;
    const side = read.side ?? prompt.side;
    const objection = game.check(moment, side, read.command);
    if (objection) return { is: 'refused', side, objection };
    // Given then, the command must lead to where we are now; anything that rolls cannot have been forced.
    try {
      const { state: led } = game.play(moment, read.command, noDice);
      if (hashOf(led) === now) return { is: 'made', side, command: read.command };
    } catch {
      return undefined;
    }
    return undefined;
  }
  return undefined;
}
