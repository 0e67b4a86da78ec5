import type { UnitType } from '../../../../games/blitz/types.ts';
import { TYPE_WORDS } from '../../../../games/blitz/words.ts';
import { de as page } from '../../../text/de.ts';
import { en as pageEn } from '../../../text/en.ts';
import { said, spoken } from '../../../text/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export { said, saidSum } from '../../../text/words.ts';

/** The words of the page and of Blitzkrieg in the player's language. */
export const w = spoken({ en: { ...pageEn, ...en }, de: { ...page, ...de } });

export const typeName = (type: UnitType | undefined): string => (type === undefined ? '' : said(TYPE_WORDS[type]));

/** A name on the map. */
export const named = (name: string): string => said({ name });
