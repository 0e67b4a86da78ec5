import type { Library } from '#games/blitz/position.ts';
import { SIDES } from '#games/blitz/types.ts';
import type { Cover } from '#web/face.ts';
import { LANGUAGES } from '#web/text/language.ts';
import { takeUp, teach } from '#web/text/lexicon.ts';
import { AT_TABLE } from './words/lexicon.ts';
import { unitNamed } from './words/unit-names.ts';
import { w } from './words/words.ts';
import { kindsOf } from './kind.ts';
import { ADVISER, LEVELS } from './levels.ts';
import { LIBRARY } from './library.ts';
import { lobby } from './lobby.ts';
import { rulebook } from './rulebook.ts';

for (const one of LANGUAGES) teach(one, { unit: unitNamed(one) });

const coverOf = (library: Library): Cover => ({
  id: 'blitz',
  sides: SIDES.map((id) => ({ id, name: () => w.sideName(id) })),
  levels: LEVELS,
  adviser: ADVISER,
  library,
  async faults(setup) {
    const [{ faultsIn }] = await Promise.all([import('./read-position.ts'), takeUp(AT_TABLE)]);
    return faultsIn(setup, library);
  },
  kinds: kindsOf(library),
  lobby,
  rulebook,
  school: async () => (await import('./school.ts')).school,
  paper: async () => (await import('./paper.ts')).paperOf(library),
});

export const cover: Cover = coverOf(LIBRARY);
