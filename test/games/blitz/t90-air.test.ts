import { describe, expect, test } from 'vitest';
import { controller, ends, events, fought, legalTexts } from './basic.ts';
import { capacity, counter, fight, friendlyTo, pass, turnOver, war } from './war-table.ts';

const FRONT =
  'belongs blue -10,0 -9,0\ncity Bluton : -10,0\nbelongs red 10,0 9,0\ncity Redham : 10,0\ncity Mid : 0,0\ncity East : 4,0';
const GUARDS = 'blue inf 1-4 @ -9,0 as bFar\nred inf 1-4 @ 9,0 as rFar';
const air = (lines: string, statements = FRONT, switches = '', mover = 'blue') =>
  war(`${lines}\n${GUARDS}\n${mover} moves`, statements, 10, switches);

describe('T90 aircraft: bases', () => {
  test('T90.80 a base that is lost or contested without a ground attack keeps its aircraft in the opponent’s turn', () => {
    const table = air(
      'blue TAC 4-8 @ 0,0 as t1\nblue TAC 4-8 @ 4,0 as t2\nblue inf 1-4 @ 3,0 as b1\nred arm 6-6 @ 0,3 as r1\nred inf 4-4 @ 6,0 as r2\ncontrol blue 0,0 4,0',
      FRONT,
      '',
      'red',
    );
    table.play(['moveUnit r1 0,2 0,1', 'moveUnit r2 5,0']);
    turnOver(table);
    expect([controller(table, '0,0'), controller(table, '4,0'), friendlyTo(table, '4,0')]).toEqual(['red', 'blue', []]);
    expect([table.where('t1'), table.where('t2')]).toEqual(['0,0', '4,0']);
  });

  test('T90.80 in their own turn they fly missions or rebase; still there at its end they are eliminated', () => {
    const lines =
      'blue TAC 4-8 @ 0,0 as t1\nblue TAC 4-8 @ 0,0 as t2\nblue TAC 4-8 @ 0,0 as t3\ncontrol red 0,0\nred inf 1-4 @ 1,1 as r1\nblue inf 4-4 @ 2,1 as b1\ncontrol blue -10,0';
    const table = air(lines);
    fight(table, 'declareBattle b1+t1 on 1,1').play('resolve 1').play('endAdvance');
    expect(table.refusal('landAircraft t1 0,0')).toBe('T23.0.6');
    table.play('rebase t2 -10,0');
    table.play('endLanding');
    expect([table.where('t1'), table.where('t2'), table.where('t3')]).toEqual(['lost', '-10,0', 'lost']);
  });

  test('T90.80 a base cleared of its contest in his own turn saves them', () => {
    const table = air('blue TAC 4-8 @ 0,0 as t1\nblue arm 8-6 @ -1,0 as b1\nred inf 1-4 @ 1,0 as r1\ncontrol blue 0,0');
    table.play('moveUnit b1 0,0');
    fight(table, 'declareBattle b1 on 1,0').play('resolve 1').play('endAdvance').play('endLanding');
    expect(table.where('t1')).toBe('0,0');
  });

  test('T90.81 a base attacked: garrison gone, aircraft gone, whether or not anyone advances', () => {
    const table = air(
      'blue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred FTR 4-12 @ 0,0 as r2',
      FRONT,
      'fighters',
    );
    fight(table, 'declareBattle b1 on 0,0').play('resolve 1', 3).play('chooseRetreat r1 1,0');
    // Advance 0: nobody may follow, the fighters are gone all the same.
    expect([table.where('r2'), table.where('b1')]).toEqual(['lost', '-1,0']);
  });

  test('T90.81 in a battle against two hexes only the vacated base loses its aircraft', () => {
    const two = `${FRONT}\ncity Twin : 0,-1`;
    const table = air(
      'blue arm 12-6 @ -1,0 as b1\nred inf 1-4 @ 0,0 as r1\nred inf 2-4 @ 0,-1 as r2\nred TAC 4-8 @ 0,0 as r3\nred TAC 4-8 @ 0,-1 as r4',
      two,
    );
    // 12 v 6 = 2-1, die 5: each loses 1, nobody moves.
    fight(table, 'declareBattle b1 on 0,0+0,-1').play('resolve 1', 5).play('chooseLosses r1:1');
    expect([table.where('r3'), table.where('r4')]).toEqual(['lost', '0,-1']);
  });

  test('T90.82 while capacity is reduced no more may land than fit', () => {
    const table = air(
      'turn 3\nblue SAC 8-20 @ -10,0 as s1\nblue TAC 4-8 @ -10,0 as t1\ndamage -10,0 6 red until 9\ncontrol blue 0,0',
    );
    fight(table, 'assignMission bombing s1 10,0');
    expect(table.refusal('landAircraft s1 -10,0')).toBe('T23.0.3');
    table.play(['splitUnit s1 2+6', 'landAircraft s1 -10,0']);
    expect(table.refusal('landAircraft s1.p1 -10,0')).toBe('T23.0.3');
    table.play(['landAircraft s1.p1 0,0', 'endLanding']);
    expect([table.where('s1'), table.where('s1.p1'), table.where('t1')]).toEqual(['-10,0', '0,0', '-10,0']);
  });

  test('T90.83 he lands in any order; those without a legal hex are eliminated', () => {
    const lines = 'blue SAC 8-20 @ -10,0 as s1\nblue MDM 4-20 @ -10,0 as m1\nturn 3\ndamage -10,0 4 red until 9';
    for (const [first, second, refused] of [
      ['s1', 'm1', true],
      ['m1', 's1', true],
    ] as const) {
      const table = air(lines);
      fight(table, 'assignMission bombing s1+m1 10,0');
      table.play(`landAircraft ${first} -10,0`);
      expect(table.refusal(`landAircraft ${second} -10,0`) === 'T23.0.3').toBe(refused);
      table.play('endLanding');
      expect([table.where(first), table.where(second)]).toEqual(['-10,0', 'lost']);
    }
  });

  test('T90.84 Q10.2 cities taken this player turn are no bases; a home city cleared of contest is', () => {
    const table = air(
      'blue SAC 4-20 @ -10,0 as s1\nblue arm 8-6 @ 2,0 as b1\nblue arm 8-6 @ -1,0 as b2\nred inf 1-4 @ 1,1 as r1\ncontrol blue 0,0\ncontrol red 4,0',
    );
    table.play(['moveUnit b1 3,0', 'moveUnit b2 0,0', 'moveUnit b2 0,1']);
    fight(table, 'assignMission bombing s1 10,0', 'declareBattle b2 on 1,1').play('resolve 1').play('endAdvance');
    expect([controller(table, '4,0'), friendlyTo(table, '0,0')]).toEqual(['blue', ['blue']]);
    expect(legalTexts(table, 'landAircraft')).toEqual(['landAircraft s1 -10,0', 'landAircraft s1 0,0']);
  });

  test('T90.85 aircraft do not cover a city: an enemy ground unit next to it takes control', () => {
    const table = air('blue arm 4-6 @ 2,0 as b1\nred TAC 4-8 @ 4,0 as r1\ncontrol red 4,0');
    table.play('moveUnit b1 3,0');
    pass(table);
    expect([controller(table, '4,0'), table.where('r1')]).toEqual(['blue', '4,0']);
    // Aircraft alone do not hold it against B5.2 or cover it for their side.
    const alone = air('red TAC 4-8 @ 4,0 as r1\ncontrol blue 4,0');
    turnOver(alone);
    expect(controller(alone, '4,0')).toBe('blue');
  });
});

