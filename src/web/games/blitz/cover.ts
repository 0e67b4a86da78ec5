import type { Library } from '../../../games/blitz/position.ts';
import { isPosition } from '../../../games/blitz/text/position-text.ts';
import { SIDES } from '../../../games/blitz/types.ts';
import type { Cover } from '../../face.ts';
import { teachGerman } from '../../text/words.ts';
import { DE_BLITZ, DE_SIDES } from './words/de-sentences.ts';
import { w } from './words/words.ts';
import { LEVELS } from './levels.ts';
import { LIBRARY } from './library.ts';
import { lobbyOf } from './lobby.ts';
import { readPosition } from './read-position.ts';
import { rulebook } from './rulebook.ts';

teachGerman({ sentences: DE_BLITZ, sides: DE_SIDES });

const coverOf = (library: Library): Cover => ({
  id: 'blitz',
  sides: SIDES.map((id) => ({ id, name: () => w.sideName(id) })),
  levels: LEVELS,
  library,
  faults(setup) {
    const read = readPosition(setup, library);
    return isPosition(read) ? [] : read;
  },
  lobby: lobbyOf(library),
  rulebook,
  school: async () => (await import('./school.ts')).school,
});

export const cover: Cover = coverOf(LIBRARY);
