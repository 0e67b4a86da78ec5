import { inWords, type Sum } from '../../core/terms.ts';
import { type Arg, ENGLISH, inLanguage, type Part, partsIn, type Tongue } from '../../core/say.ts';
import { type Language, LANGUAGES, language } from './language.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { DE_SENTENCES } from './de-sentences.ts';

export const CATALOGUES: Readonly<Record<Language, Words>> = { en, de };

/** A catalogue that speaks the player's language; read anew whenever the language changes. */
export const spoken = <T extends object>(catalogues: Readonly<Record<Language, T>>): T =>
  new Proxy(catalogues.en, { get: (_target, key) => catalogues[language()][key as keyof T] });

/** The words of every page. */
export const w: Words = spoken(CATALOGUES);

/** The two languages as they are spoken without a game. */
export const TONGUES: Readonly<Record<Language, Tongue>> = {
  en: { ...ENGLISH, sentences: {}, sides: {}, names: {} },
  de: { sentences: { ...DE_SENTENCES }, sides: {}, names: {}, and: 'und', nothing: 'nichts', point: ',' },
};

/** A game brings the words of its rules along when its cover is opened. */
export function teach(
  game: Readonly<Record<Language, Partial<Pick<Tongue, 'sentences' | 'sides' | 'names' | 'unit'>>>>,
): void {
  for (const one of LANGUAGES) {
    Object.assign(TONGUES[one].sentences, game[one].sentences);
    Object.assign(TONGUES[one].sides, game[one].sides);
    Object.assign(TONGUES[one].names, game[one].names);
    const [known, unit] = [TONGUES[one].unit, game[one].unit];
    if (unit) Object.assign(TONGUES[one], { unit: (id: string) => unit(id) ?? known?.(id) });
  }
}

/** What the rules say, in parts: words, hexes and units. */
export const saidParts = (sentence: Arg): readonly Part[] => partsIn(TONGUES[language()], sentence);

/** What the rules say, in the player's language. */
export const said = (sentence: Arg): string => inLanguage(TONGUES[language()], sentence);

/** `4 b.inf1 + 6 b.arm1, x 2 city = 20` in the player's language. */
export const saidSum = (sum: Sum): string => inWords(sum, said, language() === 'de' ? '×' : 'x');
