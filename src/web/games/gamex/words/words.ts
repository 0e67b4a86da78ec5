import { PAGE } from '#web/text/words.ts';
import { GAMEX } from './lexicon.ts';

export type { GamexWords } from './en.ts';
export { said, saidSum } from '#web/text/words.ts';

/** The words of this game in the player's language. */
export const g = GAMEX.words;
/** Texts of the page. */
export const w = PAGE.words;
