import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { attack, basic, ends, fought, legalTexts, pass } from './basic.ts';

describe('B7 zones of control', () => {
  test('B7.z1 the zone is the six hexes around, whatever the ground of its own hex or of those', () => {
    const plain = 'blue inf 4-4 @ -2,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves';
    for (const ground of [
      '',
      'river Dott : -1,0 0,0',
      'mountain 0,0',
      'forest 0,0',
      'desert -1,0',
      'city Burg : 0,0',
      'road : -2,0 -1,0 0,0',
    ]) {
      const table = basic(plain, ground);
      table.play('moveUnit b1 -1,0');
      expect(table.unit('b1').stopped, ground).toBe(true);
      expect(table.refusal('moveUnit b1 -1,1'), ground).toBe('B7.z3');
    }
    // Every one of the six stops, no hex at distance two does.
    const ring = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'];
    for (const name of ring) {
      const [q = 0, r = 0] = name.split(',').map(Number);
      const table = basic(`blue inf 4-4 @ ${2 * q},${2 * r} as b1\nred inf 4-4 @ 0,0 as r1\nblue moves`);
      table.play(`moveUnit b1 ${name}`);
      expect(table.unit('b1').stopped, name).toBe(true);
    }
    const outside = basic('blue inf 4-4 @ 3,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves');
    outside.play('moveUnit b1 2,0 2,-1 2,-2');
    expect(outside.unit('b1').stopped).toBe(false);
  });

  test('B7.z2 every ground unit has a zone of control, the smallest too; one that waits has none', () => {
    for (const unit of ['inf 1-4', 'arm 8-6', 'art 8-4-4', 'abn 4-4', 'aa 4-6']) {
      const table = basic(`blue inf 4-4 @ -2,0 as b1\nred ${unit} @ 0,0 as r1\nblue moves`);
      table.play('moveUnit b1 -1,0');
      expect(table.unit('b1').stopped, unit).toBe(true);
    }
    const waiting = basic(
      'blue inf 4-4 @ -2,0 as b1\nred inf 4-4 waits 1\nred inf 4-4 @ 4,0\nblue moves',
      'city R : 0,0\nbelongs red 0,0',
    );
    waiting.play('moveUnit b1 -1,0 0,0');
  });

  test('B7.z3 entering an enemy zone of control ends the move and loses the rest', () => {
    const table = basic('blue arm 6-6 @ -3,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves');
    expect(table.refusal('moveUnit b1 -2,0 -1,0 -2,1')).toBe('B7.z3');
    table.play('moveUnit b1 -2,0 -1,0');
    expect(table.unit('b1')).toMatchObject({ spent: 6, stopped: true });
    expect(table.refusal('moveUnit b1 -2,0')).toBe('B7.z3');
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
  });

  test('B7.z4 a unit that begins in an enemy zone of control steps out to a free hex first', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');
    expect(table.refusal('moveUnit b1 0,1')).toBe('B7.z4');
    expect(table.refusal('moveUnit b1 1,-1')).toBe('B7.z4');
    table.play('moveUnit b1 -1,1 0,1');
    expect(table.unit('b1')).toMatchObject({ spent: 6, stopped: true });
  });

  test('B7.z4 it may come back to the very hex it left', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');
    table.play('moveUnit b1 -1,0 0,0');
    expect([table.where('b1'), table.unit('b1').stopped, table.unit('b1').spent]).toEqual(['0,0', true, 6]);
  });

  test('B7.z4 with no free hex beside it a unit cannot move at all', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ -1,0 as r2\nblue moves');
    for (const hex of ['1,-1', '0,-1', '-1,1', '0,1']) expect(table.refusal(`moveUnit b1 ${hex}`)).toBe('B7.z4');
    expect(ends(table, 'moveUnit', 'b1')).toEqual([]);
  });

  test('B7.z4 a zone of control counts at the start of the player turn only while the enemy is there', () => {
    // With the enemy two hexes off, the first step is not restricted.
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 2,0 as r1\nblue moves');
    table.play('moveUnit b1 1,0');
    expect(table.unit('b1').stopped).toBe(true);
  });

  test('B7.z5 no step from zone to zone, also between the zones of different enemies', () => {
    const table = basic('blue arm 6-6 @ -1,-1 as b1\nred inf 4-4 @ 1,-1 as r1\nred inf 4-4 @ -1,1 as r2\nblue moves');
    // 0,-1 is in the zone of the first, -1,0 in that of the second only; they are adjacent.
    expect(table.refusal('moveUnit b1 0,-1 -1,0')).toBe('B7.z3');
    table.play('moveUnit b1 0,-1');
    expect(table.refusal('moveUnit b1 -1,0')).toBe('B7.z3');
    const starts = basic('blue arm 6-6 @ 0,-1 as b1\nred inf 4-4 @ 1,-1 as r1\nred inf 4-4 @ -1,1 as r2\nblue moves');
    expect(starts.refusal('moveUnit b1 -1,0')).toBe('B7.z4');
  });

  test('B7.z6 a friend in the hex does not cancel the zone: not for movement', () => {
    const table = basic('blue arm 6-6 @ -2,0 as b1\nblue inf 4-4 @ -1,0 as b2\nred inf 4-4 @ 0,0 as r1\nblue moves');
    table.play('moveUnit b1 -1,0');
    expect(table.unit('b1').stopped).toBe(true);
    expect(table.refusal('moveUnit b2 -1,1')).toBe('B7.z4');
  });

  test('B7.z6 nor for retreat', () => {
    // r1 is driven from 0,0; its friend at 1,0 stands in the zone of b3 at 2,0, which closes 1,0, 1,-1 and 2,-1.
    const table = basic(
      'blue arm 8-6 @ -1,0 as b1\nblue inf 4-4 @ -1,1 as b2\nblue inf 4-4 @ 2,0 as b3\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 1,0 as r2\nblue moves',
    );
    attack(table, 'b1+b2 on 0,0; b3 on 1,0').play('resolve 1', 3);
    expect(fought(table)).toMatchObject({ odds: '3-1', result: 'DB2' });
    expect(ends(table, 'chooseRetreat', 'r1').includes('1,0')).toBe(false);
    expect(legalTexts(table, 'chooseRetreat').some((text) => / 1,0( |$)/.test(text))).toBe(false);
  });

  test('B7.z7 leaving a zone costs nothing extra', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');
    table.play('moveUnit b1 -1,0 -2,0 -3,0 -4,0');
    expect(table.unit('b1').spent).toBe(12);
  });
});

