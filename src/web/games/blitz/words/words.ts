import { KINDS, type UnitType } from '#games/blitz/kinds.ts';
import type { Words } from '#web/text/en/en.ts';
import { PAGE, said } from '#web/text/words.ts';
import type { PanelWords } from './en.ts';
import type { BlitzWords } from './front/en.ts';
import { AT_TABLE, BLITZ } from './lexicon.ts';

export { said, saidSum } from '#web/text/words.ts';

/** The words of the page and of Blitzkrieg in the player's language: no key is in both. */
export const w = new Proxy({} as Words & BlitzWords & PanelWords, {
  get: (_target, key) =>
    BLITZ.words[key as keyof BlitzWords] ?? PAGE.words[key as keyof Words] ?? AT_TABLE.words[key as keyof PanelWords],
});

export const typeName = (type: UnitType | undefined): string => (type === undefined ? '' : said(KINDS[type].word));

/** A name on the map. */
export const named = (name: string): string => said({ name });
