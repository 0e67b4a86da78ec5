import { describe, expect, test } from 'vitest';
import { planTurn } from '#games/blitz/players/plan/plan.ts';
import { theatre } from '#games/blitz/players/ops/theatre.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import type { Unit } from '#games/blitz/types.ts';
import { coast } from '../coast.ts';
import { optional } from '../optional.ts';
import { hex } from '../war-table.ts';
import { frameIs, playFor } from './ops-table.ts';

describe('T2.3 substitutes', () => {
  test('one factor soaks off, the rest of the unit fights beside it', () => {
    // b2 touches both: without a piece 4 would have to hold 6 at 1-2, and the attack on r1 would be 2-1.
    const table = optional(
      '',
      'blue inf 9-4 @ 2,-1 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 6-4 @ 0,1 as r2\nblue declares',
    );
    const { commands, state, words } = playFor(table, 'blue', frameIs('combat'));
    expect(commands[0]).toBe('splitUnit b2 3+1');
    const strength = (at: string) =>
      state.battles
        .filter(({ hexes }) => hexes.includes(hex(table, at)))
        .flatMap(({ attackers }) => attackers)
        .reduce((sum, no) => sum + (state.units[no] as Unit).af, 0);
    expect([strength('1,0'), strength('0,1')]).toEqual([12, 1]);
    expect(words.some((text) => text.includes('1 factor soaks off against 0,1 at 1-6'))).toBe(true);
  });

  test('who has no other battle to join is left whole', () => {
    const table = optional('', 'blue inf 4-4 @ 0,0 as b1\nred inf 6-4 @ 0,1 as r1\nblue declares');
    const { commands } = playFor(table, 'blue', frameIs('combat'));
    expect(commands.filter((text) => text.startsWith('splitUnit'))).toEqual([]);
  });
});

describe('T20 Rangers', () => {
  const PORT = 'city Port : 1,-3\nbelongs red 1,-3';

  test('T20.2 a Ranger takes a port nobody covers, where no beach is', () => {
    const table = coast('blue rng 1-4 sea A as b1\nred inf 4-4 @ 0,2 as r1', PORT);
    const { commands, state, words } = playFor(table, 'blue', frameIs('declaration', 'landing'));
    expect(commands.filter((text) => text.startsWith('landOnBeach b1'))).toHaveLength(1);
    expect(state.control[table.game.world.board.cityHexNo[hex(table, '1,-3')] ?? -1]).toBe('blue');
    // The Ranger stays where it can withdraw (T20.6).
    const ranger = state.units.find(({ id }) => id === 'b1');
    expect(ranger?.at).toBe(ranger?.landedOn);
    expect(words.some((text) => text.startsWith('b1 lands at'))).toBe(true);
  });

  test('T20.6 it is gone again before the enemy comes', () => {
    const table = coast('blue rng 1-4 @ 1,-3 as b1\nred arm 6-6 @ 1,0 as r1', PORT);
    const units = table.state.units.map((unit) => (unit.id === 'b1' ? { ...unit, landedOn: unit.at } : unit));
    table.state = { ...table.state, units };
    const { commands } = playFor(table, 'blue', frameIs('declaration', 'landing'));
    expect(commands[0]).toMatch(/^withdrawRanger b1/);
  });

  test('T6.1.2 a Ranger with nobody to fight goes to sea where a port lies open', () => {
    const table = coast(
      'blue rng 1-4 @ -2,-2 as b1\nred inf 4-4 @ 0,2 as r1',
      `${PORT}\ncity Hafen : -1,-3\nbelongs blue -1,-3`,
    );
    const { commands, why } = playFor(table, 'blue', frameIs('declaration', 'landing'));
    expect(commands.some((text) => text.startsWith('embark b1'))).toBe(true);
    expect(why.some(({ goal }) => goal === 'rangersToSea')).toBe(true);
  });
});

test('B8.2 operations thought of side by side do not overfill a hex', () => {
  // A garrison and two flights to one city: 1 + 6 + 6.
  const cities = 'city Field : 5,-5\ncity Rear : -7,7\nbelongs blue 5,-5 -7,7\ncity Far : 8,-8\nbelongs red 8,-8';
  const table = optional(
    '',
    'blue inf 1-4 @ 3,-3 as g\nblue inf 6-4 @ -7,7 as f1\nblue inf 6-4 @ -7,7 as f2\nred abn 4-4 @ 8,-8 as a\nblue moves',
    cities,
    8,
  );
  const { game, state } = table;
  const plan = planTurn({ game, state, side: 'blue', style: REGULAR, noise: () => 0, bold: true, theatre: theatre() });
  const load = new Map<number, number>();
  for (const [no, at] of plan.at) load.set(at, (load.get(at) ?? 0) + (state.units[no] as Unit).df);
  expect(Math.max(...load.values())).toBeLessThanOrEqual(12);
  expect(plan.operations.filter(({ goal }) => goal === 'transport').length).toBeGreaterThan(0);
});

describe('B9.4 who is too weak to fight where he stands', () => {
  const WALL = 'red inf 6-4 @ 1,0 as r1\nred inf 6-4 @ 0,1 as r2';

  test('is helped by others', () => {
    // b1 is held by 12 factors, and nothing draws b2 and b3 there but its need.
    const table = optional(
      '',
      `blue inf 1-4 @ 0,0 as b1 moved stopped spent 12\n${WALL}\nblue inf 3-4 @ -3,0 as b2\nblue inf 3-4 @ -3,1 as b3\nblue moves`,
    );
    const { commands, state, why } = playFor(table, 'blue', frameIs('combat'));
    expect(commands.filter((text) => text.startsWith('takeBack'))).toEqual([]);
    expect(why.some(({ goal }) => goal === 'help')).toBe(true);
    expect(state.battles.flatMap(({ hexes }) => hexes)).toContain(hex(table, '1,0'));
  });
});
