import { inWords, type Sum } from '../../core/terms.ts';
import { english, type Said } from '../../core/say.ts';
import { type Language, language } from './language.ts';
import { GERMAN } from '../games/blitz/words/de-engine.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { translator } from './engine.ts';

export const CATALOGUES: Readonly<Record<Language, Words>> = { en, de };

/** A catalogue that speaks the player's language; read anew whenever the language changes. */
export const spoken = <T extends object>(catalogues: Readonly<Record<Language, T>>): T =>
  new Proxy(catalogues.en, { get: (_target, key) => catalogues[language()][key as keyof T] });

/** The words of every page. */
export const w: Words = spoken(CATALOGUES);

const german = translator(GERMAN);

/** What the rules say, in the player's language. */
export const said = (sentence: Said | string): string => {
  const text = english(sentence);
  return language() === 'de' ? german.say(text) : text;
};

/** `4 b.inf1 + 6 b.arm1, x 2 city = 20` in the player's language. */
export const saidSum = (sum: Sum): string => inWords(sum, said, language() === 'de' ? '×' : 'x');
