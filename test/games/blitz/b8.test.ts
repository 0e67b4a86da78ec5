import { describe, expect, test } from 'vitest';
import { attack, basic, ends, fought } from './basic.ts';
import { faults, small } from './table.ts';

describe('B8 stacking', () => {
  test('B8.1 example: three 8-4-4 in one hex are 12 size and attack with 24', () => {
    const guns = [1, 2, 3].map((i) => `blue art 8-4-4 @ 0,0 as b${i}`).join('\n');
    const table = basic(`${guns}\nred arm 8-6 @ 1,0 as r1\nblue moves`);
    attack(table, 'b1+b2+b3 on 1,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 24, defence: 8, odds: '3-1' });
  });

  test('B8.1 twelve is allowed, thirteen is not, for either side and any mixture', () => {
    const stack = (units: string[], side: string) =>
      faults(`game basic\n${small()}\n${units.map((unit) => `${side} ${unit} @ 0,0`).join('\n')}\nblue moves`);
    for (const side of ['blue', 'red']) {
      expect(stack(['arm 8-6', 'inf 4-4'], side)).toEqual([]);
      expect(
        stack(
          Array.from({ length: 12 }, () => 'inf 1-4'),
          side,
        ),
      ).toEqual([]);
      expect(stack(['arm 8-6', 'inf 4-4', 'inf 1-4'], side).join()).toMatch(/B8\.1/);
      expect(stack(['inf 6-4', 'arm 6-6', 'art 8-4-4'], side).join()).toMatch(/B8\.1/);
    }
  });

  test('B8.2 during movement a hex may be over the limit for a time; at the end it may not', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nblue inf 4-4 @ 1,0 as b3\nblue inf 4-4 @ -1,0 as b4\nblue moves',
    );
    table.play('moveUnit b3 0,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play('moveUnit b4 0,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play('moveUnit b1 0,1');
    table.play('endMovement');
    expect(['b2', 'b3', 'b4'].map((id) => table.where(id))).toEqual(['0,0', '0,0', '0,0']);
  });

  test('B8.2 the limit is checked when a unit is placed: set-up and reinforcement', () => {
    const setup = basic(
      'blue arm 8-6 waits 1 as b1\nblue inf 4-4 waits 1 as b2\nblue inf 1-4 waits 1 as b3\nblue sets up',
      'belongs blue all',
    ).play(['placeUnit b1 0,0', 'placeUnit b2 0,0']);
    expect(setup.refusal('placeUnit b3 0,0')).toBe('B3.2');
    const arrival = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 waits 1 as b2\nblue inf 1-4 waits 1 as b3\nblue moves',
      'city Home : 0,0\nbelongs blue 0,0',
    ).play('placeReinforcement b2 0,0');
    expect(arrival.refusal('placeReinforcement b3 0,0')).toBe('B17.4');
  });

  test('B8.2 the limit is checked when a unit comes to rest by retreat', () => {
    // r1 (4) is driven east; 2,0 holds 9 and is closed to it, 2,-1 holds 8 and is open.
    const table = basic(
      'blue arm 8-6 @ -1,0 as b1\nblue inf 4-4 @ -1,1 as b2\nred inf 4-4 @ 0,0 as r1\nred arm 8-6 @ 2,0 as r2\nred inf 1-4 @ 2,0 as r3\nred arm 8-6 @ 2,-1 as r4\nblue moves',
    );
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 3);
    expect(fought(table).result).toBe('DB2');
    expect(table.refusal('chooseRetreat r1 1,0 2,0')).toBe('B19.5.5');
    table.play('chooseRetreat r1 1,0 2,-1');
    expect(table.where('r1')).toBe('2,-1');
  });

  test('B8.2 the limit is checked when a unit comes to rest by advance', () => {
    const table = basic(
      'blue arm 8-6 @ 1,0 as b1\nblue arm 6-6 @ 0,1 as b2\nblue inf 4-4 @ 0,1 as b3\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
    );
    attack(table, 'b1+b2+b3 on 0,0').play(['resolve 1', 'advance b1 0,0']);
    expect(table.refusal('advance b2 0,0')).toBe('B19.7.1');
    expect(ends(table, 'advance', 'b3')).toEqual(['0,0']);
    table.play('advance b3 0,0');
    expect([table.where('b1'), table.where('b2'), table.where('b3')]).toEqual(['0,0', '0,1', '0,0']);
  });

  test('B8.3 stacks form and split freely, without a limit on counters', () => {
    const many = Array.from({ length: 12 }, (_, i) => `blue inf 1-4 @ 0,0 as b${i + 1}`).join('\n');
    const table = basic(`${many}\nblue moves`);
    table.play(['moveUnit b1+b2+b3 1,0', 'moveUnit b4 0,1', 'moveUnit b2 2,0', 'moveUnit b5+b6 1,0', 'endMovement']);
    expect(['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7'].map((id) => table.where(id))).toEqual([
      '1,0',
      '2,0',
      '1,0',
      '0,1',
      '1,0',
      '1,0',
      '0,0',
    ]);
  });

  test('B8.4 a stack moves at the rate of the slowest; each unit alone at its own', () => {
    const table = basic('blue arm 8-6 @ -4,0 as b1\nblue art 8-4-4 @ -4,0 as b2\nblue moves');
    const far = ['-3,0', '-2,0', '-1,0', '0,0', '1,0', '2,0'];
    expect(table.refusal(`moveUnit b1+b2 ${far.slice(0, 5).join(' ')}`)).toBe('B11.1');
    table.play(`moveUnit b1+b2 ${far.slice(0, 4).join(' ')}`);
    expect(table.refusal('moveUnit b2 1,0')).toBe('B11.1');
    table.play('moveUnit b1 1,0 2,0');
    expect([table.where('b1'), table.where('b2')]).toEqual(['2,0', '0,0']);
  });

  test('B8.4 units moved together stand in one hex, and what bars one bars the stack', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nblue inf 4-4 @ 0,1 as b3\nblue moves',
      'forest 1,0',
    );
    expect(table.refusal('moveUnit b2+b3 1,-1')).toBe('B8.4');
    expect(table.refusal('moveUnit b2+b1 1,0')).toBe('B13.1');
    table.play('moveUnit b2 1,0');
  });

  test('B8.4 example: 8-6 and 8-4-4 with a third unit of 1 size are 13 and refused, without it legal', () => {
    const table = basic('blue arm 8-6 @ 0,0 as b1\nblue art 8-4-4 @ 0,0 as b2\nblue inf 1-4 @ 1,0 as b3\nblue moves');
    table.play('moveUnit b1+b2 1,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play(['moveUnit b3 2,0', 'endMovement']);
  });
});
