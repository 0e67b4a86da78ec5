import { describe, expect, test } from 'vitest';
import { isObjection } from '#core/objection.ts';
import { basic, ends } from './basic.ts';

describe('B15 seas and lakes', () => {
  test('B15.1 no unit enters sea or lake hexes, nor stands there, nor lands there', () => {
    const water = 'sea 1,0 zone A\nlake 0,1\ncity Port : 0,0\nbelongs blue 0,0';
    const table = basic('blue abn 4-4 @ 0,0 as b1\nblue arm 6-6 @ 0,0 as b2\nblue moves', water);
    for (const id of ['b1', 'b2']) {
      expect(table.refusal(`moveUnit ${id} 1,0`)).toBe('B15.1');
      expect(table.refusal(`moveUnit ${id} 0,1`)).toMatch(/^(B15\.1|B1\.9)$/);
      expect(ends(table, 'moveUnit', id).filter((name) => name === '1,0' || name === '0,1')).toEqual([]);
    }
    expect(table.refusal('flyAirborne b1 1,0')).toBe('B18.2');
    expect(table.refusal('flyAirborne b1 0,1')).toBe('B18.2');
    expect(() => basic('blue inf 4-4 @ 1,0\nblue moves', water)).toThrow(/B15\.1/);
  });

  test('B15.1 there is no embarking in the Basic Game', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', 'sea 1,0 zone A\ncity Port : 0,0\nbelongs blue 0,0');
    for (const input of [
      { do: 'embark', unit: 0 },
      { do: 'embark', unit: 0, zone: 'A' },
      { do: 'sail', unit: 0, zone: 'B' },
    ]) {
      const read = table.game.read(input);
      expect(isObjection(read) || isObjection(table.game.check(table.state, 'blue', read)), input.do).toBe(true);
    }
  });
});
