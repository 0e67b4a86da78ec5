import { eliminated } from '#games/blitz/combat/rules/result.ts';
import { describe, expect, test } from 'vitest';
import { fought, legalTexts } from './basic.ts';
import { at, ledgerTable, left, onto, optional, passTurn, roundTrip, told } from './optional.ts';
import type { Table } from './table.ts';

/** Two air bases of two hexes each, 12 apart, with stores behind them; the middle is open country. */
const BASES = `
city Bluebase : -6,0 -6,1
city Bluestore : -6,6 -7,7 -8,8
city Redbase : 6,0 6,-1
city Redstore : 6,-6 7,-7 8,-8
belongs blue -6,0 -6,1 -6,6 -7,7 -8,8
belongs red 6,0 6,-1 6,-6 7,-7 8,-8`;

const sky = (lines: string, more = '', switches = 'fighters'): Table =>
  optional(switches, lines, `${BASES}\n${more}`, 8);

/** Blue strikes r1 (4-4 on clear ground at 1,0) with 8 SAC; E escorts with them, I fighters of Red at hand. */
function strike(escorts: number, interceptors: number, bombers = 8): Table {
  const table = sky(
    [
      'blue inf 4-4 @ -6,6 as b0',
      `blue SAC ${bombers}-20 @ -6,0 as s`,
      escorts > 0 ? `blue FTR ${escorts}-10 @ -6,1 as e` : '',
      'red inf 4-4 @ 1,0 as r1',
      `red FTR ${interceptors}-10 @ 6,0 as i`,
      'blue declares',
    ].join('\n'),
  );
  table.play('assignMission strategic s 1,0');
  if (escorts > 0) table.play('assignMission escort e 1,0');
  return table.play(['endDeclaration', 'assignInterceptor i 1,0', 'endInterception']);
}

