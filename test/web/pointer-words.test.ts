import { expect, test } from 'vitest';
import { byHand } from '#web/text/pointer-words.ts';
import { lessonsDe } from '#web/games/blitz/words/de-lessons.ts';
import { lessonsEn } from '#web/games/blitz/words/en-lessons.ts';

test('a sentence speaks of the mouse or of fingers', () => {
  expect(byHand('Choose G2, then [click|tap] G5[ (or D)|].', false)).toBe('Choose G2, then click G5 (or D).');
  expect(byHand('Choose G2, then [click|tap] G5[ (or D)|].', true)).toBe('Choose G2, then tap G5.');
});

test('with fingers no lesson speaks of clicks or keys, and no bracket is left', () => {
  for (const lessons of [lessonsEn, lessonsDe])
    for (const { steps } of Object.values(lessons))
      for (const { text, task, praise, slips } of Object.values(steps))
        for (const line of [...text, task, praise, ...Object.values(slips ?? {})]) {
          expect(byHand(line, true)).not.toMatch(
            /\bclick|\bShift\b|\bkey [A-Z]\b|[Kk]licken|Umschalt|Taste |Strg|Ctrl|[[\]|]/,
          );
          expect(byHand(line, false)).not.toMatch(/[[\]|]/);
        }
});
