import type { CommandText } from '../../../src/core/record.ts';
import { type Command, mines, type State } from './mines.ts';

/** The commands of the small game, written as JSON. */
export const text: CommandText<State, Command> = {
  write: (_state, command) => JSON.stringify(command),
  read(_state, written) {
    try {
      return mines.read(JSON.parse(written)) as Command;
    } catch {
      return { message: 'no JSON' };
    }
  },
};
