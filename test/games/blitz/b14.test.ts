import { describe, expect, test } from 'vitest';
import { attack, basic, ends, fought } from './basic.ts';

describe('B14 desert', () => {
  test('B14.1 desert is clear in every respect: movement, attack, defence, landing, retreat', () => {
    const everywhere = 'desert 1,0 2,0 0,1 1,1 -1,0 0,-1 1,-1 0,0';
    const lines = 'blue arm 6-6 @ 0,0 as b1\nblue art 8-4-4 @ 0,0 as b2\nblue moves';
    const [sand, clear] = [basic(lines, everywhere), basic(lines)];
    for (const id of ['b1', 'b2']) expect(ends(sand, 'moveUnit', id)).toEqual(ends(clear, 'moveUnit', id));
    sand.play('moveUnit b1 1,0 2,0 3,0');
    expect(sand.unit('b1')).toMatchObject({ spent: 9, stopped: false });
    const fight = 'blue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves';
    const [hot, cool] = [basic(fight, everywhere), basic(fight)];
    for (const table of [hot, cool]) attack(table, 'b1 on 0,0').play('resolve 1', 3);
    expect(fought(hot)).toEqual(fought(cool));
    expect(ends(hot, 'chooseRetreat', 'r1')).toEqual(ends(cool, 'chooseRetreat', 'r1'));
    const drop = basic('blue abn 4-4 @ 0,0 as b1\nblue moves', 'city Base : 0,0\nbelongs blue 0,0\ndesert 3,0 4,0');
    drop.play(['flyAirborne b1 3,0', 'moveUnit b1 4,0']);
  });
});