describe('B7 attackers', () => {
  test('B7.a1 the mover attacks: his units are named as attackers, the enemy’s hexes as defenders', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred moves');
    table.play('endMovement');
    expect(table.refusal('declareBattle b1 on 1,0')).toBe('B7.a1');
    expect(table.refusal('declareBattle r1 on 1,0')).toBe('B7.a3');
    table.play('endDeclaration r1 on 0,0').play('resolve 1', 6);
    expect(fought(table)).toMatchObject({ result: 'AE' });
    expect([table.where('r1'), table.where('b1')]).toEqual(['lost', '0,0']);
  });

  test('B7.a2 no way leads through enemy-controlled hexes', () => {
    // A line of two Red units across a corridor: nothing beyond it can be reached.
    const table = basic(
      'blue arm 6-6 @ -3,0 as b1\nred inf 4-4 @ 0,-1 as r1\nred inf 4-4 @ 0,1 as r2\nblue moves',
      'sea 1,-3 0,-2 1,-2 -1,2 0,2 -1,3 zone A',
      3,
    );
    const east = ends(table, 'moveUnit', 'b1').filter((name) => Number(name.split(',')[0]) > 0);
    expect(east).toEqual([]);
  });

  test('B7.a3 B7.a4 any number of units enter zones and any number of enemy hexes are attacked', () => {
    const table = basic(
      'blue arm 8-6 @ -1,0 as b1\nblue arm 8-6 @ -2,2 as b2\nblue arm 8-6 @ 1,-3 as b3\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 0,2 as r2\nred inf 1-4 @ 3,-3 as r3\nred inf 4-4 @ 4,0\nblue moves',
    );
    table.play(['moveUnit b1 0,0', 'moveUnit b2 -1,2', 'moveUnit b3 2,-3']);
    attack(table, 'b1 on 1,0; b2 on 0,2; b3 on 3,-3');
    expect(table.state.battles).toHaveLength(3);
    for (const no of [1, 2, 3]) table.play([`resolve ${no}`, 'endAdvance']);
    expect(['r1', 'r2', 'r3'].map((id) => table.where(id))).toEqual(['lost', 'lost', 'lost']);
  });

  test('B7.a3 a battle needs an enemy hex and attackers', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves').play('endMovement');
    expect(table.refusal('declareBattle b1 on 0,1')).toBe('B7.a3');
    expect(table.game.check(table.state, 'blue', { do: 'declareBattle', attackers: [0], hexes: [] })?.rule).toBe(
      'B7.a3',
    );
    const hexes = [table.unit('r1').at];
    expect(table.game.check(table.state, 'blue', { do: 'declareBattle', attackers: [], hexes })?.rule).toBe('B9.1');
  });

  test('B7.a5 B7.a6 battles are fought one after another in the order the mover chooses', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue arm 8-6 @ -3,0 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ -4,0 as r2\nred inf 4-4 @ 4,0\nblue moves',
    );
    attack(table, 'b1 on 1,0; b2 on -4,0');
    expect(legalTexts(table, 'resolve')).toEqual(['resolve 1', 'resolve 2']);
    expect(table.refusal('red: resolve 1')).toBe('B80.6');
    table.play(['resolve 2', 'endAdvance']);
    expect(legalTexts(table, 'resolve')).toEqual(['resolve 1']);
    expect(table.refusal('resolve 2')).toBe('B80.6');
  });

  test('B7.a7 every enemy in whose zone a unit stands must be attacked', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b3\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 0,-1 as r2\nblue moves',
    ).play('endMovement');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    expect(table.refusal('endDeclaration b1+b3 on 1,0')).toBe('B7.a7');
    table.play('declareBattle b1 on 1,0');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play(['declareBattle b3 on 0,-1', 'endDeclaration']);
    expect(table.phase).toBe('B80.6');
  });

  test('B7.a7 contact by not moving obliges as well, in the next player turn of either side', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves');
    attack(table, 'b1 on 1,0').play('resolve 1', 3);
    // Driven off two hexes: no contact, so Red has no duty.
    const [way] = legalTexts(table, 'chooseRetreat');
    table.play([way as string, 'endAdvance']);
    pass(table);
    expect(table.side).toBe('blue');
    const stuck = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred moves').play('endMovement');
    expect(stuck.refusal('endDeclaration')).toBe('B7.a7');
  });

  test('B7.a8 the attacker’s ground never changes his strength', () => {
    for (const ground of [
      'mountain 1,0',
      'city Burg : 1,0',
      'forest 1,0',
      'river Dott : 1,0',
      'desert 1,0',
      'road : 1,0 2,0',
    ]) {
      const table = basic('blue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves', ground);
      attack(table, 'b1 on 0,0').play('resolve 1', 1);
      expect(fought(table).attack, ground).toBe(4);
    }
  });

  test('B7.a9 example: the 4-4 beside the 6-6 must fight too', () => {
    const table = basic('blue arm 6-6 @ 0,0 as b1\nblue inf 4-4 @ 0,1 as b2\nred inf 4-4 @ 1,0 as r1\nblue moves').play(
      'endMovement',
    );
    expect(table.refusal('endDeclaration b1 on 1,0')).toBe('B7.a9');
    table.play('endDeclaration b1+b2 on 1,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 10, defence: 4, odds: '2-1' });
  });

  test('B7.a9 every unit of a stack must fight, not only one of them', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nblue inf 1-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nblue moves');
    table.play('endMovement');
    expect(table.refusal('endDeclaration b1 on 1,0')).toBe('B7.a9');
    expect(table.refusal('endDeclaration b2 on 1,0')).toBe('B7.a9');
    table.play('endDeclaration b1+b2 on 1,0');
  });

  test('B7.a9 units out of every zone have no part in battles', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ -1,0 as b2\nred inf 4-4 @ 1,0 as r1\nblue moves');
    table.play('endMovement');
    expect(table.refusal('endDeclaration b1+b2 on 1,0')).toBe('B9.3');
    table.play('endDeclaration b1 on 1,0');
  });

  test('B7.a10 all battles are declared before the first is resolved; each unit and hex stands in one of them', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 0,-1 as r2\nblue moves',
    ).play('endMovement');
    table.play('declareBattle b1 on 1,0');
    expect(table.refusal('resolve 1')).toBe('B80.4');
    expect(table.refusal('declareBattle b1 on 0,-1')).toBe('B9.6');
    expect(table.refusal('declareBattle b2 on 1,0')).toBe('B9.8');
    expect(table.refusal('endDeclaration b1 on 1,0; b1+b2 on 0,-1')).toBe('B9.6');
    expect(table.refusal('endDeclaration b1 on 1,0; b2 on 1,0+0,-1')).toBe('B9.8');
    table.play(['undeclare 1', 'endDeclaration b1+b2 on 1,0+0,-1']).play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 12, defence: 8, odds: '1-1' });
  });

  test('B7.a10 movement cannot end while no legal declaration exists', () => {
    // A 1-4 walked up to 12 factors on a mountain: 1 against 24.
    const table = basic(
      'blue inf 1-4 @ -1,0 as b1\nred arm 8-6 @ 1,0 as r1\nred inf 4-4 @ 1,0 as r2\nblue moves',
      'mountain 1,0',
    );
    table.play('moveUnit b1 0,0');
    expect(table.refusal('endMovement')).toBe('B7.a10');
    table.play(['takeBack', 'endMovement']);
  });

  test('B7.a10 of those in contact only the ones are named who cannot fight, with their hexes', () => {
    const table = basic(
      'blue inf 1-4 @ -1,0 as b1\nblue inf 4-4 @ -3,0 as b2\nred arm 8-6 @ 1,0 as r1\nred inf 4-4 @ 1,0 as r2\n' +
        'red inf 2-4 @ -4,0 as r3\nblue moves',
      'mountain 1,0',
    );
    table.play('moveUnit b1 0,0');
    const refused = table.game.check(table.state, 'blue', { do: 'endMovement' });
    expect(refused && english(refused.because)).toBe(
      'not all in contact can fight at 1-6 or better (b1 at 0,0): bring up more units, move away or take back',
    );
  });

  test('B7.a10 a helper who makes 1-6 possible lets movement end', () => {
    const lines =
      'blue inf 1-4 @ -1,0 as b1\nblue inf 4-4 @ -1,1 as b2\nred arm 8-6 @ 1,0 as r1\nred inf 4-4 @ 1,0 as r2\nblue moves';
    const table = basic(lines, 'mountain 1,0');
    table.play('moveUnit b1 0,0');
    expect(table.refusal('endMovement')).toBe('B7.a10');
    table.play(['moveUnit b2 0,0', 'endMovement']);
    expect(table.refusal('endDeclaration b2 on 1,0')).toBe('B7.a9');
    table.play('endDeclaration b1+b2 on 1,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 5, defence: 24, odds: '1-5' });
  });

  test('B7.a10 two hexes one unit can only fight together count together', () => {
    // Alone against 4 and 3 next to it: 1 v 7 is below 1-6, though each hex alone would be possible.
    const table = basic('blue inf 1-4 @ -1,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 3-4 @ 0,1 as r2\nblue moves');
    table.play('moveUnit b1 0,0');
    expect(table.refusal('endMovement')).toBe('B7.a10');
    const easier = basic('blue inf 1-4 @ -1,0 as b1\nred inf 3-4 @ 1,0 as r1\nred inf 3-4 @ 0,1 as r2\nblue moves');
    easier.play(['moveUnit b1 0,0', 'endMovement']);
    expect(easier.refusal('endDeclaration b1 on 1,0')).toBe('B7.a7');
    easier.play('endDeclaration b1 on 1,0+0,1');
  });
});

