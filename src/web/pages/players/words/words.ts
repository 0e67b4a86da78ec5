import { lexicon } from '#web/text/lexicon.ts';
import type { Like } from '#web/text/word-types.ts';
import type { en } from './en.ts';

export type PlayerWords = Like<typeof en>;

/** Texts of players' pages. */
export const PLAYERS = lexicon<PlayerWords>({
  en: async () => ({ words: (await import('./en.ts')).en }),
  de: async () => ({ words: (await import('./de.ts')).de }),
});

export const p = PLAYERS.words;