describe('T90 aircraft: missions', () => {
  const RIVER = `${FRONT}\nriver R : -1,-1 -1,0 -1,1`;

  test('T90.86 one tactical factor lifts river doubling; it comes back if interception takes all of them', () => {
    const lines =
      'blue arm 12-6 @ -1,0 as b1\nred inf 4-4 @ 0,-1 as r1\nblue TAC 1-20 @ -10,0 as t1\nred FTR 2-20 @ 10,0 as f1';
    const lifted = air(lines, RIVER, 'fighters');
    fight(lifted, 'declareBattle b1+t1 on 0,-1').play('endInterception').play('resolve 1', 2);
    expect(fought(lifted)).toMatchObject({ attack: 13, defence: 4 });
    const back = air(lines, RIVER, 'fighters');
    fight(back, 'declareBattle b1+t1 on 0,-1');
    back.play(['assignInterceptor f1 0,-1', 'endInterception', 'resolveAirFight 0,-1']).play('resolve 1', 2);
    expect(fought(back)).toMatchObject({ attack: 12, defence: 8 });
  });

  test('T90.87 the doubling is lifted for all hexes of that battle, and of that battle only', () => {
    const lines =
      'blue arm 12-6 @ -1,0 as b1\nblue arm 8-6 @ -1,1 as b2\nred inf 2-4 @ 0,-1 as r1\nred inf 2-4 @ 0,0 as r2\nred inf 2-4 @ -1,2 as r3\nblue TAC 1-20 @ -10,0 as t1';
    const table = air(lines, RIVER.replace('\ncity Mid : 0,0', ''));
    fight(table, 'declareBattle b1+t1 on 0,-1+0,0', 'declareBattle b2 on -1,2').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 13, defence: 4 });
    const other = air(lines, RIVER.replace('\ncity Mid : 0,0', ''));
    fight(other, 'declareBattle b1+t1 on 0,-1+0,0', 'declareBattle b2 on -1,2').play('resolve 2', 2);
    expect(fought(other)).toMatchObject({ attack: 8, defence: 4 });
  });

  test('T90.88 the attacker may lose aircraft first and keep ground units for the advance', () => {
    const table = air('blue inf 1-4 @ -1,0 as b1\nblue TAC 3-20 @ -10,0 as t1\nred inf 1-4 @ 0,-1 as r1');
    fight(table, 'declareBattle b1+t1 on 0,-1').play('resolve 1', 3);
    // 4-1, die 3: the attacker loses 1 and may advance 1.
    table.play('chooseLosses t1:1');
    expect(ends(table, 'advance', 'b1')).toEqual(['0,-1']);
    table.play('advance b1 0,-1');
    expect([table.where('b1'), counter(table, 't1')]).toEqual(['0,-1', '2-20']);
  });

  test('T90.89 a hex both touched by ground units and struck is fought only by the strike', () => {
    const table = air('blue arm 8-6 @ -1,0 as b1\nblue SAC 4-20 @ -10,0 as s1\nred inf 4-4 @ 0,-1 as r1');
    table.play(['endMovement', 'assignMission strategic s1 0,-1']);
    expect(table.refusal('declareBattle b1 on 0,-1')).toBe('T23.2.2');
    table.play('endDeclaration').play('resolve 1', 6);
    expect([table.where('r1'), table.where('b1'), table.phase]).toEqual(['lost', '-1,0', 'T80.9']);
  });

  test('T90.90 the struck hex is closed to retreats of both sides all combat phase', () => {
    // Blue's own attackers may not fall back onto the hex whose defenders the strike has killed.
    const lines =
      'blue inf 4-4 @ 0,0 as b1\nblue SAC 12-20 @ -10,0 as s1\nred inf 4-4 @ 1,0 as r1\nred inf 1-4 @ -1,0 as r2';
    const table = air(lines, 'belongs blue -10,0\ncity Bluton : -10,0');
    fight(table, 'declareBattle b1 on 1,0', 'assignMission strategic s1 -1,0').play('resolve on -1,0');
    table.play('resolve on 1,0', 4);
    // 1-1, die 4: the attacker loses 1 and retreats 1.
    expect(table.refusal('chooseRetreat b1 -1,0')).toBe('T23.2.4');
    expect(ends(table, 'chooseRetreat', 'b1')).toEqual(['-1,1', '0,-1'].sort());
  });

  test('T90.91 no ground unit moves over a hex on the strength of a strike: strikes come after movement', () => {
    const table = air('blue arm 8-6 @ -2,0 as b1\nblue SAC 12-20 @ -10,0 as s1\nred inf 1-4 @ 0,-1 as r1');
    expect(table.refusal('assignMission strategic s1 0,-1')).toBe('T80.3');
    expect(table.refusal('declareAV s1 on 0,-1')).toBe('T7.3.2');
    expect(table.refusal('moveUnit b1 -1,0 0,-1')).toBe('B7.z3');
    fight(table, 'assignMission strategic s1 0,-1').play('resolve 1');
    expect([table.where('r1'), table.phase]).toEqual(['lost', 'T80.9']);
  });

  test('T90.92 example: 10 SAC bomb, 2 soak off (2 v 8 = 1-4); 1 v 8 would not do', () => {
    const lines = 'blue SAC 12-20 @ -10,0 as s1\nred inf 4-4 @ 4,0 as r1';
    const table = air(lines);
    table.play(['endMovement', 'splitUnit s1 10+1+1', 'assignMission bombing s1 4,0']);
    table.play('assignMission strategic s1.p1 4,0');
    expect(table.refusal('endDeclaration')).toBe('T23.2.3a');
    table.play(['assignMission strategic s1.p2 4,0', 'endDeclaration']);
    expect(capacity(table, '4,0')).toBe(2);
    table.play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 2, defence: 8, odds: '1-4', result: '2,0' });
  });

  test('T90.92 the soak-off is another mission of other factors', () => {
    const table = air('blue SAC 12-20 @ -10,0 as s1\nred inf 4-4 @ 4,0 as r1');
    table.play(['endMovement', 'assignMission bombing s1 4,0']);
    expect(table.refusal('assignMission strategic s1 4,0')).toBe('T23.0.10');
    expect(table.refusal('endDeclaration')).toBe('T23.3.6');
  });

  test('T90.92 if interception shoots down the soak-off the bombing still takes effect', () => {
    const table = air(
      'blue SAC 10-20 @ -10,0 as s1\nblue SAC 2-20 @ -10,0 as s2\nred inf 4-4 @ 4,0 as r1\nred FTR 4-20 @ 10,0 as f1',
      FRONT,
      'fighters',
    );
    fight(table, 'assignMission bombing s1 4,0', 'assignMission strategic s2 4,0');
    table.play(['assignInterceptor f1 4,0', 'endInterception', 'resolveAirFight 4,0', 'chooseLosses s2:2']);
    expect([capacity(table, '4,0'), table.where('s2'), table.phase]).toEqual([2, 'lost', 'T80.9']);
  });

  test('T90.93 bombing takes effect before any battle', () => {
    const table = air(
      'blue SAC 10-20 @ -10,0 as s1\nblue arm 8-6 @ 3,0 as b1\nred inf 2-4 @ 4,0 as r1\nred TAC 6-8 @ 4,0 as r2\ncontrol red 4,0',
    );
    fight(table, 'assignMission bombing s1 4,0', 'declareBattle b1 on 4,0');
    expect([table.phase, counter(table, 'r2'), table.state.battles.length]).toEqual(['T80.7', '2-8', 1]);
    expect(events(table, 'damaged')).toHaveLength(1);
  });

  test('T90.94 aircraft committed to an AV during movement fly that battle and no other', () => {
    const table = air(
      'blue arm 6-6 @ -1,0 as b1\nblue TAC 4-20 @ -10,0 as t1\nblue arm 8-6 @ 1,2 as b2\nred inf 1-4 @ 0,-1 as r1\nred inf 4-4 @ 2,2 as r2\ncontrol blue -10,0',
    );
    table.play('declareAV b1+t1 on 0,-1');
    expect(table.unit('t1').place).toBe('air');
    expect(table.refusal('declareAV b2+t1 on 2,2')).not.toBe('T7.3.1');
    table.play('endMovement');
    expect(table.refusal('assignMission tactical t1 2,2')).toBe('T23.0.10');
    expect(table.refusal('declareBattle b2+t1 on 2,2')).toBe('T23.0.10');
    table.play(['declareBattle b2 on 2,2', 'endDeclaration', 'endAdvance']).play('resolve 2', 2);
    table.play('chooseRetreat r2 3,1');
    expect(table.refusal('rebase t1 -10,0')).toBe('T23.0.8');
    table.play(['landAircraft t1 -10,0', 'endLanding']);
    expect(table.where('t1')).toBe('-10,0');
  });

  test('T90.95 aircraft never retreat; they land even if all ground attackers died', () => {
    const table = air('blue inf 1-4 @ -1,0 as b1\nblue TAC 3-20 @ -10,0 as t1\nred inf 4-4 @ 0,-1 as r1');
    // 1-1, die 6: the attacker loses 2 and retreats 2.
    fight(table, 'declareBattle b1+t1 on 0,-1').play('resolve 1', 6).play('chooseLosses b1:1+t1:1');
    expect([table.where('b1'), counter(table, 't1'), table.phase]).toEqual(['lost', '2-20', 'T80.9']);
    table.play(['landAircraft t1 -10,0', 'endLanding']);
    expect(table.where('t1')).toBe('-10,0');
  });
});
