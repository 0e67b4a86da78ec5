import { createSignal, For, type JSX, Show } from 'solid-js';
import type { ThemeName } from '#web/board/theme.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language, language } from '#web/text/language.ts';
import { w } from '#web/text/words.ts';
import { setLanguage, setTheme, THEME_NAMES, theme } from './settings.ts';

/** Colours and language. */
export function Preferences(): JSX.Element {
  const [away, setAway] = createSignal<Language>();
  async function speak(chooser: HTMLSelectElement): Promise<void> {
    const name = chooser.value as Language;
    setAway(undefined);
    if (await setLanguage(name)) return;
    chooser.value = language();
    setAway(name);
  }
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
        <select value={language()} onChange={(event) => void speak(event.currentTarget)}>
          <For each={LANGUAGES}>{(name) => <option value={name}>{LANGUAGE_NAMES[name]}</option>}</For>
        </select>
      </label>
      <Show when={away()}>{(name) => <span role="alert">{w.languageAway(LANGUAGE_NAMES[name()])}</span>}</Show>
    </div>
  );
}
