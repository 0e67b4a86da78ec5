import { inWords, type Sum } from '../../core/terms.ts';
import { type Arg, ENGLISH, inLanguage, type Tongue } from '../../core/say.ts';
import { type Language, language } from './language.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { DE_SENTENCES } from './de-sentences.ts';

export const CATALOGUES: Readonly<Record<Language, Words>> = { en, de };

/** A catalogue that speaks the player's language; read anew whenever the language changes. */
export const spoken = <T extends object>(catalogues: Readonly<Record<Language, T>>): T =>
  new Proxy(catalogues.en, { get: (_target, key) => catalogues[language()][key as keyof T] });

/** The words of every page. */
export const w: Words = spoken(CATALOGUES);

const sentences: Record<string, string> = { ...DE_SENTENCES };
const sides: Record<string, string> = {};

export const GERMAN: Tongue = { sentences, sides, and: 'und', nothing: 'nichts', point: ',' };

/** A game brings the German of its rules along when its cover is opened. */
export function teachGerman(game: Pick<Tongue, 'sentences' | 'sides'>): void {
  Object.assign(sentences, game.sentences);
  Object.assign(sides, game.sides);
}

/** What the rules say, in the player's language. */
export const said = (sentence: Arg): string => inLanguage(language() === 'de' ? GERMAN : ENGLISH, sentence);

/** `4 b.inf1 + 6 b.arm1, x 2 city = 20` in the player's language. */
export const saidSum = (sum: Sum): string => inWords(sum, said, language() === 'de' ? '×' : 'x');
