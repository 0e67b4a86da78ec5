import { describe, expect, test } from 'vitest';
import { attack, basic, fought, house, legalTexts } from './basic.ts';
import type { Table } from './table.ts';

/** One Blue unit at 1,0 on one Red unit at 0,0, bystanders far away so that the game goes on. */
const duel = (a: number, d: number, statements = ''): Table =>
  basic(
    `blue inf ${a}-4 @ 1,0 as b1\nred inf ${d}-4 @ 0,0 as r1\nblue inf 1-4 @ 4,0 as far.b\nred inf 1-4 @ -4,0 as far.r\nblue moves`,
    statements,
  );

describe('B19.6 exchange', () => {
  test('B19.6.3 example: 18 v 8 in a city: the attacker removes 8, or 6 + 4, never 8 + 4', () => {
    const table = basic(
      'blue arm 8-6 @ 1,0 as b1\nblue arm 6-6 @ 0,1 as b2\nblue inf 4-4 @ -1,1 as b3\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
      'city Burg : 0,0',
    );
    attack(table, 'b1+b2+b3 on 0,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 18, defence: 8, odds: '2-1', result: 'EX' });
    expect(table.where('r1')).toBe('lost');
    expect(legalTexts(table, 'chooseExchange')).toEqual(['chooseExchange b1', 'chooseExchange b2+b3']);
    expect(table.refusal('chooseExchange b1+b3')).toBe('B19.6.2');
    expect(table.refusal('chooseExchange b2')).toBe('B19.6.1');
    expect(table.refusal('chooseExchange b1+b2+b3')).toBe('B19.6.2');
    table.play('chooseExchange b3+b2');
    expect(['b1', 'b2', 'b3'].map((id) => table.where(id))).toEqual(['1,0', 'lost', 'lost']);
  });

  test('B19.6.1 all defenders go; the price is the defence as it counted, terrain included', () => {
    const lines =
      'blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\nblue inf 4-4 @ 1,0 as b3\nred inf 2-4 @ 0,0 as r1\nred inf 1-4 @ 0,0 as r2\nred inf 4-4 @ -4,0\nblue moves';
    const clear = attack(basic(lines), 'b1+b2+b3 on 0,0').play('resolve 1', 2);
    expect(fought(clear)).toMatchObject({ defence: 3, odds: '4-1', result: 'EX' });
    clear.play('chooseExchange b2');
    expect(['r1', 'r2', 'b1', 'b2', 'b3'].map((id) => clear.where(id))).toEqual(['lost', 'lost', '1,0', 'lost', '1,0']);
    const mountain = attack(basic(lines, 'mountain 0,0'), 'b1+b2+b3 on 0,0').play('resolve 1', 2);
    expect(fought(mountain)).toMatchObject({ defence: 6, odds: '2-1', result: 'EX' });
    expect(mountain.refusal('chooseExchange b2')).toBe('B19.6.1');
    mountain.play('chooseExchange b2+b3');
  });

  test('B19.6.1 only attackers of that battle can pay', () => {
    const table = basic(
      'blue inf 4-4 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\nblue inf 4-4 @ 2,0 as b3\nred inf 3-4 @ 0,0 as r1\nred inf 4-4 @ -4,0 as r2\nblue moves',
    );
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 2);
    expect(table.refusal('chooseExchange b3')).toBe('B19.6.1');
    expect(table.refusal('chooseExchange r2')).toBe('B19.6.1');
    expect(table.refusal('chooseExchange b1+b1')).toBe('B19.6.2');
    expect(table.refusal('red: chooseExchange b1')).toBe('B80.8');
    table.play('chooseExchange b1');
  });

  test('B19.6.2 a needless unit is refused even where it is smaller than what is paid too much', () => {
    // Owed 4: 6 alone suffices; 1 + 6 holds a needless 1, 1 + 4 a needless 1 as well.
    const table = basic(
      'blue inf 1-4 @ 1,0 as b1\nblue inf 4-4 @ 1,0 as b2\nblue inf 6-4 @ 1,0 as b3\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
    );
    attack(table, 'b1+b2+b3 on 0,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ odds: '2-1', result: 'EX' });
    expect(legalTexts(table, 'chooseExchange')).toEqual(['chooseExchange b2', 'chooseExchange b3']);
    expect(table.refusal('chooseExchange b1+b2')).toBe('B19.6.2');
    expect(table.refusal('chooseExchange b1+b3')).toBe('B19.6.2');
    table.play('chooseExchange b3');
  });

  test('B19.6.3 whole units only, and all of them when together they are worth less', () => {
    const poor = duel(4, 8);
    attack(poor, 'b1 on 0,0').play('resolve 1', 2);
    expect(fought(poor)).toMatchObject({ odds: '1-2', result: 'EX' });
    expect([poor.where('b1'), poor.where('r1'), poor.side]).toEqual(['lost', 'lost', 'red']);
    // 8 v 1 would be automatic; 6 v 1 with die 2 is DB2: pay too much at 3-1: 8-6 for 2.
    const rich = duel(8, 2);
    attack(rich, 'b1 on 0,0').play('resolve 1', 2);
    expect(fought(rich)).toMatchObject({ odds: '4-1', result: 'EX' });
    expect([rich.where('b1'), rich.where('r1')]).toEqual(['lost', 'lost']);
  });
});

describe('B19.7 advance', () => {
  test('B19.7.1 after DE, DB2 and EX surviving attackers may advance into the vacated hex', () => {
    const lines =
      'blue arm 8-6 @ 1,0 as b1\nblue inf 4-4 @ 0,1 as b2\nred inf 4-4 @ 0,0 as r1\nred inf 1-4 @ -4,0\nblue moves';
    const won = (die: number) => attack(basic(lines), 'b1+b2 on 0,0').play('resolve 1', die);
    const killed = won(1).play(['advance b1 0,0', 'advance b2 0,0']);
    expect([killed.where('b1'), killed.where('b2'), killed.side]).toEqual(['0,0', '0,0', 'red']);
    const driven_ = won(3).play(['chooseRetreat r1 -1,0 -2,0', 'advance b2 0,0', 'endAdvance']);
    expect([driven_.where('b1'), driven_.where('b2')]).toEqual(['1,0', '0,0']);
    const exchanged = won(2).play('chooseExchange b2');
    expect(exchanged.refusal('advance b2 0,0')).toBe('B19.7.1');
    exchanged.play('advance b1 0,0');
    expect(exchanged.where('b1')).toBe('0,0');
  });

  test('B19.7.1 several vacated hexes: the winner may spread over them, 12 size each, one advance a unit', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 0,1 as r2\nred inf 4-4 @ -4,0\nblue moves',
    );
    attack(table, 'b1+b2 on 1,0+0,1').play('resolve 1', 1);
    expect(legalTexts(table, 'advance')).toEqual([
      'advance b1 0,1',
      'advance b1 1,0',
      'advance b2 0,1',
      'advance b2 1,0',
    ]);
    table.play('advance b1 1,0');
    expect(table.refusal('advance b1 0,1')).toBe('B19.7.1');
    table.play('advance b2 0,1');
    expect([table.where('b1'), table.where('b2')]).toEqual(['1,0', '0,1']);
  });

  test('B19.7.1 only units of that battle advance', () => {
    const table = basic(
      'blue arm 8-6 @ 1,0 as b1\nblue inf 4-4 @ 2,0 as b2\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
    );
    attack(table, 'b1 on 0,0').play('resolve 1');
    expect(table.refusal('advance b2 1,0')).toBe('B19.7.1');
    expect(table.refusal('advance b1 0,1')).toBe('B19.7.1');
    expect(table.refusal('red: advance b1 0,0')).toBe('B80.8');
  });

  test('B19.7.2 example: after AE the defending 6-6 may go to 1,0 or to 0,1 or stay', () => {
    const start = () => {
      const table = basic(
        'blue inf 1-4 @ 1,0 as b1\nblue inf 1-4 @ 0,1 as b2\nblue inf 4-4 @ 4,0\nred arm 6-6 @ 0,0 as r1\nblue moves',
      );
      attack(table, 'b1+b2 on 0,0').play('resolve 1', 6);
      expect([fought(table).result, table.side]).toEqual(['AE', 'red']);
      return table;
    };
    expect(legalTexts(start(), 'advance')).toEqual(['advance r1 0,1', 'advance r1 1,0']);
    expect(start().play('advance r1 1,0').where('r1')).toBe('1,0');
    expect(start().play('endAdvance').where('r1')).toBe('0,0');
    expect(start().refusal('advance r1 -1,0')).toBe('B19.7.2');
  });

  test('B19.7.2 after AB2 likewise, and several defenders may spread over the vacated hexes', () => {
    const table = basic(
      'blue inf 2-4 @ 1,0 as b1\nblue inf 4-4 @ 0,1 as b2\nred arm 4-6 @ 0,0 as r1\nred inf 2-4 @ 0,0 as r2\nblue moves',
    );
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 5);
    table.play(['chooseRetreat b1 2,0 3,0', 'chooseRetreat b2 0,2 0,3']);
    table.play(['advance r1 1,0', 'advance r2 0,1']);
    expect([table.where('r1'), table.where('r2'), table.side]).toEqual(['1,0', '0,1', 'red']);
  });

  test('B19.7.2 a hex whose attacker had no way back is vacated too', () => {
    // b1 at 1,0 has only sea behind it and dies; b2 gets away. Red may take either hex.
    const table = basic(
      'blue inf 2-4 @ 1,0 as b1\nblue inf 2-4 @ -1,0 as b2\nred inf 4-4 @ 0,0 as r1\nblue moves',
      'sea 2,0 2,-1 1,1 zone A',
    );
    attack(table, 'b1+b2 on 0,0').play('resolve 1', 5);
    expect([fought(table).result, table.where('b1')]).toEqual(['AB2', 'lost']);
    table.play('chooseRetreat b2 -2,0 -3,0');
    expect(legalTexts(table, 'advance')).toEqual(['advance r1 -1,0', 'advance r1 1,0']);
  });

  test('B19.7.1 B19.5.7 a hex is vacated whether its units escaped, died or both', () => {
    const table = basic(
      'blue arm 8-6 @ -1,0 as b1\nblue arm 8-6 @ 0,-1 as b2\nblue arm 8-6 @ -1,1 as b3\nred inf 6-4 @ 0,0 as r1\nred inf 4-4 @ 0,0 as r2\nred inf 5-4 @ 2,0 as r3\nblue moves',
      'sea 0,1 1,1 2,-1 1,-1 zone A',
    );
    attack(table, 'b1+b2+b3 on 0,0').play('resolve 1', 3).play('chooseRetreat r2 1,0 2,0');
    expect([table.where('r1'), table.where('r2')]).toEqual(['lost', '2,0']);
    table.play('advance b2 0,0');
    expect(table.where('b2')).toBe('0,0');
  });

  test('B19.7.2 B90.16 a hex still held by others of the enemy is not vacated', () => {
    // b1 and b2 stand in one hex; b1 fights r1 and dies, b2 waits for r2.
    const table = basic(
      'blue inf 1-4 @ 0,0 as b1\nblue arm 8-6 @ 0,0 as b2\nred arm 6-6 @ 1,0 as r1\nred inf 4-4 @ -1,0 as r2\nblue moves',
    );
    attack(table, 'b1 on 1,0; b2 on -1,0').play('resolve 1', 6);
    // No advance is possible, so the next battle comes.
    expect([fought(table).result, table.side, table.phase]).toEqual(['AE', 'blue', 'B80.6']);
  });

  test('B19.7.3 optional, decided at once before the next battle', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue arm 8-6 @ 3,-3 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 3,-4 as r2\nred inf 4-4 @ -4,0\nblue moves',
    );
    attack(table, 'b1 on 1,0; b2 on 3,-4').play('resolve 1');
    expect(table.refusal('resolve 2')).toBe('B80.8');
    table.play(['endAdvance', 'resolve 2', 'advance b2 3,-4']);
    expect([table.where('b1'), table.where('b2')]).toEqual(['0,0', '3,-4']);
  });

  test('B19.7.3 one hex only, and an enemy zone of control does not prevent it', () => {
    const table = basic('blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred arm 8-6 @ 2,0 as r2\nblue moves');
    attack(table, 'b1 on 1,0').play('resolve 1');
    expect(table.refusal('advance b1 2,-1')).toBe('B19.7.3');
    table.play('advance b1 1,0');
    expect(table.where('b1')).toBe('1,0');
  });

  test('B19.7.3 armor and artillery advance into forest only over a road link; others as they like', () => {
    const lines = (unit: string) => `blue ${unit} @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ -4,0\nblue moves`;
    const won = (unit: string, ground: string) => attack(basic(lines(unit), ground), 'b1 on 1,0').play('resolve 1');
    for (const unit of ['arm 8-6', 'art 8-4-4']) {
      const barred = won(unit, 'forest 1,0');
      expect([barred.side, barred.where('b1')], unit).toEqual(['red', '0,0']);
      // A road in the forest that does not come from the unit's own hex does not help.
      expect(won(unit, 'forest 1,0\nroad : 1,0 2,0').side, unit).toBe('red');
      const linked = won(unit, 'forest 1,0\nroad : 0,0 1,0').play('advance b1 1,0');
      expect(linked.where('b1'), unit).toBe('1,0');
    }
    expect(won('inf 8-4', 'forest 1,0').play('advance b1 1,0').where('b1')).toBe('1,0');
  });

  test('B19.7.3 B1.5 a city hex that also shows forest is only a city: armor advances into it without a road', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 4,0 as far\nblue moves',
      'city Waldau : 1,0\nforest 1,0',
    );
    attack(table, 'b1 on 1,0').play('resolve 1', 1);
    table.play('advance b1 1,0');
    expect(table.where('b1')).toBe('1,0');
  });

  test('B19.7.3 the refusal names the forest when another winner may advance', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
      'forest 1,0',
    );
    attack(table, 'b1+b2 on 1,0').play('resolve 1');
    expect(table.refusal('advance b1 1,0')).toBe('B19.7.3');
    table.play('advance b2 1,0');
  });

  test('B19.7.3 no advance onto sea, lake or neutral ground', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
      'sea 0,1 zone A\nlake 1,-1\nneutral 0,-1',
    );
    attack(table, 'b1 on 1,0').play('resolve 1');
    for (const hex of ['0,1', '1,-1', '0,-1']) expect(table.refusal(`advance b1 ${hex}`), hex).toBe('B19.7.3');
  });

  test('B19.7.3 strictTerrain: no advance of armor into forest over a road link either', () => {
    const table = house(
      'strictTerrain',
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ -4,0\nblue moves',
      'forest 1,0\nroad : 0,0 1,0',
    );
    attack(table, 'b1+b2 on 1,0').play('resolve 1');
    expect(table.refusal('advance b1 1,0')).toBe('B19.7.3');
    table.play('advance b2 1,0');
  });

  test('B19.7.4 an advanced unit does not fight again, but its zone closes later retreats', () => {
    // b1 kills r1 at 1,0 and advances; then r2 at 0,2 is driven back: 1,1 is now in the zone of b1.
    const lines =
      'blue arm 8-6 @ 0,0 as b1\nblue arm 8-6 @ -1,3 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ 0,2 as r2\nblue moves';
    const start = () => attack(basic(lines), 'b1 on 1,0; b2 on 0,2').play('resolve 1');
    const advanced = start().play('advance b1 1,0').play('resolve 2', 3);
    expect(fought(advanced)).toMatchObject({ attack: 8, result: 'DB2' });
    const stayed = start().play('endAdvance').play('resolve 2', 3);
    const through = (table: Table) => legalTexts(table, 'chooseRetreat').filter((text) => / 1,1 /.test(text));
    expect(through(advanced)).toEqual([]);
    expect(through(stayed).length).toBeGreaterThan(0);
  });
});
