import { describe, expect, test } from 'vitest';
import { controller, ends, events, fought, legalTexts } from './basic.ts';
import { capacity, counter, fight, minor, pass, printed, sizeIn, turnOver, war } from './war-table.ts';

/** Blue's bases in the west, Red's in the east, 20 hexes apart. */
const FRONT =
  'belongs blue -10,0 -9,0\ncity Bluton : -10,0\nbelongs red 10,0 9,0\ncity Redham : 10,0\ncity Mid : 0,0\ncity East : 4,0';
/** More bases for Blue: 12 factors to a hex (T23.0.3). */
const FIELDS = `${FRONT}\ncity Feld : -10,1 -10,2 -10,3\ncity Au : -10,4 -10,5`;
const GUARDS = 'blue inf 1-4 @ -9,0 as bFar\nred inf 1-4 @ 9,0 as rFar';
const air = (lines: string, statements = FRONT, switches = '') =>
  war(`${lines}\n${GUARDS}\nblue moves`, statements, 10, switches);

describe('T23.0 aircraft', () => {
  test('T23.0.1 range is the movement factor: TAC 8, MDM 10, SAC 20 hexes', () => {
    const table = air(
      'blue TAC 4-8 @ -10,0 as t1\nblue MDM 4-10 @ -10,0 as m1\nblue SAC 4-20 @ -10,0 as s1\nred inf 4-4 @ -1,0 as r1\nred inf 4-4 @ -2,0 as r2\nred inf 4-4 @ 0,0 as r3',
    );
    table.play('endMovement');
    expect(table.refusal('assignMission tactical t1 -1,0')).toBe('T23.0.7');
    table.play('assignMission tactical t1 -2,0');
    table.play('takeBack');
    table.play('assignMission strategic m1 0,0');
    table.play('takeBack');
    expect(table.refusal('assignMission bombing s1 10,-1')).toBe('T23.3.1');
    table.play('assignMission bombing s1 10,0');
  });

  test('T23.0.1 it is counted along a flight path, round neutral hexes', () => {
    const wall = `${FRONT}\nneutral -6,-4 -6,-3 -6,-2 -6,-1 -6,0 -6,1 -6,2 -6,3 -6,4`;
    const lines = 'blue TAC 4-8 @ -10,0 as t1\nblue MDM 4-10 @ -10,0 as m1\nred inf 4-4 @ -3,0 as r1';
    const straight = air(lines);
    straight.play(['endMovement', 'assignMission tactical t1 -3,0']);
    const round = air(lines, wall);
    round.play('endMovement');
    expect(round.refusal('assignMission tactical t1 -3,0')).toBe('T23.0.7');
    expect(round.refusal('assignMission strategic m1 -3,0')).toBe('T23.0.7');
  });

  test('T23.0.2 set up on friendly city hexes of the home country, later arrivals as reinforcements', () => {
    const table = war(
      'blue TAC 4-8 waits 1 as t1\nblue TAC 4-8 waits 1 as t2\nred inf 4-4 waits 1 as r1\nblue sets up',
      'belongs blue -2,0 -1,0\ncity Bluton : -2,0\nbelongs red 3,0\ncity Redham : 3,0\ncity Free : 0,0',
    );
    expect(table.refusal('placeUnit t1 -1,0')).toBe('T3.5');
    expect(table.refusal('placeUnit t1 0,0')).toBe('B3.2');
    expect(table.refusal('placeUnit t1 3,0')).toBe('B3.2');
    expect(table.refusal('placeAtSea t1 A')).toBe('T3.5');
    table.play(['placeUnit t1 -2,0', 'placeUnit t2 -2,0']);
    const later = air('blue TAC 4-8 waits 1 as t1\nblue inf 4-4 @ 0,1 as b1\nturn 3');
    expect(later.refusal('placeReinforcement t1 0,0')).toBe('B17.3');
    expect(later.refusal('placeReinforcement t1 -9,0')).toBe('B17.3');
    later.play('placeReinforcement t1 -10,0');
    expect(later.where('t1')).toBe('-10,0');
  });

  test('T23.0.3 at most 12 factors in a city hex, apart from the 12 size of ground units', () => {
    const lines =
      'blue inf 12-4 @ -10,0 as b1\nblue TAC 6-8 @ -10,0 as t1\nblue TAC 4-8 @ -10,0 as t2\nblue TAC 3-8 waits 1 as t3\nblue TAC 2-8 waits 1 as t4';
    const table = air(lines);
    expect(table.refusal('placeReinforcement t3 -10,0')).toBe('T23.0.3');
    table.play('placeReinforcement t4 -10,0');
    expect(table.where('t4')).toBe('-10,0');
  });

  test('T23.0.3 in set-up as well', () => {
    const table = war(
      'blue TAC 9-8 waits 1 as t1\nblue TAC 4-8 waits 1 as t2\nred inf 4-4 waits 1 as r1\nblue sets up',
      'belongs blue -2,0 -1,0\ncity Bluton : -2,0 -1,0\nbelongs red 3,0\ncity Redham : 3,0',
    );
    table.play('placeUnit t1 -2,0');
    expect(table.refusal('placeUnit t2 -2,0')).toBe('T23.0.3');
    table.play(['splitUnit t2 3+1', 'placeUnit t2 -2,0']);
    expect(table.refusal('placeUnit t2.p1 -2,0')).toBe('T23.0.3');
    table.play(['placeUnit t2.p1 -1,0', 'ready']);
  });

  test('T23.0.3 Q23.0.3 and at most the hex’s present supply capacity', () => {
    const lines = (damage: number) =>
      `turn 3\ndamage -10,0 ${damage} red until 5\nblue TAC 4-8 @ -10,0 as t1\nblue TAC 4-8 waits 1 as t2`;
    const full = air(lines(5));
    expect(full.refusal('placeReinforcement t2 -10,0')).toBe('T23.0.3');
    const enough = air(lines(4));
    enough.play('placeReinforcement t2 -10,0');
    expect(enough.where('t2')).toBe('-10,0');
  });

  test('T23.0.4 aircraft have no zone of control and do not stop movement next to them', () => {
    const table = air('blue arm 6-6 @ -3,0 as b1\nred TAC 4-8 @ 0,0 as r1\ncontrol red 0,0');
    table.play('moveUnit b1 -2,0 -1,0 -1,1 0,1 1,0 2,0');
    expect(table.where('b1')).toBe('2,0');
    const beside = air('blue arm 6-6 @ -3,0 as b1\nred TAC 4-8 @ 0,0 as r1\ncontrol red 0,0');
    beside.play('moveUnit b1 -2,0 -1,0');
    expect(beside.refusal('moveUnit b1 0,0')).toBe('B6.6');
    // No fight is forced either.
    pass(beside);
    expect(beside.state.mover).toBe('red');
  });

  test('T23.0.4 aircraft never defend: they add nothing to the defence of their base', () => {
    const table = air('blue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred TAC 12-8 @ 0,0 as r2');
    fight(table, 'declareBattle b1 on 0,0').play('resolve 1', 4);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 8, odds: '1-1' });
  });

  test('T23.0.4a they die when all ground units of the base retreat because of a ground attack', () => {
    const table = air('blue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred TAC 4-8 @ 0,0 as r2');
    // 1-1, die 3: the defender loses 1 and retreats 1.
    fight(table, 'declareBattle b1 on 0,0').play('resolve 1', 3);
    expect(table.where('r2')).toBe('0,0');
    table.play('chooseRetreat r1 1,0');
    expect([table.where('r1'), table.where('r2')]).toEqual(['1,0', 'lost']);
    expect(events(table, 'eliminated')).toMatchObject([{ rule: 'T23.0.4a' }]);
  });

  test('T23.0.4a they die when all its ground units are eliminated, whether or not anyone advances', () => {
    const table = air('blue arm 8-6 @ -1,0 as b1\nred inf 2-4 @ 0,0 as r1\nred TAC 4-8 @ 0,0 as r2');
    // 2-1, die 5: both lose 1, nobody moves; die 1: the defender loses 2.
    fight(table, 'declareBattle b1 on 0,0').play('resolve 1', 1);
    expect([table.where('r1'), table.where('r2')]).toEqual(['lost', 'lost']);
  });

  test('T23.0.4a even at a result with advance 0, when the losses kill the garrison', () => {
    const table = air('blue arm 4-6 @ -1,0 as b1\nred inf 1-4 @ 0,0 as r1\nred TAC 4-8 @ 0,0 as r2');
    fight(table, 'declareBattle b1 on 0,0').play('resolve 1', 5);
    expect(fought(table).result).toBe('A 1,0 D 1,0');
    expect([table.where('r1'), table.where('r2'), table.where('b1')]).toEqual(['lost', 'lost', '-1,0']);
  });

  test('T23.0.4a partial losses do not touch them', () => {
    const table = air('blue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred TAC 4-8 @ 0,0 as r2');
    fight(table, 'declareBattle b1 on 0,0').play('resolve 1', 2);
    expect([fought(table).result, counter(table, 'r1'), counter(table, 'r2'), table.where('r2')]).toEqual([
      'A 1,0 D 1,0',
      '3-4',
      '4-8',
      '0,0',
    ]);
  });

  test('T23.0.4a they stay while one ground unit of the base is left', () => {
    const lines =
      'blue arm 8-6 @ -1,0 as b1\nred inf 2-4 @ 0,0 as r1\nred inf 2-4 @ 0,0 as r2\nred TAC 4-8 @ 0,0 as r3';
    const table = air(lines);
    fight(table, 'declareBattle b1 on 0,0').play('resolve 1', 2).play('chooseLosses r1:1');
    expect(table.where('r3')).toBe('0,0');
  });

  test('T23.0.4b aircraft alone may be attacked: defence 0, automatic elimination, advance 4', () => {
    const table = air('blue inf 1-4 @ -1,0 as b1\nred TAC 12-8 @ 0,0 as r1\ncontrol red 0,0');
    table.play('endMovement');
    expect(legalTexts(table, 'endDeclaration')).toContain('endDeclaration');
    table.play(['declareBattle b1 on 0,0', 'endDeclaration', 'resolve 1']);
    expect(fought(table)).toMatchObject({ attack: 1, defence: 0, result: 'defenders eliminated' });
    expect(table.where('r1')).toBe('lost');
    expect(ends(table, 'advance', 'b1')).toContain('3,0');
    expect(ends(table, 'advance', 'b1')).not.toContain('4,0');
    table.play('advance b1 0,0 1,0 2,0 3,0');
    expect(table.where('b1')).toBe('3,0');
  });

  test('T23.0.4b it is voluntary and a battle of its own', () => {
    const lines = 'blue inf 8-4 @ -1,0 as b1\nred TAC 4-8 @ 0,0 as r1\nred TAC 4-8 @ -1,1 as r2\ncontrol red 0,0 -1,1';
    const two = `${FRONT}\ncity South : -1,1`;
    const table = air(lines, two);
    table.play('endMovement');
    expect(table.refusal('declareBattle b1 on 0,0+-1,1')).toBe('T23.0.4b');
    table.play('endDeclaration');
    expect([table.where('r1'), table.state.mover]).toEqual(['0,0', 'red']);
  });

  test('T23.0.4b not by units in an enemy zone of control: these must fight there', () => {
    const table = air('blue inf 8-4 @ -1,0 as b1\nred TAC 4-8 @ 0,0 as r1\nred inf 1-4 @ -2,0 as r2\ncontrol red 0,0');
    expect(table.refusal('declareAV b1 on 0,0')).toBe('T23.0.4b');
    table.play('endMovement');
    expect(table.refusal('declareBattle b1 on 0,0')).toBe('T23.0.4b');
    expect(table.refusal('declareBattle b1 on -2,0+0,0')).toBe('T23.0.4b');
    table.play(['declareBattle b1 on -2,0', 'endDeclaration']);
  });

  test('T23.0.4b T90.10 an automatic victory against aircraft alone: one unit makes it, others drive over', () => {
    const table = air(
      'blue inf 1-4 @ -1,0 as b1\nblue arm 6-6 @ -2,0 as b2\nred TAC 12-8 @ 0,0 as r1\ncontrol red 0,0',
    );
    table.play(['declareAV b1 on 0,0', 'moveUnit b2 -2,1 -1,1 0,0 1,0']);
    table.play(['endMovement', 'endDeclaration']);
    expect(table.where('r1')).toBe('lost');
    table.play('advance b1 0,0 0,1');
    expect([table.where('b1'), table.where('b2')]).toEqual(['0,1', '1,0']);
  });

  test('T23.0.4c the aircraft of attackers that die or retreat stay, until an enemy advances into the hex', () => {
    const lines = 'blue inf 4-4 @ 0,0 as b1\nblue TAC 4-8 @ 0,0 as t1\nred inf 4-4 @ 1,0 as r1\nred inf 1-4 @ 8,0';
    // 1-1, die 6: the attacker loses 2 and retreats 2, the defender may not advance.
    const stay = air(lines);
    fight(stay, 'declareBattle b1 on 1,0').play('resolve 1', 6);
    stay.play('chooseRetreat b1 -1,0 -2,0');
    expect([
      fought(air(lines).play(['endMovement', 'declareBattle b1 on 1,0', 'endDeclaration']).play('resolve 1', 6)).result,
      stay.where('t1'),
    ]).toEqual(['A 2,2 D 0,0', '0,0']);
    // 1-4, die 1: the attacker loses 1 and retreats 3, the defender may advance 1.
    const taken = air('blue inf 2-4 @ 0,0 as b1\nblue TAC 4-8 @ 0,0 as t1\nred inf 8-4 @ 1,0 as r1');
    fight(taken, 'declareBattle b1 on 1,0').play('resolve 1', 1).play('chooseRetreat b1 -1,0 -2,0 -3,0');
    expect([taken.side, taken.where('t1'), ends(taken, 'advance', 'r1')]).toEqual(['red', '0,0', ['0,0']]);
    taken.play('advance r1 0,0');
    expect([taken.where('t1'), taken.where('r1')]).toEqual(['lost', '0,0']);
    expect(events(taken, 'eliminated')).toMatchObject([{ rule: 'T23.0.4c' }]);
  });

  test('T23.0.4c T7.2.10 a hex with aircraft that no loser of the battle vacated stops an advance', () => {
    const table = air('blue arm 8-6 @ -2,0 as b1\nred inf 1-4 @ -1,0 as r1\nred TAC 4-8 @ 0,0 as r2\ncontrol red 0,0');
    fight(table, 'declareBattle b1 on -1,0').play('resolve 1');
    expect(table.refusal('advance b1 -1,0 0,0')).toBe('T7.2.10');
    expect(ends(table, 'advance', 'b1')).not.toContain('0,0');
  });

  test('T23.0.5a aircraft stay at their bases until ground movement has ended', () => {
    const table = air('blue TAC 4-8 @ -10,0 as t1\nred inf 4-4 @ -4,0 as r1');
    expect(table.refusal('moveUnit t1 -9,0')).toBe('T23.0.5a');
    expect(table.refusal('assignMission tactical t1 -4,0')).toBe('T80.3');
    expect(table.refusal('rebase t1 0,0')).toBe('T80.3');
    expect(table.refusal('flyAirborne t1 -9,0')).toBe('B18.1');
    expect(table.refusal('airTransport t1 0,0')).toBe('T6.3.1');
  });

  test('T23.0.5b Q23.0.2 they take off from a contested or a lost city hex, but never land in one', () => {
    const contested = air('blue SAC 4-20 @ 0,0 as s1\nred inf 4-4 @ 1,0 as r1\ncontrol blue 0,0');
    fight(contested, 'assignMission strategic s1 1,0').play('resolve 1', 1);
    expect(contested.refusal('landAircraft s1 0,0')).toBe('T23.0.6');
    contested.play('landAircraft s1 -10,0');
    const lost = air('blue SAC 4-20 @ 0,0 as s1\ncontrol red 0,0');
    fight(lost, 'assignMission bombing s1 0,0');
    expect(lost.refusal('landAircraft s1 0,0')).toBe('T23.0.6');
    lost.play(['landAircraft s1 -10,0', 'endLanding']);
    expect(lost.where('s1')).toBe('-10,0');
  });

  test('T23.0.6 after combat it lands where it came from or within its range of the target; example', () => {
    const board =
      'belongs blue -8,0\ncity Bluton : -8,0\ncity Beyond : 6,0\ncity Further : 9,0\nbelongs red 10,-10\ncity Redham : 10,-10';
    const lines =
      'blue TAC 4-8 @ -8,0 as t1\nblue arm 8-6 @ -1,0 as b1\nred inf 2-4 @ 0,0 as r1\ncontrol blue 6,0 9,0\nred inf 1-4 @ 10,-10\nblue moves';
    const table = war(lines, board, 10);
    fight(table, 'declareBattle b1+t1 on 0,0').play('resolve 1', 6);
    expect(fought(table)).toMatchObject({ attack: 12, odds: '6-1' });
    table.play('endAdvance');
    expect([table.phase, table.side]).toEqual(['T80.9', 'blue']);
    expect(legalTexts(table, 'landAircraft')).toEqual(['landAircraft t1 -8,0', 'landAircraft t1 6,0']);
    expect(table.refusal('landAircraft t1 9,0')).toBe('T23.0.6');
    expect(table.refusal('endLanding')).toBe('T80.9');
    table.play(['landAircraft t1 6,0', 'endLanding']);
    expect(table.where('t1')).toBe('6,0');
  });

  test('T23.0.6 not where the hex is contested now, full, or was captured this player turn', () => {
    const board =
      'belongs blue -8,0 -8,1\ncity Bluton : -8,0\ncity Full : -8,3\ncity Near : 0,2\ncity Taken : 0,-3\nbelongs red 10,-10\ncity Redham : 10,-10';
    const lines = [
      'blue TAC 4-8 @ -8,0 as t1',
      'blue TAC 10-8 @ -8,3 as t2',
      'blue arm 8-6 @ -1,0 as b1',
      'blue arm 6-6 @ 0,-5 as b2',
      'red inf 2-4 @ 0,0 as r1',
      'red inf 2-4 @ 1,2 as r2',
      'blue inf 1-4 @ -1,2 as b3',
      'control blue 0,2 -8,3',
      'control red 0,-3',
      'red inf 1-4 @ 10,-10',
      'blue moves',
    ].join('\n');
    const table = war(lines, board, 10);
    table.play('moveUnit b2 0,-4');
    fight(table, 'declareBattle b1+t1 on 0,0').play('resolve 1', 6).play('endAdvance');
    expect([controller(table, '0,-3'), controller(table, '0,2')]).toEqual(['blue', 'blue']);
    expect(table.refusal('landAircraft t1 0,-3')).toBe('T23.0.6');
    expect(table.refusal('landAircraft t1 0,2')).toBe('T23.0.6');
    expect(table.refusal('landAircraft t1 -8,3')).toBe('T23.0.3');
    expect(table.refusal('landAircraft t1 0,1')).toBe('T23.0.6');
    expect(legalTexts(table, 'landAircraft')).toEqual(['landAircraft t1 -8,0']);
    // T2.3.2, T80.9: it may be broken down to fit.
    table.play(['splitUnit t1 2+2', 'landAircraft t1 -8,3']);
    expect(table.refusal('landAircraft t1.p1 -8,3')).toBe('T23.0.3');
    table.play(['landAircraft t1.p1 -8,0', 'endLanding']);
  });

  test('T23.0.6 B6.6 nor on a hex where enemy aircraft still stand, kept there by the weather (O90.13)', () => {
    const table = air('blue TAC 4-8 @ -10,0 as t1\nred TAC 4-8 @ 0,0 as r1\ncontrol blue 0,0');
    table.play(['endMovement', 'endDeclaration']);
    expect(table.refusal('rebase t1 0,0')).toBe('B6.6');
    const placed = air(
      'turn 3\nblue inf 4-4 waits 2 as b1\nblue inf 4-4 @ -10,0 as b2\nred TAC 4-8 @ -9,-1 as r1\ncontrol blue -9,-1',
      `${FRONT}\nbelongs blue -9,-1\ncity Second : -9,-1`,
    );
    expect(placed.refusal('placeReinforcement b1 -9,-1')).toBe('B6.6');
    expect(placed.refusal('airTransport b2 -9,-1')).toBe('B6.6');
  });

  test('T23.0.6 no legal landing: eliminated', () => {
    const board = 'city Base : -8,0\nbelongs blue -10,0\ncity Bluton : -10,0\nbelongs red 10,-10\ncity Redham : 10,-10';
    const lines =
      'blue TAC 4-8 @ -8,0 as t1\nblue arm 8-6 @ -1,0 as b1\nred inf 2-4 @ 0,0 as r1\nred inf 2-4 @ -8,1 as r2\ncontrol blue -8,0\nred inf 1-4 @ 10,-10\nblue moves';
    const table = war(lines, board, 10);
    fight(table, 'declareBattle b1+t1 on 0,0').play('resolve 1', 6).play('endAdvance');
    expect(legalTexts(table, 'landAircraft')).toEqual([]);
    table.play('endLanding');
    expect(table.where('t1')).toBe('lost');
    expect(events(table, 'eliminated')).toMatchObject([{ rule: 'T23.0.6' }]);
  });

  test('T23.0.6a at the end of its owner’s player turn an aircraft not on a friendly city hex is eliminated', () => {
    const table = air(
      'blue TAC 4-8 @ 0,0 as t1\nblue TAC 4-8 @ 4,0 as t2\nred inf 4-4 @ 1,0 as r1\ncontrol red 4,0\ncontrol blue 0,0 -10,0\nblue MDM 4-10 @ -10,0 as m1',
    );
    table.play(['endMovement', 'endDeclaration', 'endLanding']);
    expect([table.where('t1'), table.where('t2'), table.where('m1')]).toEqual(['lost', 'lost', '-10,0']);
    expect(events(table, 'eliminated')).toMatchObject([{ rule: 'T23.0.6a' }]);
  });

  test('T23.0.6a not in the opponent’s player turn', () => {
    const table = war(
      `blue TAC 4-8 @ 0,0 as t1\nred arm 4-6 @ 3,0 as r1\ncontrol blue 0,0\n${GUARDS}\nred moves`,
      FRONT,
      10,
    );
    table.play('moveUnit r1 2,0 1,0');
    turnOver(table);
    expect([controller(table, '0,0'), table.where('t1'), table.state.mover]).toEqual(['red', '0,0', 'blue']);
  });

  test('T23.0.7 a target beyond range is never allowed, wherever the aircraft would land', () => {
    const table = air(
      'blue TAC 4-8 @ -10,0 as t1\nblue arm 8-6 @ -2,0 as b1\nred inf 2-4 @ -1,0 as r1\ncontrol blue 0,0',
    );
    table.play('endMovement');
    expect(table.refusal('assignMission tactical t1 -1,0')).toBe('T23.0.7');
    expect(table.refusal('declareBattle b1+t1 on -1,0')).toBe('T23.0.7');
  });

  test('T23.0.8 aircraft that flew no mission are rebased at any distance, once, in the landing phase', () => {
    const lines = 'blue TAC 4-8 @ -10,0 as t1\ncontrol blue 0,0 4,0 -10,0';
    const table = air(lines);
    table.play(['endMovement', 'endDeclaration', 'rebase t1 4,0']);
    expect(table.where('t1')).toBe('4,0');
    expect(table.refusal('rebase t1 0,0')).toBe('T23.0.8');
    table.play('endLanding');
    expect(table.where('t1')).toBe('4,0');
  });

  test('T23.0.8 only where T23.0.6 would let them land, and not after a mission', () => {
    const table = air(
      'blue TAC 4-8 @ -10,0 as t1\nblue SAC 4-20 @ -10,0 as s1\nblue inf 4-4 @ 3,0 as b1\ncontrol blue 0,0\ncontrol red 4,0',
    );
    fight(table, 'assignMission bombing s1 10,0');
    expect(controller(table, '4,0')).toBe('blue');
    expect(table.refusal('rebase t1 4,0')).toBe('T23.0.6');
    expect(table.refusal('rebase t1 10,0')).toBe('T23.0.6');
    expect(table.refusal('rebase t1 -10,0')).toBe('T23.0.8');
    expect(table.refusal('rebase bFar 0,0')).toBe('T23.0.8');
    expect(table.refusal('rebase s1 0,0')).toBe('T23.0.8');
    table.play('landAircraft s1 -10,0');
    expect(table.refusal('rebase s1 0,0')).toBe('T23.0.8');
    table.play('rebase t1 0,0');
  });

  test('T23.0.9 any number of aircraft may be in the air over one hex', () => {
    const lines = Array.from({ length: 5 }, (_, i) => `blue SAC 12-20 @ ${-10 + i},0 as s${i + 1}`).join('\n');
    const cities = `${FRONT}\ncity B : -9,0\ncity C : -8,0\ncity D : -7,0\ncity E : -6,0`;
    const table = air(`${lines}\nred inf 12-4 @ 0,0 as r1`, cities);
    fight(table, 'assignMission strategic s1+s2+s3+s4+s5 0,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 60, defence: 24, odds: '2-1' });
  });

  test('T23.0.10 one mission a player turn, every player turn', () => {
    const table = air(
      'blue SAC 4-20 @ -10,0 as s1\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 4,0 as r2\ncontrol blue -10,0\ncontrol red 10,0',
    );
    table.play(['endMovement', 'assignMission strategic s1 0,0']);
    expect(table.refusal('assignMission strategic s1 4,0')).toBe('T23.0.10');
    expect(table.refusal('assignMission bombing s1 10,0')).toBe('T23.0.10');
    table.play('endDeclaration').play('resolve 1', 3);
    table.play(['landAircraft s1 -10,0', 'endLanding']);
    turnOver(table);
    fight(table, 'assignMission bombing s1 10,0');
    expect(capacity(table, '10,0')).toBe(10);
  });

  test('T23.0.10 an aircraft named twice in a battle is no second aircraft', () => {
    const table = air('blue inf 4-4 @ -1,0 as b1\nblue TAC 3-20 @ -10,0 as t1\nred inf 4-4 @ 0,0 as r1');
    table.play('endMovement');
    expect(table.refusal('declareBattle b1+t1+t1 on 0,0')).toBe('T23.0.10');
    expect(table.refusal('endDeclaration b1+t1+t1 on 0,0')).toBe('T23.0.10');
  });
});

