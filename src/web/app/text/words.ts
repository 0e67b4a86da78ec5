import { language } from '../settings.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

export const CATALOGUES: Readonly<Record<'en' | 'de', Words>> = { en, de };

/** The words of the player's language; read anew whenever the language changes. */
export const w: Words = new Proxy(en, {
  get: (_target, key) => CATALOGUES[language()][key as keyof Words],
});
