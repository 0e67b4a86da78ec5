import { describe, expect, test } from 'vitest';
import { attack, basic, ends, events, fought, legalTexts } from './basic.ts';
import type { Table } from './table.ts';

/** An 8-6 at -1,0 next to the defender at 0,0, who is to be driven back. */
const driven = (lines: string, statements = ''): Table =>
  basic(`blue arm 8-6 @ -1,0 as b1\n${lines}\nblue moves`, statements);

describe('B19.5 back 2', () => {
  test('B19.5.1 the loser retreats each unit, one by one, in the order and by the paths he alone chooses', () => {
    const table = driven('blue inf 4-4 @ -1,1 as b2\nred inf 1-4 @ 0,0 as r1\nred inf 2-4 @ 0,0 as r2');
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 3);
    expect([fought(table).result, table.side]).toEqual(['DB2', 'red']);
    expect(table.refusal('blue: chooseRetreat r1 1,0 2,0')).toBe('B80.8');
    expect(table.refusal('chooseRetreat b1 -2,0 -3,0')).toBe('B19.5.1');
    table.play('chooseRetreat r2 1,0 2,0');
    expect(table.refusal('chooseRetreat r2 1,0 2,0')).toBe('B19.5.1');
    table.play('chooseRetreat r1 1,-1 2,-2');
    expect([table.where('r1'), table.where('r2')]).toEqual(['2,-2', '2,0']);
    expect(table.side).toBe('blue');
  });

  test('B19.5.1 AB2: the attackers go back, each from its own hex', () => {
    const table = basic('blue inf 2-4 @ 1,0 as b1\nblue inf 2-4 @ 0,1 as b2\nred inf 4-4 @ 0,0 as r1\nblue moves');
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 5);
    expect([fought(table).result, table.side]).toEqual(['AB2', 'blue']);
    table.play(['chooseRetreat b2 0,2 0,3', 'chooseRetreat b1 2,0 3,0']);
    expect([table.where('b1'), table.where('b2'), table.side]).toEqual(['3,0', '0,3', 'red']);
  });

  test('B19.5.2 exactly two steps, adjacent, no hex twice, never back to the hex left', () => {
    const table = driven('red inf 4-4 @ 0,0 as r1');
    attack(table, 'b1 on 0,0').play('resolve 1', 3);
    expect(table.refusal('chooseRetreat r1 1,0')).toBe('B19.5.2');
    expect(table.refusal('chooseRetreat r1 1,0 2,0 3,0')).toBe('B19.5.2');
    expect(table.refusal('chooseRetreat r1 1,0 3,0')).toBe('B19.5.2');
    expect(table.refusal('chooseRetreat r1 1,0 0,0')).toBe('B19.5.2');
    const { check } = table.game;
    expect(check(table.state, 'red', { do: 'chooseRetreat', unit: 1, path: [] })?.rule).toBe('B19.5.2');
    table.play('chooseRetreat r1 1,0 2,0');
  });

  test('B19.5.3 no step onto an enemy, into an enemy zone, sea, lake or neutral ground', () => {
    const table = driven(
      'blue inf 4-4 @ 3,-3 as b2\nred inf 4-4 @ 0,0 as r1',
      'sea 0,1 zone A\nlake 1,-1\nneutral 2,0',
    );
    attack(table, 'b1 on 0,0').play('resolve 1', 3);
    expect(table.refusal('chooseRetreat r1 0,1 0,2')).toBe('B19.5.3');
    expect(table.refusal('chooseRetreat r1 1,-1 2,-2')).toBe('B19.5.3');
    expect(table.refusal('chooseRetreat r1 1,0 2,0')).toBe('B19.5.3');
    expect(table.refusal('chooseRetreat r1 0,-1 0,-2')).toBe('B19.5.3');
    expect(table.refusal('chooseRetreat r1 -1,0 -2,0')).toBe('B19.5.3');
    expect(ends(table, 'chooseRetreat', 'r1')).toEqual(['1,1', '2,-1']);
  });

  test('B19.5.3 a second step into an enemy zone is closed as well', () => {
    const table = driven('blue inf 4-4 @ 3,0 as b2\nred inf 4-4 @ 0,0 as r1');
    attack(table, 'b1 on 0,0').play('resolve 1', 3);
    expect(table.refusal('chooseRetreat r1 1,0 2,0')).toBe('B19.5.3');
    table.play('chooseRetreat r1 1,0 1,1');
  });

  test('B19.5.3 nobody retreats off the map', () => {
    const table = basic('blue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 2,0 as r1\nred inf 1-4 @ -2,0\nblue moves', '', 2);
    attack(table, 'b1 on 2,0').play('resolve 1', 3);
    // 2,0 is a corner: its neighbours are 1,0, 2,-1 and 1,1, the last two in the zone of b1.
    expect(table.where('r1')).toBe('lost');
  });

  test('B19.5.4 terrain neither costs nor stops; armor and artillery retreat through and into forest', () => {
    const table = driven('red arm 4-6 @ 0,0 as r1\nred inf 4-4 @ 4,-4', 'forest 1,0 2,0 1,-1\nmountain 2,-1');
    attack(table, 'b1 on 0,0').play('resolve 1', 3);
    expect(ends(table, 'chooseRetreat', 'r1')).toEqual(['-1,2', '0,2', '1,-2', '1,1', '2,-1', '2,-2', '2,0']);
    table.play('chooseRetreat r1 1,0 2,0');
    // In its own turn it leaves the forest by any legal step, but not into the next forest.
    table.play(['endAdvance']);
    expect(table.refusal('moveUnit r1 1,0')).toBe('B13.1');
    table.play('moveUnit r1 3,0');
  });

  test('B19.5.5 over friends it may pass, but not end where the stack would exceed 12', () => {
    const table = driven(
      'red inf 4-4 @ 0,0 as r1\nred arm 8-6 @ 1,0 as r2\nred inf 4-4 @ 1,0 as r3\nred arm 8-6 @ 2,0 as r4\nred inf 1-4 @ 2,0 as r5\nred arm 8-6 @ 2,-1 as r6',
    );
    attack(table, 'b1 on 0,0').play('resolve 1', 3);
    expect(table.refusal('chooseRetreat r1 1,0 2,0')).toBe('B19.5.5');
    table.play('chooseRetreat r1 1,0 2,-1');
    expect(table.where('r1')).toBe('2,-1');
  });

  test('B19.5.5 artillery counts its defence factor there', () => {
    const table = driven('red art 8-4-4 @ 0,0 as r1\nred arm 8-6 @ 2,0 as r2');
    attack(table, 'b1 on 0,0').play('resolve 1', 3).play('chooseRetreat r1 1,0 2,0');
    expect(table.where('r1')).toBe('2,0');
  });

  test('B19.5.6 example: attackers at -1,0 and -1,1 leave five hexes two away', () => {
    const table = driven('blue inf 4-4 @ -1,1 as b2\nred inf 4-4 @ 0,0 as r1');
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 3);
    expect(fought(table)).toMatchObject({ odds: '3-1', result: 'DB2' });
    expect(ends(table, 'chooseRetreat', 'r1')).toEqual(['2,0', '2,-1', '1,1', '2,-2', '1,-2'].sort());
    expect(table.refusal('chooseRetreat r1 0,-1 0,-2')).toBe('B19.5.3');
    expect(table.refusal('chooseRetreat r1 0,1 0,2')).toBe('B19.5.3');
    // A bent path is refused while a straighter one exists.
    expect(table.refusal('chooseRetreat r1 1,0 1,-1')).toBe('B19.5.6');
  });

  test('B19.5.6 example: with everything beyond closed the bent paths are legal', () => {
    const table = driven(
      'blue inf 4-4 @ 0,-1 as b2\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ -4,4',
      'sea 2,0 2,-1 zone A\nlake 1,1\nsea 0,2 -1,2 zone A',
    );
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 3);
    expect(legalTexts(table, 'chooseRetreat')).toEqual(['chooseRetreat r1 0,1 1,0', 'chooseRetreat r1 1,0 0,1']);
    table.play('chooseRetreat r1 1,0 0,1');
    expect(table.where('r1')).toBe('0,1');
  });

  test('B19.5.6 a far hex without room does not forbid the near one', () => {
    const table = driven(
      'blue inf 4-4 @ 0,-1 as b2\nred inf 4-4 @ 0,0 as r1\nred arm 8-6 @ 2,0 as r2\nred inf 4-4 @ 2,0 as r3',
      'sea 2,-1 zone A\nlake 1,1\nsea 0,2 -1,2 zone A',
    );
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 3);
    expect(ends(table, 'chooseRetreat', 'r1')).toEqual(['0,1', '1,0']);
  });

  test('B19.5.7 example: attackers at 1,0 and -1,0 close all six neighbours', () => {
    const table = driven('blue inf 4-4 @ 1,0 as b2\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 4,-4');
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 3);
    expect(fought(table).result).toBe('DB2');
    expect(table.where('r1')).toBe('lost');
    expect(events(table, 'eliminated')).toMatchObject([{ rule: 'B19.5.7' }]);
    expect([table.side, legalTexts(table, 'advance').length]).toEqual(['blue', 2]);
  });

  test('B19.5.7 example: attackers at 1,0 and 0,-1 leave -1,1 open', () => {
    const table = basic('blue arm 8-6 @ 1,0 as b1\nblue inf 4-4 @ 0,-1 as b2\nred inf 4-4 @ 0,0 as r1\nblue moves');
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 3);
    const firsts = new Set(legalTexts(table, 'chooseRetreat').map((text) => text.split(' ')[2]));
    expect([...firsts]).toEqual(['-1,1']);
  });

  test('B19.5.7 others of the stack may still escape: room for one only', () => {
    // The one way out is 1,0 - 2,0, where 7 size fit: the 6-4 or the 4-4 gets there, not both.
    const table = basic(
      'blue arm 8-6 @ -1,0 as b1\nblue arm 8-6 @ 0,-1 as b2\nblue arm 8-6 @ -1,1 as b3\nred inf 6-4 @ 0,0 as r1\nred inf 4-4 @ 0,0 as r2\nred inf 5-4 @ 2,0 as r3\nblue moves',
      'sea 0,1 1,1 2,-1 1,-1 zone A',
    );
    attack(table, 'b1+b2+b3 on 0,0').play('resolve 1', 3);
    expect(fought(table)).toMatchObject({ odds: '2-1', result: 'DB2' });
    expect(legalTexts(table, 'chooseRetreat')).toEqual(['chooseRetreat r1 1,0 2,0', 'chooseRetreat r2 1,0 2,0']);
    table.play('chooseRetreat r1 1,0 2,0');
    expect([table.where('r1'), table.where('r2')]).toEqual(['2,0', 'lost']);
  });

  test('B19.5.8 enemies whose own battle is still to come close hexes too', () => {
    // b3 waits to fight r2; its zone covers 2,0 and 2,-1 and 1,1.
    const table = driven('blue inf 4-4 @ 3,-1 as b3\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 4,-1 as r2');
    attack(table, 'b1 on 0,0; b3 on 4,-1').play('resolve 1', 3);
    for (const hex of ['2,0', '2,-1']) expect(ends(table, 'chooseRetreat', 'r1')).not.toContain(hex);
    expect(ends(table, 'chooseRetreat', 'r1')).toContain('1,1');
  });
});
