import { describe, expect, test } from 'vitest';
import { aimsOf } from '#games/gamex/players/aims.ts';
import { arms } from '#games/gamex/players/foresight/arms.ts';
import { open } from '../practice.ts';

const BOARD = `game gamex
board inline
  grid radius 9
end board
turns 6
soviet I 3/3/10/1 @ 6,0 as s1
zone hill : 2,0 3,0
victory axis marginal control hill 1
axis has 1
`;

describe('arms together', () => {
  const of = (units: string) => {
    const game = open(`${BOARD}${units}`);
    return arms(game.world, game.start, 'axis');
  };
  test('a truck nearer to the enemy than all who fight is in front; beside them or far away it is not', () => {
    const tank = (at: string) => `german A 12/8/9/8 tank @ ${at} as p1\n`;
    const truck = (at: string) => `german C 0/0/1/12 @ ${at} as t1\n`;
    expect(of(tank('0,0') + truck('2,0')).leading).toBeGreaterThan(0);
    expect(of(tank('0,0') + truck('0,0')).leading).toBe(0);
    expect(of(tank('0,0') + truck('-2,0')).leading).toBe(0);
    expect(of(tank('-9,0') + truck('-6,0')).leading).toBe(0);
    // Alone it leads too.
    expect(of(truck('2,0')).leading).toBeGreaterThan(0);
  });

  test('a victory hex is held by who fights and is not shaken', () => {
    expect(of('german A 12/8/9/8 tank @ 2,0 as p1..2\n').garrison).toBe(1);
    expect(of('german A 12/8/9/8 tank @ 2,0 as p1\ngerman I 3/3/10/1 @ 3,0 as i1\n').garrison).toBe(2);
    expect(of('german C 0/0/1/12 @ 2,0 as t1\n').garrison).toBe(0);
    expect(of('german A 12/8/9/8 tank @ 2,0 as p1 disrupted\n').garrison).toBe(0);
  });
});

describe('X4.4a a side that is behind', () => {
  const field = (goals: string) =>
    open(`game gamex
board inline
  grid radius 9
end board
turns 6
soviet I 3/3/10/1 @ 6,0 as s1
german A 12/8/9/8 tank @ -6,0 as p1
zone hill : 2,0
control axis hill
${goals}axis has 1
`);
  test('and may still win by kills goes for the enemy; without the drive it waits where it is', () => {
    const game = field('victory axis marginal kills 1\nvictory allied marginal losses most 9\n');
    const wants = (drive?: boolean) => aimsOf(game.world, game.start, 'axis', drive).what;
    expect(wants()).toBe('hunt');
  });

  test('and a side that is ahead keeps its ground', () => {
    const game = field(
      'victory axis marginal kills 1\nvictory axis marginal control hill 1\nvictory allied marginal kills 9\n',
    );
    expect(aimsOf(game.world, game.start, 'axis').what).toBe('guard');
    expect(aimsOf(game.world, game.start, 'allied').what).not.toBe('guard');
  });
});
