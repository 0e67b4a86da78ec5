import { inWords, type Sum } from '../../core/terms.ts';
import { type Arg, ENGLISH, inLanguage, type Tongue } from '../../core/say.ts';
import { type Language, language } from './language.ts';
import { DE_BLITZ, DE_SIDES } from '../games/blitz/words/de-sentences.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { DE_SENTENCES } from './de-sentences.ts';

export const CATALOGUES: Readonly<Record<Language, Words>> = { en, de };

/** A catalogue that speaks the player's language; read anew whenever the language changes. */
export const spoken = <T extends object>(catalogues: Readonly<Record<Language, T>>): T =>
  new Proxy(catalogues.en, { get: (_target, key) => catalogues[language()][key as keyof T] });

/** The words of every page. */
export const w: Words = spoken(CATALOGUES);

export const GERMAN: Tongue = {
  sentences: { ...DE_SENTENCES, ...DE_BLITZ },
  sides: DE_SIDES,
  and: 'und',
  nothing: 'nichts',
  point: ',',
};

/** What the rules say, in the player's language. */
export const said = (sentence: Arg): string => inLanguage(language() === 'de' ? GERMAN : ENGLISH, sentence);

/** `4 b.inf1 + 6 b.arm1, x 2 city = 20` in the player's language. */
export const saidSum = (sum: Sum): string => inWords(sum, said, language() === 'de' ? '×' : 'x');
