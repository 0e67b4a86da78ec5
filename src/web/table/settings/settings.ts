import { createSignal } from 'solid-js';
import type { ThemeName } from '../../board/theme.ts';
import { keep, kept } from '../../text/kept.ts';
import { type Language, language, SETTINGS, writeLanguage } from '../../text/language.ts';

/** What a player likes, kept in this browser: colours and language. */

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
export function setLanguage(name: Language): void {
  writeLanguage(name);
  changed();
}
