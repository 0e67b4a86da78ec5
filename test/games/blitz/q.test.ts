import { describe, expect, test } from 'vitest';
import { controller, fought, legalTexts } from './basic.ts';
import { capacity, counter, fight, friendlyTo, minor, pass, supply, turnOver, war } from './war-table.ts';

const LAND =
  'belongs blue -5,0 -4,0\ncity Bluton : -5,0 -4,0\nbelongs red 5,0 4,0\ncity Redham : 5,0 4,0\ncity Mid : 0,0\ncity North : 0,-4';
const GUARDS = 'blue inf 1-4 @ -5,2 as bFar\nred inf 1-4 @ 5,-2 as rFar';
const play = (lines: string, statements = LAND, switches = '') =>
  war(`${lines}\n${GUARDS}\nblue moves`, statements, 5, switches);

describe('Q10 cities', () => {
  /** Red stands next to the eastern hex of the city only. */
  const HALF = 'red inf 4-4 @ -3,0 as r1';

  test('Q10.1 flown units leave a city of two hexes from the hex that is not in an enemy zone', () => {
    const table = play(`blue abn 4-4 @ -5,0 as b1\nblue abn 4-4 @ -4,0 as b2\n${HALF}`);
    expect([friendlyTo(table, '-5,0'), friendlyTo(table, '-4,0')]).toEqual([['blue'], []]);
    expect(table.refusal('flyAirborne b2 1,1')).toBe('B18.1');
    table.play('flyAirborne b1 1,1');
    expect(table.where('b1')).toBe('1,1');
  });

  test('Q10.1 so do transported and embarking units', () => {
    const board = `${LAND}\nsea -5,1 -4,1 zone A`;
    const table = war(
      `blue inf 4-4 @ -5,0 as b1\nblue inf 4-4 @ -4,0 as b2\nblue inf 4-4 @ -5,0 as b3\n${HALF}\ncontrol blue 0,-4\n${GUARDS}\nblue moves`,
      board,
    );
    expect(table.refusal('airTransport b2 0,-4')).toBe('T6.3.2a');
    expect(table.refusal('embark b2 A')).toBe('T6.1.2b');
    table.play(['airTransport b1 0,-4', 'embark b3 A']);
    expect([table.where('b1'), table.where('b3')]).toEqual(['0,-4', 'sea']);
  });

  test('Q10.2 a city captured in a player turn cannot be used in it, from sea, air or ground', () => {
    const board = `${LAND}\nsea 1,0 1,-1 zone A`;
    // Taken this player turn: the record says Red at its start, Blue now.
    const lines =
      'control blue 0,0 -5,0 -4,0\nsince red 0,0\nblue abn 4-4 @ 0,0 as b1\nblue inf 4-4 @ -5,0 as b2\nblue inf 4-4 sea A as b3\nblue inf 1-4 @ 0,0 as b4\nblue TAC 4-8 @ -4,0 as t1';
    const table = play(lines, board);
    expect(table.refusal('flyAirborne b1 2,2')).toBe('B18.8');
    expect(table.refusal('airTransport b2 0,0')).toBe('Q10.2');
    expect(table.refusal('airTransport b1 -5,0')).toBe('Q10.2');
    expect(table.refusal('landAtPort b3 0,0')).toBe('Q10.2');
    expect(table.refusal('embark b4 A')).toBe('Q10.2');
    table.play(['endMovement', 'endDeclaration']);
    expect(table.refusal('rebase t1 0,0')).toBe('T23.0.6');
    table.play('endLanding');
    turnOver(table);
    // From the captor's next player turn on it serves like any other.
    table.play(['airTransport b2 0,0', 'landAtPort b3 0,0', 'embark b4 A', 'flyAirborne b1 2,2', 'endMovement']);
    table.play(['endDeclaration', 'rebase t1 0,0']);
    expect(table.where('t1')).toBe('0,0');
  });

  test('Q10.2 a city lost and taken back in one player turn of the enemy’s counts from the start of the own', () => {
    const table = war(
      `control blue 0,0\nblue abn 4-4 @ -5,0 as b1\nred arm 4-6 @ 3,0 as r1\nblue arm 6-6 @ -3,0 as b2\n${GUARDS}\nred moves`,
      LAND,
    );
    table.play('moveUnit r1 2,0 1,0');
    turnOver(table);
    expect(controller(table, '0,0')).toBe('red');
    // Blue drives Red off by an AV: the record still says Red until an update, so it cannot be used.
    expect(table.refusal('airTransport b1 0,0')).toBe('T6.3.2a');
  });

  test('Q10.2 ruling: a city never lost but contested is usable as soon as no enemy covers it', () => {
    const table = play(
      'control blue 0,0\nblue arm 8-6 @ -1,0 as b1\nblue inf 4-4 @ -5,0 as b2\nred inf 1-4 @ 0,1 as r1',
    );
    expect(table.refusal('airTransport b2 0,0')).toBe('T6.3.2a');
    const next = play(
      'control blue 0,0\nblue arm 8-6 @ -1,1 as b1\nblue inf 4-4 @ -5,0 as b2\nred inf 1-4 @ 0,1 as r1',
    );
    next.play(['declareAV b1 on 0,1', 'airTransport b2 0,0']);
    expect(next.where('b2')).toBe('0,0');
  });

  test('Q11.1 thirds are carried from one road to another, unconnected one within the same move', () => {
    const roads = `${LAND}\nroad : -3,2 -2,2 -1,2 0,2\nroad : 1,2 2,2 3,1`;
    const table = play('blue inf 4-4 @ -3,2 as b1', roads);
    // 3 road steps (3), one cross-country (3), two road steps (2): 8 of 12 thirds.
    table.play('moveUnit b1 -2,2 -1,2 0,2 1,2 2,2 3,1');
    expect(table.unit('b1').spent).toBe(8);
  });
});

