import type { Lesson } from '../../../pages/learn/lesson.ts';
import { moving } from './moving.ts';
import { odds } from './odds.ts';
import { results } from './results.ts';
import { theatre } from './theatre.ts';
import { zones } from './zones.ts';

/** In the order in which they are best taken. */
export const LESSONS: readonly Lesson[] = [moving, zones, odds, results, theatre];
