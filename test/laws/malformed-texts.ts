import { parseArmy } from '#games/blitz/text/army/army-text.ts';
import { compileBoard } from '#games/blitz/board.ts';
import { boardFaults } from '#games/blitz/text/board/board-faults.ts';
import { isBoard, parseBoard } from '#games/blitz/text/board/board-text.ts';
import { isFault } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import { type Blitz, openBlitz } from '#games/blitz/open.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import type { State } from '#games/blitz/types.ts';
import type { Choose } from '#core/dice/dice.ts';
import type { Fault } from '#core/notation/notation.ts';
import { isObjection } from '#core/objection.ts';
import { english } from '#core/message.ts';
import { soundBlitz } from './blitz-practice.ts';
import { LIBRARY } from './library.ts';
import { afterCommand } from '#core/game.ts';

/** Input from outside is read or refused in words, without exceptions. Each check returns a fault, or undefined. */

const wordless = (faults: readonly Fault[]): string | undefined =>
  faults.length === 0 || faults.some((fault) => !/\S/.test(fault.message)) ? 'refused without a word' : undefined;

const COMMANDS_PLAYED = 12;

/** A decision that was written down without what can be taken back may have nothing left but to resign. */
const mayBeStuck = (state: State): boolean =>
  state.frames.at(-1)?.at === 'declaration' || state.units.some((unit) => unit.moved);

/** A position that is accepted can be played. */
export function positionTrouble(text: string, choose: Choose): string | undefined {
  const read = parsePosition(text, LIBRARY);
  if (!isPosition(read)) return wordless(read);
  const game = openBlitz(read);
  const sound = soundBlitz(game);
  let state = game.start;
  for (let i = 0; i < COMMANDS_PLAYED; i++) {
    const unsound = sound(state);
    if (unsound !== undefined) return `after ${i} commands: ${unsound}`;
    const prompt = game.prompt(state);
    if (!prompt) return undefined;
    const command = game.sample(state, choose);
    if (command.do === 'resign') return mayBeStuck(state) ? undefined : 'the position is a dead end';
    const objection = game.check(state, prompt.side, command);
    if (objection) return `${JSON.stringify(command)} is refused: ${objection.rule} ${english(objection.because)}`;
    state = afterCommand(game, state, command, { roll: (sides) => 1 + choose(sides) });
  }
  return undefined;
}

/** A board that is accepted can be compiled, and the faults of one that is not have words. */
export function boardTrouble(text: string): string | undefined {
  const board = parseBoard(text);
  const faults = boardFaults(text);
  if (!isBoard(board)) return wordless(board) ?? wordless(faults);
  const { grid, cityHexes, cityHexNo } = compileBoard(board);
  const lost = cityHexes.find((hex, no) => cityHexNo[hex] !== no || grid.names[hex] === undefined);
  return lost === undefined ? undefined : `city hex ${lost} is not among the hexes`;
}

export function armyTrouble(text: string): string | undefined {
  const army = parseArmy(text);
  return Array.isArray(army) ? wordless(army as readonly Fault[]) : undefined;
}

export function commandTextTrouble({ world, check, prompt, start }: Blitz, text: string): string | undefined {
  const read = readCommand(world, start, text);
  if (isFault(read)) return wordless([read]);
  const objection = check(start, read.side ?? prompt(start)?.side ?? 'blue', read.command);
  return objection && !/\S/.test(english(objection.because)) ? 'refused without a word' : undefined;
}

export function commandTrouble({ read, check, prompt, start }: Blitz, input: unknown): string | undefined {
  const command = read(input);
  if (isObjection(command)) return /\S/.test(english(command.because)) ? undefined : 'refused without a word';
  const objection = check(start, prompt(start)?.side ?? 'blue', command);
  return objection && !/\S/.test(english(objection.because)) ? 'refused without a word' : undefined;
}
