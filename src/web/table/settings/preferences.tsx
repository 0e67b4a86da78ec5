import { For, type JSX } from 'solid-js';
import type { ThemeName } from '../../board/theme.ts';
import { LANGUAGES, type Language, language } from '../../text/language.ts';
import { CATALOGUES, w } from '../../text/words.ts';
import { setLanguage, setTheme, THEME_NAMES, theme } from './settings.ts';

/** Colours and language. */
export function Preferences(): JSX.Element {
  return (
    <div class="preferences">
      <label>
        {w.theme}{' '}
        <select value={theme()} onChange={(event) => setTheme(event.currentTarget.value as ThemeName)}>
          <For each={THEME_NAMES}>{(name) => <option value={name}>{w.themeName[name]}</option>}</For>
        </select>
      </label>
      <label>
        {w.languageLabel}{' '}
        <select value={language()} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
          <For each={LANGUAGES}>{(name) => <option value={name}>{CATALOGUES[name].language}</option>}</For>
        </select>
      </label>
    </div>
  );
}
