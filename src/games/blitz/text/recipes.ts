import { statements, wordsOf } from '#core/notation/notation.ts';
import type { OptionValues } from '../modules/options.ts';
import { READY_SETS, type ReadySet } from '../modules/ready-set-list.ts';
import type { Preset } from '../presets.ts';

/** Recipe of a game of Blitzkrieg, read from its set-up without loading the rules. */
export interface Recipe {
  readonly level: Preset;
  readonly switches: readonly string[];
  readonly modules: readonly string[];
  readonly chosen: OptionValues;
}

const stated = (text: string, word: string): readonly string[] =>
  statements(text)
    .map((line) => wordsOf(line.text))
    .find(([first]) => first === word)
    ?.slice(1) ?? [];

export const scenarioNamed = (setup: string): string | undefined => stated(setup, 'scenario')[0];

export function recipeIn(setup: string): Recipe {
  const [level, ...switches] = stated(setup, 'game');
  return {
    level: level === 'tournament' ? 'tournament' : 'basic',
    switches,
    modules: stated(setup, 'modules'),
    chosen: Object.fromEntries(
      stated(setup, 'options').flatMap((option) => {
        const [name = '', value] = option.split('=');
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

/** M71: the recipe of a ready set. */
export const recipeOfSet = ({ level, modules, scenario, chosen }: ReadySet): Recipe => ({
  level,
  switches: [],
  modules,
  chosen: { ...(scenario === undefined ? {} : { scenario }), ...chosen },
});

/** M17: the letter of the war that is fought; A where none is named. */
export const warIn = ({ modules, chosen }: Recipe): string | undefined =>
  modules.includes('M17') ? (chosen['scenario'] ?? 'A') : undefined;

const alike = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** M71: the ready set a recipe is, whatever else was chosen with it; the one that names most of what was chosen. */
export function setLike(recipe: Recipe): ReadySet | undefined {
  const chosen = (set: ReadySet): readonly [string, string][] => Object.entries(set.chosen ?? {});
  return READY_SETS.filter((set) => {
    const its = recipeOfSet(set);
    return (
      its.level === recipe.level &&
      alike(its.modules, recipe.modules) &&
      warIn(its) === warIn(recipe) &&
      chosen(set).every(([name, value]) => recipe.chosen[name] === value)
    );
  }).sort((a, b) => chosen(b).length - chosen(a).length)[0];
}
