import { lastTurnOf, MODULE_IDS, type ModuleId, withNations } from '../modules/modules.ts';
import type { OptionValues } from '../modules/options.ts';
import { READY_SETS } from '../modules/ready-set-list.ts';
import { type Preset, SWITCHES, type Switch } from '../presets.ts';
import type { Side } from '../types.ts';
import { type Recipe, recipeIn, recipeOfSet } from './recipes.ts';

/** Written positions games begin from. */

export interface StartChoices {
  readonly level: Preset;
  readonly switches: readonly Switch[];
  readonly modules: readonly ModuleId[];
  /** M0.options: what is not as usual. */
  readonly chosen: OptionValues;
  /** A default placement for each side, or undefined to set up by hand. */
  readonly placement: Placing;
  /** M17: the last turn of the war that is fought. */
  readonly turns?: number | undefined;
  /** M80.2: armies of minor countries are set up before anything else. */
  readonly minors?: boolean | undefined;
}

/** A default placement for each side, or none. */
export type Placing = Readonly<Record<Side, string | undefined>>;

/** Default placements of the continent's armies. */
export const PLACEMENTS: Readonly<Record<Side, string>> = { blue: 'blue-march', red: 'red-march' };

/** Position of a war on the continent. */
export function startText({ level, switches, modules, chosen, placement, turns, minors }: StartChoices): string {
  const playable = switches.filter((name) => level === 'tournament' || !SWITCHES[name].tournament);
  const options = Object.entries(chosen).map(([name, value]) => `${name}=${value}`);
  const lines = [
    `game ${[level, ...playable].join(' ')}`,
    ...(modules.length > 0 ? [`modules ${modules.join(' ')}`] : []),
    ...(options.length > 0 ? [`options ${options.join(' ')}`] : []),
    'board continent',
    'army continent',
  ];
  if (level === 'basic' || turns !== undefined) lines.push(`turns ${turns ?? 15}`);
  if (level === 'basic') lines.push('cities 25');
  for (const side of ['blue', 'red'] as const) if (placement[side]) lines.push(`placement ${placement[side]}`);
  const byHand = { blue: placement.blue === undefined, red: placement.red === undefined };
  // T3.2: Red puts units At Sea before Blue sets up, so a Tournament set-up by Red's hand begins with him.
  if (level === 'tournament' && byHand.red) lines.push('red sets up at sea');
  else if (byHand.blue) lines.push('blue sets up');
  else lines.push(byHand.red ? 'red sets up' : minors ? 'blue sets up' : 'blue moves');
  return `${lines.join('\n')}\n`;
}

type Scenarios = Readonly<Record<string, string>>;

/** True if a scenario's file contains its armies. */
export function hasArmies(scenarios: Scenarios, id: string): boolean {
  const text = scenarios[id] ?? '';
  return /^(blue|red) \S+ /m.test(text) && !/^army /m.test(text);
}

/** Recipe of a scenario or a ready set. */
export function recipeOf(scenarios: Scenarios, id: string): Recipe {
  const set = READY_SETS.find(({ name }) => name === id);
  return set ? recipeOfSet(set) : recipeIn(scenarios[id] ?? '');
}

export const modulesOf = ({ modules }: Recipe): readonly ModuleId[] => MODULE_IDS.filter((id) => modules.includes(id));

/** The position a scenario or ready set begins from; one on the continent with rules and placements of one's choice. */
export function setupOf(
  scenarios: Scenarios,
  id: string,
  switches: readonly Switch[] = recipeOf(scenarios, id).switches as readonly Switch[],
  placement: Placing = PLACEMENTS,
): string {
  if (hasArmies(scenarios, id)) return `scenario ${id}\n`;
  const recipe = recipeOf(scenarios, id);
  const source = { modules: modulesOf(recipe), chosen: recipe.chosen };
  return startText({
    level: recipe.level,
    switches,
    ...source,
    placement,
    turns: lastTurnOf(source),
    minors: withNations(source.modules),
  });
}

/** The position a scenario of the catalogue begins from where nothing is changed. */
export const standardSetup = (scenarios: Scenarios, id: string): string | undefined =>
  Object.hasOwn(scenarios, id) || READY_SETS.some(({ name }) => name === id) ? setupOf(scenarios, id) : undefined;
