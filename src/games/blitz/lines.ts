import { airLines } from './chapters/air/lines.ts';
import { combatLines } from './chapters/combat/lines.ts';
import { countryLines } from './chapters/countries/lines.ts';
import { courseLines } from './chapters/course/lines.ts';
import { groundLines } from './chapters/ground/lines.ts';
import { seaLines } from './chapters/sea/lines.ts';
import { supplyLines } from './chapters/supply/lines.ts';
import { weatherLines } from './chapters/weather/lines.ts';
import { classSequencingLines } from './modules/class-sequencing/lines.ts';
import { artilleryLines } from './modules/artillery/lines.ts';
import { combatResultsLines } from './modules/combat-results/lines.ts';
import { modifiedZocLines } from './modules/modified-zoc/lines.ts';
import { productionLines } from './modules/production/lines.ts';
import { orderLines } from './modules/orders-of-battle/lines.ts';
import { supplyLineLines } from './modules/supply/lines.ts';
import { guerillaLines } from './modules/guerillas/lines.ts';
import { railroadsLines } from './modules/railroads/lines.ts';
import { warLines } from './modules/war-scenarios/lines.ts';
import { navalLines } from './modules/naval/lines.ts';
import { airForcesLines } from './modules/air-forces/lines.ts';
import { flakLines } from './modules/flak/lines.ts';
import type { Lines } from './text/commands/line.ts';
import type { Command } from './types.ts';

/** Every command, chapter by chapter. */
export const LINES: Lines<Command['do']> = {
  ...courseLines,
  ...groundLines,
  ...combatLines,
  ...countryLines,
  ...airLines,
  ...seaLines,
  ...supplyLines,
  ...weatherLines,
  ...modifiedZocLines,
  ...combatResultsLines,
  ...artilleryLines,
  ...classSequencingLines,
  ...supplyLineLines,
  ...railroadsLines,
  ...navalLines,
  ...airForcesLines,
  ...flakLines,
  ...orderLines,
  ...productionLines,
  ...warLines,
  ...guerillaLines,
};

export const COMMANDS = Object.keys(LINES) as readonly Command['do'][];
