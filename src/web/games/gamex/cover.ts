import { kit } from '#games/gamex/kit.ts';
import { SIDES } from '#games/gamex/types.ts';
import type { Cover } from '#web/face.ts';
import { LIBRARY } from './library.ts';
import { lobby } from './lobby/lobby.ts';
import { rulebook } from './rulebook.ts';
import { kinds } from './kind.ts';
import { OPPONENTS } from './kinds.ts';
import { g } from './words/words.ts';

export const cover: Cover = {
  id: 'gamex',
  sides: SIDES.map((id) => ({ id, name: () => g.side[id] })),
  // Tables of earlier versions have seats of greedy.
  levels: ['greedy', ...OPPONENTS],
  adviser: 'regular',
  library: LIBRARY,
  async faults(setup) {
    const game = kit.open(setup, LIBRARY);
    return 'play' in game ? [] : game;
  },
  kinds,
  lobby,
  rulebook,
  school: async () => (await import('./school.ts')).school,
  paper: async (battle) => (await import('./paper.ts')).paperOf(battle),
};
