import { createSignal } from 'solid-js';
import type { ThemeName } from '#web/board/theme.ts';
import { keep, kept } from '#web/text/preferences.ts';
import { loadLocale } from '#web/text/lexicon.ts';
import { type Language, language, SETTINGS, writeLanguage } from '#web/text/language.ts';

/** Preferences of a player, stored in this browser: colours and language. */

export const THEME_NAMES: readonly ThemeName[] = ['classic', 'night', 'contrast'];

const prefersDark = (): boolean => globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

const [theme, writeTheme] = createSignal<ThemeName>(
  THEME_NAMES.find((name) => name === kept(SETTINGS)['theme']) ?? (prefersDark() ? 'night' : 'classic'),
);

function changed(): void {
  keep(SETTINGS, { theme: theme(), language: language() });
  show();
}

/** Tells the page's style sheets. */
export function show(): void {
  document.documentElement.dataset['theme'] = theme();
  document.documentElement.lang = language();
}

export { theme };
export function setTheme(name: ThemeName): void {
  writeTheme(name);
  changed();
}

let wanted: Language | undefined;

/** Spoken as soon as its words are there; false when they cannot be had, and everything stays as it was. */
export async function setLanguage(name: Language): Promise<boolean> {
  wanted = name;
  try {
    await loadLocale(name);
  } catch {
    return wanted !== name;
  }
  // The player may have chosen again meanwhile.
  if (wanted !== name) return true;
  writeLanguage(name);
  changed();
  return true;
}
