import { lexicon } from '#web/text/lexicon.ts';
import type { PanelWords } from './en.ts';
import type { BlitzWords } from './front/en.ts';

/** Texts of Blitzkrieg around the table, with its names of sides and places. */
export const BLITZ = lexicon<BlitzWords>({
  en: async () => {
    const { en, SIDES_EN: sides } = await import('./front/en.ts');
    return { words: en, locale: { sides } };
  },
  de: async () => {
    const { de, DE_NAMES: names, SIDES_DE: sides } = await import('./front/de.ts');
    return { words: de, locale: { names, sides } };
  },
});

/** Texts of its panels and rules: loaded with the table and where a game is put together, not with the front page. */
export const AT_TABLE = lexicon<PanelWords>({
  en: async () => ({ words: (await import('./en.ts')).en }),
  de: async () => {
    const { de, DE_BLITZ, DE_MODULE_RULES } = await import('./de.ts');
    return { words: de, locale: { sentences: { ...DE_BLITZ, ...DE_MODULE_RULES } } };
  },
});
