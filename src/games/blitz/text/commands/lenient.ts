import { MOST_IN_A_LINE } from '#core/limits.ts';
import { bareLine, type Fault } from '#core/notation/notation.ts';
import { code, asMessage, msg } from '#core/message.ts';
import { Words } from '#core/notation/words.ts';
import { COMMANDS } from '#games/blitz/commands.ts';
import { centreAt } from '#games/blitz/economy/production/centres.ts';
import { stepIn } from '#games/blitz/turns.ts';
import { type Command, type Side, SIDES, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { isFault, parseCommand } from './command-text.ts';
import { AIR_LINES } from './lenient-air.ts';
import { GROUND_LINES } from './lenient-ground.ts';
import type { Lenient, LenientTable } from './lenient-line.ts';
import { MODULE_LINES } from './lenient-modules.ts';
import { SEA_LINES } from './lenient-sea.ts';
import { half, Misread, problem, Reader } from './reader.ts';

/**
 * Commands as people write them (docs/notation.md, *By hand*): other words, fillers, what the situation says left out, and one command for
 * another that the situation means. Scripts and command lines only: records hold canonical notation.
 */

/** Command with the side that gives it, if the line names one (`red: endMovement`). */
export interface WrittenCommand {
  readonly side: Side | undefined;
  readonly command: Command;
}

const LINES: LenientTable = { ...GROUND_LINES, ...SEA_LINES, ...AIR_LINES, ...MODULE_LINES };
const lineOf = (verb: Command['do']): Lenient => LINES[verb] ?? {};

/** Written form of a command, shown for half-written lines. */
export const formOf = (verb: Command['do']): string => lineOf(verb).form ?? COMMANDS.form(verb) ?? verb;

const NAMED: ReadonlyMap<string, Command['do']> = new Map(
  COMMANDS.verbs.flatMap((verb) =>
    [verb.toLowerCase(), ...(lineOf(verb).also ?? [])].map((word) => [word, verb] as const),
  ),
);

/** A command by its name or short form, whatever the case: `endMovement`, `end-movement`. */
const commandNamed = (word: string): Command['do'] | undefined => NAMED.get(word.replaceAll(/[-_]/g, '').toLowerCase());

/** Command a word stands for in the current state. */
function verbMeant(named: Command['do'], world: World, state: State, rest: string): Command['do'] {
  // M8.8: a ship is put into a sea zone or on a dock.
  if (named === 'placeUnit' && / (?:sea )?[A-E]$/i.test(rest)) return 'placeAtSea';
  // M11.0: with ships in play troops embark on board one.
  if (named === 'embark' && world.verbs.movement.includes('load')) return 'load';
  // M12.22: none is sent.
  if (named === 'assignInterceptor' && rest === 'none') return 'endInterception';
  // M12.27: several come home together.
  if (named === 'landAircraft' && rest.includes('+') && state.frames.at(-1)?.at === 'flight') return 'flyHome';
  // M6.seq: the step on land ends like movement without steps.
  return named === 'endStep' && stepIn(state) === 'land' ? 'endMovement' : named;
}

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

/** Canonical words of a line whose only freedom is fillers and lists written apart. */
function plainWords({ drops = [], joins }: Lenient, rest: string): string {
  if (joins) return rest.replaceAll(/ ?[+,] ?| /g, '+');
  const words = new Words(rest.replaceAll(/ ?\+ ?/g, '+').replaceAll(/(?<=[\w.]), ?(?=[a-z])/g, '+'));
  const first = words.next();
  return first === undefined ? '' : [first, ...words.rest(...drops)].join(' ');
}

function readRest(world: World, state: State, verb: Command['do'], rest: string): Command | Fault {
  const line = lineOf(verb);
  // A comma divides what stands before it from what follows.
  if (rest.endsWith(',')) {
    const wrong = msg`'${code(',')}' says nothing here`;
    return problem(msg`${wrong}; write ${code(formOf(verb))}`);
  }
  if (!line.read) return parseCommand(world, state, `${verb} ${plainWords(line, rest)}`.trim());
  try {
    const words = new Words(rest);
    const read = line.read(new Reader(world, state), words);
    if (words.left !== undefined) throw half(msg`'${code(words.left)}' says nothing here`);
    return { do: verb, ...read } as Command;
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const { said: wrong = asMessage(error.message), hex } = error.fault;
    return error.half ? problem(msg`${wrong}; write ${code(formOf(verb))}`, hex) : error.fault;
  }
}

/** A line of a script or of a command line, in the words people use. */
export function readCommand(world: World, state: State, text: string): WrittenCommand | Fault {
  if (text.length > MOST_IN_A_LINE) return problem(msg`a command has at most ${MOST_IN_A_LINE} characters`);
  const said = /^(?:(\w+) ?: ?)?(\S+) ?(.*)$/.exec(bareLine(text));
  if (!said) return problem(msg`an empty command`);
  const [, named, word = '', rest = ''] = said;
  const side = SIDES.find((one) => one === named?.toLowerCase());
  if (named !== undefined && !side) return problem(msg`'${code(named)}' is no side`);
  // M80.40, M15.8: interceptors refuse a fight, guerillas a battle.
  const flying = state.frames.at(-1)?.at === 'flight';
  const verb = commandNamed(flying && word.toLowerCase() === 'refuse' ? 'refuseFight' : word);
  if (!verb) return problem(msg`there is no command '${code(word)}'`);
  const command = readRest(world, state, verbMeant(verb, world, state, rest), rest);
  return isFault(command) ? command : { side, command: seizing(world, state, command) };
}
