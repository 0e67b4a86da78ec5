import { expect, test } from 'vitest';
import { askedInHand, choiceGroups, isListed } from '#web/table/panels/choice-groups.ts';
import type { Choice, UnitId } from '#table/desk.ts';

const ways = (unit: UnitId, count: number): Choice[] =>
  Array.from({ length: count }, (_, hex) => ({ unit, hex, verb: 'chooseRetreat', text: '', command: {} }));
const held = (choices: readonly Choice[], ...inHand: readonly UnitId[]) =>
  askedInHand(choiceGroups(choices), new Set(inHand));
const listed = (choices: readonly Choice[], ...inHand: readonly UnitId[]) => {
  const groups = choiceGroups(choices);
  return groups.filter((one) => isListed(one, groups, held(choices, ...inHand))).map(({ unit }) => unit);
};

test('the ways of the only unit asked about are listed, whoever is in hand', () => {
  for (const inHand of [[], ['a'], ['a', 'b'], ['b', 'c']]) expect(listed(ways('a', 9), ...inHand)).toEqual(['a']);
});

test('of several units with many ways those of the one in hand are listed, and no button looks pressed while two are', () => {
  const both = [...ways('a', 9), ...ways('b', 9)];
  expect(listed(both, 'a')).toEqual(['a']);
  // An attacker that has gone back already is still in hand.
  expect(listed(both, 'b', 'c')).toEqual(['b']);
  expect(listed(both, 'a', 'b')).toEqual([]);
  expect(held(both, 'a', 'b')).toBeUndefined();
});

test('few ways are listed for every unit', () => {
  expect(listed([...ways('a', 4), ...ways('b', 5), ...ways('c', 1)])).toEqual(['a', 'c']);
});
