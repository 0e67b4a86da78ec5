import { createSignal } from 'solid-js';
import type { ThemeName } from '../board/theme.ts';

/** What a player likes, kept in this browser: colours and language. */

export const THEME_NAMES: readonly ThemeName[] = ['classic', 'night', 'contrast'];
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'hexfront.settings';

function kept(): { theme?: unknown; language?: unknown } {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

const from = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value);

const prefersDark = (): boolean => globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
const spoken = (): string => (globalThis.navigator?.language ?? 'en').slice(0, 2);

const [theme, writeTheme] = createSignal<ThemeName>(
  from(THEME_NAMES, kept().theme) ?? (prefersDark() ? 'night' : 'classic'),
);
const [language, writeLanguage] = createSignal<Language>(
  from(LANGUAGES, kept().language) ?? from(LANGUAGES, spoken()) ?? 'en',
);

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ theme: theme(), language: language() }));
  } catch {
    // A closed store only means that the choice is forgotten.
  }
  show();
}

/** Tells the page's style sheets. */
export function show(): void {
  document.documentElement.dataset['theme'] = theme();
  document.documentElement.lang = language();
}

export { language, theme };
export function setTheme(name: ThemeName): void {
  writeTheme(name);
  keep();
}
export function setLanguage(name: Language): void {
  writeLanguage(name);
  keep();
}
