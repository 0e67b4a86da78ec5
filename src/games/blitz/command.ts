import { code, say } from '../../core/say.ts';
import * as z from 'zod';
import { type Objection, objection } from '../../core/objection.ts';
import { type Board, ZONES } from './board.ts';
import { type Command, MISSIONS, type State } from './types.ts';
import { UNIT_TYPES } from './kinds.ts';

/** The shape of every command. What comes from outside passes here before `check` sees it. */

const unit = z.int().min(0).max(9999);
const units = z.array(unit).max(400).readonly();
const hex = z.int().min(0).max(99_999);
const path = z.array(hex).max(400).readonly();
const battle = z.int().min(0).max(9999);
const zone = z.enum(ZONES);
const loss = z.strictObject({ unit, factors: z.int().min(1).max(999) });
const kind = z.enum(['ground', 'assault']).optional();
const plan = z.strictObject({ kind, attackers: units, hexes: z.array(hex).max(60).readonly() });

const COMMAND = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('placeUnit'), unit, hex }),
  z.strictObject({ do: z.literal('holdBack'), units }),
  z.strictObject({ do: z.literal('ready') }),
  z.strictObject({ do: z.literal('placeReinforcement'), unit, hex }),
  z.strictObject({ do: z.literal('moveUnit'), units, path, to: hex.optional() }),
  z.strictObject({ do: z.literal('flyAirborne'), unit, to: hex, path: path.optional() }),
  z.strictObject({ do: z.literal('takeBack'), what: z.enum(['last', 'phase']) }),
  z.strictObject({ do: z.literal('endMovement'), abandon: units.optional() }),
  z.strictObject({ do: z.literal('declareBattle'), attackers: units, hexes: z.array(hex).max(60).readonly() }),
  z.strictObject({ do: z.literal('undeclare'), battle }),
  z.strictObject({ do: z.literal('endDeclaration'), battles: z.array(plan).max(400).readonly().optional() }),
  z.strictObject({ do: z.literal('resolve'), battle }),
  z.strictObject({ do: z.literal('chooseExchange'), units }),
  z.strictObject({ do: z.literal('chooseRetreat'), unit, path }),
  z.strictObject({ do: z.literal('advance'), unit, path }),
  z.strictObject({ do: z.literal('placeAtSea'), unit, zone }),
  z.strictObject({ do: z.literal('rollWeather') }),
  z.strictObject({
    do: z.literal('placeReplacement'),
    type: z.enum(UNIT_TYPES),
    mf: z.int().min(0).max(20),
    ratio: z.number().positive().max(99),
    size: z.int().min(1).max(99),
    hex,
  }),
  z.strictObject({ do: z.literal('splitUnit'), unit, sizes: z.array(z.int().min(1).max(99)).max(99).readonly() }),
  z.strictObject({ do: z.literal('airTransport'), unit, to: hex, path: path.optional() }),
  z.strictObject({ do: z.literal('embark'), unit, zone }),
  z.strictObject({ do: z.literal('sail'), unit, zone }),
  z.strictObject({ do: z.literal('landAtPort'), unit, hex }),
  z.strictObject({ do: z.literal('stageInvasion'), unit, hex, aim: hex }),
  z.strictObject({ do: z.literal('landOnBeach'), unit, to: hex }),
  z.strictObject({ do: z.literal('withdrawRanger'), unit, zone }),
  z.strictObject({ do: z.literal('aircraftToSea'), unit, zone }),
  z.strictObject({ do: z.literal('declareAV'), units, hexes: z.array(hex).max(60).readonly() }),
  z.strictObject({ do: z.literal('addToAV'), av: battle, units }),
  z.strictObject({ do: z.literal('declareCityAssault'), attackers: units, hex }),
  z.strictObject({ do: z.literal('assignMission'), units, mission: z.enum(MISSIONS), hex }),
  z.strictObject({ do: z.literal('assignInterceptor'), units, hex }),
  z.strictObject({ do: z.literal('endInterception') }),
  z.strictObject({ do: z.literal('resolveAirFight'), hex }),
  z.strictObject({ do: z.literal('allotInterceptors'), against: z.int().min(0).max(999) }),
  z.strictObject({ do: z.literal('chooseLosses'), losses: z.array(loss).max(400).readonly() }),
  z.strictObject({ do: z.literal('chooseAV'), av: battle }),
  z.strictObject({ do: z.literal('landFromSea'), unit, to: hex }),
  z.strictObject({ do: z.literal('landAircraft'), unit, to: z.union([hex, zone]) }),
  z.strictObject({ do: z.literal('rebase'), unit, to: hex }),
  z.strictObject({ do: z.literal('endLanding') }),
  z.strictObject({ do: z.literal('serveBeach'), units }),
  z.strictObject({ do: z.literal('endAdvance') }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('offerDraw') }),
  z.strictObject({ do: z.literal('acceptDraw') }),
  z.strictObject({ do: z.literal('refuseDraw') }),
]);

export const COMMANDS: readonly Command['do'][] = COMMAND.options.map((option) => option.shape.do.value);

const UNIT_KEYS: ReadonlySet<string> = new Set(['unit', 'units', 'attackers', 'abandon']);
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
    'battles' in command && command.battles ? command.battles : 'losses' in command ? command.losses : [];
  for (const part of parts) {
    const stray = strayIn(board, state, part);
    if (stray) return stray;
  }
  return strayIn(board, state, command);
}

export function readCommand(input: unknown): Command | Objection {
  const read = COMMAND.safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') ?? '';
  const what = issue ? code(issue.message) : say`malformed`;
  return objection(
    'B80.12',
    place === '' ? say`no such command: ${what}` : say`no such command: ${code(place)}: ${what}`,
  );
}
