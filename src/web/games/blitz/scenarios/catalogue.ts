import { endingsOf, readCatalogue, readResults } from '#core/notation/catalogue.ts';
import { READY_SETS } from '#games/blitz/modules/ready-set-list.ts';
import type { Scenario } from '#web/table/scenario.ts';
import { pictureOf } from '#web/table/scenario.ts';
import { language } from '#web/text/language.ts';
import { w } from '../words/words.ts';
import CARDS from '../../../../games/blitz/data/blitz.catalogue?raw';
import RESULTS from '../../../../games/blitz/data/blitz.results?raw';
import { type Recipe, recipeIn, recipeOfSet } from '#games/blitz/text/recipes.ts';
import { remarksOf, SCENARIOS } from './texts.ts';

/** Boxes its scenarios come in. */
const [CLASSIC, MODULES] = ['blitz', 'modules'];

interface Description {
  readonly recipe: Recipe;
  readonly title: () => string;
  readonly about: () => string;
  /** Text, or rule, of the scenario. */
  readonly words: string;
}

/** Description of a scenario file, or of a ready set by M71. */
function descriptionOf(id: string): Description | undefined {
  const set = READY_SETS.find(({ name }) => name === id);
  if (set)
    return {
      recipe: recipeOfSet(set),
      title: () => w.setName[set.rule] ?? id,
      about: () => w.setText[set.rule] ?? '',
      words: `${set.rule} ${set.modules.join(' ')}`,
    };
  const text = SCENARIOS[id];
  if (text === undefined) return undefined;
  const { title, about } = remarksOf(text);
  return {
    recipe: recipeIn(text),
    title: () => w.scenarioName(id, title),
    about: () => w.scenarioText(id, about),
    words: text,
  };
}

/** Blitzkrieg and the Module System, in the order of their cards. */
export function catalogue(): readonly Scenario[] {
  const results = readResults(RESULTS);
  return readCatalogue(CARDS).lines.flatMap((line): Scenario[] => {
    const told = descriptionOf(line.id);
    if (!told) return [];
    const { recipe } = told;
    const counts = results.get(line.id)?.slice(0, 3);
    return [
      {
        ...line,
        game: 'blitz',
        box: recipe.modules.length > 0 ? MODULES : CLASSIC,
        title: told.title,
        about: told.about,
        where: () => (recipe.modules.length > 0 ? w.modulesCount(recipe.modules.length) : w.levelRules(recipe.level)),
        sides: () => [w.sideShort('blue'), w.sideShort('red')],
        words: () =>
          [told.about(), line.teaches[language()], w.sideName('blue'), w.sideName('red'), told.words].join(' '),
        ...(counts ? { endings: endingsOf(counts.map((count) => count ?? 0)) } : {}),
        ...pictureOf(line.id),
      },
    ];
  });
}