describe('O23.0 fighters', () => {
  test('O23.0.1 FTR are set up like other aircraft', () => {
    const table = sky('blue FTR 4-10 waits 1 as f\nblue SAC 10-20 @ -6,0 as s\nblue sets up', 'belongs blue -5,0');
    expect(table.refusal('placeUnit f -5,0')).toBe('T3.5');
    expect(table.refusal('placeUnit f 6,0')).toMatch(/^[BT]3\./);
    expect(table.refusal('placeUnit f -6,0')).toBe('T23.0.3');
    table.play(['placeUnit f -6,1', 'ready']);
    expect(table.where('f')).toBe('-6,1');
  });

  test('O23.0.2 they are rebased, placed and supplied like other aircraft', () => {
    const table = sky(
      'blue FTR 4-10 @ -6,0 as f\nblue FTR 2-10 waits 1 as g\nblue inf 4-4 @ -6,6 as b0\nred inf 4-4 @ 6,0\nblue moves',
    );
    expect(table.refusal('placeReinforcement g -5,0')).toBe('B17.3');
    expect(table.refusal('moveUnit f -5,0')).toBe('T23.0.5a');
    table.play('placeReinforcement g -6,1');
    onto(table, 'landing').play('rebase f -8,8');
    expect(table.refusal('rebase f -6,0')).toBe('T23.0.8');
    // 5 city hexes: 60. Need 57 without the fighters, 61 with them.
    const short = (factors: number) =>
      passTurn(
        sky(
          `blue inf 1-4 @ -6,0\nred FTR ${factors}-10 @ 6,0\n${[1, 2, 3, 4]
            .map((i) => `red inf 12-4 @ ${i},0`)
            .join('\n')}\nred inf 9-4 @ 5,0\nblue moves`,
        ),
      ).state.short;
    expect(short(3)).toBe(false);
    expect(short(4)).toBe(true);
  });

  test('O23.0.3 they attack no ground units and support no assault', () => {
    const table = sky(
      'blue FTR 4-10 @ -6,0 as f\nblue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,3 as b2\nred inf 4-4 @ 1,0 as r1\nblue declares',
      'city Minor : 1,3\nbelongs n 1,3',
    );
    expect(table.refusal('declareBattle b1+f on 1,0')).toBe('T23.1.1');
    expect(table.refusal('assignMission tactical f 1,0')).toBe('T23.1.1');
    expect(table.refusal('assignMission strategic f 1,0')).toBe('T23.2.1');
    expect(table.refusal('assignMission bombing f 6,0')).toBe('T23.3.1');
    expect(table.refusal('declareCityAssault b2+f on 1,3')).toBe('T22.3b');
    table.play('declareCityAssault b2 on 1,3');
    expect(table.refusal('assignMission support f 1,3')).toBe('T22.3b');
    const av = sky('blue FTR 4-10 @ -6,0 as f\nblue inf 6-4 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nblue moves');
    expect(av.refusal('declareAV b1+f on 1,0')).toBe('T7.3.2');
  });

  test('O23.0.4 escorts fly where a friendly bomber flies, within their own range', () => {
    const table = sky(
      'blue FTR 4-7 @ -6,0 as f\nblue FTR 4-6 @ -6,0 as g\nblue SAC 4-20 @ -6,1 as s\nblue SAC 1-20 @ -6,1 as t\nred inf 1-4 @ 1,0 as r1\nred inf 1-4 @ 2,3 as r2\nblue declares',
    );
    expect(table.refusal('assignMission escort f 1,0')).toBe('O23.0.4');
    table.play('assignMission strategic s 1,0');
    expect(table.refusal('assignMission escort f 2,3')).toMatch(/O23\.0\.4|T23\.0\.7/);
    // 7 hexes: in range of f, not of g (O90.12).
    expect(table.refusal('assignMission escort g 1,0')).toBe('T23.0.7');
    expect(table.refusal('assignMission escort t 1,0')).toBe('O23.0.4');
    table.play('assignMission escort f 1,0');
    expect(table.refusal('assignMission escort f 1,0')).toBe('T23.0.10');
  });

  test('O23.0.5 escorts are assigned together with the bombers, not before and not after', () => {
    const lines =
      'blue FTR 4-10 @ -6,0 as f\nblue SAC 4-20 @ -6,1 as s\nred inf 4-4 @ 1,0 as r1\nred FTR 1-10 @ 6,0 as i';
    const table = sky(`${lines}\nblue moves`);
    expect(table.refusal('assignMission escort f 1,0')).toBe('T80.3');
    table.play(['endMovement', 'assignMission strategic s 1,0', 'endDeclaration']);
    expect(table.refusal('blue: assignMission escort f 1,0')).toBe('O80.3');
    table.play(['assignInterceptor i 1,0', 'endInterception']);
    expect(table.refusal('assignMission escort f 1,0')).toBe('O80.3');
  });

  test('O23.0.6 interception comes after all assignments and before any result, by the opponent', () => {
    const table = sky(
      'blue SAC 4-20 @ -6,1 as s\nblue TAC 2-12 @ -6,1 as t\nblue inf 8-4 @ 0,2 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 1-4 @ 1,2 as r2\nred FTR 2-10 @ 6,0 as i\nred SAC 2-20 @ 6,0 as rs\nblue moves',
    );
    expect(table.refusal('red: assignInterceptor i 1,0')).toBe('T80.3');
    table.play('declareAV b1+t on 1,2').play('endMovement');
    table.play('assignMission strategic s 1,0');
    expect(table.refusal('red: assignInterceptor i 1,0')).toBe('T80.4');
    table.play('endDeclaration');
    expect([table.side, table.phase, at(table)]).toEqual(['red', 'O80.3', 'interception']);
    // No result yet: the victim stands, the strike has not been rolled.
    expect(left(table, 'r2')).toBe(1);
    expect(table.refusal('blue: endInterception')).toBe('O80.3');
    expect(table.refusal('blue: resolve 1')).toBe('O80.3');
    expect(table.refusal('assignInterceptor s 1,0')).toBe('O23.0.6');
    expect(table.refusal('assignInterceptor rs 1,0')).toBe('O23.0.7');
    expect(table.refusal('assignInterceptor i+i 1,0')).toBe('O23.0.6');
    roundTrip(table);
    table.play(['assignInterceptor i 1,2', 'endInterception']);
    roundTrip(table);
    expect(left(table, 'r2')).toBe(1);
    // 2 interceptors shoot one TAC factor: 8 + 1 against 1 is still good, so the victim dies.
    table.play('resolveAirFight 1,2');
    expect(left(table, 't')).toBe(1);
    expect(left(table, 'r2')).toBe(0);
  });

  test('O23.0.7 interceptors fly to a hex with enemy aircraft on a mission, within range', () => {
    const table = sky(
      'blue SAC 4-20 @ -6,1 as s\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 3,0 as r2\nred FTR 2-5 @ 6,0 as i\nred FTR 2-4 @ 6,0 as j\nred FTR 1-8 @ 8,-8 as k\nblue declares',
    );
    table.play(['assignMission strategic s 1,0', 'endDeclaration']);
    expect(table.refusal('assignInterceptor i 3,0')).toBe('O23.0.7');
    expect(table.refusal('assignInterceptor j 1,0')).toBe('O23.0.7');
    expect(legalTexts(table, 'assignInterceptor')).toEqual(['assignInterceptor i 1,0', 'assignInterceptor k 1,0']);
    table.play('assignInterceptor i 1,0');
    expect(table.refusal('assignInterceptor i 1,0')).toBe('T23.0.10');
    expect(table.unit('i')).toMatchObject({ place: 'air', flown: true });
  });

  test('O23.0.7 after combat they land within range of that hex, on their base or another', () => {
    const table = strike(0, 2).play('resolveAirFight 1,0').play('resolve', 1);
    expect(at(table)).toBe('landing');
    expect(table.side).toBe('blue');
    table.play(['landAircraft s -6,0', 'endLanding']);
    expect([table.side, table.phase]).toEqual(['red', 'O80.5']);
    expect(table.refusal('landAircraft i -6,0')).toBe('T23.0.6');
    expect(table.refusal('landAircraft i 2,0')).toBe('T23.0.6');
    expect(table.refusal('endLanding')).toBe('O80.5');
    roundTrip(table);
    // 8,-8 is 14 hexes from the base and 8 from where they fought.
    table.play('landAircraft i 8,-8');
    expect(table.where('i')).toBe('8,-8');
    expect(table.state).toMatchObject({ turn: 1, mover: 'red' });
  });

  test('O23.0.8 all fighter combat comes before any other battle', () => {
    const table = sky(
      'blue SAC 4-20 @ -6,1 as s\nblue SAC 4-20 @ -6,1 as t\nblue inf 4-4 @ -6,6\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 2,2 as r2\nred FTR 2-10 @ 6,0 as i\nred FTR 2-10 @ 6,0 as j\nblue declares',
    );
    table.play(['assignMission strategic s 1,0', 'assignMission strategic t 2,2', 'endDeclaration']);
    table.play(['assignInterceptor i 1,0', 'assignInterceptor j 2,2', 'endInterception']);
    expect(table.side).toBe('blue');
    expect(table.refusal('resolve 1')).toBe('O80.3');
    // In the order the mover chooses.
    expect(legalTexts(table, 'resolveAirFight')).toEqual(['resolveAirFight 1,0', 'resolveAirFight 2,2']);
    expect(table.refusal('resolveAirFight 0,0')).toBe('O80.3');
    table.play('resolveAirFight 2,2');
    expect([left(table, 't'), left(table, 's')]).toEqual([3, 4]);
    expect(table.refusal('resolveAirFight 2,2')).toBe('O80.3');
    expect(table.refusal('resolve 1')).toBe('O80.3');
    table.play('resolveAirFight 1,0');
    expect(at(table)).toBe('combat');
    table.play('resolve 1', 1);
  });

  test('O23.0.9 the same fighters escort in their own player turn and intercept in the next', () => {
    const table = sky(
      'blue SAC 4-20 @ -6,0 as s\nblue FTR 3-12 @ -6,1 as f\nblue inf 4-4 @ -2,0 as b1\nred inf 4-4 @ 1,0 as r1\nred SAC 6-20 @ 6,0 as rs\nblue declares',
    );
    table.play(['assignMission strategic s 1,0', 'assignMission escort f 1,0', 'endDeclaration']).play('resolve', 1);
    table.play(['landAircraft s -6,0', 'landAircraft f -6,1', 'endLanding', 'endMovement']);
    table.play(['assignMission strategic rs -2,0', 'endDeclaration']);
    expect(table.side).toBe('blue');
    table.play(['assignInterceptor f -2,0', 'endInterception', 'resolveAirFight -2,0']);
    expect(left(table, 'rs')).toBe(5);
  });

  test('O23.0.10 they fly turn after turn', () => {
    const table = sky(
      'blue SAC 4-20 @ -6,0 as s\nblue FTR 3-12 @ -6,1 as f\nblue inf 4-4 @ -6,6\nred inf 9-4 @ 1,0 as r1\nblue moves',
    );
    for (let turn = 1; turn <= 4; turn++) {
      onto(table, 'declaration');
      table.play(['assignMission strategic s 1,0', 'assignMission escort f 1,0', 'endDeclaration']);
      // 4 against 9 is 1-3, die 1: a bomber factor; the next time 1-3 again, and so on.
      table.play('resolve', 1);
      if (left(table, 's') === 0) break;
      table.play(['landAircraft s -6,0', 'landAircraft f -6,1']);
      passTurn(passTurn(table));
      expect(table.state.turn).toBe(turn + 1);
      expect(table.where('f')).toBe('-6,1');
    }
    expect(table.state.turn).toBeGreaterThan(2);
  });

  test('O23.0.11 flights that are no missions are never met', () => {
    const table = sky(
      'blue abn 4-4 @ -6,0 as b1\nblue inf 4-4 @ -6,1 as b2\nblue TAC 4-8 @ -6,0 as t\nred inf 4-4 @ 6,-6\nred FTR 12-20 @ 6,0 as i\nblue moves',
    );
    table.play(['flyAirborne b1 2,0', 'airTransport b2 -6,6', 'endMovement', 'endDeclaration']);
    expect([table.side, at(table)]).toEqual(['blue', 'landing']);
    table.play(['rebase t -8,8', 'endLanding']);
    expect(left(table, 'b1') + left(table, 'b2') + left(table, 't')).toBe(12);
  });
});

