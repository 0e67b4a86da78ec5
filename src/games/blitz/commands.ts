import { type Objection, objection } from '#core/objection.ts';
import { code, msg } from '#core/message.ts';
import { commands, type CommandsOf } from '#core/notation/shape.ts';
import { airCommands } from './air/commands.ts';
import { combatCommands } from './combat/commands.ts';
import { countryCommands } from './countries/commands.ts';
import { courseCommands } from './course/commands.ts';
import { groundCommands } from './ground/commands.ts';
import { seaCommands } from './sea/commands.ts';
import { supplyCommands } from './supply/commands.ts';
import { weatherCommands } from './weather/commands.ts';
import { airForcesCommands } from './air/airbases/commands.ts';
import { artilleryCommands } from './combat/artillery/commands.ts';
import { classSequencingCommands } from './course/class-order/commands.ts';
import { combatResultsCommands } from './combat/results/commands.ts';
import { flakCommands } from './air/flak/commands.ts';
import { guerillaCommands } from './countries/guerillas/commands.ts';
import { modifiedZocCommands } from './combat/at-once/commands.ts';
import { navalCommands } from './sea/ships/commands.ts';
import { orderCommands } from './economy/orders-of-battle/commands.ts';
import { productionCommands } from './economy/production/commands.ts';
import { railroadsCommands } from './ground/rail/commands.ts';
import { unitSupplyCommands } from './supply/lines/commands.ts';
import { warCommands } from './countries/wars/commands.ts';
import { BlitzNames } from './names.ts';
import type { State } from './types.ts';
import type { World } from './world.ts';

/** Every command: what it carries and how it is written (docs/notation.md). */
export const COMMANDS = commands({
  ...courseCommands,
  ...groundCommands,
  ...combatCommands,
  ...countryCommands,
  ...airCommands,
  ...seaCommands,
  ...supplyCommands,
  ...weatherCommands,
  ...modifiedZocCommands,
  ...combatResultsCommands,
  ...artilleryCommands,
  ...classSequencingCommands,
  ...unitSupplyCommands,
  ...railroadsCommands,
  ...navalCommands,
  ...airForcesCommands,
  ...flakCommands,
  ...orderCommands,
  ...productionCommands,
  ...warCommands,
  ...guerillaCommands,
});

export type Command = CommandsOf<typeof COMMANDS>;
export type CommandOf<K extends Command['do']> = Extract<Command, { readonly do: K }>;

/** Makes a command of a value from outside. */
export function readCommand(input: unknown): Command | Objection {
  const wrong = COMMANDS.wrong(input);
  return wrong ? objection('B80.12', msg`no such command: ${wrong}`) : (input as Command);
}

/** Objection to a command that names a unit or a hex the game does not have. */
export function strayFault(world: World, state: State, command: Command): Objection | undefined {
  const stray = COMMANDS.stray(command, new BlitzNames(world, state));
  if (!stray) return undefined;
  const value = code(String(stray.value));
  return stray.kind === 'hex'
    ? objection('B1.1', msg`there is no hex ${value}`)
    : objection('B80.12', msg`there is no unit ${value}`);
}
