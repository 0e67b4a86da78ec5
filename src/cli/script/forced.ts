import { outcomes } from '../../core/dice.ts';
import { hashOf } from '../../core/hash.ts';
import type { Objection } from '../../core/objection.ts';
import { afterCommand } from '../../core/game.ts';
import type { AnyCommand, AnyEvent, AnyGame, AnyState } from '../../table/shelf.ts';
import type { Opened } from '../open-game.ts';

/**
 * The engine makes forced choices itself (B80.9). Scripts may write them down all the same: a command that belongs to
 * such a moment is held against it.
 */

/** The last command played: where it began and what came of it. Without events: a position as it was written. */
export interface Last {
  readonly before: AnyState;
  readonly events: readonly AnyEvent[];
}

export type Forced =
  | { readonly is: 'made'; readonly side: string; readonly command: AnyCommand }
  | { readonly is: 'refused'; readonly side: string; readonly command: AnyCommand; readonly objection: Objection };

const FRAME_EVENTS: ReadonlySet<string> = new Set(['push', 'pop', 'turnTo']);

/**
 * The moments in the course of the last command at which something was to be decided, the latest first: a frame had come
 * to the top, and what came next was not a further frame; or a phase is about to be left.
 */
function moments(game: AnyGame, { before, events }: Last): AnyState[] {
  if (events.length === 0) return before.frames.length > 1 ? [before] : [];
  const found: AnyState[] = [];
  let state = before;
  events.forEach((event, i) => {
    if (event.is === 'turnTo' && i > 0 && state.frames.length === 1 && found[0] !== state) found.unshift(state);
    state = game.fold(state, [event]);
    const next = events[i + 1];
    const asked = FRAME_EVENTS.has(event.is) && next !== undefined && next.is !== 'push';
    if (asked && state.frames.length > 0) found.unshift(state);
  });
  return found;
}

/** A phase the command only came through says nothing of what it refuses; the one it was given in, or a decision inside one, does. */
const wasOpen = ({ before }: Last, { frames }: AnyState): boolean =>
  frames.length > 1 || frames[0]?.at === before.frames[0]?.at;

/** Does a command given at that moment lead to where we are now? Anything that rolls cannot have been forced. */
function leadsTo(game: AnyGame, moment: AnyState, command: AnyCommand, now: string): boolean {
  const [only] = outcomes((dice) => afterCommand(game, moment, command, dice));
  return only?.faces.length === 0 && hashOf(only.result) === now;
}

export function forcedChoice({ game, family }: Opened, state: AnyState, last: Last, text: string): Forced | undefined {
  const now = hashOf(state);
  let refused: Forced | undefined;
  for (const moment of moments(game, last)) {
    const prompt = game.prompt(moment);
    const read = family.readCommand(game, moment, text);
    if (!prompt || 'message' in read || !prompt.commands.includes(read.command.do)) continue;
    const { command } = read;
    const side = read.side ?? prompt.side;
    const objection = game.check(moment, side, command);
    if (!objection && leadsTo(game, moment, command, now)) return { is: 'made', side, command };
    if (objection && wasOpen(last, moment)) refused ??= { is: 'refused', side, command, objection };
  }
  return refused;
}
