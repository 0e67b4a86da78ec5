import { expect, test } from 'vitest';
import { createSelection } from '#web/table/selection.ts';

test('who was moved out of the hex chosen while a phase was played for him is put down', () => {
  const selection = createSelection();
  selection.choose(5, ['a', 'b']);
  selection.dropStrays(() => 5);
  expect([selection.hex(), [...selection.selected()]]).toEqual([5, ['a', 'b']]);
  selection.dropStrays((id) => (id === 'a' ? 5 : 4));
  expect([selection.hex(), selection.selected().size]).toEqual([undefined, 0]);
});

test('units that lie in no hex stay in hand', () => {
  const selection = createSelection();
  selection.choose(undefined, ['a']);
  selection.dropStrays(() => undefined);
  expect([...selection.selected()]).toEqual(['a']);
});
