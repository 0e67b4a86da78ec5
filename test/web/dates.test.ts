import { afterEach, expect, test } from 'vitest';
import { dayOf as lastPlayed } from '#web/pages/games/names.ts';
import { dayOf } from '#web/pages/you/day.ts';
import { writeLanguage } from '#web/text/language.ts';

afterEach(() => writeLanguage('en'));

const AT = new Date(2026, 10, 19, 14, 5).getTime();

test('dates put the day before the month, in English as in German', () => {
  expect(lastPlayed(AT)).toBe('19 Nov 2026, 14:05');
  expect(dayOf(AT)).toBe('19 November 2026');
  writeLanguage('de');
  expect(lastPlayed(AT)).toBe('19.11.2026, 14:05');
  expect(dayOf(AT)).toBe('19. November 2026');
});
