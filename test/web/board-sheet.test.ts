import { expect, test } from 'vitest';
import { swiped } from '#web/table/bottom-sheet.ts';

test('a swipe moves the panel of a phone one step, a long one two, a twitch none', () => {
  expect(swiped('half', -60, 844)).toBe('tall');
  expect(swiped('half', 60, 844)).toBe('low');
  expect(swiped('low', -500, 844)).toBe('tall');
  expect(swiped('tall', 500, 844)).toBe('low');
  expect(swiped('low', 60, 844)).toBe('low');
  expect(swiped('tall', -60, 844)).toBe('tall');
  expect(swiped('half', 5, 844)).toBe('half');
});
