import type { JSX } from 'solid-js';
import type { ThemeName } from '../../../board/theme.ts';
import { Drawings } from '../../../table/rules/drawings.tsx';
import { language } from '../../../text/language.ts';
import { captionsDe } from '../words/de-diagrams.ts';
import { captionsEn } from '../words/en-diagrams.ts';
import { DIAGRAMS } from './all.ts';
import { drawDiagram } from './draw.ts';

/** The drawings of a rule, each with its caption. */
export default function Diagrams(props: { readonly rule: string; readonly theme: ThemeName }): JSX.Element {
  return (
    <Drawings
      list={DIAGRAMS.filter((one) => one.rule === props.rule)}
      caption={(rule) => (language() === 'de' ? captionsDe : captionsEn)[rule] ?? ''}
      draw={drawDiagram}
      theme={props.theme}
    />
  );
}
