import { lexicon } from '../../../text/lexicon.ts';
import type { BlitzWords } from './en.ts';
import type { ModuleWords } from './en/modules.ts';

/** What Blitzkrieg says: its panels, and its rules with the sides and the names on the map as they are called in them. */
export const BLITZ = lexicon<BlitzWords>({
  en: async () => {
    const { en, SIDES_EN: sides } = await import('./en.ts');
    return { words: en, tongue: { sides } };
  },
  de: async () => {
    const { de, DE_BLITZ: sentences, DE_NAMES: names, SIDES_DE: sides } = await import('./de.ts');
    return { words: de, tongue: { sentences, sides, names } };
  },
});

/** What the panels of modules say, and their rules: fetched with the table, not with the front page. */
export const MODULE_WORDS = lexicon<ModuleWords>({
  en: async () => ({ words: (await import('./en/modules.ts')).modules }),
  de: async () => {
    const [{ modules }, { DE_MODULE_RULES: sentences }] = await Promise.all([
      import('./de/modules.ts'),
      import('./de-module-sentences.ts'),
    ]);
    return { words: modules, tongue: { sentences } };
  },
});
