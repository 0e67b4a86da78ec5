import { lastTurnOf, MODULE_IDS, type ModuleId, withNations } from '#games/blitz/modules/modules.ts';
import { READY_SETS } from '#games/blitz/modules/ready-set-list.ts';
import type { Switch } from '#games/blitz/presets.ts';
import type { Side } from '#games/blitz/types.ts';
import { HUMAN } from '#web/table/start.ts';
import { PLACEMENTS, startFrom } from '../starts.ts';
import { type Recipe, recipeIn, recipeOfSet } from './recipes.ts';
import { SCENARIOS } from './texts.ts';

/** A default placement for each side, or none. */
export type Placing = Readonly<Record<Side, string | undefined>>;

const SEATED = { blue: HUMAN, red: HUMAN };

/** True if a scenario's file contains its armies. */
export function hasArmies(id: string): boolean {
  const text = SCENARIOS[id] ?? '';
  return /^(blue|red) \S+ /m.test(text) && !/^army /m.test(text);
}

/** Recipe of a scenario or a ready set. */
export function recipeOf(id: string): Recipe {
  const set = READY_SETS.find(({ name }) => name === id);
  return set ? recipeOfSet(set) : recipeIn(SCENARIOS[id] ?? '');
}

export const modulesOf = ({ modules }: Recipe): readonly ModuleId[] => MODULE_IDS.filter((id) => modules.includes(id));

/** The set-up a scenario is begun with; one on the continent with rules and placements of one's choice. */
export function setupOf(
  id: string,
  switches: readonly Switch[] = recipeOf(id).switches as readonly Switch[],
  placement: Placing = PLACEMENTS,
): string {
  if (hasArmies(id)) return `scenario ${id}\n`;
  const recipe = recipeOf(id);
  const source = { modules: modulesOf(recipe), chosen: recipe.chosen };
  return startFrom({
    level: recipe.level,
    switches,
    ...source,
    scenario: undefined,
    placement,
    seats: SEATED,
    turns: lastTurnOf(source),
    minors: withNations(source.modules),
  }).text;
}
