import { describe, expect, test } from 'vitest';
import { basic } from './basic.ts';

describe('B16 mountains', () => {
  test('B16.1 every unit may enter mountains and must end its move there', () => {
    for (const unit of ['inf 4-4', 'arm 6-6', 'art 8-4-4', 'abn 4-4', 'aa 4-6']) {
      const table = basic(`blue ${unit} @ 0,0 as b1\nblue moves`, 'mountain 1,0');
      expect(table.refusal('moveUnit b1 1,0 2,0'), unit).toBe('B16.1');
      table.play('moveUnit b1 1,0');
      expect(table.unit('b1'), unit).toMatchObject({ spent: 3, stopped: true });
      expect(table.refusal('moveUnit b1 2,0'), unit).toBe('B16.1');
    }
  });

  test('B16.1 the next player turn it leaves at its normal rate', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ -4,0\nblue moves', 'mountain 1,0', 6);
    table.play(['moveUnit b1 1,0', 'endMovement', 'endDeclaration', 'endMovement', 'endDeclaration']);
    table.play('moveUnit b1 2,0 3,0 4,0 5,0');
    expect(table.unit('b1').spent).toBe(12);
  });

  test('B16.2 from mountain to mountain one hex a player turn, except along roads', () => {
    const range = 'mountain 0,0 1,0 2,0';
    const table = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', range);
    expect(table.refusal('moveUnit b1 1,0 2,0')).toBe('B16.1');
    const road = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', `${range}\nroad : 0,0 1,0 2,0`);
    road.play('moveUnit b1 1,0 2,0');
    expect(road.unit('b1')).toMatchObject({ spent: 2, stopped: false });
  });
});
