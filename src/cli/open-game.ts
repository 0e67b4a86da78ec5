import { isFault, parseCommand, writeCommand } from '../blitz/command-text.ts';
import { planFault } from '../blitz/declaration.ts';
import { type Blitz, openBlitz } from '../blitz/open.ts';
import type { Library } from '../blitz/position.ts';
import { isPosition, parsePosition } from '../blitz/position-text.ts';
import type { Command, State } from '../blitz/types.ts';
import { describeFault, type Fault } from '../core/notation.ts';
import type { CommandText } from '../core/record.ts';
import { Complaint } from './complaint.ts';
import { isScript, readScript, type Script } from './script-text.ts';

/** A text that cannot be used, with every fault and its place. */
export class Unreadable extends Complaint {
  readonly faults: readonly Fault[];
  constructor(name: string, faults: readonly Fault[]) {
    super(faults.map((fault) => `${name}: ${describeFault(fault)}`).join('\n'));
    this.faults = faults;
  }
}

export interface OpenScript {
  readonly game: Blitz;
  readonly script: Script;
}

const COMMAND_LIKE =
  /^'?cannot read '(?:(?:ok|legal|refused|expect|blue|red)\b|(?:move|fly|place|declare|attack|resolve|retreat|advance|end|ready|hold|reinforce|take|resign)\w*\b)/;

/** Commands in the position part: the line that divides them is missing. */
const withHint = (faults: readonly Fault[]): Fault[] =>
  faults.map((fault) =>
    COMMAND_LIKE.test(fault.message)
      ? { ...fault, message: `${fault.message}: commands and expectations follow after a line '---'` }
      : fault,
  );

export function openPosition(text: string, library: Library, name: string): Blitz {
  const position = parsePosition(text, library);
  if (!isPosition(position)) throw new Unreadable(name, withHint(position));
  return openBlitz(position);
}

/** Battles that could not have been declared: with them a position cannot be played on. */
function battleFaults({ world, start }: Blitz): Fault[] {
  const fighting = start.frames[0]?.at === 'combat' && start.frames.length === 1;
  return start.battles.flatMap((battle) => {
    const fault = fighting ? planFault(world, start, battle) : undefined;
    return fault ? [{ message: `battle ${battle.no} is not possible: ${fault.rule} ${fault.because}` }] : [];
  });
}

/** Reads a script file; `describing` lets battles stand in it that are to be looked at, not fought. */
export function openScript(text: string, library: Library, name: string, describing = false): OpenScript {
  const script = readScript(text);
  if (!isScript(script)) throw new Unreadable(name, script);
  const game = openPosition(script.position, library, name);
  const faults = describing ? [] : battleFaults(game);
  if (faults.length > 0) throw new Unreadable(name, faults);
  return { game, script };
}

/** How this game's commands are written, for records. */
export const commandText = ({ world }: Blitz): CommandText<State, Command> => ({
  write: (state, command) => writeCommand(world, state, command),
  read(state, text) {
    const read = parseCommand(world, state, text);
    return isFault(read) ? read : read.command;
  },
});
