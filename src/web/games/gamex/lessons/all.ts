import type { Lessons } from '../../../../table/lesson.ts';
import { platoon } from './platoon.ts';
import { sight } from './sight.ts';
import { watch } from './watch.ts';

/** The Axis learns; what the Allies answer to a move is done for them. */
export const LESSONS: Lessons = {
  list: [platoon, watch, sight],
  pupil: 'axis',
  answered: ['opFire', 'walk', 'activity'],
  passes: { opFire: 'decline', spotFire: 'spot' },
};
