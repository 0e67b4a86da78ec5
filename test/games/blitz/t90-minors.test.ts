import { describe, expect, test } from 'vitest';
import { controller, ends, fought, legalTexts } from './basic.ts';
import { counter, fight, friendlyTo, minor, pass, supply, turnOver, war } from './war-table.ts';

const HOMES = 'belongs blue -5,0\ncity Bluton : -5,0\nbelongs red 5,-5\ncity Redham : 5,-5';
/** Nord with one city hex and land round it. */
const NORD = `${HOMES}\nbelongs n 1,0 2,0 1,1 2,-1 3,-1 3,0 2,1\ncity Nord : 2,0`;
const RED = 'red inf 1-4 @ 5,-5 as rFar';
const BLUE = 'blue inf 1-4 @ -5,0 as bFar';
const play = (lines: string, statements = NORD, switches = '', radius = 5) =>
  war(`${lines}\n${BLUE}\n${RED}\nblue moves`, statements, radius, switches);

describe('T90 minor countries', () => {
  test('T90.60 a country whose last city hex falls this player turn costs nothing', () => {
    const table = play('blue inf 12-4 @ 0,0 as b1\nblue inf 4-4 @ 0,1 as b2');
    table.play(['moveUnit b1 1,0', 'moveUnit b2 1,1']);
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 2).play('endAdvance');
    expect([minor(table, 'n'), counter(table, 'b1'), counter(table, 'b2')]).toEqual(['occupied', '9-4', '4-4']);
    const failed = play('blue inf 12-4 @ 0,0 as b1');
    failed.play('moveUnit b1 1,0');
    fight(failed, 'declareCityAssault b1 on 2,0').play('resolve 1', 6);
    // 6 factors for the assault, 2 for the violation.
    expect([minor(failed, 'n'), counter(failed, 'b1')]).toEqual(['violated blue', '4-4']);
  });

  test('T90.61 occupied counts hexes no longer uncaptured, whoever controls them', () => {
    const board = `${HOMES}\nbelongs n 2,0 3,0 3,-1\ncity Nord : 2,0\ncity Ost : 3,-1`;
    const table = play('captured 3,-1\ncontrol red 3,-1\nminor n open\nblue inf 8-4 @ 1,0 as b1', board);
    expect(friendlyTo(table, '3,-1')).toEqual([]);
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 3).play('endAdvance');
    expect([minor(table, 'n'), friendlyTo(table, '2,0'), friendlyTo(table, '3,-1')]).toEqual([
      'occupied',
      ['blue'],
      ['red'],
    ]);
  });

  test('T90.62 a captured hex before occupation: entered, doubled in defence, controlled by B10, of no use', () => {
    const board = `${HOMES}\nbelongs n 2,0 3,0 3,-1\ncity Nord : 2,0\ncity Ost : 3,-1`;
    const lines = 'captured 2,0\nminor n open\ncontrol blue 2,0';
    const entered = play(`${lines}\nblue inf 4-4 @ 1,0 as b1`, board);
    entered.play('moveUnit b1 2,0');
    expect(supply(entered, 'blue').capacity).toBe(12);
    const defended = play(`${lines}\nblue arm 8-6 @ 1,0 as b1\nred inf 4-4 @ 2,0 as r1`, board);
    fight(defended, 'declareBattle b1 on 2,0').play('resolve 1', 2);
    expect(fought(defended)).toMatchObject({ attack: 8, defence: 8 });
    const covered = play(`${lines.replace('blue 2,0', 'red 2,0')}\nblue inf 4-4 @ 0,0 as b1`, board);
    covered.play('moveUnit b1 1,0');
    turnOver(covered);
    expect([controller(covered, '2,0'), friendlyTo(covered, '2,0')]).toEqual(['blue', []]);
    // No take-off, landing or base.
    const useless = play(
      `${lines}\nblue abn 4-4 @ 2,0 as b1\nblue inf 4-4 @ -5,0 as b2\nblue TAC 4-8 @ -5,0 as t1`,
      board,
    );
    expect(useless.refusal('flyAirborne b1 0,0')).toBe('T22.6c');
    expect(useless.refusal('airTransport b2 2,0')).toBe('T22.6c');
    useless.play(['endMovement', 'endDeclaration']);
    expect(useless.refusal('rebase t1 2,0')).toBe('T22.6c');
  });

  test('T90.63 units in one hex cannot be split for an assault: all of them stand in the enemy zone', () => {
    const table = play('blue inf 8-4 @ 1,0 as b1\nred inf 1-4 @ 0,0 as r1');
    table.play(['splitUnit b1 4+4', 'endMovement']);
    expect(table.refusal('declareCityAssault b1.p1 on 2,0')).toBe('T22.3a');
    expect(legalTexts(table, 'declareCityAssault')).toEqual([]);
  });

  test('T90.64 supporting bombers are intercepted over the city; the column is read after that', () => {
    const table = play(
      'blue inf 4-4 @ 1,0 as b1\nblue TAC 4-8 @ -5,0 as t1\nred FTR 4-12 @ 5,-5 as f1\nminor n open',
      NORD,
      'fighters',
    );
    fight(table, 'declareCityAssault b1+t1 on 2,0');
    expect([table.side, table.phase]).toEqual(['red', 'O80.3']);
    table.play(['assignInterceptor f1 2,0', 'endInterception', 'resolveAirFight 2,0']);
    expect(counter(table, 't1')).toBe('2-8');
    table.play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 6, odds: '4-7', result: '3' });
  });

  test('T90.64 an assault left with less than 4 attack factors by a failed AV is void', () => {
    // b3 drives through the zone of r1 to the city on the strength of an AV that the fighters spoil.
    const table = play(
      'blue arm 6-6 @ -2,0 as b1\nblue TAC 2-8 @ -5,0 as t1\nred inf 1-4 @ -1,0 as r1\nblue arm 4-6 @ -2,0 as b3\nred FTR 4-12 @ 5,-5 as f1\nminor n open',
      NORD,
      'fighters',
    );
    table.play(['declareAV b1+t1 on -1,0', 'moveUnit b3 -1,-1 0,-1 1,-1 1,0', 'endMovement']);
    table.play(['declareCityAssault b3 on 2,0', 'endDeclaration']);
    table.play(['assignInterceptor f1 -1,0', 'endInterception', 'resolveAirFight -1,0']);
    expect([table.where('b3'), table.where('t1')]).toEqual(['lost', 'lost']);
    expect(table.state.battles.map((battle) => battle.kind)).toEqual(['ground']);
    expect([controller(table, '2,0'), table.state.captured]).toEqual(['nobody', []]);
  });

  test('T90.65 the advance after an assault is one hex and may enter an enemy zone of control', () => {
    const table = play('blue inf 12-4 @ 1,0 as b1\nred inf 4-4 @ 3,0 as r1\nminor n open');
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 2);
    expect(ends(table, 'advance', 'b1')).toEqual(['2,0']);
    table.play('advance b1 2,0');
    expect([table.where('b1'), table.state.mover]).toEqual(['2,0', 'red']);
  });

  test('T90.66 there is no doubling against minor cities: the column is the factors', () => {
    const table = play('blue inf 8-4 @ 1,0 as b1\nminor n open', `${NORD}\nmountain 2,0\nriver R : 1,0 2,0 3,0`);
    fight(table, 'declareCityAssault b1 on 2,0').play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 8, odds: '8-11', result: '3*' });
  });

  test('T90.67 retreat into a country: its city is closed, its other hexes are open and entering violates', () => {
    const board = `${HOMES}\nbelongs n 1,0 2,0 1,1 2,-1 0,1 1,-1\ncity Nord : 1,0`;
    const table = play('blue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1', board);
    fight(table, 'declareBattle b1 on 0,0').play('resolve 1', 3);
    expect(table.refusal('chooseRetreat r1 1,0 2,0')).toBe('T22.2');
    table.play('chooseRetreat r1 1,-1 2,-2');
    expect(minor(table, 'n')).toBe('violated red');
  });

  test('T90.67 where several ways lead to one hex, the listed one spares the countries', () => {
    // Retreat 3 from 0,0 to 3,-1 (say): over Nord or past it.
    const board = `${HOMES}\nbelongs n 1,0 2,0`;
    const table = play('blue arm 12-6 @ -1,0 as b1\nred inf 3-4 @ 0,0 as r1', board);
    // 4-1, die 4: the defender loses 2 and retreats 3.
    fight(table, 'declareBattle b1 on 0,0').play('resolve 1', 4);
    const paths = legalTexts(table, 'chooseRetreat').filter((text) => text.endsWith(' 3,-1'));
    expect(paths).toHaveLength(1);
    expect(paths[0]).not.toMatch(/ [12],0 /);
  });

  test('T90.68 unlimited flights take a detour round intact countries if any exists', () => {
    // A wall of Nord from edge to edge but for the southern end.
    const wall = Array.from({ length: 10 }, (_, i) => `0,${i - 5}`).join(' ');
    const board = `${HOMES}\nbelongs n ${wall}\ncity Ost : 4,0\ncity Fort : -4,0`;
    const lines = 'blue TAC 4-8 @ -5,0 as t1\nblue inf 4-4 @ -5,0 as b1\ncontrol blue 4,0 -5,0';
    const table = play(lines, board);
    table.play('airTransport b1 4,0');
    expect([minor(table, 'n'), table.state.passages]).toEqual(['intact', []]);
    table.play(['endMovement', 'endDeclaration', 'rebase t1 4,0']);
    expect([table.where('t1'), minor(table, 'n')]).toEqual(['4,0', 'intact']);
    // With the wall closed the flight is still possible, at its price.
    const shut = play(lines, `${board}\nbelongs n 0,5`);
    shut.play('airTransport b1 4,0');
    expect(minor(shut, 'n')).toBe('violated blue');
    turnOver(shut);
    expect(counter(shut, 'b1')).toBe('2-4');
  });

  test('T22.5c the way home from a target deep in a country does not cross a second one that can be flown round', () => {
    const nord = '3,0 4,0 5,0 3,1 4,1 4,-1 5,-1 3,-1 2,1 5,-2 4,-2';
    const board = `belongs blue -8,0\ncity Bluton : -8,0\nbelongs red 8,-8\ncity Redham : 8,-8\nbelongs n ${nord}\ncity Nord : 4,0\nbelongs s -2,0 -1,0 0,0`;
    const table = war(
      'captured 4,0\nminor n violated blue\ncontrol red 4,0\nblue SAC 4-20 @ -8,0 as s1\nblue inf 1-4 @ -8,1\nred inf 1-4 @ 8,-8\nblue moves',
      board,
      8,
    );
    fight(table, 'assignMission bombing s1 4,0');
    expect([minor(table, 's'), table.state.passages.length]).toEqual(['intact', 1]);
    table.play(['landAircraft s1 -8,0', 'endLanding']);
    expect([minor(table, 's'), counter(table, 's1')]).toEqual(['intact', '2-20']);
  });

  test('T22.5c where one country cannot be avoided the others still are', () => {
    // Nord is a wall from edge to edge; Sud lies on the straight way.
    const wall = Array.from({ length: 11 }, (_, i) => `0,${i - 5}`).join(' ');
    const board = `${HOMES}\nbelongs n ${wall}\nbelongs s -2,0 -3,0\ncity Ost : 4,0`;
    const table = play('blue inf 4-4 @ -5,0 as b1\ncontrol blue 4,0 -5,0', board);
    table.play('airTransport b1 4,0');
    expect([minor(table, 'n'), minor(table, 's')]).toEqual(['violated blue', 'intact']);
  });

  test('T90.69 aircraft that flew over and were lost cannot pay', () => {
    const wall = 'neutral 1,-5 1,-4 1,-3 1,-2 1,-1 1,1 1,2 1,3 1,4';
    const board = `${HOMES}\n${wall}\nbelongs n 1,0`;
    const table = play(
      'blue MDM 1-20 @ -5,0 as m1\nblue MDM 1-20 @ -5,0 as m2\nred inf 6-4 @ 3,0 as r1\nred inf 5-4 @ 3,1 as r2',
      board,
    );
    // m1 dies at 1-6, m2 lives at 1-5 only if the die allows: both are E but for the ground losses.
    fight(table, 'assignMission strategic m1 3,0', 'assignMission strategic m2 3,1');
    table.play('resolve on 3,0', 1).play('resolve on 3,1', 1);
    expect([table.where('m1'), table.where('m2'), minor(table, 'n'), table.state.mover]).toEqual([
      'lost',
      'lost',
      'violated blue',
      'red',
    ]);
    expect(counter(table, 'bFar')).toBe('1-4');
  });

  test('T90.70 an 8-4-4 alone in the country loses 2 size and becomes 4-2-4', () => {
    const table = play('blue art 8-4-4 @ 0,0 as b1');
    table.play('moveUnit b1 1,0');
    turnOver(table);
    expect(counter(table, 'b1')).toBe('4-2-4');
  });

  test('T90.71 the violator pays only at the ends of his own player turns', () => {
    const table = war(`minor n violated red\nred inf 4-4 @ 1,0 as r1\n${BLUE}\n${RED}\nblue moves`, NORD);
    turnOver(table);
    expect(counter(table, 'r1')).toBe('4-4');
    turnOver(table);
    expect(counter(table, 'r1')).toBe('2-4');
    // The other side does not pay for the violator's deeds.
    const other = play('minor n violated red\nblue inf 4-4 @ 1,0 as b1');
    turnOver(other);
    expect(counter(other, 'b1')).toBe('4-4');
  });

  test('T90.72 if the other player enters in his player turn the violator pays nothing at his next end of turn', () => {
    const table = war(
      `minor n violated red\nred inf 4-4 @ 1,0 as r1\nblue inf 4-4 @ 3,1 as b1\n${BLUE}\n${RED}\nblue moves`,
      NORD,
    );
    table.play('moveUnit b1 3,0');
    turnOver(table);
    expect(minor(table, 'n')).toBe('open');
    turnOver(table);
    expect(counter(table, 'r1')).toBe('4-4');
  });

  test('T90.73 zones of control reach across borders; standing next to a border violates nothing', () => {
    const table = play('blue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 1,0 as r1\nminor n violated red');
    table.play('moveUnit b1 0,0');
    expect([table.unit('b1').stopped, minor(table, 'n')]).toEqual([true, 'violated red']);
    const beside = play('blue inf 4-4 @ -1,0 as b1');
    beside.play('moveUnit b1 0,0');
    pass(beside);
    expect(minor(beside, 'n')).toBe('intact');
  });
});
