import { code, saidOf, say } from '#core/say.ts';
import { MOST_IN_A_LINE } from '#core/limits.ts';
import { bareLine, type Fault } from '#core/notation.ts';
import { Words } from '#core/words.ts';
import { COMMANDS, LINES } from '#games/blitz/lines.ts';
import { centreAt } from '#games/blitz/modules/production/centres.ts';
import { type Command, type Side, SIDES, type State } from '#games/blitz/types.ts';
import { stepIn } from '#games/blitz/turns.ts';
import type { World } from '#games/blitz/world.ts';
import type { Line } from './line.ts';
import { half, Misread, Pen, problem, Reader } from './reader.ts';

/** Commands as a line of text: the command's name, units joined by `+`, hexes by name. See docs/notation.md. */

export interface WrittenCommand {
  /** Side that gives it, if the line names one (`red: endMovement`). */
  readonly side: Side | undefined;
  readonly command: Command;
}

const lineOf = (name: Command['do']): Line<Command['do']> => LINES[name] as unknown as Line<Command['do']>;

const NAMED: ReadonlyMap<string, Command['do']> = new Map(
  COMMANDS.flatMap((name) => [name.toLowerCase(), ...(lineOf(name).also ?? [])].map((word) => [word, name] as const)),
);

/** A command by its name or short form, whatever the case: `endMovement`, `end-movement`. */
const commandNamed = (word: string): Command['do'] | undefined => NAMED.get(word.replaceAll(/[-_]/g, '').toLowerCase());

/** Command a word stands for in the current state. */
function meantBy(named: Command['do'], world: World, state: State, rest: string): Command['do'] {
  // M8.8: a ship is put into a sea zone or on a dock.
  if (named === 'placeUnit' && / (?:sea )?[A-E]$/i.test(rest)) return 'placeAtSea';
  // M11.0: with ships whoever embarks goes on board one.
  if (named === 'embark' && world.verbs.movement.includes('load')) return 'load';
  // M12.22: nobody is sent.
  if (named === 'assignInterceptor' && rest === 'none') return 'endInterception';
  // M12.27: several come home together.
  if (named === 'landAircraft' && rest.includes('+') && state.frames.at(-1)?.at === 'flight') return 'flyHome';
  // M6.seq: the step on land ends like movement without steps.
  return named === 'endStep' && stepIn(state) === 'land' ? 'endMovement' : named;
}

export const isFault = (value: object): value is Fault => 'message' in value;

/** M70.fallback: without overruns a move into the hex of an enemy's centre is how it is taken. */
function seizing(world: World, state: State, command: Command): Command {
  const { movement } = world.verbs;
  if (command.do !== 'moveUnit' || !movement.includes('seizeCentre') || movement.includes('overrun')) return command;
  const [hex, more] = command.path;
  const centre = hex === undefined || more !== undefined ? undefined : centreAt(state, hex);
  return centre && centre.side !== state.mover && !centre.captor
    ? { do: 'seizeCentre', units: command.units, hex: centre.hex }
    : command;
}

export function parseCommand(world: World, state: State, text: string): WrittenCommand | Fault {
  if (text.length > MOST_IN_A_LINE) return problem(say`a command has at most ${MOST_IN_A_LINE} characters`);
  const said = /^(?:(\w+) ?: ?)?(\S+) ?(.*)$/.exec(bareLine(text));
  if (!said) return problem(say`an empty command`);
  const side = SIDES.find((one) => one === said[1]?.toLowerCase());
  if (said[1] !== undefined && !side) return problem(say`'${code(said[1])}' is no side`);
  const word = said[2] ?? '';
  // M80.40, M15.8: interceptors refuse a fight, guerillas a battle.
  const flying = state.frames.at(-1)?.at === 'flight';
  const named = commandNamed(flying && word.toLowerCase() === 'refuse' ? 'refuseFight' : word);
  const name = named && meantBy(named, world, state, said[3] ?? '');
  if (!name) return problem(say`there is no command '${code(word)}'`);
  const rest = said[3] ?? '';
  const line = lineOf(name);
  try {
    const words = new Words(rest);
    const read = line.read(new Reader(world, state), words);
    if (words.left !== undefined) throw half(say`'${code(words.left)}' says nothing here`);
    return { side, command: seizing(world, state, { do: name, ...read } as Command) };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const { said: wrong = saidOf(error.message), hex } = error.fault;
    const form = error.half ? line.form : undefined;
    return form === undefined ? error.fault : problem(say`${wrong}; write ${code(form)}`, hex);
  }
}

export function writeCommand(world: World, state: State, command: Command): string {
  const rest = lineOf(command.do).write(new Pen(world, state), command);
  return rest === '' ? command.do : `${command.do} ${rest}`;
}
