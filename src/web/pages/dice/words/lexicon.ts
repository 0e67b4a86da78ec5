import { lexicon } from '#web/text/lexicon.ts';
import type { DiceWords } from './en.ts';

export const DICE = lexicon<DiceWords>({
  en: async () => ({ words: (await import('./en.ts')).en }),
  de: async () => ({ words: (await import('./de.ts')).de }),
});
