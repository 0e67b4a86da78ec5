import { lexicon } from '#web/text/lexicon.ts';
import type { SetUpWords } from './en.ts';

/** What the page of modules says; fetched with it. */
export const SET_UP = lexicon<SetUpWords>({
  en: async () => ({ words: (await import('./en.ts')).en }),
  de: async () => ({ words: (await import('./de.ts')).de }),
});

export const s = SET_UP.words;
