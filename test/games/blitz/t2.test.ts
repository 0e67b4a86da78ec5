import { describe, expect, test } from 'vitest';
import { attack, ends, fought, legalTexts } from './basic.ts';
import { AFAR, counter, HOMES, optional, reread, thereAndBack, tournament } from './tournament-table.ts';

describe('T2.3 substitute units', () => {
  test('T2.3.1 any unit breaks into smaller ones of its type and movement factor that add up to it', () => {
    const table = tournament(`blue arm 8-6 @ 0,0 as b1\n${AFAR}\nblue moves`);
    table.play('splitUnit b1 5+2+1');
    expect(['b1', 'b1.p1', 'b1.p2'].map((id) => counter(table, id))).toEqual(['5-6', '2-6', '1-6']);
    expect(['b1', 'b1.p1', 'b1.p2'].map((id) => [table.unit(id).type, table.where(id)])).toEqual(
      Array.from({ length: 3 }, () => ['armor', '0,0']),
    );
    // Each piece goes its own way, and may itself be broken down.
    table.play(['moveUnit b1.p1 1,0', 'splitUnit b1.p1 1+1', 'moveUnit b1.p3 2,0']);
    expect(['b1', 'b1.p1', 'b1.p3'].map((id) => table.where(id))).toEqual(['0,0', '1,0', '2,0']);
  });

  test('T2.3.1 the factors add up to the original’s, in two pieces at least, of one’s own unit', () => {
    const table = tournament(`blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\n${AFAR}\nblue moves`);
    expect(table.refusal('splitUnit b1 2+1')).toBe('T2.3.1');
    expect(table.refusal('splitUnit b1 3+2')).toBe('T2.3.1');
    expect(table.refusal('splitUnit b1 4')).toBe('T2.3.1');
    expect(table.refusal('splitUnit r1 2+2')).toBe('T2.3.1');
    expect(table.refusal('splitUnit bFar 1+1')).toBe('T2.3.1');
  });

  test('T2.3.1 every type of unit', () => {
    for (const [unit, sizes, left] of [
      ['inf 6-4', '5+1', '5-4'],
      ['arm 6-6', '2+4', '2-6'],
      ['rng 2-4', '1+1', '1-4'],
      ['abn 4-4', '3+1', '3-4'],
      ['aa 4-6', '2+2', '2-6'],
    ]) {
      const table = tournament(`blue ${unit} @ 0,0 as b1\n${AFAR}\nblue moves`);
      table.play(`splitUnit b1 ${sizes}`);
      expect(counter(table, 'b1')).toBe(left);
      expect(table.unit('b1.p1').type).toBe(table.unit('b1').type);
    }
  });

  test('T2.3.2 it is free: the pieces have all the movement the unit had', () => {
    const table = tournament(`blue inf 4-4 @ 0,0 as b1\n${AFAR}\nblue moves`);
    table.play(['splitUnit b1 3+1', 'moveUnit b1.p1 1,0 2,0 3,0 4,0']);
    expect(table.unit('b1.p1').spent).toBe(12);
    expect(table.unit('b1')).toMatchObject({ spent: 0, moved: false });
  });

  test('T2.3.2 the mover splits in set-up, movement, declaration and landing', () => {
    const city = 'city Burg : 0,0\nbelongs blue all';
    const setUp = tournament(
      'blue inf 4-4 waits 1 as b1\nred inf 4-4 waits 1 as r1\nblue sets up',
      'city Rot : 3,0\nbelongs blue 0,0 1,0\nbelongs red 3,0 4,0',
    );
    setUp.play(['splitUnit b1 2+2', 'placeUnit b1 0,0', 'placeUnit b1.p1 1,0', 'ready']);
    setUp.play(['splitUnit r1 3+1', 'placeUnit r1 3,0', 'placeUnit r1.p1 4,0', 'ready']);
    expect(setUp.state.units.map((unit) => unit.place)).toEqual(['map', 'map', 'map', 'map']);

    const table = tournament(`blue inf 4-4 @ 1,0 as b1\nblue TAC 4-8 @ 0,0 as t1\n${AFAR}\nblue moves`, city);
    table.play(['splitUnit b1 3+1', 'endMovement', 'splitUnit b1 2+1', 'endDeclaration']);
    expect(table.phase).toBe('T80.9');
    table.play(['splitUnit t1 3+1', 'endLanding']);
    expect(counter(table, 't1.p1')).toBe('1-8');
  });

  test('T2.3.2 at no other time, and not by the side that is not on turn', () => {
    const table = tournament(
      `blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\n${AFAR}\nblue moves`,
    );
    expect(table.refusal('red: splitUnit r1 2+2')).toBe('T80.3');
    attack(table, 'b1+b2 on 1,0');
    expect(table.refusal('splitUnit b1 2+2')).toBe('T80.7');
    // 2-1, die 1: the defender loses 2 by himself and retreats the rest.
    table.play('resolve 1', 1);
    expect(table.refusal('splitUnit r1 1+1')).toBe('T80.13');
    const [way = ''] = legalTexts(table, 'chooseRetreat');
    table.play(way);
    expect(table.refusal('splitUnit b1 2+2')).toBe('T80.13');
  });

  test('T2.3.3 the smallest piece has one factor', () => {
    const table = tournament(`blue inf 4-4 @ 0,0 as b1\n${AFAR}\nblue moves`);
    expect(table.refusal('splitUnit b1 4+0')).toBe('T2.3.3');
    table.play('splitUnit b1 1+1+1+1');
    expect(['b1', 'b1.p1', 'b1.p2', 'b1.p3'].map((id) => counter(table, id))).toEqual(['1-4', '1-4', '1-4', '1-4']);
    expect(legalTexts(table, 'splitUnit')).toEqual([]);
  });

  test('T2.3.3 artillery keeps its ratio in whole numbers', () => {
    const art = () => tournament(`blue art 8-4-4 @ 0,0 as b1\n${AFAR}\nblue moves`);
    const one = art().play('splitUnit b1 3+1');
    expect([counter(one, 'b1'), counter(one, 'b1.p1')]).toEqual(['6-3-4', '2-1-4']);
    const two = art().play('splitUnit b1 2+2');
    expect([counter(two, 'b1'), counter(two, 'b1.p1')]).toEqual(['4-2-4', '4-2-4']);
    const four = art().play('splitUnit b1 1+1+1+1');
    expect(counter(four, 'b1.p3')).toBe('2-1-4');
    expect(four.refusal('splitUnit b1 1')).toBe('T2.3.1');
    // A piece that was lost in part goes on in the same ratio; one with a coarser ratio splits less finely.
    const coarse = tournament(`blue art 6-4-4 @ 0,0 as b1\nblue art 3-2-4 @ 1,0 as b2\n${AFAR}\nblue moves`);
    expect(coarse.refusal('splitUnit b1 3+1')).toBe('T2.3.3');
    expect(coarse.refusal('splitUnit b2 1+1')).toBe('T2.3.3');
    coarse.play('splitUnit b1 2+2');
    expect(counter(coarse, 'b1.p1')).toBe('3-2-4');
  });

  test('T2.3.4 pieces inherit movement spent, the stop, the flight and the way they came', () => {
    const table = tournament(
      `blue abn 4-4 @ 0,0 as b1\nblue inf 4-4 @ -2,0 as b2\nred inf 4-4 @ -4,0 as r1\n${AFAR}\nblue moves`,
      'city Burg : 0,0\nbelongs blue all',
    );
    table.play(['flyAirborne b1 2,0', 'moveUnit b1 3,0', 'splitUnit b1 3+1']);
    expect(table.unit('b1.p1')).toMatchObject({ spent: 3, flown: true, moved: true });
    expect(table.refusal('flyAirborne b1.p1 0,1')).toBe('B18.1');
    table.play(['moveUnit b2 -3,0', 'splitUnit b2 2+2']);
    expect(table.refusal('moveUnit b2.p1 -2,0')).toBe('B7.z3');
    expect(table.refusal('endMovement abandon b2.p1')).toBe('B7.a11');
  });

  test('T2.3.4 a piece of a unit that went to sea in this player turn does nothing else either', () => {
    const table = tournament(
      `blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 sea A as b2\n${AFAR}\nblue moves`,
      'sea 1,0 zone A\ncity Hafen : 0,0\nbelongs blue all',
    );
    table.play(['embark b1 A', 'splitUnit b1 2+2']);
    expect([table.unit('b1.p1').place, table.unit('b1.p1').zone]).toEqual(['sea', 'A']);
    expect(table.refusal('landAtPort b1.p1 0,0')).toBe('T6.1.12');
    table.play(['splitUnit b2 3+1', 'landAtPort b2.p1 0,0', 'sail b2 B']);
    expect([table.where('b2.p1'), table.unit('b2').zone]).toEqual(['0,0', 'B']);
  });

  test('T2.3.4 a piece of a declared attacker is in the battle, of an aircraft in the air on its mission', () => {
    const table = tournament(
      `blue inf 4-4 @ 1,0 as b1\nblue TAC 4-8 @ 0,0 as t1\nred inf 4-4 @ 2,0 as r1\n${AFAR}\nblue moves`,
      'city Burg : 0,0\nbelongs blue all',
    );
    table.play(['endMovement', 'declareBattle b1+t1 on 2,0', 'splitUnit b1 3+1', 'splitUnit t1 2+2']);
    expect(table.unit('t1.p1')).toMatchObject({ place: 'air', flown: true, base: table.unit('t1').base });
    expect(reread(table).state.missions).toEqual(table.state.missions);
    table.play('endDeclaration').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 8, odds: '2-1' });
  });

  test('T2.3.4 pieces of a unit given up are given up with it (B7.a11)', () => {
    const table = tournament(
      `blue inf 2-4 @ 0,0 as b1\nred arm 8-6 @ 1,0 as r1\nred inf 4-4 @ 1,0 as r2\nred inf 4-4 @ -1,0 as r3\nred inf 4-4 @ 0,-1 as r4\n${AFAR}\nblue moves`,
      'mountain 1,0',
    );
    table.play(['endMovement', 'splitUnit b1 1+1']);
    expect(table.refusal('declareBattle b1.p1 on -1,0')).toBe('B7.a11');
    table.play('endDeclaration');
    expect([table.where('b1'), table.where('b1.p1')]).toEqual(['lost', 'lost']);
  });

  test('T2.3.4 the mark of a unit without supply stays on its pieces (O90.38)', () => {
    const table = optional(
      'supplyRoutes',
      `blue inf 4-4 @ 0,0 as b1 isolated\n${AFAR}\nblue moves`,
      'city Burg : -4,4\nbelongs blue all',
    );
    table.play('splitUnit b1 2+2');
    expect(table.unit('b1.p1').isolated).toBe(true);
  });

  test('T2.3.5 units are never put together again: there is no command for it', () => {
    const open = tournament(`blue inf 4-4 @ 0,0 as b1\n${AFAR}\nblue moves`).game.world.verbs;
    const names = [...open.setup, ...open.movement, ...open.declaration];
    expect(names.filter((name) => /join|merge|combine|unite/i.test(name))).toEqual([]);
    const table = tournament(`blue inf 4-4 @ 0,0 as b1\n${AFAR}\nblue moves`, HOMES);
    table.play(['splitUnit b1 2+2', 'endMovement', 'endDeclaration', 'endMovement', 'endDeclaration']);
    expect([table.side, counter(table, 'b1'), counter(table, 'b1.p1')]).toEqual(['blue', '2-4', '2-4']);
  });

  test('T2.3.6 aircraft are broken down in the same way and fly apart', () => {
    const table = tournament(
      `blue SAC 4-20 @ 0,0 as s1\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nred inf 4-4 @ 0,3 as r2\n${AFAR}\nblue moves`,
      'city Burg : 0,0\nbelongs blue all',
    );
    table.play(['splitUnit s1 1+1+2', 'endMovement']);
    expect(['s1', 's1.p1', 's1.p2'].map((id) => counter(table, id))).toEqual(['1-20', '1-20', '2-20']);
    table.play(['assignMission strategic s1 3,0', 'assignMission strategic s1.p1+s1.p2 0,3', 'endDeclaration']);
    expect(table.state.battles.map((battle) => battle.kind)).toEqual(['strike', 'strike']);
  });

  test('T2.3.7 without counterLimits any number of pieces of any size', () => {
    const table = tournament(`blue arm 12-6 @ 0,0 as b1\n${AFAR}\nblue moves`);
    table.play('splitUnit b1 7+5');
    expect([counter(table, 'b1'), counter(table, 'b1.p1')]).toEqual(['7-6', '5-6']);
  });

  test('T2.3 a split can be taken back', () => {
    const table = tournament(`blue arm 8-6 @ 0,0 as b1\n${AFAR}\nblue moves`);
    thereAndBack(table, 'splitUnit b1 4+4');
    table.play(['splitUnit b1 4+4', 'moveUnit b1.p1 1,0', 'takeBack phase']);
    expect([counter(table, 'b1'), table.state.units.length]).toEqual(['8-6', 3]);
  });

  test('Q18.1 airborne units may be split before flying, and a 1-4 may jump alone', () => {
    const table = tournament(
      `blue abn 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2\nred inf 4-4 @ 0,-4 as r1\n${AFAR}\nblue moves`,
      'city Burg : 0,0\nbelongs blue all',
    );
    table.play(['splitUnit b1 3+1', 'flyAirborne b1.p1 3,0']);
    expect([table.where('b1'), table.where('b1.p1')]).toEqual(['0,0', '3,0']);
    // The rest may still fly elsewhere, or walk; only airborne units fly, split or not.
    expect(ends(table, 'flyAirborne', 'b1').includes('-3,0')).toBe(true);
    table.play('splitUnit b2 2+2');
    expect(table.refusal('flyAirborne b2.p1 3,0')).toBe('B18.1');
  });
});
