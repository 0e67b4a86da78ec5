import type { Library } from '#games/blitz/position.ts';
import { scenariosIn } from '#games/blitz/text/offers.ts';
import type { Kinds } from '#web/face.ts';
import { recipeIn, scenarioNamed, setLike, warIn } from '#games/blitz/text/recipes.ts';
import { ranges } from './set-up/ranges.ts';
import { w } from './words/words.ts';

const LEVELS: readonly string[] = ['basic', 'tournament'];
/** M71: a ready set; M17: a war; else the modules themselves. */
const [SET, WAR, MODULES] = ['set', 'war', 'modules'];

/** The Tournament Game with every optional rule. */
const ALL_OPTIONS = 'optional';

/** The files of the wars of M17, by their letters. */
const WAR_FILES: Readonly<Record<string, string>> = {
  A: 'total-war',
  B: 'national-expansion',
  C: 'neutrality-violation',
  D: 'grand-alliance',
  E: 'brush-fire',
  F: 'third-power',
  G: 'national-liberation',
  H: 'civil-war',
};

/** Names of Blitzkrieg's games: a scenario, a ready set, a war, modules, or a level. */
export function kindsOf(library: Library): Kinds {
  const title = (id: string): string => {
    const offer = scenariosIn(library).find(({ name }) => name === id);
    return offer ? w.scenarioName(id, offer.title) : id;
  };
  /** The parts of a kind: `tournament breakthrough`, `set M71.5 first-steps`, `war A`, `modules M3 M4`, `basic`. */
  const parts = (kind: string): readonly string[] => kind.split(' ');
  return {
    of(setup) {
      const scenario = scenarioNamed(setup);
      const known = scenario !== undefined && Object.hasOwn(library.scenarios, scenario);
      const recipe = recipeIn(known ? `${setup}${library.scenarios[scenario] ?? ''}` : setup);
      if (scenario !== undefined) return scenario === recipe.level ? scenario : `${recipe.level} ${scenario}`;
      if (recipe.modules.length === 0) {
        const on = new Set(recipe.switches);
        const all = recipeIn(library.scenarios[ALL_OPTIONS] ?? '').switches;
        const played = recipe.level === 'tournament' && all.every((name) => on.has(name));
        return played ? `${recipe.level} ${ALL_OPTIONS}` : recipe.level;
      }
      const set = setLike(recipe);
      if (set) return [SET, set.rule, set.name].join(' ');
      const war = warIn(recipe);
      return war === undefined ? [MODULES, ...recipe.modules].join(' ') : [WAR, war].join(' ');
    },
    name(kind) {
      const [what = '', id, ...more] = parts(kind);
      if (what === SET) return w.setName[id ?? ''] ?? id ?? '';
      if (what === WAR) return title(WAR_FILES[id ?? ''] ?? '');
      if (what === MODULES) return w.moduleList(ranges([id ?? '', ...more]));
      return id === undefined ? w.levelName(what) : title(id);
    },
    scenario(kind) {
      const [what = '', id, name] = parts(kind);
      if (what === SET) return name;
      if (what === WAR) return WAR_FILES[id ?? ''];
      return what === MODULES ? undefined : (id ?? (LEVELS.includes(what) ? what : undefined));
    },
  };
}
