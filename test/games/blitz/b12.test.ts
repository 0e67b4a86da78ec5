import { describe, expect, test } from 'vitest';
import { attack, basic, ends, fought } from './basic.ts';

describe('B12 rivers', () => {
  test('B12.1 a river costs nothing and stops nothing, crossed or followed', () => {
    const lines = 'blue inf 4-4 @ -2,0 as b1\nblue moves';
    const dry = basic(lines);
    const wet = basic(lines, 'river Dott : -1,-1 -1,0 -1,1 -1,2\nriver Knabe : 0,0 1,0 2,0');
    expect(ends(wet, 'moveUnit', 'b1')).toEqual(ends(dry, 'moveUnit', 'b1'));
    wet.play('moveUnit b1 -1,0 0,0 1,0 2,0');
    expect(wet.unit('b1')).toMatchObject({ spent: 12, stopped: false });
  });

  test('B12.1 its only effect is on defence', () => {
    const table = basic('blue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves', 'river Dott : 1,0 1,-1');
    attack(table, 'b1 on 0,0').play('resolve 1', 1);
    expect(fought(table).defence).toBe(8);
  });
});
