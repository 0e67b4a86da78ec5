import { lazy } from 'solid-js';
import type { Rulebook } from '../../face.ts';
import { DIAGRAM_RULES } from './diagrams/diagram-rules.ts';
import { called } from './called.ts';
import { g } from './words/words.ts';

export const rulebook: Rulebook = {
  ledgers: async () => {
    const { default: text } = await import('../../../../docs/rules/tactical-gamex.md?raw');
    return [{ name: 'tactical-gamex', text }];
  },
  first: 'Tactical GameX: rules ledger',
  part: (heading) => called(g.part, heading),
  hint: () => g.searchHint,
  drawn: DIAGRAM_RULES,
  Diagrams: lazy(() => import('./diagrams/diagrams.ts')),
};
