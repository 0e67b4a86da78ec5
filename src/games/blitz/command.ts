import { code, say } from '#core/say.ts';
import * as z from 'zod';
import { type Objection, objection } from '#core/objection.ts';
import type { Board } from './board.ts';
import { COMMANDS, LINES } from './lines.ts';
import type { Command, State } from './types.ts';

/** The shape of every command. What comes from outside passes here before `check` sees it. */

const shapes = COMMANDS.map((name) => z.strictObject({ do: z.literal(name), ...LINES[name].takes }));
const COMMAND = z.discriminatedUnion('do', shapes as [(typeof shapes)[number], ...typeof shapes]);

const UNIT_KEYS: ReadonlySet<string> = new Set(['unit', 'units', 'attackers', 'abandon', 'load', 'escort', 'ship']);
const HEX_KEYS: ReadonlySet<string> = new Set(['hex', 'hexes', 'aim', 'path', 'to']);

/** One part of a command: the command itself, or one of the battles or losses it lists. */
function strayIn(board: Board, state: State, part: object): Objection | undefined {
  const known = (list: readonly unknown[], value: unknown): boolean => list[value as number] !== undefined;
  for (const key in part) {
    const units = UNIT_KEYS.has(key);
    if (!units && !HEX_KEYS.has(key)) continue;
    const value: unknown = (part as Record<string, unknown>)[key];
    const list = units ? state.units : board.grid.names;
    // A zone of the sea is a letter, and what is left out is nothing to look for.
    const named: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'number' ? [value] : [];
    for (const number of named) {
      if (known(list, number)) continue;
      return units
        ? objection('B80.12', say`there is no unit ${code(String(number))}`)
        : objection('B1.1', say`there is no hex ${code(String(number))}`);
    }
  }
  return undefined;
}

/** A command that names a unit or a hex the game does not have. */
export function strayFault(board: Board, state: State, command: Command): Objection | undefined {
  const parts: readonly object[] =
    'battles' in command && command.battles
      ? command.battles
      : 'losses' in command
        ? command.losses
        : 'sorties' in command
          ? command.sorties
          : 'volleys' in command
            ? command.volleys
            : [];
  for (const part of parts) {
    const stray = strayIn(board, state, part);
    if (stray) return stray;
  }
  return strayIn(board, state, command);
}

export function readCommand(input: unknown): Command | Objection {
  const read = COMMAND.safeParse(input);
  if (read.success) return read.data as Command;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') ?? '';
  const what = issue ? code(issue.message) : say`malformed`;
  return objection(
    'B80.12',
    place === '' ? say`no such command: ${what}` : say`no such command: ${code(place)}: ${what}`,
  );
}
