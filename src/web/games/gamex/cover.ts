import { family } from '../../../games/gamex/family.ts';
import { SIDES } from '../../../games/gamex/types.ts';
import type { Cover } from '../../face.ts';
import { teach } from '../../text/words.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { LIBRARY } from './library.ts';
import { lobby } from './lobby.tsx';
import { rulebook } from './rulebook.ts';
import { g } from './words/words.ts';

teach({ en: { sides: en.side }, de: { sides: de.side } });

export const cover: Cover = {
  id: 'gamex',
  sides: SIDES.map((id) => ({ id, name: () => g.side[id] ?? '' })),
  levels: ['greedy', 'regular', 'veteran'],
  seat: (level) => g.opponents[level]?.[0] ?? '',
  library: LIBRARY,
  faults(setup) {
    const game = family.open(setup, LIBRARY);
    return 'play' in game ? [] : game;
  },
  lobby,
  rulebook,
};
