import { lexicon } from '#web/text/lexicon.ts';
import type { SeatedWords } from './en.ts';

/** Texts of an online table, loaded with it. */
export const SEATED = lexicon<SeatedWords>({
  en: async () => ({ words: (await import('./en.ts')).en }),
  de: async () => ({ words: (await import('./de.ts')).de }),
});

export const t: SeatedWords = SEATED.words;
