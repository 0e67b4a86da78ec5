import type { Lessons } from '#table/lesson.ts';
import { arms } from './arms.ts';
import { platoon } from './platoon.ts';
import { sappers } from './sappers.ts';
import { sight } from './sight.ts';
import { watch } from './watch.ts';

/** The Axis learns; what the Allies answer to a move is done for them. */
export const LESSONS: Lessons = {
  list: [platoon, watch, sight, arms, sappers],
  pupil: 'axis',
  answered: ['opFire', 'walk', 'activity'],
  passes: { opFire: 'decline', spotFire: 'spot', assault: 'overrun' },
};
