import { SIDES } from '../../../games/blitz/types.ts';
import type { Cover } from '../../face.ts';
import { w } from '../../text/words.ts';
import { rulebook } from './rulebook.ts';

export const cover: Cover = {
  id: 'blitz',
  sides: SIDES.map((id) => ({ id, name: () => w.sideName(id) })),
  levels: ['random', 'novice', 'regular', 'veteran', 'grand'],
  rulebook,
  school: async () => (await import('./school.ts')).school,
};
