import { describe, expect, test } from 'vitest';
import { controller, legalTexts } from './basic.ts';
import { at, left, onto, optional, passTurn, roundTrip, told } from './optional.ts';
import type { Table } from './table.ts';

/**
 * A coast along the west edge: zones A to D from north to south, Blue ports in A, B and C, one of Red's in D; an
 * inland city of Blue and one of Red.
 */
const COAST = `
sea -10,0 -10,1 -10,2 zone A
sea -10,3 -10,4 -10,5 zone B
sea -10,6 -10,7 zone C
sea -10,8 -10,9 -10,10 zone D
city PortA : -9,0
city PortB : -9,4
city PortC : -9,6
city PortD : -9,9
city Inland : -5,2
city Store : -5,-5 -4,-5 -4,-6
city Redburg : 8,0
belongs blue -9,0 -9,4 -9,6 -5,2 -5,-5 -4,-5 -4,-6
belongs red -9,9 8,0`;
const FAR = 'blue inf 4-4 @ -4,-5 as b0\nred inf 4-4 @ 8,0 as r0';

const sea = (lines: string, switches = 'seaAir fighters'): Table => optional(switches, `${FAR}\n${lines}`, COAST, 10);

describe('O23.7 sea-based aircraft', () => {
  test('O23.7.1 at most 4 factors of TAC and FTR together, whatever the counters', () => {
    const table = sea('blue TAC 3-8 @ -9,4 as t\nblue FTR 2-6 @ -9,4 as f\nblue FTR 1-6 @ -9,0 as g\nblue moves');
    table.play('aircraftToSea t B');
    expect(table.refusal('aircraftToSea f B')).toBe('O23.7.1');
    table.play(['splitUnit f 1+1', 'aircraftToSea f B']);
    expect(table.refusal('aircraftToSea f.p1 B')).toBe('O23.7.1');
    expect(table.refusal('aircraftToSea g A')).toBe('O23.7.1');
    expect(legalTexts(table, 'aircraftToSea')).toEqual([]);
    expect(table.state.units.filter((unit) => unit.place === 'sea').reduce((sum, unit) => sum + unit.df, 0)).toBe(4);
    const five = sea('blue TAC 5-8 @ -9,4 as t\nblue moves');
    expect(five.refusal('aircraftToSea t B')).toBe('O23.7.1');
  });

  test('O23.7.1 those in the air from a box keep their place in it', () => {
    const table = sea(
      'blue TAC 4-8 sea B as t\nblue FTR 1-6 @ -9,4 as f\nblue inf 12-4 @ -6,4 as b1\nred inf 2-4 @ -5,4 as r1\nblue moves',
    );
    // 12 + 4 against 2: an automatic victory with aircraft from the sea (O23.7.5, T7.3.12).
    table.play('declareAV b1+t on -5,4');
    expect(table.unit('t').place).toBe('air');
    expect(table.refusal('aircraftToSea f B')).toBe('O23.7.1');
    roundTrip(table);
  });

  test('O23.7.2 example: flown to a port in turn 3, to the box in turn 4, missions from turn 5 on', () => {
    const table = sea('turn 3\nblue TAC 4-8 @ -5,2 as t\nred inf 1-4 @ -5,4 as r1\nblue moves');
    expect(table.refusal('aircraftToSea t B')).toBe('T6.1.2a');
    onto(table, 'landing').play('rebase t -9,4');
    expect(table.refusal('aircraftToSea t B')).toBe('T80.9');
    passTurn(passTurn(table));
    expect(table.state).toMatchObject({ turn: 4, mover: 'blue' });
    table.play('aircraftToSea t B');
    expect(table.unit('t')).toMatchObject({ place: 'sea', zone: 'B' });
    expect(table.refusal('sail t C')).toBe('T6.1.12');
    expect(table.refusal('landAtPort t -9,4')).toBe('T6.1.12');
    onto(table, 'declaration');
    expect(table.refusal('assignMission tactical t -5,4')).toBe('O23.7.2');
    passTurn(passTurn(table));
    expect(table.state).toMatchObject({ turn: 5, mover: 'blue' });
    onto(table, 'declaration').play('assignMission tactical t -5,4');
  });

  test('O23.7.4 example: sailed to C in turn 5, not before turn 6', () => {
    const table = sea('turn 5\nblue TAC 4-8 sea B as t afloat 4\nred inf 1-4 @ -5,4 as r1\nblue moves');
    table.play('sail t C');
    expect(table.refusal('sail t D')).toBe('T6.1.12');
    roundTrip(onto(table, 'declaration'));
    expect(table.refusal('assignMission tactical t -5,4')).toBe('O23.7.4');
    passTurn(passTurn(table));
    expect(table.state.turn).toBe(6);
    onto(table, 'declaration').play('assignMission tactical t -5,4');
    expect(table.unit('t')).toMatchObject({ place: 'air', zone: 'C' });
  });

  test('O23.7.2 nothing goes to its box in the player turn in which it came to the port', () => {
    const table = sea('blue TAC 2-8 sea B as t\nblue FTR 2-6 waits 1 as f\nblue TAC 1-8 @ -9,6 as u\nblue moves');
    table.play(['landAtPort t -9,4', 'placeReinforcement f -9,4']);
    expect(table.refusal('aircraftToSea t B')).toBe('O23.7.2');
    expect(table.refusal('aircraftToSea f B')).toBe('O23.7.2');
    table.play('aircraftToSea u C');
    passTurn(passTurn(table));
    table.play(['aircraftToSea t B', 'aircraftToSea f B'].slice(0, 1));
    expect(table.refusal('aircraftToSea f B')).toBe('O23.7.1');
  });

  test('O23.7.2 a port on two zones leads to either, no port to none', () => {
    const table = optional(
      'seaAir',
      'blue TAC 2-8 @ -3,0 as t\nblue TAC 2-8 @ 0,0 as u\nblue TAC 1-8 @ -3,0 as v\nred inf 1-4 @ 4,0\nblue moves',
      'sea -4,0 zone A\nsea -4,1 zone B\ncity Port : -3,0\ncity Town : 0,0\nbelongs blue -3,0 0,0',
    );
    expect(legalTexts(table, 'aircraftToSea')).toEqual(
      ['t A', 't B', 'v A', 'v B'].map((words) => `aircraftToSea ${words}`),
    );
    expect(table.refusal('aircraftToSea t C')).toBe('T6.1.3');
    expect(table.refusal('aircraftToSea u A')).toBe('T6.1.2a');
    table.play(['aircraftToSea t A', 'aircraftToSea v B']);
  });

  test("O23.7.3 Blue's fighters from sea intercept from Blue's next player turn on", () => {
    const lines = 'turn 4\nblue FTR 2-6 @ -9,4 as f\nblue FTR 1-6 @ -5,2 as g\nblue inf 4-4 @ -7,4 as b1\n';
    const table = sea(`${lines}red SAC 4-20 @ 8,0 as s\nblue moves`);
    table.play('aircraftToSea f B');
    passTurn(table);
    onto(table, 'declaration').play(['assignMission strategic s -7,4', 'endDeclaration']);
    expect(table.side).toBe('blue');
    expect(table.refusal('assignInterceptor f -7,4')).toBe('O23.7.3');
    table.play(['assignInterceptor g -7,4', 'endInterception', 'resolveAirFight -7,4', 'resolve'], 1);
    table.play(['landAircraft s 8,0', 'endLanding', 'landAircraft g -5,2']);
    passTurn(table);
    onto(table, 'declaration').play(['assignMission strategic s -7,4', 'endDeclaration']);
    expect(table.state).toMatchObject({ turn: 5, mover: 'red' });
    table.play('assignInterceptor f -7,4');
  });

  test("O23.7.3 Red's fighters from sea wait for Red's next player turn, not only for the next turn", () => {
    const lines = 'turn 4\nred FTR 2-6 @ -9,9 as f\nred FTR 1-8 @ 8,0 as g\nred inf 4-4 @ -4,9 as r1\n';
    const table = sea(`${lines}blue SAC 4-20 @ -5,2 as s\nred moves`);
    const strike = () => onto(table, 'declaration').play(['assignMission strategic s -4,9', 'endDeclaration']);
    table.play('aircraftToSea f D');
    passTurn(table);
    expect(table.state).toMatchObject({ turn: 5, mover: 'blue' });
    // No other interceptor could come: f alone would not even be asked.
    strike();
    expect(at(table)).toBe('combat');
    table.play('resolve', 1);
    passTurn(table.play('landAircraft s -5,2'));
    passTurn(table);
    expect(table.state).toMatchObject({ turn: 6, mover: 'blue' });
    strike();
    expect(table.side).toBe('red');
    table.play('assignInterceptor f -4,9');
  });

  test('O23.7.4 having sailed they do not intercept before their owner moves again', () => {
    const lines = 'turn 5\nblue FTR 2-6 sea B as f\nblue FTR 1-6 @ -5,2 as g\nblue inf 4-4 @ -7,4 as b1\n';
    const table = sea(`${lines}red SAC 4-20 @ 8,0 as s\nblue moves`);
    table.play('sail f A');
    passTurn(table);
    onto(table, 'declaration').play(['assignMission strategic s -7,4', 'endDeclaration']);
    expect(table.refusal('assignInterceptor f -7,4')).toBe('O23.7.4');
    table.play(['assignInterceptor g -7,4', 'endInterception', 'resolveAirFight -7,4', 'resolve'], 1);
    table.play(['landAircraft s 8,0', 'endLanding', 'landAircraft g -5,2']);
    passTurn(table);
    onto(table, 'declaration').play(['assignMission strategic s -7,4', 'endDeclaration']);
    table.play('assignInterceptor f -7,4');
  });

  test('O23.7.4 they sail one zone, and land in ports of their zone or the next with air room', () => {
    const table = sea('blue TAC 2-8 sea B as t\nblue FTR 2-6 sea A as f\nblue SAC 11-20 @ -9,0 as s\nblue moves');
    expect(table.refusal('sail t D')).toBe('T6.1.5');
    expect(table.refusal('landAtPort f -9,6')).toBe('T6.1.5');
    expect(table.refusal('landAtPort t -9,9')).toBe('T6.1.2b');
    expect(table.refusal('landAtPort t -9,0')).toBe('T23.0.3');
    expect(table.refusal('landAtPort t -5,2')).toBe('T6.1.2a');
    expect(table.refusal('stageInvasion t -10,3 -9,3')).toBe('T6.2.2');
    table.play(['splitUnit t 1+1', 'landAtPort t -9,0']);
    expect(table.refusal('landAtPort t.p1 -9,0')).toBe('T23.0.3');
    table.play(['landAtPort t.p1 -9,6', 'sail f B']);
    expect(table.where('t')).toBe('-9,0');
    expect(table.unit('t')).not.toHaveProperty('zone');
  });

  test('O23.7.4 landing at a port of another zone is a change of zone, at one of their own it is not', () => {
    const lines =
      'blue TAC 1-8 sea B as t\nblue TAC 1-8 sea B as u\nblue inf 4-4 @ -8,4 as b1\nred inf 4-4 @ -7,4 as r1';
    const table = sea(`${lines}\nblue moves`);
    table.play(['landAtPort t -9,6', 'landAtPort u -9,4', 'endMovement']);
    expect(table.refusal('assignMission tactical t -7,4')).toBe('O23.7.4');
    table.play(['declareBattle b1+u on -7,4', 'endDeclaration']).play('resolve', 2);
    table.play('chooseLosses u:1');
    expect(at(table)).toBe('landing');
    expect(table.refusal('rebase t -5,2')).toBe('O23.7.4');
  });

  test('O23.7.5 range is counted from the best sea hex of the zone, not from the port nor another zone', () => {
    // -6,6 is 8 from -10,2 in zone A, and 9 from its port; -3,-3 is 7 from zone A and 11 from zone D.
    const lines = 'red inf 1-4 @ -6,6 as r1\nred inf 1-4 @ -3,-3 as r2\nblue declares';
    const a = sea(`blue TAC 1-8 sea A as t\n${lines}`);
    a.play('assignMission tactical t -6,6');
    const port = sea(`blue TAC 1-8 @ -9,0 as t\nblue TAC 1-8 sea D as u\n${lines}`);
    expect(port.refusal('assignMission tactical t -6,6')).toBe('T23.0.7');
    expect(port.refusal('assignMission tactical u -3,-3')).toBe('T23.0.7');
    port.play('assignMission tactical u -6,6');
  });

  test('O23.7.6 back to the box of their zone or to a friendly city in range of the target, never to another zone', () => {
    const lines =
      'blue TAC 2-8 sea B as t\nblue TAC 2-8 sea B as u\nblue inf 8-4 @ -8,4 as b1\nred inf 4-4 @ -7,4 as r1';
    const table = sea(`${lines}\nblue declares`);
    table.play('endDeclaration b1+t+u on -7,4').play('resolve', 2).play('chooseLosses b1:1');
    roundTrip(onto(table, 'landing'));
    expect(table.refusal('landAircraft t A')).toBe('O23.7.6');
    expect(table.refusal('landAircraft t C')).toBe('O23.7.6');
    expect(table.refusal('landAircraft t -4,-5')).toBe('T23.0.6');
    expect(table.refusal('endLanding')).toBe('T80.9');
    table.play(['landAircraft t B', 'landAircraft u -5,2']);
    expect(table.unit('t')).toMatchObject({ place: 'sea', zone: 'B' });
    expect(table.where('u')).toBe('-5,2');
    expect(table.refusal('landAircraft t B')).toBe('T23.0.6');
    table.play('endLanding');
    // The one in the box may fly again, the other is land-based now.
    expect(table.unit('t')).toMatchObject({ flown: false, zone: 'B' });
    expect(table.unit('u')).not.toHaveProperty('zone');
  });

  test('O23.7.6 aircraft from land do not land in a box', () => {
    const table = sea('blue TAC 2-8 @ -9,4 as t\nblue inf 8-4 @ -8,4 as b1\nred inf 4-4 @ -7,4 as r1\nblue declares');
    table.play('endDeclaration b1+t on -7,4').play('resolve', 5).play('chooseLosses b1:1');
    expect(at(table)).toBe('landing');
    expect(table.refusal('landAircraft t B')).toBe('O23.7.6');
  });

  test('O23.7.7 the 4 factors are on top of the 40 size', () => {
    const forty = [1, 2, 3, 4, 5].map((i) => `blue inf 8-4 sea A as s${i}`).join('\n');
    const table = sea(`${forty}\nblue FTR 4-6 @ -9,0 as f\nblue inf 1-4 @ -9,0 as b1\nblue moves`);
    expect(table.refusal('embark b1 A')).toBe('T6.1.1');
    table.play('aircraftToSea f A');
    const less = sea(`blue TAC 4-8 sea A as t\nblue inf 8-4 @ -9,0 as b1\nblue moves`);
    less.play('embark b1 A');
  });

  test('O23.7.8 types and zones may be mixed; 4 is the total', () => {
    const table = sea(
      'blue TAC 1-8 sea A as t\nblue FTR 1-6 sea C as f\nblue TAC 1-8 @ -9,4 as u\nblue FTR 1-6 @ -9,6 as g\nblue FTR 1-6 @ -9,0 as h\nblue moves',
    );
    table.play(['aircraftToSea u B', 'aircraftToSea g C']);
    expect(table.refusal('aircraftToSea h A')).toBe('O23.7.1');
    // Room is made when some land.
    table.play(['landAtPort t -9,0', 'aircraftToSea h A']);
  });

  test('O23.7.9 FTR At Sea escort', () => {
    const lines =
      'blue FTR 2-6 sea B as f\nblue SAC 4-20 @ -5,2 as s\nred inf 4-4 @ -7,4 as r1\nred inf 2-4 @ 5,0 as r2';
    const table = sea(`${lines}\nblue declares`);
    table.play(['assignMission strategic s -7,4', 'assignMission escort f -7,4', 'endDeclaration']).play('resolve', 1);
    table.play(['landAircraft s -5,2', 'landAircraft f B']);
    const far = sea(`${lines}\nblue declares`).play('assignMission strategic s 5,0');
    expect(far.refusal('assignMission escort f 5,0')).toBe('T23.0.7');
  });

  test('O23.7.10 they need supply; SAC and MDM never go to sea', () => {
    const table = sea('blue SAC 1-20 @ -9,4 as s\nblue MDM 1-10 @ -9,4 as m\nblue moves');
    expect(table.refusal('aircraftToSea s B')).toBe('O23.7.10');
    expect(table.refusal('aircraftToSea m B')).toBe('O23.7.10');
    // One city hex for Red: 12; 9 + 4 at sea is one too many.
    const short = (factors: number) =>
      passTurn(
        optional(
          'seaAir',
          `blue inf 1-4 @ -4,0\nred inf 9-4 @ 3,0 as r1\nred TAC ${factors}-8 sea A as t\nblue moves`,
          'city Redburg : 3,0\nbelongs red 3,0',
        ),
      ).state.short;
    expect(short(3)).toBe(false);
    expect(short(4)).toBe(true);
  });

  test('O90.39 from a port that is contested or was just taken nobody goes to sea; aircraft leave it by air', () => {
    const contested = sea('blue TAC 2-8 @ -9,4 as t\nred inf 1-4 @ -8,4 as r1\nblue moves');
    expect(contested.refusal('aircraftToSea t B')).toBe('T6.1.2b');
    // No other unit fights r1 here; its zone of control binds no aircraft.
    onto(contested, 'landing').play('rebase t -5,2');
    const lost = sea('blue TAC 2-8 @ -9,4 as t\ncontrol red -9,4\nblue moves');
    expect(lost.refusal('aircraftToSea t B')).toBe('T6.1.2b');
    const late = sea('blue TAC 2-8 @ -9,4 as t\nsince red -9,4\nblue moves');
    expect(controller(late, '-9,4')).toBe('blue');
    expect(late.refusal('aircraftToSea t B')).toBe('Q10.2');
  });

  test('O90.40 a box is a legal place to end the player turn', () => {
    const table = sea('blue TAC 4-8 sea B as t\nblue moves');
    passTurn(table);
    expect(left(table, 't')).toBe(4);
    expect(told(table, 'eliminated')).toEqual([]);
  });

  test('O90.41 no interdiction, bombing or nuclear strike from the sea', () => {
    const table = sea(
      'blue TAC 1-8 sea D as t\nblue FTR 1-6 sea D as f\nblue declares',
      'seaAir fighters interdiction nuclear',
    );
    for (const id of ['t', 'f']) {
      expect(table.refusal(`assignMission bombing ${id} -9,9`)).toBe('T23.3.1');
      expect(table.refusal(`assignMission interdiction ${id} -8,8`)).toBe('O23.4.1');
      expect(table.refusal(`assignMission nuclear ${id} -8,8`)).toBe('O23.5.2');
    }
  });

  test('O90.42 they count as units in play', () => {
    const table = optional(
      'seaAir',
      'blue TAC 1-8 sea A as t\nred inf 4-4 @ 2,0\nblue moves',
      'city R : 2,0\nbelongs red 2,0',
    );
    passTurn(table);
    expect(table.state.outcome).toBeUndefined();
    const none = optional(
      'seaAir',
      'blue TAC 1-8 lost as t\nred inf 4-4 @ 2,0\nblue moves',
      'city R : 2,0\nbelongs red 2,0',
    );
    passTurn(none);
    expect(none.state.outcome).toMatchObject({ winner: 'red', rule: 'B5.1' });
  });

  test('O80.8 set-up never puts aircraft At Sea', () => {
    const table = sea('blue TAC 2-8 waits 1 as t\nblue sets up');
    expect(table.refusal('placeAtSea t A')).toBe('T3.5');
  });
});
