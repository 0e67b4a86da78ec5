import { BLITZ, AT_TABLE } from '#web/games/blitz/words/lexicon.ts';
import { GAMEX } from '#web/games/gamex/words/lexicon.ts';
import { LANGUAGES } from '#web/text/language.ts';
import { PAGE } from '#web/text/words.ts';

/** Imported by tests that read what a page says: its words and those of the games are there, in every language. */
await Promise.all([PAGE, BLITZ, AT_TABLE, GAMEX].flatMap(({ learn }) => LANGUAGES.map(learn)));
