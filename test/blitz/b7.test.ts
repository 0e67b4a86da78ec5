import { describe, expect, test } from 'vitest';
import { position, small } from './table.ts';

describe('B7 zones of control', () => {
  test('B7.z4 a unit that begins in an enemy zone of control steps out to a free hex first', () => {
    const table = position(`
      game basic
      ${small()}
      blue inf 4-4 @ 0,0 as b1
      red inf 4-4 @ 1,0 as r1
      blue moves`);
    expect(table.refusal('moveUnit b1 0,1')).toBe('B7.z4');
    table.play('moveUnit b1 -1,1 0,1');
    expect(table.unit('b1')).toMatchObject({ spent: 6, stopped: true });
  });
});