describe('Q19 to Q22', () => {
  test('Q19.1 defenders in cities and mountains are doubled against strategic strikes', () => {
    for (const [board, defence] of [
      [LAND, 8],
      [`${LAND}\nmountain 0,1`, 8],
      [LAND, 4],
    ] as const) {
      const at = board === LAND && defence === 8 ? '0,0' : '0,1';
      const table = play(`blue SAC 4-20 @ -5,0 as s1\nred inf 4-4 @ ${at} as r1`, board);
      fight(table, `assignMission strategic s1 ${at}`).play('resolve 1', 1);
      expect(fought(table).defence).toBe(defence);
    }
  });

  test('Q21.1 a unit without a supply route has one turn to open one, then it is eliminated', () => {
    // r1 at 2,0 cuts b1 off in the eastern corner.
    const board = `${LAND}\nsea 1,2 2,1 3,0 0,3 -1,4 zone A`;
    const lines =
      'blue inf 4-4 @ 3,2 as b1\nblue arm 8-6 @ -3,0 as b2\nred inf 1-4 @ 4,-3 as r1\ncontrol blue -5,0 -4,0';
    const lost = war(`${lines}\n${GUARDS}\nred moves`, board, 5, 'supplyRoutes');
    turnOver(lost);
    expect([lost.unit('b1').isolated, lost.unit('b2').isolated]).toEqual([true, undefined]);
    turnOver(lost);
    expect(lost.where('b1')).toBe('lost');
  });

  test('Q21.1 a route opened in time saves it', () => {
    const board = `${LAND}\ncity Haven : 4,1`;
    const table = war(
      `blue inf 4-4 @ 3,2 as b1 isolated\nblue inf 1-4 @ -5,2\nred inf 1-4 @ 5,-2 as rFar\ncontrol red 4,1\ncontrol blue -5,0 -4,0\nblue moves`,
      `${board}\nsea 1,2 2,1 3,0 0,3 -1,4 4,0 zone A`.replace(
        'belongs red 5,0 4,0\ncity Redham : 5,0 4,0',
        'belongs red 5,-5\ncity Redham : 5,-5',
      ),
      5,
      'supplyRoutes',
    );
    turnOver(table);
    // Standing next to it captured Haven, which then supplies the unit.
    expect([controller(table, '4,1'), table.where('b1')]).toEqual(['blue', '3,2']);
  });

  test('Q22.1 conquered minor cities give supply only when the whole country has been subdued', () => {
    const board = `${LAND}\nbelongs n 0,2 1,2\ncity Nord : 0,2\ncity Ost : 1,2`;
    const table = play('blue inf 8-4 @ 0,1 as b1\nblue inf 8-4 @ 0,3 as b2', board);
    fight(table, 'declareCityAssault b1 on 0,2').play('resolve 1', 3).play('endAdvance');
    expect([minor(table, 'n'), supply(table, 'blue').capacity]).toEqual(['violated blue', 36]);
  });

  test('Q22.1 the last hex brings the supply of all', () => {
    const board = `${LAND}\nbelongs n 0,2 1,2\ncity Nord : 0,2\ncity Ost : 1,2`;
    const table = play('captured 0,2\ncontrol blue 0,2\nminor n violated blue\nblue inf 8-4 @ 0,3 as b2', board);
    expect(supply(table, 'blue').capacity).toBe(24);
    fight(table, 'declareCityAssault b2 on 1,2').play('resolve 1', 3).play('endAdvance');
    expect([minor(table, 'n'), supply(table, 'blue').capacity]).toEqual(['occupied', 48]);
  });

  test('Q22.2 all city hexes fallen in the turn of the first violation: the violator loses nothing', () => {
    const board = `${LAND}\nbelongs n 0,2 1,2 0,3\ncity Nord : 0,2\ncity Ost : 1,2`;
    const table = play('blue inf 8-4 @ 0,1 as b1\nblue inf 8-4 @ 0,3 as b2', board);
    fight(table, 'declareCityAssault b1 on 0,2', 'declareCityAssault b2 on 1,2')
      .play('resolve 1', 3)
      .play('endAdvance');
    table.play('resolve 2', 3).play('endAdvance');
    expect([minor(table, 'n'), counter(table, 'b1'), counter(table, 'b2'), table.state.mover]).toEqual([
      'occupied',
      '4-4',
      '4-4',
      'red',
    ]);
  });
});

