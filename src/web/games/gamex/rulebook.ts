import type { Rulebook } from '../../face.ts';
import { g } from './words/words.ts';

export const rulebook: Rulebook = {
  ledgers: async () => {
    const { default: text } = await import('../../../../docs/rules/tactical-gamex.md?raw');
    return [{ name: 'tactical-gamex', text }];
  },
  first: '',
  part: () => g.part,
  hint: () => g.searchHint,
  drawn: [],
  Diagrams: () => undefined,
};
