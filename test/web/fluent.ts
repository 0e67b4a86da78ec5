import { LANGUAGES } from '../../src/web/text/language.ts';
import { PAGE } from '../../src/web/text/words.ts';
import { BLITZ } from '../../src/web/games/blitz/words/lexicon.ts';

/** Imported by tests that read what a page says: the words of the page and of Blitzkrieg are there, in every language. */
await Promise.all([PAGE, BLITZ].flatMap(({ learn }) => LANGUAGES.map(learn)));