describe('T23.1 tactical missions', () => {
  const LINES = 'blue arm 4-6 @ -1,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 0,0 as r2';

  test('T23.1.1 TAC and MDM only', () => {
    const table = air(
      `${LINES}\nblue TAC 4-20 @ -10,0 as t1\nblue MDM 4-20 @ -10,0 as m1\nblue SAC 4-20 @ -10,0 as s1\nblue FTR 4-20 @ -10,1 as f1`,
      FIELDS,
      'fighters',
    );
    table.play('endMovement');
    expect(table.refusal('assignMission tactical s1 0,0')).toBe('T23.1.1');
    expect(table.refusal('assignMission tactical f1 0,0')).toBe('T23.1.1');
    expect(table.refusal('declareBattle b1+s1 on 0,0')).toBe('T23.1.1');
    expect(table.refusal('assignMission tactical bFar 0,0')).toBe('T23.1.1');
    table.play('assignMission tactical t1+m1 0,0');
  });

  test('T23.1.2 they add their factors to a ground battle with at least one ground unit', () => {
    const table = air(`${LINES}\nblue TAC 4-20 @ -10,0 as t1\nblue MDM 4-20 @ -10,0 as m1`);
    table.play(['endMovement', 'assignMission tactical t1 0,0']);
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    expect(table.refusal('declareBattle m1 on 0,0')).toBe('B9.1');
    table.play(['declareBattle b1+m1 on 0,0', 'endDeclaration']).play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 12, defence: 8 });
  });

  test('T23.1.2 the target is a defending hex of a battle', () => {
    const table = air(`${LINES}\nblue TAC 4-20 @ -10,0 as t1`);
    table.play('endMovement');
    expect(table.refusal('assignMission tactical t1 0,1')).toBe('T23.1.2');
    // r1 stands next to nobody: there is no battle to join.
    table.play(['assignMission tactical t1 1,0', 'declareBattle b1 on 0,0']);
    expect(table.refusal('endDeclaration')).toBe('T23.1.2');
  });

  test('T23.1.2 one hex of the battle within range is enough', () => {
    const table = air(
      'blue arm 8-6 @ -1,0 as b1\nred inf 1-4 @ 0,0 as r1\nred inf 1-4 @ 0,-1 as r2\nblue TAC 4-9 @ -9,-1 as t1',
      `${FRONT}\ncity Base : -9,-1`,
    );
    table.play('endMovement');
    expect(table.refusal('assignMission tactical t1 0,0')).toBe('T23.0.7');
    table.play(['declareBattle b1+t1 on 0,0+0,-1', 'endDeclaration']).play('resolve 1', 1);
    expect(fought(table).attack).toBe(12);
  });

  test('T23.1.3 river doubling does not apply; city and mountain doubling stay', () => {
    const river = `${FRONT}\nriver R : -1,-1 -1,0 -1,1`;
    const lines = (at: string) => `blue arm 6-6 @ -1,0 as b1\nred inf 4-4 @ ${at} as r1\nblue TAC 2-20 @ -10,0 as t1`;
    const across = air(lines('0,-1'), river);
    fight(across, 'declareBattle b1 on 0,-1').play('resolve 1', 5);
    expect(fought(across)).toMatchObject({ attack: 6, defence: 8 });
    const helped = air(lines('0,-1'), river);
    fight(helped, 'declareBattle b1+t1 on 0,-1').play('resolve 1', 5);
    expect(fought(helped)).toMatchObject({ attack: 8, defence: 4 });
    const city = air(lines('0,0'), river.replace('-1,-1 -1,0', '-1,-1 -1,0'));
    fight(city, 'declareBattle b1+t1 on 0,0').play('resolve 1', 5);
    expect(fought(city)).toMatchObject({ attack: 8, defence: 8 });
    const mountain = air(lines('0,-1'), `${river}\nmountain 0,-1`);
    fight(mountain, 'declareBattle b1+t1 on 0,-1').play('resolve 1', 5);
    expect(fought(mountain)).toMatchObject({ attack: 8, defence: 8 });
  });

  test('T23.1.3 the doubling is judged when the battle is declared: aircraft make 1-6 possible', () => {
    const river = `${FRONT}\nriver R : -1,-1 -1,0 -1,1`;
    const table = air('blue inf 1-4 @ -1,0 as b1\nred inf 8-4 @ 0,-1 as r1\nblue TAC 1-20 @ -10,0 as t1', river);
    table.play('endMovement');
    expect(table.refusal('declareBattle b1 on 0,-1')).toBe('B9.4');
    table.play(['declareBattle b1+t1 on 0,-1', 'endDeclaration']).play('resolve 1', 5);
    expect(fought(table)).toMatchObject({ attack: 2, defence: 8, odds: '1-4' });
  });

  test('T23.1.4 losses may be taken in aircraft; if all ground attackers are lost nobody advances', () => {
    const lines = 'blue inf 2-4 @ -1,0 as b1\nred inf 1-4 @ 1,-1 as r1\nblue TAC 2-20 @ -10,0 as t1';
    const at = lines.replace('1,-1', '-1,1');
    const table = air(at.replace('inf 2-4', 'inf 1-4').replace('TAC 2-20', 'TAC 3-20'));
    // 4-1, die 5: the attacker loses 1, the defender 3 and 3 back.
    fight(table, 'declareBattle b1+t1 on -1,1').play('resolve 1', 5);
    expect(table.refusal('chooseLosses b1:1+t1:1')).toBe('T7.2.3');
    table.play('chooseLosses b1:1');
    expect([table.where('b1'), table.where('r1'), table.phase]).toEqual(['lost', 'lost', 'T80.9']);
    const kept = air(at.replace('inf 2-4', 'inf 1-4').replace('TAC 2-20', 'TAC 3-20'));
    fight(kept, 'declareBattle b1+t1 on -1,1').play('resolve 1', 5).play('chooseLosses t1:1');
    expect([counter(kept, 't1'), ends(kept, 'advance', 'b1').includes('-1,1')]).toEqual(['2-20', true]);
  });
});

