import { type Objection, objection } from '#core/objection.ts';
import { code, say } from '#core/say.ts';
import { commands, type CommandsOf } from '#core/shape.ts';
import { airCommands } from './chapters/air/commands.ts';
import { combatCommands } from './chapters/combat/commands.ts';
import { countryCommands } from './chapters/countries/commands.ts';
import { courseCommands } from './chapters/course/commands.ts';
import { groundCommands } from './chapters/ground/commands.ts';
import { seaCommands } from './chapters/sea/commands.ts';
import { supplyCommands } from './chapters/supply/commands.ts';
import { weatherCommands } from './chapters/weather/commands.ts';
import { airForcesCommands } from './modules/air-forces/commands.ts';
import { artilleryCommands } from './modules/artillery/commands.ts';
import { classSequencingCommands } from './modules/class-sequencing/commands.ts';
import { combatResultsCommands } from './modules/combat-results/commands.ts';
import { flakCommands } from './modules/flak/commands.ts';
import { guerillaCommands } from './modules/guerillas/commands.ts';
import { modifiedZocCommands } from './modules/modified-zoc/commands.ts';
import { navalCommands } from './modules/naval/commands.ts';
import { orderCommands } from './modules/orders-of-battle/commands.ts';
import { productionCommands } from './modules/production/commands.ts';
import { railroadsCommands } from './modules/railroads/commands.ts';
import { unitSupplyCommands } from './modules/supply/commands.ts';
import { warCommands } from './modules/war-scenarios/commands.ts';
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
  return wrong ? objection('B80.12', say`no such command: ${wrong}`) : (input as Command);
}

/** Objection to a command that names a unit or a hex the game does not have. */
export function strayFault(world: World, state: State, command: Command): Objection | undefined {
  const stray = COMMANDS.stray(command, new BlitzNames(world, state));
  if (!stray) return undefined;
  const value = code(String(stray.value));
  return stray.kind === 'hex'
    ? objection('B1.1', say`there is no hex ${value}`)
    : objection('B80.12', say`there is no unit ${value}`);
}
