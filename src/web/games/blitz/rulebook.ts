import { lazy } from 'solid-js';
import type { Rulebook } from '../../face.ts';
import { w } from './words/words.ts';
import { DIAGRAM_RULES } from './diagrams/diagram-rules.ts';

export const rulebook: Rulebook = {
  ledgers: async () => {
    const { default: text } = await import('../../../../docs/rules/blitzkrieg-1965.md?raw');
    return [{ name: 'blitzkrieg-1965', text }];
  },
  first: 'BASIC GAME',
  part: (heading) => w.bookPart(heading),
  hint: () => w.searchRulesHint,
  drawn: DIAGRAM_RULES,
  Diagrams: lazy(() => import('./diagrams/diagrams.ts')),
};
