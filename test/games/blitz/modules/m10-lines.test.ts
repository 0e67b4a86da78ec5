import { describe, expect, test } from 'vitest';
import { position } from '../table.ts';
import { found } from './table.ts';

/** Blue's home city has two hexes, of which Red controls the eastern one; b1 is five steps from that one. */
const m10 = (lines: string, modules = 'M10') =>
  position(
    `game basic
modules ${modules}
board inline
grid q -14..8 r -3..3
country b blue Blau
country r red Rot
city Heim : -12,0 -11,0
city Rot : 8,0
belongs blue -12,0 -11,0
belongs red 8,0
${lines}
end board
turn 2
control red -11,0
blue inf 4-4 @ -6,0 as b1
red inf 1-4 @ 8,0
blue moves`,
  );

describe('M10 lines of supply', () => {
  test('M10.9, M7.1, M70.fallback hexes of a city are joined by its road; a city without one is no line', () => {
    for (const modules of ['M10', 'M7 M10']) {
      expect([modules, found(m10('', modules), 'why b1 reach')]).toEqual([modules, undefined]);
      expect([modules, found(m10('road : -12,0 -11,0', modules), 'supplied b1')]).toEqual([modules, undefined]);
      // M7.1: every hex of a named city with a line is on it.
      expect([modules, found(m10('road : -12,0 -13,0', modules), 'supplied b1')]).toEqual([modules, undefined]);
    }
  });

  test('M70.fallback without M7 supply runs along roads, whatever railways the board has', () => {
    const lines = 'rail : -12,0 -12,1 -11,1 -10,0 -9,0';
    expect(found(m10(lines), 'why b1 reach')).toBeUndefined();
    expect(found(m10(lines, 'M7 M10'), 'supplied b1')).toBeUndefined();
  });
});