describe('T23.2 strategic missions against units', () => {
  const LINES = 'blue SAC 4-20 @ -10,0 as s1\nblue MDM 4-20 @ -10,0 as m1\nblue TAC 4-20 @ -10,0 as t1';

  test('T23.2.1 SAC and MDM only, without ground units, against one hex with enemy ground units in range', () => {
    const table = air(`${LINES}\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 1,0 as r1`);
    table.play('endMovement');
    expect(table.refusal('assignMission strategic t1 1,0')).toBe('T23.2.1');
    expect(table.refusal('assignMission strategic t1+s1 1,0')).toBe('T23.2.1');
    expect(table.refusal('assignMission strategic b1 1,0')).toBe('T23.1.1');
    expect(table.refusal('assignMission strategic rFar 1,0')).toBe('T23.2.1');
    expect(table.refusal('assignMission strategic s1+s1 1,0')).toBe('T23.0.10');
    table.play(['assignMission strategic s1+m1 1,0', 'endDeclaration']).play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 4, odds: '2-1', result: '0,1' });
  });

  test('T23.2.2 a hex under a strategic strike is in no ground battle, whichever is declared first', () => {
    const lines = `${LINES}\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 0,-1 as r1`;
    const struck = air(lines);
    struck.play(['endMovement', 'assignMission strategic s1 0,-1']);
    expect(struck.refusal('declareBattle b1 on 0,-1')).toBe('T23.2.2');
    expect(struck.refusal('endDeclaration b1 on 0,-1')).toBe('T23.2.2');
    const fought = air(lines);
    fought.play(['endMovement', 'declareBattle b1 on 0,-1']);
    expect(fought.refusal('assignMission strategic s1 0,-1')).toBe('T23.2.2');
  });

  test('T23.2.2 nor struck a second time: all bombers sent there make one strike', () => {
    const table = air(`${LINES}\nred inf 4-4 @ 0,-1 as r1`);
    fight(table, 'assignMission strategic s1 0,-1', 'assignMission strategic m1 0,-1');
    expect(table.state.battles).toHaveLength(1);
    table.play('resolve 1', 1);
    expect(fought(table).attack).toBe(8);
  });

  test('T23.2.2a the strike satisfies the duty to attack; units that touch nothing else are excused', () => {
    const table = air(`${LINES}\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 0,-1 as r1`);
    table.play('endMovement');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play(['assignMission strategic s1 0,-1', 'endDeclaration']);
    expect(table.state.battles).toMatchObject([{ kind: 'strike' }]);
  });

  test('T23.2.2a a unit that touches another enemy hex too must fight that one', () => {
    const table = air(`${LINES}\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 0,-1 as r1\nred inf 4-4 @ -2,1 as r2`);
    table.play(['endMovement', 'assignMission strategic s1 0,-1']);
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play(['declareBattle b1 on -2,1', 'endDeclaration']);
    expect(table.state.battles.map((battle) => battle.kind).sort()).toEqual(['ground', 'strike']);
  });

  test('T23.2.2a with two units in contact, the one that touches the other hex is not excused', () => {
    const table = air(
      `${LINES}\nblue inf 4-4 @ -1,0 as b1\nblue inf 4-4 @ -1,0 as b2\nred inf 4-4 @ 0,-1 as r1\nred inf 4-4 @ -2,1 as r2`,
    );
    table.play(['endMovement', 'assignMission strategic s1 0,-1', 'declareBattle b1 on -2,1']);
    expect(table.refusal('endDeclaration')).toBe('B7.a9');
    table.play(['undeclare 1', 'declareBattle b1+b2 on -2,1', 'endDeclaration']);
  });

  test('T23.2.2a aircraft in range make the end of movement possible where ground units alone could not fight', () => {
    const lines = 'blue inf 1-4 @ -1,0 as b1 moved\nred inf 12-4 @ 0,-1 as r1';
    const alone = air(lines);
    expect(alone.refusal('endMovement')).toBe('B7.a10');
    const helped = air(`${lines}\nblue SAC 2-20 @ -10,0 as s1`);
    helped.play('endMovement');
    expect(helped.refusal('declareBattle b1 on 0,-1')).toBe('B9.4');
    helped.play(['assignMission strategic s1 0,-1', 'endDeclaration']);
    expect(helped.where('b1')).toBe('-1,0');
  });

  test('T23.2.3 example: 12 SAC v a 6-6 armor on a mountain is 1-1; die 6 leaves a 1-6 in place', () => {
    const table = air('blue SAC 12-20 @ -10,0 as s1\nred arm 6-6 @ 0,-1 as r1', `${FRONT}\nmountain 0,-1`);
    fight(table, 'assignMission strategic s1 0,-1').play('resolve 1', 6);
    expect(fought(table)).toMatchObject({ attack: 12, defence: 12, odds: '1-1', result: '1,5' });
    expect([counter(table, 's1'), counter(table, 'r1'), table.where('r1')]).toEqual(['11-20', '1-6', '0,-1']);
  });

  test('T23.2.3 Q19.1 cities and mountains double, rivers and forests do not', () => {
    for (const [feature, defence] of [
      ['', 4],
      ['mountain 0,-1', 8],
      ['city Burg : 0,-1', 8],
      ['forest 0,-1', 4],
      ['river R : 1,-2 0,-1 0,0 0,1', 4],
    ] as const) {
      const table = air('blue SAC 4-20 @ -10,0 as s1\nred inf 4-4 @ 0,-1 as r1', `${FRONT}\n${feature}`);
      fight(table, 'assignMission strategic s1 0,-1').play('resolve 1', 1);
      expect(fought(table).defence, feature).toBe(defence);
    }
  });

  test('T23.2.3 the strength of the defence counts defence factors', () => {
    const table = air('blue SAC 4-20 @ -10,0 as s1\nred art 8-4-4 @ 0,-1 as r1');
    fight(table, 'assignMission strategic s1 0,-1').play('resolve 1', 6);
    expect(fought(table)).toMatchObject({ attack: 4, defence: 4, odds: '1-1' });
    expect([table.where('r1'), counter(table, 's1')]).toEqual(['lost', '3-20']);
  });

  /** Bomber and ground factors for each column; enough of both for every cell. */
  const COLUMNS: Record<string, readonly [number, number]> = {
    '1-6': [2, 12],
    '1-5': [2, 10],
    '1-4': [3, 12],
    '1-3': [4, 12],
    '1-2': [6, 12],
    '1-1': [12, 12],
    '2-1': [18, 9],
    '3-1': [27, 9],
    '4-1': [36, 9],
    '5-1': [45, 9],
    '6-1': [54, 9],
  };
  const CELLS = printed('T23.strategic');

  test('T23.strategic has 66 cells in the ledger', () => {
    expect(CELLS).toHaveLength(66);
    expect([...new Set(CELLS.map(({ column }) => column))]).toEqual(Object.keys(COLUMNS));
  });

  for (const { die, column, cell } of CELLS) {
    test(`T23.strategic die ${die} at ${column}: ${cell}`, () => {
      const [bombers = 0, ground = 0] = COLUMNS[column] ?? [];
      const sizes = Array.from({ length: Math.ceil(bombers / 12) }, (_, i) => Math.min(12, bombers - 12 * i));
      const wing = sizes.map((size, i) => `blue SAC ${size}-20 @ -10,${i} as s${i + 1}`).join('\n');
      const table = air(`${wing}\nred inf ${ground}-4 @ 0,-1 as r1`, FIELDS);
      const sent = sizes.map((_, i) => `s${i + 1}`).join('+');
      fight(table, `assignMission strategic ${sent} 0,-1`).play('resolve 1', die);
      expect(fought(table)).toMatchObject({ odds: column, die, result: cell });
      const [lost = '', killed = ''] = cell.split(',');
      if (table.side === 'blue' && table.phase === 'T80.14') table.play(`chooseLosses s1:${lost}`);
      const left = (engaged: number, loss: string) => engaged - (loss === 'E' ? engaged : Number(loss));
      // Aircraft eliminated at once are out of the air; the guards stand elsewhere.
      const flying = table.state.units.filter((unit) => unit.side === 'blue' && unit.type === 'SAC');
      const alive = flying.reduce((sum, unit) => (unit.place === 'air' ? sum + unit.df : sum), 0);
      expect(alive).toBe(left(bombers, lost));
      expect(sizeIn(table, 'red', 'map') - 1).toBe(left(ground, killed));
    });
  }

  test('T23.2.3a below 1-6 is not allowed', () => {
    const table = air('blue SAC 1-20 @ -10,0 as s1\nblue SAC 1-20 @ -10,0 as s2\nred inf 7-4 @ 0,-1 as r1');
    table.play(['endMovement', 'assignMission strategic s1 0,-1']);
    expect(table.refusal('endDeclaration')).toBe('T23.2.3a');
    table.play(['assignMission strategic s2 0,-1', 'endDeclaration']);
  });

  test('T23.2.3a above 6-1 the ground units are eliminated without a roll and without bomber loss', () => {
    const table = air('blue SAC 7-20 @ -10,0 as s1\nred inf 1-4 @ 0,-1 as r1');
    fight(table, 'assignMission strategic s1 0,-1').play('resolve 1');
    expect([table.where('r1'), counter(table, 's1'), fought(table).odds]).toEqual(['lost', '7-20', '7-1']);
    // A strike at 5-1 against a surrounded hex is no automatic elimination: that is for ground battles.
    const ringed = air(
      'blue SAC 5-20 @ -10,0 as s1\nblue inf 1-4 @ -1,-1 as b1\nblue inf 1-4 @ 1,-1 as b2\nred inf 1-4 @ 0,-1 as r1',
    );
    fight(ringed, 'assignMission strategic s1 0,-1').play('resolve 1', 1);
    expect(fought(ringed)).toMatchObject({ odds: '5-1', die: 1 });
  });

  test('T23.2.3b each owner chooses his losses, the attacker first; no retreat and no advance', () => {
    const table = air(
      'blue SAC 4-20 @ -10,0 as s1\nblue MDM 4-20 @ -10,0 as m1\nred inf 4-4 @ 0,-1 as r1\nred arm 4-6 @ 0,-1 as r2\nblue inf 4-4 @ -1,-1 as b1',
    );
    fight(table, 'assignMission strategic s1+m1 0,-1').play('resolve 1', 4);
    expect([fought(table).result, table.side, table.phase]).toEqual(['2,3', 'blue', 'T80.14']);
    expect(table.refusal('chooseLosses b1:2')).toBe('T23.2.3b');
    table.play('chooseLosses s1:1+m1:1');
    expect([table.side, table.phase]).toEqual(['red', 'T80.14']);
    expect(table.refusal('chooseLosses r1:2')).toBe('T23.2.3b');
    table.play('chooseLosses r2:3');
    expect(['s1', 'm1', 'r1', 'r2'].map((id) => counter(table, id))).toEqual(['3-20', '3-20', '4-4', '1-6']);
    expect([table.where('r1'), table.where('b1'), table.phase]).toEqual(['0,-1', '-1,-1', 'T80.9']);
  });

  test('T23.2.3c ground losses count defence factors, not doubled; aircraft based there are not touched', () => {
    const table = air(
      'blue SAC 12-20 @ -10,0 as s1\nred art 8-4-4 @ 0,0 as r1\nred inf 2-4 @ 0,0 as r2\nred TAC 6-8 @ 0,0 as r3\ncontrol red 0,0',
    );
    fight(table, 'assignMission strategic s1 0,0').play('resolve 1', 4).play('chooseLosses r1:3');
    expect([counter(table, 'r1'), counter(table, 'r3'), table.where('r3')]).toEqual(['2-1-4', '6-8', '0,0']);
    const all = air(
      'blue SAC 12-20 @ -10,0 as s1\nblue SAC 2-20 @ -10,1 as s2\nred inf 1-4 @ 0,0 as r1\nred TAC 6-8 @ 0,0 as r3\ncontrol red 0,0',
      FIELDS,
    );
    fight(all, 'assignMission strategic s1+s2 0,0').play('resolve 1');
    expect([all.where('r1'), all.where('r3')]).toEqual(['lost', '0,0']);
  });

  test('T23.2.4 no retreat enters a hex under strategic strike; hexes next to it are free', () => {
    const lines =
      'blue SAC 12-20 @ -10,0 as s1\nblue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ 0,-1 as r1\nred inf 4-4 @ 2,-2 as r2';
    const table = air(lines);
    fight(table, 'declareBattle b1 on 0,-1', 'assignMission strategic s1 2,-2').play('resolve 1', 3);
    // 2-1, die 3: the defender loses 1 and retreats 2.
    expect(table.refusal('chooseRetreat r1 1,-2 2,-2')).toBe('T23.2.4');
    expect(ends(table, 'chooseRetreat', 'r1')).not.toContain('2,-2');
    expect(ends(table, 'chooseRetreat', 'r1')).toContain('2,-3');
    // Without the strike the hex is open; with it, closed to both sides.
    const free = air(lines);
    fight(free, 'declareBattle b1 on 0,-1').play('resolve 1', 3);
    expect(ends(free, 'chooseRetreat', 'r1')).toContain('2,-2');
  });

  test('T23.2.4 T90.90 the hex stays closed after the strike is rolled, even if its defenders died', () => {
    const table = air(
      'blue SAC 12-20 @ -10,0 as s1\nblue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ 0,-1 as r1\nred inf 1-4 @ 2,-2 as r2',
    );
    fight(table, 'declareBattle b1 on 0,-1', 'assignMission strategic s1 2,-2').play('resolve on 2,-2');
    expect(table.where('r2')).toBe('lost');
    table.play('resolve on 0,-1', 3);
    expect(ends(table, 'chooseRetreat', 'r1')).not.toContain('2,-2');
  });

  test('T23.2.4 a unit with no other way is eliminated', () => {
    const table = air(
      'blue SAC 12-20 @ -10,0 as s1\nblue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ 1,0 as r2',
      `belongs blue -10,0\ncity Bluton : -10,0\nsea 0,1 1,-1 -1,1 0,-1 zone A`,
    );
    fight(table, 'declareBattle b1 on 0,0', 'assignMission strategic s1 1,0').play('resolve on 0,0', 3);
    expect([table.where('r1'), fought(table).result]).toEqual(['lost', 'A 0,1 D 1,2']);
  });

  test('T23.2.4 it is over with the combat phase', () => {
    const table = air('blue SAC 12-20 @ -10,0 as s1\nred inf 4-4 @ 2,-2 as r2\ncontrol blue -10,0');
    fight(table, 'assignMission strategic s1 2,-2').play('resolve 1', 1);
    expect(table.state.noRetreat).toEqual([]);
  });

  test('T23.2.5 not against a hex without enemy ground units', () => {
    const table = air(`${LINES}\nred TAC 4-8 @ 0,0 as r1\ncontrol red 0,0\nblue inf 4-4 @ -3,0 as b1`);
    table.play('endMovement');
    for (const target of ['0,0', '1,0', '-3,0']) {
      expect(table.refusal(`assignMission strategic s1 ${target}`), target).toBe('T23.2.5');
    }
  });
});

