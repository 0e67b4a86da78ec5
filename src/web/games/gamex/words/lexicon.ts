import type { Side } from '#games/gamex/types.ts';
import { lexicon } from '#web/text/lexicon.ts';
import type { GamexWords } from './en.ts';

/** The Axis wins, the Allies win. */
const SEVERAL: ReadonlySet<string> = new Set<Side>(['allied']);

/** Texts of Tactical GameX: its panels, and its rules with its names of the sides. */
export const GAMEX = lexicon<GamexWords>({
  en: async () => {
    const { en } = await import('./en.ts');
    return { words: en, locale: { sides: en.side, several: SEVERAL, names: en.zoneNames } };
  },
  de: async () => {
    const { de, DE_GAMEX: sentences } = await import('./de.ts');
    return { words: de, locale: { sentences, sides: de.side, several: SEVERAL, names: de.zoneNames } };
  },
});
