import { lexicon } from '#web/text/lexicon.ts';
import type { SetUpWords } from './en.ts';

/** Words of the module page, loaded with it. */
export const SET_UP = lexicon<SetUpWords>({
  en: async () => ({ words: (await import('./en.ts')).en }),
  de: async () => ({ words: (await import('./de.ts')).de }),
});

export const s = SET_UP.words;
