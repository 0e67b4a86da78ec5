import { expect, test } from 'vitest';
import type { Battle } from '#games/blitz/types.ts';
import { sameBattles } from '#web/games/blitz/panels/same-battles.ts';

test('battles suggested once more are known again, in whatever order they come', () => {
  const declared: Battle[] = [
    { no: 3, kind: 'ground', attackers: [4, 11], hexes: [7] },
    { no: 4, kind: 'assault', attackers: [2], hexes: [9] },
  ];
  const assault = { do: 'declareCityAssault', attackers: [2], hex: 9 } as const;
  const battle = { do: 'declareBattle', attackers: [11, 4], hexes: [7] } as const;
  expect(sameBattles(declared, [assault, battle])).toBe(true);
  expect(sameBattles(declared, [battle])).toBe(false);
  expect(sameBattles(declared, [assault, { ...battle, attackers: [4] }])).toBe(false);
  expect(sameBattles([], [])).toBe(false);
});
