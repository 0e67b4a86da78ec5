import { describe, expect, test } from 'vitest';
import { ends, fought } from './basic.ts';
import { at, left, onto, optional, passTurn, roundTrip } from './optional.ts';
import type { Table } from './table.ts';

const BASES = `
city Bluebase : -5,0 -5,1
city Bluestore : -5,4 -5,5
city Redbase : 5,0 5,-1
city Redstore : 5,-4 5,-5
belongs blue -5,0 -5,1 -5,4 -5,5
belongs red 5,0 5,-1 5,-4 5,-5`;

const sky = (lines: string, more = '', switches = 'interdiction'): Table =>
  optional(switches, lines, `${BASES}\n${more}`, 5);

/** Blue attacks r1 at 0,0 at 2-1; open to its retreat are 1,0 and 1,-1. Blue has SAC, Red has what is said. */
const ATTACK = `
blue inf 4-4 @ -1,0 as b1
blue inf 4-4 @ -1,1 as b2
blue inf 1-4 @ -5,4 as b0
red inf 4-4 @ 0,0 as r1
red inf 1-4 @ 5,-4 as r0`;

/** 2-1, die 2: the attacker loses 1 (b1), the defender loses 1 and retreats 1; nobody advances. */
const fight = (table: Table): Table => table.play('resolve on 0,0', 2).play('chooseLosses b1:1');

