import { describe, expect, test } from 'vitest';
import { attack, basic, ends, fought, legalTexts, pass } from './basic.ts';

describe('B9 multiple-unit battles', () => {
  test('B9.1 attack factors on one hex are added, from one hex or several', () => {
    const table = basic(
      'blue inf 4-4 @ 1,0 as b1\nblue art 8-4-4 @ 0,1 as b2\nblue inf 1-4 @ 0,1 as b3\nred arm 6-6 @ 0,0 as r1\nblue moves',
    );
    attack(table, 'b1+b2+b3 on 0,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 13, defence: 6, odds: '2-1' });
  });

  test('B9.2 all units of a defending hex defend as one sum, and several hexes add their sums', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nred art 8-4-4 @ 1,0 as r2\nred inf 6-4 @ 0,1 as r3\nblue moves',
    );
    attack(table, 'b1+b2 on 1,0+0,1').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 12, defence: 14, odds: '1-2' });
  });

  test('B9.3 attackers are adjacent to every defending hex of their battle', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 2,0 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 0,1 as r2\nblue moves',
    ).play('endMovement');
    // b2 touches r1 only.
    expect(table.refusal('declareBattle b1+b2 on 1,0+0,1')).toBe('B9.3');
    expect(table.refusal('declareBattle b2 on 0,1')).toBe('B9.3');
    // b1 alone may take both, or leave r1 to b2.
    table.play(['declareBattle b1 on 0,1', 'declareBattle b2 on 1,0', 'endDeclaration']);
  });

  test('B9.3 the mover divides as he likes: one battle of two hexes or two battles', () => {
    const lines =
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 0,1 as r2\nblue moves';
    for (const plan of ['b1+b2 on 1,0+0,1', 'b1 on 1,0; b2 on 0,1', 'b2 on 1,0; b1 on 0,1']) {
      attack(basic(lines), plan);
    }
    const table = basic(lines).play('endMovement');
    expect(table.refusal('endDeclaration b1+b2 on 1,0')).toBe('B7.a7');
    expect(table.refusal('endDeclaration b1 on 1,0+0,1')).toBe('B7.a9');
  });

  test('B9.4 example: 8 v 4 and a soak-off of 1 v 6 are legal, against 7 the soak-off is refused', () => {
    const lines = (y: string) =>
      `blue arm 8-6 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nred arm ${y} @ 0,1 as r2\nblue moves`;
    const six = attack(basic(lines('6-6')), 'b1 on 1,0; b2 on 0,1');
    six.play('resolve 2', 1);
    expect(fought(six)).toMatchObject({ odds: '1-6', result: 'AB2' });
    const seven = basic(lines('7-6')).play('endMovement');
    expect(seven.refusal('declareBattle b2 on 0,1')).toBe('B9.4');
    expect(seven.refusal('endDeclaration b1 on 1,0; b2 on 0,1')).toBe('B9.4');
    seven.play('endDeclaration b2 on 1,0; b1 on 0,1');
  });

  test('B9.4 example of the diagram: a soak-off on one armored division frees 3-1 on the other, which dies on DB2', () => {
    // Two Red 6-6 at 0,0 and 1,0. Blue soaks off against 1,0 with a 1-4 and makes 18 v 6 on 0,0, all round it.
    const table = basic(
      'blue arm 6-6 @ -1,0 as b1\nblue arm 6-6 @ -1,1 as b2\nblue arm 6-6 @ 0,-1 as b3\nblue inf 1-4 @ 1,-1 as b4\nred arm 6-6 @ 0,0 as r1\nred arm 6-6 @ 1,0 as r2\nblue moves',
      'sea 0,1 zone A',
    );
    expect(table.legal().some((command) => command.do === 'endMovement')).toBe(true);
    attack(table, 'b1+b2+b3 on 0,0; b4 on 1,0').play('resolve 1', 3);
    expect(fought(table)).toMatchObject({ odds: '3-1', result: 'DB2' });
    expect(table.where('r1')).toBe('lost');
  });

  test('B9.5 a factor is never divided: a unit cannot stand in two battles or twice in one', () => {
    const table = basic('blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 0,1 as r2\nblue moves').play(
      'endMovement',
    );
    expect(table.refusal('declareBattle b1+b1 on 1,0')).toBe('B9.5');
    expect(table.refusal('endDeclaration b1 on 1,0; b1 on 0,1')).toBe('B9.6');
  });

  test('B9.6 no unit fights twice in a player turn, even next to enemies after the result', () => {
    // b1 kills r1 and advances next to r2, which nobody touched before; the player turn ends without a further battle.
    const table = basic('blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ 3,0 as r2\nblue moves');
    attack(table, 'b1 on 1,0').play(['resolve 1', 'advance b1 1,0']);
    expect([table.side, table.phase]).toEqual(['red', 'B80.3']);
    const near = basic('blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ 2,0 as r2\nblue moves');
    attack(near, 'b1 on 1,0').play(['resolve 1', 'advance b1 1,0']);
    expect([near.side, near.phase]).toEqual(['red', 'B80.3']);
    // In its own player turn Red is in contact: attack or withdraw.
    near.play('endMovement');
    expect(near.refusal('endDeclaration')).toBe('B7.a7');
    near.play(['takeBack', 'moveUnit r2 3,0']);
    pass(near);
    expect(near.side).toBe('blue');
  });

  test('B9.6a a unit in contact may attack where it stands, or leave and come back in by another hex', () => {
    const lines = 'blue arm 6-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves';
    attack(basic(lines), 'b1 on 1,0');
    const round = basic(lines);
    // Round by the north to 2,-1 without touching the zone on the way: -> 0,-1 -> 1,-2 -> 2,-2 -> 2,-1.
    round.play('moveUnit b1 0,-1 1,-2 2,-2 2,-1');
    expect(round.unit('b1')).toMatchObject({ stopped: true, spent: 12 });
    attack(round, 'b1 on 1,0');
    const through = basic(lines);
    expect(through.refusal('moveUnit b1 0,-1 1,-1 2,-1')).toBe('B7.z3');
  });

  test('B9.7 units of one hex may fight in different battles', () => {
    const table = basic(
      'blue inf 4-4 @ 0,0 as b1\nblue arm 6-6 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ -1,0 as r2\nblue moves',
    );
    attack(table, 'b1 on 1,0; b2 on -1,0');
    expect(legalTexts(table, 'resolve')).toEqual(['resolve 1', 'resolve 2']);
    table.play('resolve 1', 6);
    expect(fought(table)).toMatchObject({ attack: 4, defence: 4, result: 'AE' });
    expect([table.where('b1'), table.where('b2')]).toEqual(['lost', '0,0']);
  });

  test('B9.8 example: 4-4 and 6-6 stacked defend with 10 and cannot be divided among battles', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nblue inf 1-4 @ 0,1 as b3\nred inf 4-4 @ 1,0 as r1\nred arm 6-6 @ 1,0 as r2\nblue moves',
    ).play('endMovement');
    table.play('declareBattle b1+b2 on 1,0');
    expect(table.refusal('declareBattle b3 on 1,0')).toBe('B9.8');
    expect(table.refusal('endDeclaration b1+b2 on 1,0; b3 on 1,0')).toBe('B9.8');
    table.play('endDeclaration b1+b2+b3 on 1,0').play('resolve 1', 5);
    expect(fought(table)).toMatchObject({ attack: 13, defence: 10, odds: '1-1' });
    expect(table.side).toBe('blue');
    expect(ends(table, 'chooseRetreat', 'b3').length).toBeGreaterThan(0);
  });

  test('B9.8 a hex named twice in one battle is refused', () => {
    const table = basic('blue arm 8-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves').play('endMovement');
    expect(table.refusal('declareBattle b1 on 1,0+1,0')).toBe('B9.8');
  });
});
