import { describe, expect, test } from 'vitest';
import { attack, basic, ends, fought } from './basic.ts';

const WOOD = 'forest 1,0';

describe('B13 forests', () => {
  test('B13.1 armor and artillery may not enter forest', () => {
    const table = basic('blue arm 6-6 @ 0,0 as b1\nblue art 8-4-4 @ 0,0 as b2\nblue moves', WOOD);
    expect(table.refusal('moveUnit b1 1,0')).toBe('B13.1');
    expect(table.refusal('moveUnit b2 1,0')).toBe('B13.1');
    expect(ends(table, 'moveUnit', 'b1')).not.toContain('1,0');
    expect(ends(table, 'moveUnit', 'b2')).not.toContain('1,0');
    // Round it they go.
    table.play('moveUnit b1 1,-1 2,-1 2,0');
  });

  test('B13.1 they may attack units in forest', () => {
    const table = basic(
      'blue arm 6-6 @ 0,0 as b1\nblue art 8-4-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nblue moves',
      WOOD,
    );
    attack(table, 'b1+b2 on 1,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 14, defence: 4, odds: '3-1' });
  });

  test('B13.2 any other unit that enters forest must end its move there', () => {
    for (const unit of ['inf 4-4', 'abn 4-4', 'aa 4-6']) {
      const table = basic(`blue ${unit} @ 0,0 as b1\nblue moves`, WOOD);
      expect(table.refusal('moveUnit b1 1,0 2,0'), unit).toBe('B13.2');
      table.play('moveUnit b1 1,0');
      expect(table.unit('b1'), unit).toMatchObject({ spent: 3, stopped: true });
      expect(table.refusal('moveUnit b1 2,0'), unit).toBe('B13.2');
    }
  });

  test('B13.3 example: out of forest at the normal rate: clear, clear, forest, and stop', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', 'forest 0,0 3,0');
    table.play('moveUnit b1 1,0 2,0 3,0');
    expect(table.unit('b1')).toMatchObject({ spent: 9, stopped: true });
    expect(table.refusal('moveUnit b1 4,0')).toBe('B13.2');
  });

  test('B13.3 forest is crossed at one hex a player turn', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ -4,0\nblue moves', 'forest 0,0 1,0 2,0');
    expect(table.refusal('moveUnit b1 1,0 2,0')).toBe('B13.2');
    table.play([
      'moveUnit b1 1,0',
      'endMovement',
      'endDeclaration',
      'endMovement',
      'endDeclaration',
      'moveUnit b1 2,0',
    ]);
    expect(table.unit('b1')).toMatchObject({ spent: 3, stopped: true });
  });
});
