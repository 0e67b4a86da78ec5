import { lazy } from 'solid-js';
import type { Rulebook } from '#web/face.ts';
import { DIAGRAM_RULES } from './diagrams/diagram-rules.ts';
import { called } from './labels.ts';
import { g } from './words/words.ts';

export const rulebook: Rulebook = {
  ledgers: async () => {
    const { default: text } = await import('../../../../docs/rules/tactical-gamex.md?raw');
    return [{ name: 'tactical-gamex', text }];
  },
  first: 'play',
  parts: [
    ['play', 'X1', 'X4', 'X2'],
    ['ground', 'X3', 'X27'],
    ['move', 'X5'],
    ['fight', 'X6', 'X7'],
    ['works', 'X8', 'X9', 'X10', 'X11'],
    ['options', ...Array.from({ length: 13 }, (_, i) => `X${12 + i}`)],
    ['situations', 'X25'],
    ['appendix', 'X0', 'X26', 'X28', 'X29', 'X30', 'X31', 'X32'],
  ],
  part: (heading) => called(g.part, heading),
  hint: () => g.searchHint,
  drawn: DIAGRAM_RULES,
  Diagrams: lazy(() => import('./diagrams/diagrams.ts')),
};
