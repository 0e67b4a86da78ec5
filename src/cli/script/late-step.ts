import { DiceExhausted, noDice } from '#core/dice/dice.ts';
import { afterCommand } from '#core/game.ts';
import type { AnyCommand, AnyState } from '#table/game-package.ts';
import type { Opened } from '../open-game.ts';
import { forcedChoice, type Last } from './forced-choice.ts';
import type { ScriptStep } from './text.ts';

/**
 * Lenient reading of `endStep` in scripts written by hand (docs/notation.md): it may end a step that ended by itself. Records
 * and other readers of commands do not use this.
 */

/** State after a command is given so many times; undefined where it cannot be given, or rolls. */
function afterTimes({ game, kit }: Opened, state: AnyState, text: string, times: number): AnyState | undefined {
  let now = state;
  for (let i = 0; i < times; i++) {
    const read = kit.readCommand(game, now, text);
    if ('message' in read || game.check(now, read.side ?? game.prompt(now)?.side ?? '', read.command)) return undefined;
    try {
      now = afterCommand(game, now, read.command, noDice);
    } catch (error) {
      if (error instanceof DiceExhausted) return undefined;
      throw error;
    }
  }
  return now;
}

function isOpen({ game, kit }: Opened, state: AnyState, text: string): boolean {
  const read = kit.readCommand(game, state, text);
  return !('message' in read) && !game.check(state, read.side ?? game.prompt(state)?.side ?? '', read.command);
}

/** Phase a script expects before its next command. */
function phaseExpected(ahead: readonly ScriptStep[]): string | undefined {
  const until = ahead.findIndex((step) => step.kind === 'command');
  for (const step of until < 0 ? ahead : ahead.slice(0, until))
    if (step.kind === 'expect' && step.words[0] === 'phase') return step.words[1];
  return undefined;
}

/** True if the same words now stand for another command: where nothing follows, they keep their first meaning. */
function meansAnother({ game, kit }: Opened, state: AnyState, text: string, made: AnyCommand): boolean {
  const read = kit.readCommand(game, state, text);
  return 'message' in read || read.command.do !== made.do;
}

/**
 * A script may still end a step that ended automatically. The words could also end the next step; they belong to the
 * finished one only if the rest of the script (the expected phase, the next other command) fits no other reading.
 */
export function isLate(
  opened: Opened,
  state: AnyState,
  last: Last,
  text: string,
  ahead: readonly ScriptStep[],
): boolean {
  const commands = ahead.filter((step) => step.kind === 'command' && step.demand?.is !== 'refused');
  const same = commands.findIndex((step) => step.kind === 'command' && step.command !== text);
  const next = commands[same];
  const made = forcedChoice(opened, state, last, text);
  if (made?.is !== 'made') return false;
  const phase = phaseExpected(ahead);
  if (phase !== undefined) {
    const [now, then] = [state, afterTimes(opened, state, text, 1)].map((at) => at && opened.game.prompt(at)?.phase);
    if (now === phase || then === phase) return then !== phase;
  }
  if (next?.kind !== 'command') return meansAnother(opened, state, text, made.command);
  const fits = (times: number): boolean => {
    const then = afterTimes(opened, state, text, times);
    return then !== undefined && isOpen(opened, then, next.command);
  };
  return !fits(same + 1) && Array.from({ length: same + 1 }, (_, times) => times).some(fits);
}