describe('Q23 aircraft', () => {
  test('Q23.0.1 aircraft do not leave a city in the opponent’s player turn', () => {
    const table = war(
      `blue TAC 4-8 @ 0,0 as t1\nblue inf 4-4 @ 0,0 as b1\nred arm 8-6 @ 1,0 as r1\ncontrol blue 0,0\n${GUARDS}\nred moves`,
      LAND,
    );
    expect(table.refusal('blue: rebase t1 -5,0')).toBe('T80.3');
    table.play('endMovement');
    expect(table.refusal('blue: assignMission tactical t1 1,0')).toBe('T80.4');
    table.play(['declareBattle r1 on 0,0', 'endDeclaration']).play('resolve 1', 3);
    table.play('chooseRetreat b1 -1,0');
    // Red has no aircraft to land: Blue's are asked nothing and are gone with their base.
    expect([table.where('t1'), table.state.mover]).toEqual(['lost', 'blue']);
  });

  test('Q23.0.1 with fighters the opponent lands interceptors only; nobody else leaves', () => {
    const table = war(
      `blue TAC 4-8 @ -4,0 as t1\nblue FTR 4-12 @ -4,0 as f1\nred SAC 4-20 @ 5,0 as s1\ncontrol blue 0,0\n${GUARDS}\nred moves`,
      LAND,
      5,
      'fighters',
    );
    fight(table, 'assignMission bombing s1 -5,0');
    expect([table.side, table.phase]).toEqual(['blue', 'O80.3']);
    expect(table.refusal('assignInterceptor t1 -5,0')).toBe('O23.0.7');
    table.play(['assignInterceptor f1 -5,0', 'endInterception', 'resolveAirFight -5,0']);
    table.play(['landAircraft s1 5,0', 'endLanding']);
    expect([table.side, table.phase]).toEqual(['blue', 'O80.5']);
    expect(table.refusal('rebase t1 0,0')).toBe('Q23.0.1');
    table.play('landAircraft f1 -4,0');
    expect([table.where('t1'), table.where('f1'), table.state.mover]).toEqual(['-4,0', '-4,0', 'blue']);
  });

  test('Q23.0.2 aircraft may fly out of a city in an enemy zone but may not land in one', () => {
    const table = play(
      'blue TAC 4-8 @ 0,0 as t1\nblue TAC 4-8 @ -4,0 as t2\nred inf 4-4 @ 1,0 as r1\ncontrol blue 0,0',
    );
    table.play(['endMovement', 'endDeclaration']);
    expect(table.refusal('rebase t2 0,0')).toBe('T23.0.6');
    table.play(['rebase t1 -4,0', 'endLanding']);
    expect(table.where('t1')).toBe('-4,0');
  });

  test('Q23.0.3 aircraft in a city hex may not exceed its present supply capacity', () => {
    const table = play(
      'blue TAC 4-8 @ -5,0 as t1\nblue TAC 3-8 @ -4,0 as t2\ndamage -5,0 6 red until 9\ncontrol blue 0,0\ndamage 0,0 12 red until 9',
    );
    table.play(['endMovement', 'endDeclaration']);
    expect(table.refusal('rebase t2 -5,0')).toBe('T23.0.3');
    expect(table.refusal('rebase t2 0,0')).toBe('T23.0.3');
    table.play(['splitUnit t2 2+1', 'rebase t2 -5,0']);
    expect(table.refusal('rebase t2.p1 -5,0')).toBe('T23.0.3');
    table.play('endLanding');
  });

  test('Q23.2.1 a strategic and a nuclear strike on one hex are allowed; the attacker chooses the order', () => {
    const lines =
      'blue SAC 4-20 @ -5,0 as s1\nblue SAC 1-20 @ -5,0 as s2\nred inf 8-4 @ 2,0 as r1\nred inf 4-4 @ 2,0 as r2';
    for (const first of ['strike', 'nuclear'] as const) {
      const table = play(lines, LAND, 'nuclear');
      fight(table, 'assignMission strategic s1 2,0', 'assignMission nuclear s2 2,0');
      expect(table.state.battles.map((battle) => battle.kind).sort()).toEqual(['nuclear', 'strike']);
      const no = table.state.battles.find((battle) => battle.kind === first)?.no ?? 0;
      table.play(`resolve ${no}`, 1);
      expect(table.state.battles.map((battle) => battle.kind)).not.toContain(first);
    }
  });

  test('Q23.3.1 occupied cities may be bombed, but the units there must be soaked off against', () => {
    const table = play('blue SAC 4-20 @ -5,0 as s1\nblue SAC 2-20 @ -5,0 as s2\nred inf 4-4 @ 0,0 as r1');
    table.play(['endMovement', 'assignMission bombing s1 0,0']);
    expect(table.refusal('endDeclaration')).toBe('T23.3.6');
    table.play(['assignMission strategic s2 0,0', 'endDeclaration']);
    expect(capacity(table, '0,0')).toBe(8);
  });

  test('Q23.3.2 12 ground and 12 aircraft factors bombed for 5: the ground units stay, 5 aircraft factors go', () => {
    const table = play(
      'blue SAC 5-20 @ -5,0 as s1\nblue SAC 4-20 @ -5,0 as s2\nred inf 12-4 @ 0,0 as r1\nred TAC 12-8 @ 0,0 as r2',
    );
    fight(table, 'assignMission bombing s1 0,0', 'assignMission strategic s2 0,0');
    expect([counter(table, 'r1'), counter(table, 'r2')]).toEqual(['12-4', '7-8']);
  });

  test('Q23.5.1 a nuclear strike destroys the supply capacity of a city like a bombing to 0', () => {
    const table = play('turn 2\nblue SAC 1-20 @ -5,0 as s1\ncontrol red 0,0', LAND, 'nuclear');
    fight(table, 'assignMission nuclear s1 0,0').play('resolve 1', 1);
    expect(capacity(table, '0,0')).toBe(0);
    table.play(['landAircraft s1 -5,0', 'endLanding']);
    const seen: string[] = [];
    while (capacity(table, '0,0') === 0 && seen.length < 20) {
      seen.push(`${table.state.mover} ${table.state.turn}`);
      pass(table);
    }
    expect([seen.at(-1), `${table.state.mover} ${table.state.turn}`]).toEqual(['red 5', 'blue 6']);
  });

  test('Q23.5.2 a nuclear strike may interdict in place of the 4 SAC factors', () => {
    const table = play(
      'blue SAC 1-20 @ -5,0 as s1\nblue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ -1,1 as r1\nred inf 4-4 @ 4,1 as r2',
      LAND,
      'nuclear',
    );
    fight(table, 'declareBattle b1 on -1,1', 'assignMission nuclear s1 -1,3').play('resolve on -1,1', 3);
    // 2-1, die 3: two hexes back; the one straight behind is closed.
    expect(table.refusal('chooseRetreat r1 -1,2 -1,3')).toBe('O90.25');
    expect(legalTexts(table, 'chooseRetreat').some((text) => text.endsWith(' -1,3'))).toBe(false);
  });
});
