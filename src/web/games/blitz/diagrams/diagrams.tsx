import { createMemo, For, type JSX } from 'solid-js';
import { FONT_URLS } from '../../../board/live/fonts.ts';
import { loadFonts } from '../../../board/live/load-fonts.ts';
import type { ThemeName } from '../../../board/theme.ts';
import { language } from '../../../text/language.ts';
import { captionsDe } from '../words/de-diagrams.ts';
import { captionsEn } from '../words/en-diagrams.ts';
import { DIAGRAMS } from './all.ts';
import { drawDiagram } from './draw.ts';

let fonts: Promise<void> | undefined;

/** The drawings of a rule, each with its caption. */
export default function Diagrams(props: { readonly rule: string; readonly theme: ThemeName }): JSX.Element {
  fonts ??= loadFonts(document.fonts, FONT_URLS);
  const captions = () => (language() === 'de' ? captionsDe : captionsEn);
  return (
    <For each={DIAGRAMS.filter((one) => one.rule === props.rule)}>
      {(diagram) => {
        const caption = () => captions()[diagram.rule] ?? '';
        const svg = createMemo(() => drawDiagram(diagram, props.theme, caption()));
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
