import { describe, expect, test } from 'vitest';
import { bombingWorth } from '#games/blitz/players/ops/tasks.ts';
import { coast, coastWith } from '../coast.ts';
import { optional } from '../optional.ts';
import { hex } from '../war-table.ts';
import { frameIs, playFor } from './ops-table.ts';

describe('the coast and the sky', () => {
  test('O23.7 TAC go to sea where more of the enemy is within their range', () => {
    const reds = ['3,-2', '4,-3', '2,-1', '1,-2'].map((at, i) => `red inf 2-4 @ ${at} as r${i}`).join('\n');
    const table = coastWith(
      'seaAir',
      `blue TAC 4-2 @ -1,-3 as t\nblue inf 1-4 @ -1,-3 as g\n${reds}`,
      'blue moves',
      'city Hafen : -1,-3\nbelongs blue -1,-3\nsea 2,-3 zone A',
    );
    const { commands, words } = playFor(table, 'blue', frameIs('declaration', 'landing', 'combat'));
    expect(commands[0]).toBe('aircraftToSea t A');
    // All four lie within two hexes of a sea hex of zone A, none within two of the port.
    expect(words[0]).toContain('4 enemy hexes are within its range from there, 0 from its base');
  });

  test('T23.0.4b aircraft alone on a base are attacked by a column that can come next to them', () => {
    const table = optional(
      '',
      'blue arm 4-6 @ 0,0 as b1\nred SAC 4-20 @ 4,0 as s\nred inf 4-4 @ 8,-8 as r0\nblue inf 1-4 @ -8,8 as b0\nblue moves',
      'city Base : 4,0\nbelongs red 4,0 8,-8\ncity Rot : 8,-8\ncity Blau : -8,8\nbelongs blue -8,8',
      8,
    );
    const { state, words } = playFor(table, 'blue', frameIs('combat'));
    expect(state.battles).toMatchObject([{ kind: 'ground', hexes: [hex(table, '4,0')] }]);
    expect(words.some((text) => text.includes('attacks the aircraft on 4,0'))).toBe(true);
  });

  const TWO_CITIES = 'city Nord : -2,-1\ncity Mitte : -2,1\nbelongs blue -2,-1 -2,1';
  const goalsOf = (lines: string, statements: string): string[] =>
    playFor(
      coast(`red inf 4-4 sea A as f1\nblue inf 1-4 @ -1,-1 as g\n${lines}`, statements),
      'blue',
      frameIs('declaration', 'landing'),
    ).why.map(({ goal }) => goal);

  test('T6.2 one factor on a beach keeps a landing from two cities behind it', () => {
    const table = coast('red inf 4-4 sea A as f1\nblue inf 1-4 @ -1,-1 as g', TWO_CITIES);
    const { state, why } = playFor(table, 'blue', frameIs('declaration', 'landing'));
    const guard = state.units.find(({ id }) => id === 'g');
    expect([hex(table, '-1,-3'), hex(table, '0,-3')]).toContain(guard?.at);
    expect(why.some(({ goal }) => goal === 'beachGuard')).toBe(true);
  });

  test('T6.2 a beach is not guarded where another beach leads to the cities behind it, or a drop', () => {
    // 1,-1 lies two hexes from the beach in the east.
    const east = goalsOf('', 'city Nord : -2,-1\ncity Ost : 1,-1\nbelongs blue -2,-1 1,-1');
    const dropped = goalsOf('red abn 4-4 @ 0,4 as a', TWO_CITIES);
    for (const goals of [east, dropped]) {
      expect(goals).toContain('garrison');
      expect(goals).not.toContain('beachGuard');
    }
  });

  test('T6.1.2 the last garrison of a port that Rangers could raid does not go to sea', () => {
    const port = 'city Hafen : 1,-3\nbelongs blue 1,-3\nbelongs red 4,-3 4,-2\ncity Rothafen : 4,-2';
    const sea = (lines: string): string[] =>
      playFor(
        coastWith('', `blue inf 4-4 @ 1,-3 as fl\nred inf 4-4 @ 0,3 as r3\n${lines}`, 'blue moves', port),
        'blue',
        frameIs('declaration', 'landing'),
      ).commands.filter((text) => text.startsWith('embark'));
    expect(sea('')).toHaveLength(1);
    expect(sea('red rng 1-4 sea A as rr')).toEqual([]);
    // One of two goes, one stays.
    expect(sea('red rng 1-4 sea A as rr\nblue inf 4-4 @ 1,-3 as f2')).toHaveLength(1);
  });

  test('T23.3 supply the enemy has plenty of is not worth a raid', () => {
    expect(bombingWorth(200, 4)).toBeLessThan(0.15);
    expect(bombingWorth(0, 4)).toBeGreaterThan(2);
    expect(bombingWorth(12, 4)).toBeGreaterThan(0.15);
  });
});
