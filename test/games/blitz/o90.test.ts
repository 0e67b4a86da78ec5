import { describe, expect, test } from 'vitest';
import { ends, fought } from './basic.ts';
import { at, left, onto, optional, passTurn, roundTrip, told } from './optional.ts';
import type { Table } from './table.ts';

const BASES = `
city Bluebase : -6,0 -6,1
city Bluestore : -6,6 -7,7 -8,8
city Redbase : 6,0 6,-1
city Redstore : 6,-6 7,-7 8,-8
belongs blue -6,0 -6,1 -6,6 -7,7 -8,8
belongs red 6,0 6,-1 6,-6 7,-7 8,-8`;
const FAR = 'blue inf 1-4 @ -8,8 as b0\nred inf 1-4 @ 8,-8 as r0';

const sky = (lines: string, more = '', switches = 'fighters'): Table =>
  optional(switches, `${FAR}\n${lines}`, `${BASES}\n${more}`, 8);

/** Red's fighters i meet what flies over a hex; the fight needs no die. */
const meet = (table: Table, hex: string, who = 'i'): Table =>
  table.play([`assignInterceptor ${who} ${hex}`, 'endInterception', `resolveAirFight ${hex}`]);

describe('O90 interception and automatic victories', () => {
  /** 20 ground and 8 TAC factors against a 4-4 at 0,0; an armor drives past it. */
  const example = (fighters: number): Table => {
    const table = sky(
      `blue inf 12-4 @ -1,0 as b1
blue inf 8-4 @ -1,1 as b2
blue TAC 8-12 @ -6,0 as t
blue arm 6-6 @ 0,-2 as b3
blue inf 4-4 @ 0,-3 as b4
red inf 4-4 @ 0,0 as r1
red FTR ${fighters}-10 @ 6,0 as i
blue moves`,
    );
    table.play(['declareAV b1+b2+t on 0,0', 'moveUnit b3 0,-1 1,-1 2,-1 3,-1', 'endMovement', 'endDeclaration']);
    return meet(table, '0,0');
  };

  test('O90.1, O80.4 example of T7.3.14: 4 TAC lost, the armor that used it dies, the battle is rolled at 6-1', () => {
    const table = example(8);
    expect(left(table, 't')).toBe(4);
    expect(left(table, 'b3')).toBe(0);
    expect(told(table, 'eliminated')).toMatchObject([{ rule: 'T7.3.14' }]);
    expect(left(table, 'r1')).toBe(4);
    roundTrip(table);
    table.play('resolve on 0,0', 2);
    expect(fought(table)).toMatchObject({ attack: 24, defence: 4, odds: '6-1' });
  });

  test('O90.1 an automatic victory that is still good is one: victim gone, users alive', () => {
    const table = example(1);
    expect([left(table, 't'), left(table, 'b3'), left(table, 'r1')]).toEqual([8, 6, 0]);
    expect(at(table)).toBe('advance');
  });

  test('O90.1 the test is repeated: a ring unit lost through another failed victory opens the ring', () => {
    // A: 10 against 2 at 0,0, ringed by bA and u. B: 6 + 1 TAC against 1 at 3,0; u came past it to 1,0.
    const lines = `blue inf 10-4 @ -1,0 as bA
blue inf 6-4 @ 4,0 as bB
blue TAC 1-16 @ -6,0 as t
blue inf 1-6 @ 3,-3 as u
red inf 2-4 @ 0,0 as rA
red inf 1-4 @ 3,0 as rB
red FTR 2-10 @ 6,-6 as i
blue moves`;
    const table = sky(lines);
    expect(table.refusal('declareAV bA on 0,0')).toBe('T7.3.1');
    table.play(['declareAV bB+t on 3,0', 'moveUnit u 3,-2 3,-1 2,-1 1,0', 'declareAV bA on 0,0']);
    table.play(['endMovement', 'endDeclaration']);
    meet(table, '3,0');
    expect(left(table, 't')).toBe(0);
    expect(left(table, 'u')).toBe(0);
    expect([left(table, 'rA'), left(table, 'rB')]).toEqual([2, 1]);
    table.play('resolve on 0,0', 2);
    expect(fought(table)).toMatchObject({ attack: 10, defence: 2, odds: '5-1', die: 2 });
    // Without interceptors both are good.
    const quiet = sky(lines.replace('red FTR 2-10 @ 6,-6 as i\n', ''));
    quiet.play(['declareAV bB+t on 3,0', 'moveUnit u 3,-2 3,-1 2,-1 1,0', 'declareAV bA on 0,0']);
    quiet.play(['endMovement', 'endDeclaration']);
    expect([left(quiet, 'rA'), left(quiet, 'rB'), left(quiet, 'u')]).toEqual([0, 0, 1]);
  });

  test('O90.2 units that die with a failed victory drop out of their own battles; a battle may become void', () => {
    const lines = `blue inf 12-4 @ -1,0 as b1
blue inf 8-4 @ -1,1 as b2
blue TAC 8-12 @ -6,0 as t
blue arm 6-6 @ 0,-2 as b3
red inf 4-4 @ 0,0 as r1
red inf 4-4 @ 4,-1 as r2
red FTR 2-10 @ 6,0 as i
blue moves`;
    const table = sky(lines);
    table.play([
      'declareAV b1+b2+t on 0,0',
      'moveUnit b3 0,-1 1,-1 2,-1 3,-1',
      'endMovement',
      'endDeclaration b3 on 4,-1',
    ]);
    meet(table, '0,0');
    expect(left(table, 'b3')).toBe(0);
    expect(told(table, 'fought')).toMatchObject([{ result: { effects: [] } }]);
    expect(table.state.battles.map((battle) => battle.hexes.length)).toEqual([1]);
    expect(left(table, 'r2')).toBe(4);
  });

  test('O90.2 or fall below 1-6 and cost the rest of its attackers their lives (T7.2.17)', () => {
    // b3 used the victory and attacks r2 (12) together with b4: 6 + 1; alone b4 is 1-12.
    const lines = `blue inf 12-4 @ -1,0 as b1
blue inf 8-4 @ -1,1 as b2
blue TAC 8-12 @ -6,0 as t
blue arm 6-6 @ 0,-2 as b3
blue inf 1-4 @ 4,-2 as b4
red inf 4-4 @ 0,0 as r1
red inf 12-4 @ 4,-1 as r2
red FTR 2-10 @ 6,0 as i
blue moves`;
    const table = sky(lines);
    table.play([
      'declareAV b1+b2+t on 0,0',
      'moveUnit b3 0,-1 1,-1 2,-1 3,-1',
      'endMovement',
      'endDeclaration b3+b4 on 4,-1',
    ]);
    meet(table, '0,0');
    expect([left(table, 'b3'), left(table, 'b4')]).toEqual([0, 0]);
    expect(told(table, 'eliminated').map((event) => event.rule)).toEqual(['T7.3.14', 'T7.2.17']);
  });
});

