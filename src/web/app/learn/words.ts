import { language } from '../settings.ts';
import { lessonsDe } from '../text/de-lessons.ts';
import { type LessonWords, lessonsEn } from '../text/en-lessons.ts';

/** What a lesson says, in the player's language. */
export const lessonWords = (id: string): LessonWords | undefined => (language() === 'de' ? lessonsDe : lessonsEn)[id];