describe('T23.3 strategic bombing of cities', () => {
  const LINES = 'blue SAC 10-20 @ -10,0 as s1\nblue MDM 4-20 @ -10,1 as m1\nblue TAC 4-20 @ -10,1 as t1';

  test('T23.3.1 SAC and MDM against a city hex in range whose controller is the opponent', () => {
    const table = air(`${LINES}\ncontrol red 4,0\ncontrol blue 0,0\nblue SAC 1-12 @ -10,0 as s2`, FIELDS);
    table.play('endMovement');
    expect(table.refusal('assignMission bombing t1 4,0')).toBe('T23.3.1');
    expect(table.refusal('assignMission bombing s1 0,0')).toBe('T23.3.1');
    expect(table.refusal('assignMission bombing s1 -10,0')).toBe('T23.3.1');
    expect(table.refusal('assignMission bombing s1 5,0')).toBe('T23.3.1');
    expect(table.refusal('assignMission bombing s2 4,0')).toBe('T23.0.7');
    table.play(['assignMission bombing s1 4,0', 'assignMission bombing m1 10,0']);
    const nobody = air(`${LINES}\ncontrol nobody 4,0`, FIELDS);
    nobody.play('endMovement');
    expect(nobody.refusal('assignMission bombing s1 4,0')).toBe('T23.3.1');
  });

  test('T23.3.2 example: 4 MDM and 10 SAC factors on one city: capacity 0, 2 factors wasted, no roll', () => {
    const table = air(`${LINES}\ncontrol red 4,0`, FIELDS);
    fight(table, 'assignMission bombing s1 4,0', 'assignMission bombing m1 4,0');
    expect([capacity(table, '4,0'), capacity(table, '10,0')]).toEqual([0, 12]);
    expect(table.state.missions).toHaveLength(2);
  });

  test('T23.3.3 example: Red bombs with 5 in turn 6: 7 in Blue’s turns 7 to 10, 12 again from Red’s turn 10', () => {
    const table = war(`turn 6\nred SAC 5-20 @ 10,0 as s1\ncontrol blue -10,0\n${GUARDS}\nred moves`, FRONT, 10);
    fight(table, 'assignMission bombing s1 -10,0');
    expect(capacity(table, '-10,0')).toBe(7);
    table.play(['landAircraft s1 10,0', 'endLanding']);
    const seen: string[] = [];
    for (let i = 0; i < 9; i++) {
      seen.push(`${table.state.mover} ${table.state.turn}: ${capacity(table, '-10,0')}`);
      turnOver(table);
    }
    expect(seen).toEqual([
      'blue 7: 7',
      'red 7: 7',
      'blue 8: 7',
      'red 8: 7',
      'blue 9: 7',
      'red 9: 7',
      'blue 10: 7',
      'red 10: 12',
      'blue 11: 12',
    ]);
  });

  test('T23.3.3 a raid in Blue’s turn N ends at the start of Blue’s turn N+4', () => {
    const table = air('turn 2\nblue SAC 5-20 @ -10,0 as s1');
    fight(table, 'assignMission bombing s1 10,0').play(['landAircraft s1 -10,0', 'endLanding']);
    const low: string[] = [];
    while (capacity(table, '10,0') < 12) {
      low.push(`${table.state.mover} ${table.state.turn}`);
      turnOver(table);
    }
    expect([low.at(-1), `${table.state.mover} ${table.state.turn}`, low.length]).toEqual(['red 5', 'blue 6', 7]);
  });

  test('T23.3.4 several raids add up, each ends on its own date', () => {
    const table = air(
      'turn 2\nblue SAC 5-20 @ -10,0 as s1\ncontrol red 4,0\ndamage 10,0 4 blue until 4\ndamage 10,0 6 red until 3',
    );
    expect(capacity(table, '10,0')).toBe(2);
    fight(table, 'assignMission bombing s1 10,0').play(['landAircraft s1 -10,0', 'endLanding']);
    expect(capacity(table, '10,0')).toBe(0);
    const seen: number[] = [];
    for (let i = 0; i < 8; i++) {
      seen.push(capacity(table, '10,0'));
      turnOver(table);
    }
    // Red 2, Blue 3, then Red 3 (the 6 end), Blue 4 (the 4 end), ... Blue 6 (the 5 end).
    expect([...seen, capacity(table, '10,0')]).toEqual([0, 0, 3, 7, 7, 7, 7, 12, 12]);
  });

  test('T23.3.4 the reduction stays with the hex if its controller changes', () => {
    const table = air('damage 4,0 5 blue until 9\nblue inf 4-4 @ 2,0 as b1\ncontrol red 4,0\ncontrol blue -10,0');
    table.play('moveUnit b1 3,0');
    turnOver(table);
    expect([controller(table, '4,0'), capacity(table, '4,0')]).toEqual(['blue', 7]);
  });

  test('T23.3.5 bombers on this mission do nothing else in that player turn', () => {
    const table = air('blue MDM 4-20 @ -10,0 as m1\ncontrol blue 0,0');
    fight(table, 'assignMission bombing m1 10,0');
    expect(table.refusal('rebase m1 -10,0')).toBe('T23.0.8');
    table.play('landAircraft m1 -10,0');
    expect(table.refusal('rebase m1 0,0')).toBe('T23.0.8');
  });

  test('T23.3.6 Q23.3.1 ground units in the hex must also be attacked, from the air or on the ground', () => {
    const lines = `${LINES}\nred inf 4-4 @ 4,0 as r1\nblue inf 4-4 @ 2,0 as b1`;
    const alone = air(lines, FIELDS);
    alone.play(['endMovement', 'assignMission bombing s1 4,0']);
    expect(alone.refusal('endDeclaration')).toBe('T23.3.6');
    alone.play(['assignMission strategic m1 4,0', 'endDeclaration']);
    expect(capacity(alone, '4,0')).toBe(2);
    const ground = air(lines, FIELDS);
    ground.play(['moveUnit b1 3,0', 'endMovement', 'assignMission bombing s1 4,0']);
    expect(ground.refusal('endDeclaration')).toBe('B7.a7');
    ground.play(['declareBattle b1 on 4,0', 'endDeclaration']);
    expect(capacity(ground, '4,0')).toBe(2);
  });

  test('T23.3.6 aircraft alone in the hex need not be attacked', () => {
    const table = air(`${LINES}\nred TAC 2-8 @ 4,0 as r1\ncontrol red 4,0`, FIELDS);
    fight(table, 'assignMission bombing m1 4,0');
    expect(capacity(table, '4,0')).toBe(8);
  });

  test('T23.3.7 Q23.3.2 aircraft beyond the new capacity are eliminated at once, owner’s choice; ground units stay', () => {
    const table = air(
      'blue SAC 5-20 @ -10,0 as s1\nblue SAC 4-20 @ -10,0 as s2\nred inf 12-4 @ 4,0 as r1\nred TAC 6-8 @ 4,0 as r2\nred MDM 6-10 @ 4,0 as r3',
    );
    fight(table, 'assignMission bombing s1 4,0', 'assignMission strategic s2 4,0');
    expect([table.side, table.phase]).toEqual(['red', 'T80.5']);
    expect(table.refusal('chooseLosses r1:5')).toBe('T23.3.7');
    expect(table.refusal('chooseLosses r2:4')).toBe('T23.3.7');
    expect(table.refusal('chooseLosses r2:6')).toBe('T23.3.7');
    expect(table.refusal('blue: resolve 1')).toBe('T80.5');
    table.play('chooseLosses r2:2+r3:3');
    expect([counter(table, 'r1'), counter(table, 'r2'), counter(table, 'r3'), table.phase]).toEqual([
      '12-4',
      '4-8',
      '3-10',
      'T80.7',
    ]);
  });

  test('T23.3.7 with 6 aircraft factors a reduction to 7 costs none', () => {
    const table = air('blue SAC 5-20 @ -10,0 as s1\nred TAC 6-8 @ 4,0 as r2\ncontrol red 4,0');
    fight(table, 'assignMission bombing s1 4,0');
    expect([counter(table, 'r2'), table.phase]).toEqual(['6-8', 'T80.9']);
  });

  test('T23.3.7 the raider’s own aircraft on a base he has lost are no better off', () => {
    const table = air(
      'blue SAC 8-20 @ -10,0 as s1\nblue TAC 4-8 @ 4,0 as t1\nblue TAC 2-8 @ 4,0 as t2\ncontrol red 4,0',
    );
    fight(table, 'assignMission bombing s1 4,0');
    expect([table.side, table.phase]).toEqual(['blue', 'T80.5']);
    table.play('chooseLosses t2:2');
    expect([counter(table, 't1'), table.where('t2')]).toEqual(['4-8', 'lost']);
  });

  test('T23.3.7 several hexes at once: each owes its own excess', () => {
    const table = air(
      'blue SAC 8-20 @ -10,0 as s1\nblue MDM 8-20 @ -10,1 as m1\nred TAC 4-8 @ 4,0 as r1\nred TAC 4-8 @ 4,0 as r2\nred TAC 6-8 @ 0,0 as r3\ncontrol red 4,0 0,0',
      FIELDS,
    );
    fight(table, 'assignMission bombing s1 4,0', 'assignMission bombing m1 0,0');
    table.play('chooseLosses r1:4');
    expect([table.where('r1'), counter(table, 'r2'), counter(table, 'r3')]).toEqual(['lost', '4-8', '4-8']);
  });

  test('T23.3 T22.5c a raid violates the country on its only way, and goes round it where the range allows', () => {
    const raid = (target: string) => {
      const table = air('blue SAC 4-20 @ -10,0 as s1\ncontrol red 4,0', `${FRONT}\nbelongs n -5,0 -5,1 -4,0`);
      fight(table, `assignMission bombing s1 ${target}`);
      return minor(table, 'n');
    };
    // 20 hexes straight on, and none to spare.
    expect([raid('10,0'), raid('4,0')]).toEqual(['violated blue', 'intact']);
  });
});