describe('O90 interception and other missions', () => {
  test('O90.3 odds below 1-6 after interception: ground attackers and aircraft die without a roll, nobody advances', () => {
    // 1 + 2 TAC against 12 is 1-4; with 1 TAC factor left 2 against 12 is 1-6, with none 1-12.
    const battle = (fighters: number) => {
      const table = sky(
        `blue inf 1-4 @ 0,0 as b1\nblue TAC 2-12 @ -6,0 as t\nred inf 12-4 @ 1,0 as r1\nred FTR ${fighters}-10 @ 6,0 as i\nblue declares`,
      );
      return meet(table.play('endDeclaration b1+t on 1,0'), '1,0');
    };
    expect(battle(2).state.battles).toHaveLength(1);
    const lost = battle(4);
    expect([left(lost, 'b1'), left(lost, 't')]).toEqual([0, 0]);
    expect(lost.where('r1')).toBe('1,0');
    expect(at(lost)).toBe('landing');
  });

  test('O90.3 a strategic strike below 1-6 loses its bombers without a roll, and closes no hex', () => {
    const table = sky('blue SAC 3-20 @ -6,0 as s\nred inf 12-4 @ 1,0 as r1\nred FTR 4-10 @ 6,0 as i\nblue declares');
    table.play(['assignMission strategic s 1,0', 'endDeclaration']);
    meet(table, '1,0');
    expect([left(table, 's'), left(table, 'r1')]).toEqual([0, 12]);
    expect(told(table, 'eliminated').map((event) => event.rule)).toContain('O90.3');
    expect(table.state.noRetreat).toEqual([]);
  });

  test('O90.4 all bombers lost: the hex is not struck and not closed; excused units stay excused', () => {
    const lines = `blue SAC 3-20 @ -6,0 as s
blue inf 1-4 @ 0,2 as b1
blue inf 8-4 @ -1,0 as b2
red inf 8-4 @ 1,2 as r1
red inf 4-4 @ 0,0 as r2
red FTR 6-10 @ 6,0 as i
blue declares`;
    const table = sky(lines);
    // b1 stands next to r1 and is excused by the strike (T23.2.2a).
    table.play(['assignMission strategic s 1,2', 'endDeclaration b2 on 0,0']);
    meet(table, '1,2');
    expect(left(table, 's')).toBe(0);
    expect(table.state.battles).toHaveLength(1);
    expect(table.state.noRetreat).toEqual([]);
    expect(left(table, 'b1')).toBe(1);
    table.play('resolve', 4);
    expect(left(table, 'b1')).toBe(1);
  });

  test('O90.6 losses over mixed missions fall where the owner wants: he may shield the nuclear factor', () => {
    const lines = `blue SAC 1-20 @ -6,0 as n
blue SAC 4-20 @ -6,0 as s
red inf 4-4 @ 1,0 as r1
red FTR 2-10 @ 6,0 as i
blue declares`;
    const group = () => {
      const table = sky(lines, '', 'fighters nuclear');
      table.play(['assignMission strategic s 1,0', 'assignMission nuclear n 1,0', 'endDeclaration']);
      return meet(table, '1,0');
    };
    const shield = group();
    expect(shield.side).toBe('blue');
    shield.play('chooseLosses s:1');
    expect([left(shield, 'n'), left(shield, 's')]).toEqual([1, 3]);
    shield.play('resolve 2', 1);
    expect(left(shield, 'r1')).toBe(2);
    const given = group().play('chooseLosses n:1');
    expect(given.state.battles.map((battle) => battle.kind)).toEqual(['strike']);
    // Bombing, strike and bomb over one city: all of them are one group.
    const city = sky(
      'blue SAC 1-20 @ -6,0 as n\nblue SAC 4-20 @ -6,0 as s\nblue SAC 4-20 @ -6,1 as u\nred inf 2-4 @ 6,0 as r1\nred FTR 4-10 @ 6,-6 as i\nblue declares',
      '',
      'fighters nuclear',
    );
    city.play(['assignMission strategic s 6,0', 'assignMission bombing u 6,0', 'assignMission nuclear n 6,0']);
    meet(city.play('endDeclaration'), '6,0').play('chooseLosses u:1+s:1');
    expect(city.state.damage).toMatchObject([{ amount: 3 }]);
  });

  test('O90.7 a base taken while its fighters are in the air: another city in range, or none', () => {
    const lines = `blue SAC 4-20 @ -6,0 as s
blue inf 12-4 @ 5,0 as b1
red inf 1-4 @ 6,0 as r1
red inf 4-4 @ 2,2 as r2
red FTR 2-8 @ 6,0 as i
blue declares`;
    const table = sky(lines);
    table.play(['assignMission strategic s 2,2', 'endDeclaration b1 on 6,0', 'assignInterceptor i 2,2']);
    table.play(['endInterception', 'resolveAirFight 2,2']).play('resolve on 6,0', 1);
    table.play('advance b1 6,0');
    table.play('resolve on 2,2', 1);
    table.play(['landAircraft s -6,0', 'endLanding']);
    expect([table.side, table.phase]).toEqual(['red', 'O80.5']);
    expect(table.refusal('landAircraft i 6,0')).toBe('T23.0.6');
    // The other hex of the base is contested by b1 next to it; 6,-6 is 8 hexes from 2,2.
    expect(table.refusal('landAircraft i 6,-1')).toBe('T23.0.6');
    table.play('landAircraft i 6,-6');
    const none = sky(lines.replace('FTR 2-8', 'FTR 2-7'));
    none.play(['assignMission strategic s 2,2', 'endDeclaration b1 on 6,0', 'assignInterceptor i 2,2']);
    none.play(['endInterception', 'resolveAirFight 2,2']).play('resolve on 6,0', 1);
    none.play('advance b1 6,0');
    none.play('resolve on 2,2', 1);
    none.play(['landAircraft s -6,0', 'endLanding']);
    // Nowhere to go: nothing is left but to end.
    expect(none.unit('i').place).toBe('air');
    none.play('endLanding');
    expect(left(none, 'i')).toBe(0);
  });

  test('O90.8 a base bombed while its fighters are in the air: they live, and land within what is left', () => {
    const lines = `blue SAC 11-20 @ -6,0 as s
red FTR 6-10 @ 6,0 as i
red TAC 3-8 @ 6,0 as t
blue declares`;
    const table = sky(lines);
    table.play(['assignMission bombing s 6,0', 'endDeclaration']);
    // All six go up over their own base: 3 bombers fall, 8 bomb; capacity 4, the TAC fit.
    meet(table, '6,0');
    expect([left(table, 's'), left(table, 'i'), left(table, 't')]).toEqual([8, 6, 3]);
    table.play(['landAircraft s -6,0', 'endLanding']);
    expect(table.refusal('landAircraft i 6,0')).toBe('T23.0.3');
    table.play(['splitUnit i 1+5', 'landAircraft i 6,0']);
    expect(table.refusal('landAircraft i.p1 6,0')).toBe('T23.0.3');
    table.play('landAircraft i.p1 6,-1');
    expect([table.where('i'), table.where('i.p1')]).toEqual(['6,0', '6,-1']);
  });

  test('O90.9, O80.5 interceptors land after the mover has ended his landing', () => {
    const table = sky('blue SAC 4-20 @ -6,0 as s\nred inf 4-4 @ 1,0 as r1\nred FTR 2-10 @ 6,0 as i\nblue declares');
    table.play(['assignMission strategic s 1,0', 'endDeclaration']);
    meet(table, '1,0').play('resolve', 1);
    expect([table.side, table.phase]).toEqual(['blue', 'T80.9']);
    expect(table.refusal('red: landAircraft i 6,0')).toBe('T80.9');
    expect(table.refusal('landAircraft i 6,0')).toBe('T23.0.6');
    table.play(['landAircraft s -6,0', 'endLanding']);
    expect([table.side, table.phase]).toEqual(['red', 'O80.5']);
    expect(table.refusal('blue: rebase s -6,1')).toBe('O80.5');
    expect(table.refusal('endLanding')).toBe('O80.5');
    table.play('landAircraft i 6,-1');
    expect(table.state.mover).toBe('red');
  });

  test('Q23.0.1 the opponent rebases nothing while his interceptors land', () => {
    const table = sky(
      'blue SAC 4-20 @ -6,0 as s\nred inf 4-4 @ 1,0 as r1\nred FTR 2-10 @ 6,0 as i\nred TAC 2-8 @ 6,0 as t\nblue declares',
    );
    table.play(['assignMission strategic s 1,0', 'endDeclaration']);
    meet(table, '1,0').play('resolve', 1).play(['landAircraft s -6,0', 'endLanding']);
    expect(table.refusal('rebase t 6,-1')).toBe('Q23.0.1');
  });

  test('O90.10 interceptors over an intact country violate it; nothing is due before their own player turn', () => {
    // A wall of Nord Walkure between Red's base and the rest.
    const wall = `belongs n ${Array.from({ length: 15 }, (_, i) => `4,${i - 8}`)
      .filter((name) => Number(name.split(',')[1]) <= 4)
      .join(' ')}`;
    const table = sky(
      'blue SAC 4-20 @ -6,0 as s\nred inf 4-4 @ 1,0 as r1\nred FTR 2-10 @ 6,0 as i\nblue declares',
      wall,
    );
    table.play(['assignMission strategic s 1,0', 'endDeclaration', 'assignInterceptor i 1,0']);
    expect(table.state.minors[0]).toMatchObject({ state: 'violated', violator: 'red' });
    table.play(['endInterception', 'resolveAirFight 1,0']).play('resolve', 1);
    passTurn(table.play(['landAircraft s -6,0', 'endLanding', 'landAircraft i 6,0']));
    // Red's own player turn: it flies nowhere and pays nothing.
    expect(table.state).toMatchObject({ turn: 2, mover: 'blue' });
    expect(left(table, 'i')).toBe(2);
  });

  test('O90.11 fighters in a contested base intercept, and land elsewhere', () => {
    const lines = `blue SAC 4-20 @ -6,0 as s
blue inf 4-4 @ 5,1 as b1
red inf 4-4 @ 2,-2 as r1
red FTR 2-10 @ 6,0 as i
blue declares`;
    const table = sky(`control red 6,0 6,-1\n${lines}`);
    table.play(['assignMission strategic s 2,-2', 'endDeclaration']);
    meet(table, '2,-2').play('resolve', 1).play(['landAircraft s -6,0', 'endLanding']);
    expect(table.refusal('landAircraft i 6,0')).toBe('T23.0.6');
    table.play('landAircraft i 6,-6');
  });

  test('O90.12 escorts turn back at their range, the bombers go on alone', () => {
    const table = sky('blue SAC 4-20 @ -6,0 as s\nblue FTR 4-6 @ -6,0 as e\nred inf 4-4 @ 1,0 as r1\nblue declares');
    table.play('assignMission strategic s 1,0');
    expect(table.refusal('assignMission escort e 1,0')).toBe('T23.0.7');
    table.play('endDeclaration').play('resolve', 1);
    expect(table.where('e')).toBe('-6,0');
  });
});

