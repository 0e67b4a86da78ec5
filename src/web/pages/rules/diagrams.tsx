import { createMemo, For, type JSX } from 'solid-js';
import { FONT_URLS } from '../../board/live/fonts.ts';
import { loadFonts } from '../../board/live/load-fonts.ts';
import { language, theme } from '../settings.ts';
import { captionsDe } from '../../games/blitz/words/de-diagrams.ts';
import { captionsEn } from '../../games/blitz/words/en-diagrams.ts';
import { DIAGRAMS } from '../../games/blitz/diagrams/all.ts';
import { drawDiagram } from '../../games/blitz/diagrams/draw.ts';

let fonts: Promise<void> | undefined;

/** The drawings of a rule, each with its caption. */
export default function Diagrams(props: { readonly rule: string }): JSX.Element {
  fonts ??= loadFonts(document.fonts, FONT_URLS);
  const captions = () => (language() === 'de' ? captionsDe : captionsEn);
  return (
    <For each={DIAGRAMS.filter((one) => one.rule === props.rule)}>
      {(diagram) => {
        const caption = () => captions()[diagram.rule] ?? '';
        const svg = createMemo(() => drawDiagram(diagram, theme(), caption()));
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
