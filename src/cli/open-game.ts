import { isFault, parseCommand, writeCommand } from '../games/blitz/text/command-text.ts';
import { type Blitz, openBlitz } from '../games/blitz/open.ts';
import type { Library } from '../games/blitz/position.ts';
import { isPosition, parsePosition } from '../games/blitz/text/position-text.ts';
import type { Command, State } from '../games/blitz/types.ts';
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

/** A line `battle b1+b2 on U20`: where it stands and what it says. */
export interface Described {
  readonly line: number;
  readonly no: number;
  readonly text: string;
}

export interface OpenScript {
  readonly game: Blitz;
  readonly script: Script;
}

const COMMAND_LIKE =
  /^'?cannot read '(?:(?:ok|legal|refused|expect|blue|red)\b|(?:move|fly|place|declare|attack|resolve|retreat|advance|end-?[mda]|ready|hold|reinforce|take|resign)\w*\b)/;

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

export function openScript(text: string, library: Library, name: string): OpenScript {
  const script = readScript(text);
  if (!isScript(script)) throw new Unreadable(name, script);
  return { game: openPosition(script.position, library, name), script };
}

/**
 * Reads a script whose battles are to be looked at, not fought: they are given back as they are written, so that one
 * that cannot be fought is answered with the rule against it.
 */
export function openDescribed(
  text: string,
  library: Library,
  name: string,
): OpenScript & { readonly battles: readonly Described[] } {
  const script = readScript(text);
  if (!isScript(script)) throw new Unreadable(name, script);
  if (script.steps.length > 0) return { game: openPosition(script.position, library, name), script, battles: [] };
  const battles: Described[] = [];
  const rest = script.position.split('\n').map((raw, i) => {
    const said = /^\s*battle\s+(?:(\d+)\s+of\s+)?(.*?)\s*(?:\s#.*)?$/.exec(raw);
    if (!said) return raw.replace(/^(\s*(?:blue|red)\s+)(?:fights|to fight)(\s*(?:\s#.*)?)$/i, '$1declares$2');
    battles.push({ line: i + 1, no: Number(said[1] ?? battles.length + 1), text: said[2] ?? '' });
    return '';
  });
  const position = battles.length > 0 ? rest.join('\n') : script.position;
  return { game: openPosition(position, library, name), script: { ...script, position }, battles };
}

/** How this game's commands are written, for records. */
export const commandText = ({ world }: Blitz): CommandText<State, Command> => ({
  write: (state, command) => writeCommand(world, state, command),
  read(state, text) {
    const read = parseCommand(world, state, text);
    return isFault(read) ? read : read.command;
  },
});
