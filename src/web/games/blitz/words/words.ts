import { de as page } from '../../../text/de.ts';
import { en as pageEn } from '../../../text/en.ts';
import { spoken } from '../../../text/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export { said, saidSum } from '../../../text/words.ts';

/** The words of the page and of Blitzkrieg in the player's language. */
export const w = spoken({ en: { ...pageEn, ...en }, de: { ...page, ...de } });
