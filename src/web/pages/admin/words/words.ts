import { lexicon } from '#web/text/lexicon.ts';
import type { Like } from '#web/text/word-types.ts';
import type { en } from './en.ts';

export type AdminWords = Like<typeof en>;

/** Texts of the admin page. */
export const ADMIN = lexicon<AdminWords>({
  en: async () => ({ words: (await import('./en.ts')).en }),
  de: async () => ({ words: (await import('./de.ts')).de }),
});

export const a = ADMIN.words;
