import { lexicon } from '#web/text/lexicon.ts';
import type { Like } from '#web/text/word-types.ts';
import type { en } from './en.ts';

/** Texts of the account page. */
export const YOU = lexicon<Like<typeof en>>({
  en: async () => ({ words: (await import('./en.ts')).en }),
  de: async () => ({ words: (await import('./de.ts')).de }),
});

export const y = YOU.words;
