import { isFault, parseCommand, writeCommand } from '#games/blitz/text/commands/command-text.ts';
import type { Command } from '#games/blitz/types.ts';
import type { Puzzle } from './puzzle.ts';
import { outcomesOf, type Search } from './search.ts';
import { english } from '#core/message.ts';

/** Lines of commands as text: `moveUnit b1 1,0 | endMovement`; only the last may roll a die. */

export function writeLine(puzzle: Puzzle, line: readonly Command[]): string {
  let state = puzzle.start;
  const words = line.map((command) => {
    const text = writeCommand(puzzle.game.world, state, command);
    state = outcomesOf(puzzle, state, command)[0]?.state ?? state;
    return text;
  });
  return words.join(' | ');
}

/** Value of a written line with the best play after it, or the reason why it cannot be played. */
export function valueOfLine(puzzle: Puzzle, line: string, { value }: Pick<Search, 'value'>): number | string {
  const { game, start, solves } = puzzle;
  let states = [{ chance: 1, state: start }];
  for (const text of line.split(' | ')) {
    const [first, second] = states;
    if (!first || second) return `'${text}' comes after a die`;
    const read = parseCommand(game.world, first.state, text);
    if (isFault(read)) return `'${text}': ${read.message}`;
    const objection = game.check(first.state, solves, read);
    if (objection) return `'${text}': ${objection.rule} ${english(objection.because)}`;
    states = outcomesOf(puzzle, first.state, read);
  }
  return states.reduce((sum, one) => sum + one.chance * value(one.state), 0);
}
