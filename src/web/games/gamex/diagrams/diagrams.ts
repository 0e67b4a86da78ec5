import { diagramsBy } from '#web/table/rules/drawings.tsx';
import { captionsDe } from '../words/de-diagrams.ts';
import { captionsEn } from '../words/en-diagrams.ts';
import { DIAGRAMS } from './all.ts';
import { drawDiagram } from './draw.ts';

export default diagramsBy(DIAGRAMS, { en: captionsEn, de: captionsDe }, drawDiagram);
