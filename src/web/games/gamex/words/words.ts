import { de as page } from '../../../text/de.ts';
import { en as pageEn } from '../../../text/en.ts';
import { spoken } from '../../../text/words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type { GamexWords } from './en.ts';
export { said, saidSum } from '../../../text/words.ts';

/** The words of this game in the player's language. */
export const g = spoken({ en, de });
/** Those of the page. */
export const w = spoken({ en: pageEn, de: page });
