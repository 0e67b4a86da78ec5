import { createMemo, For, type JSX } from 'solid-js';
import { FONT_URLS } from '../../board/live/fonts.ts';
import { loadFonts } from '../../board/live/load-fonts.ts';
import type { ThemeName } from '../../board/theme.ts';

let fonts: Promise<void> | undefined;

/** Drawings of rules, each with its caption. */
export function Drawings<D extends { readonly rule: string }>(props: {
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
