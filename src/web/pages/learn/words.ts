import { language } from '../settings.ts';
import { lessonsDe } from '../../games/blitz/words/de-lessons.ts';
import { type LessonWords, lessonsEn } from '../../games/blitz/words/en-lessons.ts';

/** What a lesson says, in the player's language. */
export const lessonWords = (id: string): LessonWords | undefined => (language() === 'de' ? lessonsDe : lessonsEn)[id];