describe('O90 weather and aircraft', () => {
  /** Aircraft on a contested base at 0,0; the other base lies behind sea, desert or nothing. */
  const stranded = (weather: string, between: string, more = ''): number => {
    const column = Array.from({ length: 7 }, (_, i) => `2,${i - 4}`);
    const board = `city Lost : 0,0\ncity Safe : 4,-2\nbelongs blue 0,0 4,-2\ncity Red : -3,3\nbelongs red -3,3\n${between.replace('*', column.join(' '))}\n${more}`;
    const lines = `turn 6\nblue TAC 2-8 @ 0,0 as t\nblue inf 1-4 @ 4,-3 as b0\nred inf 1-4 @ -1,0 as r1\nred inf 1-4 @ -3,3\nweather ${weather}\nblue moves`;
    const table = optional('weather', lines, board);
    passTurn(table);
    return left(table, 't');
  };

  test('O90.13 in clear skies aircraft that stay on a lost base are eliminated (T23.0.6a)', () => {
    expect(stranded('clear', '')).toBe(0);
  });

  test('O90.13 aircraft that only the weather keeps from a base are spared', () => {
    expect(stranded('noAir', '')).toBe(2);
    expect(stranded('slow2NotArmor', '')).toBe(2);
    expect(stranded('noSeaAir', 'lake *')).toBe(2);
    expect(stranded('noDesertAir', 'desert *')).toBe(2);
  });

  test('O90.13 others are not: a base within reach all the same, or none even in clear skies', () => {
    expect(stranded('noSeaAir', 'desert *')).toBe(0);
    expect(stranded('noDesertAir', 'lake *')).toBe(0);
    // A second base on this side of the water.
    expect(stranded('noSeaAir', 'lake *', 'city Near : 1,-3\nbelongs blue 1,-3')).toBe(0);
    // The second base is contested, too.
    const board = 'city Lost : 0,0\ncity Safe : 4,-2\nbelongs blue 0,0 4,-2\ncity Red : -3,3\nbelongs red -3,3';
    const lines =
      'blue TAC 2-8 @ 0,0 as t\nblue inf 1-4 @ 0,-4\nred inf 1-4 @ -1,0 as r1\nred inf 1-4 @ 3,-2\nweather noAir\nblue moves';
    const table = passTurn(optional('weather', lines, board));
    expect(left(table, 't')).toBe(0);
  });

  test('O90.13 the next turn of good weather they must go', () => {
    const board = 'city Lost : 0,0\ncity Safe : 4,-2\nbelongs blue 0,0 4,-2\ncity Red : -3,3\nbelongs red -3,3';
    const lines =
      'turn 6\nblue TAC 2-8 @ 0,0 as t\nblue inf 1-4 @ 4,-3\nred inf 1-4 @ -1,0 as r1\nweather noAir\nblue moves';
    const table = passTurn(passTurn(optional('weather', lines, board)));
    expect(left(table, 't')).toBe(2);
    passTurn(table.play('rollWeather', 1));
    expect(left(table, 't')).toBe(0);
  });

  test('O90.14 noAir: no aircraft in an automatic victory, no bombing, no nuclear strike, no drop, no sea-based flight', () => {
    const lines = `weather noAir
blue TAC 2-8 @ -6,0 as t
blue SAC 1-20 @ -6,0 as n
blue SAC 4-20 @ -6,0 as s
blue abn 4-4 @ -6,0 as a
blue inf 6-4 @ 0,0 as b1
red inf 1-4 @ 1,0 as r1
blue moves`;
    const table = sky(lines, '', 'weather nuclear interdiction fighters');
    expect(table.refusal('declareAV b1+t on 1,0')).toBe('O24.9');
    expect(table.refusal('flyAirborne a -2,0')).toBe('O24.9');
    table.play('endMovement');
    expect(table.refusal('assignMission bombing s 6,0')).toBe('O24.9');
    expect(table.refusal('assignMission nuclear n 3,0')).toBe('O24.9');
    expect(table.refusal('assignMission interdiction s 3,0')).toBe('O24.9');
  });

  test('O90.15 example: 8 hexes over the desert, 11 around it: TAC and MDM cannot, SAC can', () => {
    const board = 'city Base : -4,0\nbelongs blue -4,0\ndesert 0,-2 0,-1 0,0 0,1 0,2';
    const lines = `blue TAC 2-8 @ -4,0 as t
blue MDM 2-10 @ -4,0 as m
blue MDM 2-11 @ -4,0 as l
blue SAC 2-20 @ -4,0 as s
red inf 2-4 @ 4,0 as r1
blue declares`;
    const storm = optional('weather', `weather noDesertAir\n${lines}`, board, 6);
    expect(storm.refusal('assignMission tactical t 4,0')).toBe('T23.0.7');
    expect(storm.refusal('assignMission strategic m 4,0')).toBe('T23.0.7');
    storm.play('assignMission strategic s+l 4,0');
    optional('weather', lines, board, 6).play(['assignMission tactical t 4,0', 'assignMission strategic m 4,0']);
    // The way home counts likewise, along the allowed path.
    const lake = 'city Base : -4,0\nbelongs blue -4,0\nlake 0,-2 0,-1 0,0 0,1 0,2';
    expect(optional('weather', `weather noSeaAir\n${lines}`, lake, 6).refusal('assignMission strategic m 4,0')).toBe(
      'T23.0.7',
    );
  });

  test('O90.17 what stays on sea hexes and dies under T6.2.11b dies, weather or not', () => {
    const table = optional(
      'weather',
      'weather seaMustLand\nblue inf 4-4 sea A as b1\nblue inf 1-4 @ 4,0\nred inf 4-4 @ -3,0 as r1\nred inf 1-4 @ 0,4\nblue moves',
      'sea -4,0 zone A\nbeach -3,0',
    );
    table.play(['stageInvasion b1 -4,0 -3,0', 'endMovement', 'endDeclaration b1 on -3,0']).play('resolve', 2);
    expect(left(table, 'b1')).toBe(0);
    expect(told(table, 'eliminated').map((event) => event.rule)).toContain('T6.2.11b');
  });

  test('O90.19 who cannot leave a ZOC for the weather is trapped (B7.a11)', () => {
    const lines = 'blue inf 1-4 @ 0,0 as b1\nblue inf 1-4 @ -4,0\nred inf 12-4 @ 1,0 as r1\nblue moves';
    for (const [weather, more] of [
      ['mountainsStuck', 'mountain 0,0'],
      ['roadsOnly', ''],
    ] as const) {
      const clear = optional('weather', lines, more);
      expect(clear.refusal('endMovement')).toBe('B7.a10');
      const table = optional('weather', `weather ${weather}\n${lines}`, more).play(['endMovement', 'endDeclaration']);
      expect(left(table, 'b1'), weather).toBe(0);
    }
    const slow = optional('weather', `weather slow2\n${lines.replace('inf 1-4 @ 0,0', 'inf 1-2 @ 0,0')}`);
    slow.play(['endMovement', 'endDeclaration']);
    expect(left(slow, 'b1')).toBe(0);
    // With a road out it is not.
    const road = optional('weather', `weather roadsOnly\n${lines}`, 'road : 0,0 -1,0 -2,0');
    expect(road.refusal('endMovement')).toBe('B7.a10');
  });

  test('O90.20 slow: an airborne unit has fewer thirds, its flight is as long as ever', () => {
    const board = 'city Base : -8,0\nbelongs blue -8,0';
    const table = optional(
      'weather',
      'weather slow2\nblue abn 4-4 @ -8,0 as b1\nred inf 1-4 @ 8,-8\nblue moves',
      board,
      12,
    );
    table.play('flyAirborne b1 12,0');
    expect(told(table, 'flown')[0]?.path).toHaveLength(20);
    table.play('moveUnit b1 11,0 10,0');
    expect(table.refusal('moveUnit b1 9,0')).toBe('B11.1');
  });
});

