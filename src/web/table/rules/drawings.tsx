import { createMemo, For, type JSX } from 'solid-js';
import { FONT_URLS } from '#web/board/live/fonts.ts';
import { loadFonts } from '#web/board/live/load-fonts.ts';
import type { ThemeName } from '#web/board/theme.ts';
import { type Language, language } from '#web/text/language.ts';

/** The drawings of a game's rules, each with its caption in the reader's language. */
export const diagramsBy =
  <D extends { readonly rule: string }>(
    all: readonly D[],
    captions: Readonly<Record<Language, Readonly<Record<string, string>>>>,
    draw: (diagram: D, theme: ThemeName, caption: string) => string,
  ) =>
  (props: { readonly rule: string; readonly theme: ThemeName }): JSX.Element => (
    <Drawings
      list={all.filter((one) => one.rule === props.rule)}
      caption={(rule) => captions[language()][rule] ?? ''}
      draw={draw}
      theme={props.theme}
    />
  );

let fonts: Promise<void> | undefined;

/** Drawings of rules, each with its caption. */
function Drawings<D extends { readonly rule: string }>(props: {
  readonly list: readonly D[];
  readonly caption: (rule: string) => string;
  readonly draw: (diagram: D, theme: ThemeName, caption: string) => string;
  readonly theme: ThemeName;
}): JSX.Element {
  fonts ??= loadFonts(document.fonts, FONT_URLS);
  return (
    <For each={props.list}>
      {(diagram) => {
        const caption = () => props.caption(diagram.rule);
        const svg = createMemo(() => props.draw(diagram, props.theme, caption()));
        return (
          <figure class="diagram">
            <div innerHTML={svg()} />
            <figcaption>{caption()}</figcaption>
          </figure>
        );
      }}
    </For>
  );
}
