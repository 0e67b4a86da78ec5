import { createSignal } from 'solid-js';
import { kept } from './preferences.ts';

/** The language the page speaks: the player's choice, else the browser's. */

export const SETTINGS = 'hexfront.settings';
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Own names of the languages. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const known = (name: unknown): Language | undefined => LANGUAGES.find((one) => one === name);

const [language, writeLanguage] = createSignal<Language>(
  known(kept(SETTINGS)['language']) ?? known((globalThis.navigator?.language ?? 'en').slice(0, 2)) ?? 'en',
);
export { language, writeLanguage };

/** Locale of dates: in English, too, the day stands before the month. */
export const dateLocale = (): string => (language() === 'en' ? 'en-GB' : language());