describe('O90 nuclear strikes and supply routes', () => {
  test('O90.27 the table loss may be paid in aircraft that die anyway', () => {
    const lines = 'blue SAC 1-20 @ -6,0 as n\nred inf 4-4 @ 6,0 as r1\nred TAC 6-8 @ 6,0 as t\nblue declares';
    const table = sky(lines, '', 'nuclear').play(['assignMission nuclear n 6,0', 'endDeclaration']).play('resolve', 3);
    table.play('chooseLosses t:5');
    expect([left(table, 'r1'), left(table, 't')]).toEqual([4, 0]);
    const other = sky(lines, '', 'nuclear').play(['assignMission nuclear n 6,0', 'endDeclaration']).play('resolve', 3);
    other.play('chooseLosses r1:4+t:1');
    expect([left(other, 'r1'), left(other, 't')]).toEqual([0, 0]);
  });

  test('O90.30 survivors keep their ZOC, defend, and may be split', () => {
    const table = sky('turn 3\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 2,0 as r1 stunned 3\nblue moves', '', 'nuclear');
    table.play('moveUnit b1 1,0');
    expect(table.unit('b1').stopped).toBe(true);
    table.play(['endMovement', 'endDeclaration b1 on 2,0']).play('resolve', 2);
    expect(fought(table)).toMatchObject({ defence: 4, odds: '1-1' });
  });

  const routes = (lines: string, more = '', switches = 'supplyRoutes'): Table =>
    optional(
      switches,
      `blue inf 1-4 @ -6,6 as b0\nred inf 1-4 @ 6,-6 as r0\n${lines}`,
      `city Store : -6,6 -6,5 -5,5\ncity Redstore : 6,-6 5,-5\nbelongs blue -6,6 -6,5 -5,5\nbelongs red 6,-6 5,-5\n${more}`,
      6,
    );

  test('O90.34 the garrison of a contested city needs a route to another friendly city hex', () => {
    const town =
      'city Town : 0,0\nbelongs blue 0,0\nlake -1,-5 -1,-4 -1,-3 -1,-2 -1,-1 -1,0 -1,1 -1,2 -1,3 -1,4 -1,5 -1,6';
    const lines = 'blue inf 4-4 @ 0,0 as b1\nblue rolls weather';
    const alone = routes(lines, town, 'supplyRoutes weather').play('rollWeather', 1);
    expect(alone.unit('b1').isolated).toBeUndefined();
    const contested = routes(`red inf 1-4 @ 1,0 as r1\n${lines}`, town, 'supplyRoutes weather').play('rollWeather', 1);
    expect(contested.unit('b1').isolated).toBe(true);
    // Without the lake there is a way to the store.
    const open = routes(
      `red inf 1-4 @ 1,0 as r1\n${lines}`,
      'city Town : 0,0\nbelongs blue 0,0',
      'supplyRoutes weather',
    );
    expect(open.play('rollWeather', 1).unit('b1').isolated).toBeUndefined();
  });

  test('O90.35 an automatic victory opens no route before test 2, when the victim is gone', () => {
    // The pass at -1,0 is the only way; r1 blocks it until b2 has it removed.
    const pass = 'lake -1,-5 -1,-4 -1,-3 -1,-2 -1,-1 -1,1 -1,2 -1,3 -1,4 -1,5 -1,6';
    const lines = 'blue inf 4-4 @ 3,0 as b1\nblue inf 7-4 @ -3,0 as b2\nred inf 1-4 @ -1,0 as r1\nred moves';
    const table = passTurn(routes(lines, pass));
    expect(table.unit('b1').isolated).toBe(true);
    table.play(['moveUnit b2 -2,0', 'declareAV b2 on -1,0']);
    expect(table.unit('b1').isolated).toBe(true);
    table.play(['endMovement', 'endDeclaration', 'endAdvance']);
    expect(table.state.mover).toBe('red');
    expect(left(table, 'b1')).toBe(4);
  });

  test('O90.36 what landed or was dropped this player turn is spared at its test 2', () => {
    const wall = 'lake -1,-5 -1,-4 -1,-3 -1,-2 -1,-1 -1,0 -1,1 -1,2 -1,3 -1,4 -1,5 -1,6';
    const table = routes('blue abn 4-4 @ -6,5 as b1\nblue moves', wall).play('flyAirborne b1 3,0');
    passTurn(table);
    expect(left(table, 'b1')).toBe(4);
    passTurn(table);
    expect(table.unit('b1').isolated).toBe(true);
    passTurn(table);
    expect(left(table, 'b1')).toBe(0);
  });

  test('O90.38 pieces keep the mark: each must find a route of its own', () => {
    const wall = 'lake -1,-5 -1,-4 -1,-3 -1,-2 -1,-1 -1,1 -1,2 -1,3 -1,4 -1,5 -1,6';
    const table = routes('blue inf 4-4 @ 6,0 as b1 isolated\nred inf 1-4 @ 0,-1 as r1\nblue moves', wall);
    table.play('splitUnit b1 3+1');
    expect(table.unit('b1.p1').isolated).toBe(true);
    passTurn(table);
    expect([left(table, 'b1'), left(table, 'b1.p1')]).toEqual([0, 0]);
  });

  test('O90.37 the loser of a beach is tested at the start of his next player turn, not before', () => {
    const coast = 'sea -6,0 -6,1 -6,2 zone A\nbeach -5,1\ncity Redport : 0,-6\nsea 1,-6 zone B\nbelongs red 0,-6';
    const lines = 'red inf 4-4 @ -3,0 as r1\nblue inf 4-4 sea A as b1\nbeachhead red -5,1\nblue moves';
    const wall = 'lake -1,-5 -1,-4 -1,-3 -1,-2 -1,-1 -1,0 -1,1 -1,2 -1,3 -1,4 -1,5 -1,6';
    const table = routes(lines, `${coast}\n${wall}`);
    table.play(['stageInvasion b1 -6,1 -5,1', 'landOnBeach b1 -5,1']);
    expect(table.state.beachheads).toMatchObject([{ side: 'blue' }]);
    expect(table.unit('r1').isolated).toBeUndefined();
    passTurn(table);
    expect(table.state.mover).toBe('red');
    expect(table.unit('r1').isolated).toBe(true);
    expect(ends(table, 'moveUnit', 'r1').length).toBeGreaterThan(0);
    onto(table, 'declaration');
  });
});