describe('O23.6 fighter combat', () => {
  test('O23.6.1 without escorts the bombers lose half of the interceptors, rounded down, without a roll', () => {
    for (const [interceptors, lost] of [
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [7, 3],
      [12, 6],
    ] as const) {
      const table = strike(0, interceptors).play('resolveAirFight 1,0');
      expect(left(table, 's'), `${interceptors}`).toBe(8 - lost);
      expect(left(table, 'i')).toBe(interceptors);
      const [fight] = told(table, 'airFought');
      expect(fight).toMatchObject({ escorts: 0, interceptors, bombersLose: lost });
      expect(fight?.result?.die).toBeUndefined();
    }
    // More than there are: all of them, and the mission is void.
    const all = strike(0, 12, 3).play('resolveAirFight 1,0');
    expect(left(all, 's')).toBe(0);
    expect(at(all)).not.toBe('combat');
  });

  test('O23.6.1 the owner of the bombers chooses which', () => {
    const table = sky(
      'blue SAC 4-20 @ -6,0 as s\nblue MDM 4-12 @ -6,0 as m\nblue inf 4-4 @ -6,6\nred inf 4-4 @ 1,0 as r1\nred FTR 4-10 @ 6,0 as i\nblue declares',
    );
    table.play(['assignMission strategic s+m 1,0', 'endDeclaration', 'assignInterceptor i 1,0', 'endInterception']);
    table.play('resolveAirFight 1,0');
    expect(table.side).toBe('blue');
    expect(table.refusal('chooseLosses s:1')).toBe('O23.6.1');
    expect(table.refusal('chooseLosses s:2+m:1')).toBe('O23.6.1');
    expect(table.refusal('chooseLosses r1:2')).toBe('O23.6.1');
    roundTrip(table);
    table.play('chooseLosses m:2');
    expect([left(table, 's'), left(table, 'm')]).toEqual([4, 2]);
  });

  test('O23.6.2 no more interceptors than escorts: all of them fight the escorts, the bombers lose nothing', () => {
    // The example of the ledger: 6 : 3 is 2-1, die 6: 1 escort and 2 interceptors.
    const table = strike(6, 3).play('resolveAirFight 1,0', 6);
    expect([left(table, 'e'), left(table, 'i'), left(table, 's')]).toEqual([5, 1, 8]);
    expect(told(table, 'airFought')[0]).toMatchObject({
      odds: '2-1',
      result: {
        table: 'O23.fighter',
        column: '2-1',
        die: 6,
        effects: [
          { side: 'attacker', lose: 1 },
          { side: 'defender', lose: 2 },
        ],
      },
      bombersLose: 0,
    });
    const equal = strike(4, 4).play('resolveAirFight 1,0', 6);
    expect([left(equal, 'e'), left(equal, 'i'), left(equal, 's')]).toEqual([4, 4, 8]);
  });

  test('O23.6.3 more interceptors than escorts: at least as many against the escorts, the rest halved on the bombers', () => {
    // The example of the ledger: 6 escorts, 8 bombers, 10 interceptors, 6 against the escorts, die 3.
    const table = strike(6, 10).play('resolveAirFight 1,0');
    expect([table.side, at(table), table.phase]).toEqual(['red', 'allot', 'O80.3']);
    expect(table.refusal('allotInterceptors 5')).toBe('O23.6.3');
    expect(table.refusal('allotInterceptors 11')).toBe('O23.6.3');
    expect(table.refusal('allotInterceptors 0')).toBe('O23.6.3');
    expect(table.refusal('blue: allotInterceptors 6')).toBe('O80.3');
    expect(legalTexts(table, 'allotInterceptors')).toHaveLength(5);
    roundTrip(table);
    table.play('allotInterceptors 6', 3);
    expect([left(table, 'e'), left(table, 'i'), left(table, 's')]).toEqual([5, 9, 6]);
    for (const [x, lost] of [
      [6, 2],
      [7, 1],
      [8, 1],
      [9, 0],
      [10, 0],
    ] as const) {
      const other = strike(6, 10).play('resolveAirFight 1,0').play(`allotInterceptors ${x}`, 1);
      expect(left(other, 's'), `${x}`).toBe(8 - lost);
      expect(told(other, 'airFought')[0]).toMatchObject({ odds: x === 6 ? '1-1' : '1-2', bombersLose: lost });
    }
  });

  test('O23.6.4 the odds are escorts to interceptors by B19.1, in favour of the interceptors as defenders', () => {
    for (const [e, x, odds] of [
      [5, 3, '1-1'],
      [7, 3, '2-1'],
      [11, 2, '5-1'],
      [3, 7, '1-3'],
      [2, 11, '1-6'],
    ] as const) {
      const table = strike(e, x).play('resolveAirFight 1,0', ...(x > e ? [] : [1]));
      if (x > e) table.play(`allotInterceptors ${x}`, 1);
      expect(told(table, 'airFought')[0]).toMatchObject({ odds, escorts: e });
    }
  });

  test('O23.6.4 the die is rolled for each hex; O80.3 mover chooses his losses first, then the opponent', () => {
    const table = sky(
      [
        'blue SAC 8-20 @ -6,0 as s',
        'blue FTR 2-12 @ -6,1 as e',
        'blue FTR 2-12 @ -6,1 as f',
        'blue inf 4-4 @ -6,6',
        'red inf 4-4 @ 1,0 as r1',
        'red FTR 4-10 @ 6,0 as i',
        'red FTR 4-10 @ 6,-1 as j',
        'blue declares',
      ].join('\n'),
    );
    table.play(['splitUnit s 4+4', 'assignMission strategic s+s.p1 1,0', 'assignMission escort e+f 1,0']);
    table.play(['endDeclaration', 'assignInterceptor i+j 1,0', 'endInterception', 'resolveAirFight 1,0']);
    // 4 : 4 against the escorts, 4 against the bombers; die 4: 1,1.
    table.play('allotInterceptors 4', 4);
    const asked: string[] = [];
    while (at(table) === 'losses') {
      const [bill] = table.state.frames.flatMap((frame) => (frame.at === 'losses' ? [frame.bill] : [])).slice(-1);
      asked.push(`${table.side} ${bill?.factors} ${bill?.rule}`);
      table.play(
        bill?.side === 'red' ? 'chooseLosses j:1' : bill?.rule === 'O23.6.3' ? 'chooseLosses s:2' : 'chooseLosses f:1',
      );
    }
    expect(asked).toEqual(['blue 2 O23.6.3', 'blue 1 O23.6.4', 'red 1 O23.6.4']);
    expect(['s', 's.p1', 'e', 'f', 'i', 'j'].map((id) => left(table, id))).toEqual([2, 4, 2, 1, 4, 3]);
  });

  test('O23.6.5 7 to 1 and better: the interceptors go; worse than 1 to 6: the escorts go; no roll', () => {
    const better = strike(7, 1).play('resolveAirFight 1,0');
    expect([left(better, 'e'), left(better, 'i'), left(better, 's')]).toEqual([7, 0, 8]);
    expect(told(better, 'airFought')[0]).toMatchObject({ odds: '7-1', result: eliminated('defender') });
    expect(strike(12, 1).play('resolveAirFight 1,0').unit('i').place).toBe('lost');
    // 6-1 is still rolled.
    expect(left(strike(6, 1).play('resolveAirFight 1,0', 1), 'i')).toBe(0);
    expect(left(strike(12, 2).play('resolveAirFight 1,0', 1), 'i')).toBe(1);
    const worse = strike(1, 9).play('resolveAirFight 1,0').play('allotInterceptors 7');
    expect([left(worse, 'e'), left(worse, 'i'), left(worse, 's')]).toEqual([0, 9, 7]);
    expect(told(worse, 'airFought')[0]).toMatchObject({ odds: '1-7', result: eliminated('attacker') });
    // 1-6 is rolled: die 1 costs one of each.
    const six = strike(1, 9).play('resolveAirFight 1,0').play('allotInterceptors 6', 1);
    expect([left(six, 'e'), left(six, 'i'), left(six, 's')]).toEqual([0, 8, 7]);
  });

  test('O23.6.6 bomber losses are taken before the mission is resolved', () => {
    // 8 against 4 would be 2-1; after 4 losses it is 1-1, after 6 of 8 1-2.
    const table = strike(0, 8).play('resolveAirFight 1,0').play('resolve', 2);
    expect(fought(table)).toMatchObject({ attack: 4, defence: 4, odds: '1-1' });
    const weak = strike(0, 12).play('resolveAirFight 1,0').play('resolve', 1);
    expect(fought(weak)).toMatchObject({ attack: 2, defence: 4, odds: '1-2' });
    // Bombing: 5 of 9 factors come through.
    const raid = sky(
      'blue SAC 9-20 @ -6,0 as s\nblue inf 4-4 @ -6,6\nred inf 4-4 @ 6,-6\nred FTR 8-10 @ 6,0 as i\nblue declares',
    );
    raid.play(['assignMission bombing s 6,-1', 'endDeclaration', 'assignInterceptor i 6,-1', 'endInterception']);
    raid.play('resolveAirFight 6,-1');
    expect(raid.state.damage).toMatchObject([{ amount: 5 }]);
  });

  test('O23.6.6, T90.64 bombers that support a city assault: the column is read after their losses', () => {
    const lines = `blue inf 8-4 @ 0,3 as b1
blue SAC 4-20 @ -6,0 as s
red inf 4-4 @ 6,-6
red FTR 4-10 @ 6,0 as i
blue declares`;
    const table = sky(lines, 'city Minor : 1,3\nbelongs n 1,3');
    table.play(['declareCityAssault b1+s on 1,3', 'endDeclaration', 'assignInterceptor i 1,3', 'endInterception']);
    table.play('resolveAirFight 1,3').play('resolve', 4);
    // 8 + 2 left: die 4 at 8-11 loses 4 and does not capture; at 12-15 it would.
    expect(fought(table)).toMatchObject({ attack: 10, odds: '8-11', result: '4' });
  });

  test('O23.6.7 interceptors that fight escorts do not harm bombers, even when no escort is left', () => {
    const table = strike(2, 4).play('resolveAirFight 1,0').play('allotInterceptors 4', 6);
    // 2 : 4 is 1-2, die 6: 2,1.
    expect([left(table, 'e'), left(table, 'i'), left(table, 's')]).toEqual([0, 3, 8]);
    expect(at(table)).toBe('combat');
  });

  test('O23.6.0 one round only, and the escorts of one hex do not help in another', () => {
    const table = sky(
      'blue SAC 4-20 @ -6,0 as s\nblue SAC 4-20 @ -6,0 as t\nblue FTR 6-12 @ -6,1 as e\nblue inf 4-4 @ -6,6\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 2,2 as r2\nred FTR 4-10 @ 6,0 as i\nblue declares',
    );
    table.play(['assignMission strategic s 1,0', 'assignMission strategic t 2,2', 'assignMission escort e 1,0']);
    table.play(['endDeclaration', 'assignInterceptor i 2,2', 'endInterception', 'resolveAirFight 2,2']);
    expect([left(table, 't'), left(table, 'e'), left(table, 'i')]).toEqual([2, 6, 4]);
    expect(at(table)).toBe('combat');
  });

  test('T2.3.2 the opponent splits his fighters to send them to several hexes', () => {
    const table = sky(
      'blue SAC 4-20 @ -6,0 as s\nblue SAC 4-20 @ -6,0 as t\nblue inf 4-4 @ -6,6\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 2,2 as r2\nred FTR 6-10 @ 6,0 as i\nblue declares',
    );
    table.play(['assignMission strategic s 1,0', 'assignMission strategic t 2,2', 'endDeclaration']);
    expect(table.refusal('splitUnit s 2+2')).toBe('T2.3.1');
    table.play(['splitUnit i 4+2', 'assignInterceptor i 1,0', 'assignInterceptor i.p1 2,2', 'endInterception']);
    table.play(['resolveAirFight 1,0', 'resolveAirFight 2,2']);
    expect([left(table, 's'), left(table, 't')]).toEqual([2, 3]);
  });
});

