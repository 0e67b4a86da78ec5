import { lexicon } from '#web/text/lexicon.ts';
import type { Like } from '#web/text/word-types.ts';
import type { en } from './en.ts';

export type OnlineWords = Like<typeof en>;

/** Texts of the pages around an online table, loaded with the first of them. */
export const ONLINE = lexicon<OnlineWords>({
  en: async () => ({ words: (await import('./en.ts')).en }),
  de: async () => ({ words: (await import('./de.ts')).de }),
});

export const o = ONLINE.words;
