import { KINDS, type UnitType } from '../../../../games/blitz/kinds.ts';
import type { Words } from '../../../text/en/en.ts';
import { PAGE, said } from '../../../text/words.ts';
import type { BlitzWords } from './en.ts';
import type { ModuleWords } from './en/modules.ts';
import { BLITZ, MODULE_WORDS } from './lexicon.ts';

export { said, saidSum } from '../../../text/words.ts';

/** The words of the page and of Blitzkrieg in the player's language: no key is in both. */
export const w = new Proxy({} as Words & BlitzWords & ModuleWords, {
  get: (_target, key) =>
    BLITZ.words[key as keyof BlitzWords] ??
    PAGE.words[key as keyof Words] ??
    MODULE_WORDS.words[key as keyof ModuleWords],
});

export const typeName = (type: UnitType | undefined): string => (type === undefined ? '' : said(KINDS[type].word));

/** A name on the map. */
export const named = (name: string): string => said({ name });
