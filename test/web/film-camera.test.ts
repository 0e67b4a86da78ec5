import { expect, test } from 'vitest';
import type { Happening } from '#table/desk.ts';
import { battleHexes, hexesOf } from '#web/table/film/camera.ts';

/** A tank at hex 3 fires at hex 40 after a move there; a hex is taken. */
const HAPPENED: readonly Happening[] = [
  { is: 'went', unit: 'inf', path: [39, 41, 40] },
  {
    is: 'own',
    die: true,
    what: {},
    clash: { attackers: ['tank', 'battery'], defenders: ['inf'], hexes: [40], odds: '2-1' },
  },
  { is: 'taken', hex: 7, by: 'axis' },
];

test('a battle is shown with the hexes it is fought from, and its own hexes come first', () => {
  const hexOf = (unit: string) => (unit === 'tank' ? 3 : undefined);
  expect(hexesOf(HAPPENED, hexOf)).toEqual([39, 40, 3, 7]);
  expect(battleHexes(HAPPENED)).toEqual([40]);
});
