import { expect, test } from 'vitest';
import { createHand } from '#web/table/hand.ts';

test('who was moved out of the hex chosen while a phase was played for him is put down', () => {
  const hand = createHand();
  hand.choose(5, ['a', 'b']);
  hand.dropStrays(() => 5);
  expect([hand.hex(), [...hand.selected()]]).toEqual([5, ['a', 'b']]);
  hand.dropStrays((id) => (id === 'a' ? 5 : 4));
  expect([hand.hex(), hand.selected().size]).toEqual([undefined, 0]);
});

test('units that lie in no hex stay in hand', () => {
  const hand = createHand();
  hand.choose(undefined, ['a']);
  hand.dropStrays(() => undefined);
  expect([...hand.selected()]).toEqual(['a']);
});
