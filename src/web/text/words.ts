import { inWords, type Sum } from '#core/terms.ts';
import { type Arg, inLanguage, type Part, partsIn } from '#core/message.ts';
import type { Words } from './en/en.ts';
import { language } from './language.ts';
import { lexicon, TONGUES } from './lexicon.ts';

export const PAGE = lexicon<Words>({
  en: async () => ({ words: (await import('./en/en.ts')).en }),
  de: async () => {
    const { de, DE_SENTENCES } = await import('./de/de.ts');
    return { words: de, locale: { sentences: DE_SENTENCES } };
  },
});

/** The words of every page. */
export const w: Words = PAGE.words;

/** Sentence of the rules in parts: words, hexes and units. */
export const saidParts = (sentence: Arg): readonly Part[] => partsIn(TONGUES[language()], sentence);

/** Sentence of the rules in the player's language. */
export const said = (sentence: Arg): string => inLanguage(TONGUES[language()], sentence);

/** True for a side in the plural, so that verbs agree. */
export const isSeveral = (side: string): boolean => TONGUES[language()].several.has(side);

/** `4 b.inf1 + 6 b.arm1, × 2 city = 20` in the player's language. */
export const saidSum = (sum: Sum): string => inWords(sum, said, '×');
