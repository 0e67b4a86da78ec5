import type { School } from '#web/face.ts';
import { language } from '#web/text/language.ts';
import { drawPosition } from './diagrams/draw.ts';
import { LESSONS } from './lessons/all.ts';
import { lessonsDe } from './words/de-lessons.ts';
import { lessonsEn } from './words/en-lessons.ts';

const words: School['words'] = (lesson) => (language() === 'de' ? lessonsDe : lessonsEn)[lesson];

export const school: School = {
  lessons: LESSONS,
  words,
  picture: ({ id, steps }, theme) =>
    drawPosition(steps[0]?.position ?? '', `lesson-${id}`, theme, words(id)?.title ?? ''),
};
