import type { Switch } from '#games/blitz/presets.ts';
import {
  hasArmies as armiesIn,
  type Placing,
  recipeOf as recipeIn,
  setupOf as setupIn,
} from '#games/blitz/text/start-text.ts';
import type { Recipe } from '#games/blitz/text/recipes.ts';
import { SCENARIOS } from './texts.ts';

export { modulesOf, type Placing } from '#games/blitz/text/start-text.ts';

/** True if a scenario's file contains its armies. */
export const hasArmies = (id: string): boolean => armiesIn(SCENARIOS, id);

/** Recipe of a scenario or a ready set. */
export const recipeOf = (id: string): Recipe => recipeIn(SCENARIOS, id);

/** The set-up a scenario is begun with; one on the continent with rules and placements of one's choice. */
export const setupOf = (id: string, switches?: readonly Switch[], placement?: Placing): string =>
  setupIn(SCENARIOS, id, switches, placement);
