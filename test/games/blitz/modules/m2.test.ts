import { describe, expect, test } from 'vitest';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { ends } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { at, modular } from './table.ts';

const FAR = 'red inf 4-4 @ -4,4 as far';
const m2 = (lines: string, modules = 'M2') => modular(modules, lines);

describe('M2 rigid impulse', () => {
  test('M2.0, M2.1 two impulses with full movement in each, and the base zones of control', () => {
    expect(MODULES.M2.rule).toBe('M2.0');
    const table = m2(`blue inf 4-4 @ 0,0 as b1\n${FAR}\nblue moves`);
    table.play(['moveUnit b1 1,0 2,0 3,0 4,0', 'endMovement', 'endDeclaration']);
    expect(table.phase).toBe('M80.27');
    roundTrip(table).play('moveUnit b1 3,0 2,0 1,0 0,0');
    expect(table.where('b1')).toBe('0,0');
  });

  test('M2.2 in the first impulse a unit stops in the first zone of control and does not go through', () => {
    const table = m2(`blue arm 6-6 @ 3,0 as b1\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    expect(table.refusal('moveUnit b1 2,0 1,0 2,-1')).toBe('B7.z3');
    expect(table.play('moveUnit b1 2,0 1,0').unit('b1').stopped).toBe(true);
  });

  test('M2.3, M2.4, M2.5 example: who is in a zone of control after combat is frozen; the others stay out of it', () => {
    const table = modular(
      'M2 M3',
      `blue inf 4-4 @ 1,0 as b1\nblue arm 6-6 @ 4,0 as b2\nred inf 4-4 @ 0,0 as r1\n${FAR}\nblue moves`,
    ).play(['endMovement', 'endCombat']);
    expect(table.phase).toBe('M80.27');
    expect(table.refusal('moveUnit b1 2,0')).toBe('M2.3');
    expect(table.refusal('moveUnit b2 3,0 2,0 1,0')).toBe('M2.4');
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
    expect(ends(table, 'moveUnit', 'b2')).toContain('2,0');
    expect(ends(table, 'moveUnit', 'b2')).not.toContain('1,0');
    roundTrip(table).play(['moveUnit b2 3,0 2,0', 'endMovement']);
    expect(table.where('b2')).toBe('2,0');
  });

  test('M2.3 a unit whose enemies were driven off is free, wherever it stood when it attacked', () => {
    const table = m2(`blue arm 8-6 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1\n${FAR}\nblue moves`);
    table.play(['endMovement', 'endDeclaration b1 on 0,0', 'resolve 1', 'endAdvance']);
    expect([at(table), table.phase]).toEqual(['movement', 'M80.27']);
    table.play('moveUnit b1 0,0 -1,0');
    expect(table.where('b1')).toBe('-1,0');
  });

  test('M90.2 a unit that advanced after combat may move in the second impulse, unless it is in a zone of control', () => {
    const lines = (other: string) =>
      `blue arm 8-6 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ ${other} as r2\n${FAR}\nblue moves`;
    const fight = (other: string) =>
      m2(lines(other)).play(['endMovement', 'endDeclaration b1 on 0,0', 'resolve 1', 'advance b1 0,0']);
    expect(fight('-2,0').play('moveUnit b1 1,0').where('b1')).toBe('1,0');
    expect(fight('-1,0').refusal('moveUnit b1 1,0')).toBe('M2.3');
  });
});
