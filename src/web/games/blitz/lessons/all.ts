import type { Lessons } from '#table/lesson.ts';
import { air } from './air.ts';
import { impulses } from './impulses.ts';
import { moving } from './movement.ts';
import { odds } from './odds.ts';
import { rails } from './rails.ts';
import { results } from './results.ts';
import { sea } from './sea.ts';
import { theatre } from './theatre.ts';
import { zones } from './zones.ts';

/** Great Blue learns; Big Red's choices in the middle of a battle are made for him. */
export const LESSONS: Lessons = {
  list: [moving, zones, odds, results, theatre, impulses, rails, sea, air],
  pupil: 'blue',
  answered: ['retreat', 'losses', 'exchange', 'advance', 'interception', 'flight'],
  passes: {
    declaration: 'endMovement',
    combat: 'endDeclaration',
    retreat: 'resolve',
    exchange: 'resolve',
    losses: 'resolve',
    advance: 'resolve',
    landing: 'endAdvance',
    flight: 'declareStrike',
  },
};
