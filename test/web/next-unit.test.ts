import { expect, test } from 'vitest';
import { hasNext } from '#web/table/keyboard.ts';
import type { Table } from '#web/table/table-model.ts';

const table = (walkable: number[], hex: number | undefined, selected: string[]): Table =>
  ({
    walkable: () => walkable,
    hex: () => hex,
    handyAt: () => ['b1', 'b2'],
    selected: () => new Set(selected),
  }) as unknown as Table;

test('“next unit” leads nowhere when the only stack left is in hand already', () => {
  expect(hasNext(table([], undefined, []))).toBe(false);
  expect(hasNext(table([7], 7, ['b1', 'b2']))).toBe(false);
  expect(hasNext(table([7], 7, ['b1']))).toBe(true);
  expect(hasNext(table([7], 3, []))).toBe(true);
  expect(hasNext(table([7, 9], 7, ['b1', 'b2']))).toBe(true);
});
