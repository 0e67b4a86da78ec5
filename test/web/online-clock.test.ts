import { expect, test } from 'vitest';
import { clockText, leftOf } from '#web/table/online/clock.ts';

test('only the running clock loses time, and never below zero', () => {
  const clock = { left: { blue: 60_000, red: 30_000 }, at: 1000, runs: 'blue' };
  expect(leftOf(clock, 'blue', 11_000)).toBe(50_000);
  expect(leftOf(clock, 'red', 11_000)).toBe(30_000);
  expect(leftOf(clock, 'blue', 999_000)).toBe(0);
  // A page whose clock is behind adds nothing.
  expect(leftOf(clock, 'blue', 0)).toBe(60_000);
});

test('time in days, hours, minutes, seconds, and tenths at the last', () => {
  expect(clockText(2 * 86_400_000 + 5 * 3_600_000 + 1)).toBe('2 d 5 h');
  expect(clockText(86_399_000)).toBe('23:59:59');
  expect(clockText(3_723_000)).toBe('1:02:03');
  expect(clockText(65_400)).toBe('1:05');
  expect(clockText(10_000)).toBe('0:10');
  expect(clockText(9450)).toBe('9.4');
  expect(clockText(0)).toBe('0.0');
});