describe('O23.4 air interdiction', () => {
  test('O23.4.1 SAC only, within range, against a land hex without a unit of either side', () => {
    const table = sky(
      `${ATTACK}\nblue SAC 8-20 @ -5,0 as s\nblue MDM 4-10 @ -5,1 as m\nblue TAC 4-10 @ -5,1 as t\nblue SAC 4-9 @ -5,1 as u\nred SAC 1-20 @ 5,0\nblue declares`,
      'sea 3,-5 zone A\nlake 3,1\nneutral 2,2',
    );
    expect(table.refusal('assignMission interdiction m 1,0')).toBe('O23.4.1');
    expect(table.refusal('assignMission interdiction t 1,0')).toBe('O23.4.1');
    for (const hex of ['0,0', '-1,0', '5,0', '3,-5', '3,1']) {
      expect(table.refusal(`assignMission interdiction s ${hex}`), hex).toBe('O23.4.1');
    }
    expect(table.refusal('assignMission interdiction s 2,2')).toBe('T23.0.7');
    expect(table.refusal('assignMission interdiction u 5,-1')).toBe('T23.0.7');
    table.play(['assignMission interdiction u 1,0', 'assignMission interdiction s 5,-1']);
    roundTrip(table);
  });

  test('O23.4.1 at least 4 factors on the hex, in one unit or several', () => {
    const lines = `${ATTACK}\nblue SAC 3-20 @ -5,0 as s\nblue SAC 3-20 @ -5,0 as t\nblue declares`;
    const table = sky(lines).play(['assignMission interdiction s 1,0', 'declareBattle b1+b2 on 0,0']);
    expect(table.refusal('endDeclaration')).toBe('O23.4.1');
    table.play(['splitUnit t 2+1', 'assignMission interdiction t.p1 1,0', 'endDeclaration']);
    expect(table.state.noRetreat).toMatchObject([{ to: 'red', rule: 'O23.4.3' }]);
    const apart = sky(lines).play(['assignMission interdiction s 1,0', 'assignMission interdiction t 1,-1']);
    apart.play('declareBattle b1+b2 on 0,0');
    expect(apart.refusal('endDeclaration')).toBe('O23.4.1');
  });

  test('O23.4.2 with 4 factors left after interception it works', () => {
    const table = sky(
      `${ATTACK}\nblue SAC 5-20 @ -5,0 as s\nred FTR 2-10 @ 5,0 as i\nblue declares`,
      '',
      'interdiction fighters',
    );
    table.play(['assignMission interdiction s 1,0', 'endDeclaration b1+b2 on 0,0', 'assignInterceptor i 1,0']);
    table.play(['endInterception', 'resolveAirFight 1,0']);
    expect(left(table, 's')).toBe(4);
    fight(table);
    expect(table.where('r1')).toBe('1,-1');
  });

  test('O23.4.2, O90.5 with 3 left it has no effect at all; they land all the same', () => {
    const table = sky(
      `${ATTACK}\nblue SAC 5-20 @ -5,0 as s\nred FTR 4-10 @ 5,0 as i\nblue declares`,
      '',
      'interdiction fighters',
    );
    table.play(['assignMission interdiction s 1,0', 'endDeclaration b1+b2 on 0,0', 'assignInterceptor i 1,0']);
    table.play(['endInterception', 'resolveAirFight 1,0']);
    expect(left(table, 's')).toBe(3);
    expect(table.state.noRetreat).toEqual([]);
    fight(table);
    expect(ends(table, 'chooseRetreat', 'r1')).toEqual(['1,-1', '1,0']);
    table.play('chooseRetreat r1 1,0');
    expect(table.refusal('endLanding')).toBe('T80.9');
    table.play('landAircraft s -5,0');
    expect(left(table, 's')).toBe(3);
  });

  test('O23.4.3 a retreat does not enter the hex; with no other way the unit dies', () => {
    const one = sky(`${ATTACK}\nblue SAC 4-20 @ -5,0 as s\nred inf 4-4 @ 2,2 as r2\nblue declares`);
    one.play(['assignMission interdiction s 1,0', 'endDeclaration b1+b2 on 0,0']);
    fight(one);
    expect(one.where('r1')).toBe('1,-1');
    const both = sky(`${ATTACK}\nblue SAC 8-20 @ -5,0 as s\nblue declares`);
    both.play(['splitUnit s 4+4', 'assignMission interdiction s 1,0', 'assignMission interdiction s.p1 1,-1']);
    fight(both.play('endDeclaration b1+b2 on 0,0'));
    expect(both.where('r1')).toBe('lost');
  });

  test('O23.4.3 the neighbours are free, and a path does not lead through it', () => {
    // 3-1, die 3: the defender loses 1 and retreats 2.
    const lines = ATTACK.replace('b2', 'b2\nblue inf 4-4 @ -1,1 as b3');
    const table = sky(`${lines}\nblue SAC 4-20 @ -5,0 as s\nblue declares`);
    table.play(['assignMission interdiction s 1,0', 'endDeclaration b1+b2+b3 on 0,0']).play('resolve on 0,0', 3);
    expect(fought(table)).toMatchObject({ odds: '3-1' });
    expect(table.refusal('chooseRetreat r1 1,0 2,0')).toBe('O23.4.3');
    expect(table.refusal('chooseRetreat r1 1,-1 1,0')).toBe('O23.4.3');
    expect(ends(table, 'chooseRetreat', 'r1')).toEqual(['1,-2', '2,-1', '2,-2']);
  });

  test('O90.32 it does not bar retreats of its own side', () => {
    // r9 stands beside; Blue is thrown back: 2 against 8 is 1-4, die 3: A loses 1 and retreats 2.
    const table = sky(
      'blue inf 2-4 @ -1,0 as b1\nblue inf 1-4 @ -5,4\nblue SAC 4-20 @ -5,0 as s\nred inf 8-4 @ 0,0 as r1\nblue declares',
    );
    table.play(['assignMission interdiction s -3,0', 'endDeclaration b1 on 0,0']).play('resolve on 0,0', 3);
    expect(ends(table, 'chooseRetreat', 'b1')).toContain('-3,0');
    table.play('chooseRetreat b1 -2,0 -3,0');
    expect(table.where('b1')).toBe('-3,0');
  });

  test('O23.4.4 the hex stays open to advances of both sides, and the bombers do nothing else', () => {
    // 2-1, die 1: the defender loses 2 and retreats 3, the attacker may advance 2: over 0,0 into 1,0.
    const table = sky(`${ATTACK}\nblue SAC 4-20 @ -5,0 as s\nblue declares`);
    table.play('assignMission interdiction s 1,0');
    expect(table.refusal('assignMission strategic s 0,0')).toBe('T23.0.10');
    table.play('endDeclaration b1+b2 on 0,0').play('resolve on 0,0', 1);
    table.play('chooseRetreat r1 to 3,-3').play('advance b1 0,0 1,0');
    expect(table.where('b1')).toBe('1,0');
    expect(table.play('endAdvance').refusal('rebase s -5,5')).toBe('T23.0.8');
    // The defender's advance: 1-1, die 6: A loses 2 and retreats 2, D may advance 0; so 1-6, die 3: advance 2.
    const back = sky(
      'blue inf 2-4 @ -1,0 as b1\nblue inf 1-4 @ -5,4\nblue SAC 4-20 @ -5,0 as s\nred inf 12-4 @ 0,0 as r1\nblue declares',
    );
    back.play(['assignMission interdiction s -2,0', 'endDeclaration b1 on 0,0']).play('resolve on 0,0', 3);
    expect(back.side).toBe('red');
    back.play('advance r1 -1,0 -2,0');
    expect(back.where('r1')).toBe('-2,0');
  });

  test('O23.4.3, O90.33 it ends with the combat phase: the next movement and the next retreats are free', () => {
    const table = sky(`${ATTACK}\nblue SAC 4-20 @ -5,0 as s\nred inf 4-4 @ 3,-1 as r2\nblue declares`);
    table.play(['assignMission interdiction s 2,-1', 'endDeclaration b1+b2 on 0,0']);
    fight(table).play('chooseRetreat r1 1,-1');
    expect(at(table)).toBe('landing');
    expect(table.state.noRetreat).toEqual([]);
    table.play(['landAircraft s -5,0', 'endLanding', 'moveUnit r2 2,-1']);
    expect(table.where('r2')).toBe('2,-1');
  });

  test('O23.4.4 nobody stops for it: T7.3.10 it closes no neighbour of a surrounded hex', () => {
    // b1 and b2 leave 1,0 and 1,-1 open; 24 against 4 is 6-1 and would be automatic if the ring were closed.
    const lines = 'blue inf 12-4 @ -1,0 as b1\nblue inf 12-4 @ -1,1 as b2\nred inf 4-4 @ 0,0 as r1\nred inf 1-4 @ 5,-4';
    const table = sky(`${lines}\nblue SAC 8-20 @ -5,0 as s\nblue declares`);
    table.play(['splitUnit s 4+4', 'assignMission interdiction s 1,0', 'assignMission interdiction s.p1 1,-1']);
    table.play('endDeclaration b1+b2 on 0,0').play('resolve on 0,0', 2);
    expect(fought(table)).toMatchObject({ odds: '6-1', die: 2 });
  });

  test('O23.4.3, O80.6 it lasts from the start of combat until the last unit has landed from its sea hex', () => {
    const table = sky(
      `${ATTACK}\nblue inf 4-4 @ 2,3 as b7 aims 2,2\nred inf 4-4 @ 1,3 as r7\nblue SAC 4-20 @ -5,0 as s\ninvasion 2,2 full 2,2\nblue declares`,
      'sea 2,3 zone A\nbeach 2,2 1,3',
    );
    table.play('assignMission interdiction s 1,0');
    expect(table.state.noRetreat).toEqual([]);
    table.play('endDeclaration b1+b2 on 0,0; b7 on 1,3');
    expect(table.state.noRetreat).toHaveLength(1);
    table.play('resolve on 1,3', 2);
    fight(table);
    expect(table.where('r1')).toBe('1,-1');
    expect(at(table)).toBe('seaHexes');
    expect(table.state.noRetreat).toHaveLength(1);
    table.play('landFromSea b7 2,2');
    expect(at(table)).toBe('landing');
    expect(table.state.noRetreat).toEqual([]);
  });

  test('O23.4.2 without interception the four factors always work, turn after turn', () => {
    const table = sky('blue inf 1-4 @ -5,4\nblue SAC 4-20 @ -5,0 as s\nred inf 1-4 @ 5,-4\nblue moves');
    for (let turn = 1; turn <= 3; turn++) {
      onto(table, 'declaration').play(['assignMission interdiction s 1,0', 'endDeclaration']);
      expect(at(table)).toBe('landing');
      table.play('landAircraft s -5,0');
      passTurn(passTurn(table));
    }
    expect(left(table, 's')).toBe(4);
  });
});
