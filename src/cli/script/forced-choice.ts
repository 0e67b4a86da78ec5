import { DiceExhausted, scriptedDice } from '#core/dice/dice.ts';
import { hashOf } from '#core/hash.ts';
import { type Objection, type RuleId, rulesOf } from '#core/objection.ts';
import { afterCommand } from '#core/game.ts';
import type { AnyCommand, AnyEvent, AnyGame, AnyState } from '#table/game-package.ts';
import type { Opened } from '../open-game.ts';

/**
 * The engine makes forced choices itself (B80.9). Scripts may write them down all the same: a command that belongs to
 * such a moment is held against it.
 */

/** The last command played: where it began and what came of it. Without events: a position as it was written. */
export interface Last {
  readonly before: AnyState;
  readonly events: readonly AnyEvent[];
  /** Dice it rolled. */
  readonly dice: readonly number[];
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
  // A phase of a position that was passed over; steps of one phase are not told apart in it.
  if (events.length === 0)
    return before.frames.length > 1 || before.frames[0]?.at !== game.start.frames[0]?.at ? [before] : [];
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

/**
 * A phase the command only came through says nothing of what it refuses, nor does one that it left as it found it; the one it
 * was given in, or a decision inside one, does.
 */
const wasOpen = ({ before, events }: Last, moment: AnyState): boolean =>
  moment.frames.length > 1 ||
  (moment.frames[0]?.at === before.frames[0]?.at && (events.length === 0 || hashOf(moment) !== hashOf(before)));

const wasLeft = ({ game, kit }: Pick<Opened, 'game' | 'kit'>, { before, events }: Last, moment: AnyState): boolean =>
  moment.frames.length === 1 && events.length > 0 && kit.position(game, moment) === kit.position(game, before);

/** Was there only one thing to do? */
function isOnlyOne(game: AnyGame, moment: AnyState): boolean {
  const [, second] = game.legal(moment);
  return moment.frames.length > 1 && second === undefined;
}

/** Does a command given at that moment lead to where we are now? Where it was the only one, dice may have fallen after it. */
function leadsTo(
  { game, kit }: Pick<Opened, 'game' | 'kit'>,
  moment: AnyState,
  command: AnyCommand,
  now: string,
  fell: readonly number[],
): boolean {
  const rolled = isOnlyOne(game, moment) ? fell : [];
  for (let first = rolled.length; first >= 0; first--) {
    const dice = scriptedDice(rolled.slice(first));
    try {
      const after = afterCommand(game, moment, command, dice);
      if (dice.unused().length === 0 && kit.position(game, after) === now) return true;
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error;
    }
  }
  return false;
}

export function forcedChoice({ game, kit }: Opened, state: AnyState, last: Last, text: string): Forced | undefined {
  // Compare positions: they leave out undo data.
  const now = kit.position(game, state);
  let refused: Forced | undefined;
  for (const moment of moments(game, last)) {
    const prompt = game.prompt(moment);
    const read = kit.readCommand(game, moment, text);
    if (!prompt || 'message' in read || !prompt.commands.includes(read.command.do)) continue;
    const { command } = read;
    const side = read.side ?? prompt.side;
    const objection = game.check(moment, side, command);
    // A phase that was left by a command did not end automatically.
    const left = wasLeft({ game, kit }, last, moment);
    if (!objection && !left && leadsTo({ game, kit }, moment, command, now, last.dice))
      return { is: 'made', side, command };
    if (objection && wasOpen(last, moment)) refused ??= { is: 'refused', side, command, objection };
  }
  return refused;
}

/** Rules by which skipped phases (in which no command was possible) would have refused the command. */
export function refusedOnTheWay({ game, kit }: Opened, last: Last, text: string): RuleId[] {
  return moments(game, last).flatMap((moment) => {
    const prompt = game.prompt(moment);
    const read = kit.readCommand(game, moment, text);
    if (!prompt || 'message' in read || !prompt.commands.includes(read.command.do)) return [];
    return rulesOf(game.check(moment, read.side ?? prompt.side, read.command));
  });
}
