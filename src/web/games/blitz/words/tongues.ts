import type { Side } from '../../../../games/blitz/types.ts';
import { DE_NAMES } from './de-names.ts';
import { DE_BLITZ } from './de-sentences.ts';
import { unitNamed } from './unit-names.ts';

/** What the rules of Blitzkrieg say: sentences, the sides as they are called in them, names on the map. */
export const TONGUES = {
  en: { sides: { blue: 'Blue', red: 'Red' } satisfies Record<Side, string>, unit: unitNamed('en') },
  de: {
    sentences: DE_BLITZ,
    sides: { blue: 'Blau', red: 'Rot' } satisfies Record<Side, string>,
    names: DE_NAMES,
    unit: unitNamed('de'),
  },
};