describe('B7 defenders', () => {
  test('B7.d1 the defender decides nothing while he is attacked but his retreats and advances', () => {
    const table = basic('blue arm 6-6 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 3,0 as r2\nblue moves');
    for (const command of ['moveUnit r2 2,0', 'endMovement', 'endDeclaration']) {
      expect(table.refusal(`red: ${command}`), command).toBe('B80.3');
    }
    attack(table, 'b1 on 1,0');
    expect(table.refusal('red: moveUnit r2 2,0')).toBe('B80.6');
    table.play('resolve 1', 3);
    expect(table.side).toBe('red');
    expect(table.refusal('moveUnit r2 2,0')).toBe('B80.8');
    expect(table.refusal('chooseRetreat r2 4,0 4,-1')).toBe('B19.5.1');
  });

  test('B7.d2 the defence depends on the defender’s ground and on the hexes attacked from', () => {
    const defence = (from: string, statements: string) => {
      const table = basic(`blue inf 4-4 @ ${from} as b1\nred inf 4-4 @ 0,0 as r1\nblue moves`, statements);
      attack(table, 'b1 on 0,0').play('resolve 1', 1);
      return fought(table).defence;
    };
    expect(defence('1,0', 'river Dott : 1,0')).toBe(8);
    expect(defence('-1,0', 'river Dott : 1,0')).toBe(4);
    expect(defence('-1,0', 'mountain 0,0')).toBe(8);
  });
});