/** Escorts and interceptors that fight in each column, enough of both for the largest loss of 2. */
const FORCES: Record<string, readonly [number, number]> = {
  '1-6': [2, 12],
  '1-5': [2, 10],
  '1-4': [2, 8],
  '1-3': [2, 6],
  '1-2': [2, 4],
  '1-1': [4, 4],
  '2-1': [4, 2],
  '3-1': [6, 2],
  '4-1': [8, 2],
  '5-1': [10, 2],
  '6-1': [12, 2],
};

describe('O23.fighter the fighter table, cell by cell', () => {
  const table = ledgerTable('O23.fighter');
  test('O23.fighter has the columns of the ledger', () => {
    expect(table.columns).toEqual(Object.keys(FORCES));
  });
  for (const [column, [e, x]] of Object.entries(FORCES)) {
    test(`O23.fighter at ${column}`, () => {
      for (let die = 1; die <= 6; die++) {
        const fight = strike(e, x).play('resolveAirFight 1,0', ...(x > e ? [] : [die]));
        if (x > e) fight.play(`allotInterceptors ${x}`, die);
        expect(told(fight, 'airFought')[0], `die ${die}`).toMatchObject({ odds: column, result: { column, die } });
        const lost = `${e - left(fight, 'e')},${x - left(fight, 'i')}`;
        expect(lost, `die ${die}`).toBe(table.cell(die, column));
        expect(left(fight, 's')).toBe(8);
      }
    });
  }
});
