import { inWords, type Sum } from '../../core/terms.ts';
import { english, type Said } from '../../core/say.ts';
import { language } from './language.ts';
import { GERMAN } from '../games/blitz/words/de-engine.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { translator } from './engine.ts';

export const CATALOGUES: Readonly<Record<'en' | 'de', Words>> = { en, de };

/** The words of the player's language; read anew whenever the language changes. */
export const w: Words = new Proxy(en, {
  get: (_target, key) => CATALOGUES[language()][key as keyof Words],
});

const german = translator(GERMAN);

/** What the rules say, in the player's language. */
export const said = (sentence: Said | string): string => {
  const text = english(sentence);
  return language() === 'de' ? german.say(text) : text;
};

/** `4 b.inf1 + 6 b.arm1, x 2 city = 20` in the player's language. */
export const saidSum = (sum: Sum): string => inWords(sum, said, language() === 'de' ? '×' : 'x');
