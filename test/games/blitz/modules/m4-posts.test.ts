import { describe, expect, test } from 'vitest';
import { commandsForClick } from '#games/blitz/desk/intent.ts';
import { roomInSetUp } from '#games/blitz/desk/placement.ts';
import { hexNamed } from '#hex/grid.ts';
import { events, fought, legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, type Table } from '../table.ts';
import { at, found } from './table.ts';

/** Red's home is in the west, Blue's in the east, Mid in the south; a line runs through the middle. */
const BOARD = [
  'grid radius 5',
  'country b blue Blue',
  'country r red Red',
  'country m minor Mid',
  'city Werk : 0,0',
  'city Rot : -5,0',
  'belongs r 0,0 -5,0 -4,0',
  'city Blau : 5,0',
  'belongs b 5,0',
  'city Stadt : 0,4',
  'belongs m 0,2 1,2 -1,3 0,3 1,3 -2,4 -1,4 0,4 1,4',
  'road 2,0 1,0 0,0 -1,0 -2,0',
].join('\n');
const FAR = 'red inf 1-4 @ -5,0 as r0\nblue inf 1-4 @ 5,0 as b0';
const at4 = (lines: string, phase = 'blue attacks', modules = 'M3 M4 M9', level = 'basic'): Table =>
  position(`game ${level}\nmodules ${modules}\nboard inline\n${BOARD}\nend board\nturn 3\n${lines}\n${FAR}\n${phase}`);
const stack = (hex: string, ...units: string[]): string =>
  units.map((unit, i) => `blue ${unit} @ ${hex} as b${i + 1}`).join('\n');

describe('M4 and what stands in a hex besides ground units', () => {
  test('M4.15, M4.18, M9.15 a centre alone counts 1, never doubled, and ignores every result but 10:1', () => {
    const table = at4(`${stack('1,0', 'arm 6-6')}\ncentre red 10 0,0`);
    expect(found(table, 'defence b1 on 0,0 1')).toBeUndefined();
    expect(legalTexts(table, 'declareBattle')).toContain('declareBattle b1 on 0,0');
    table.play('declareBattle b1 on 0,0', 1);
    expect(fought(table)).toMatchObject({ attack: 6, defence: 1, result: 'R4' });
    // M4.16: six factors do not enter.
    expect([at(table), table.where('b1'), found(table, 'centre 0,0 red')]).toEqual(['movement', '1,0', undefined]);
    // Captured it counts nothing, and blocks nobody (M9.16, M9.17).
    const taken = at4(`${stack('1,0', 'arm 6-6')}\ncentre red 10 0,0 captured blue`, 'blue moves').play(
      'moveUnit b1 0,0',
    );
    expect(taken.where('b1')).toBe('0,0');
  });

  test('M4.13 at 10:1 whoever occupies takes the centre, with fewer than ten factors too; else it stays', () => {
    const lines = `${stack('1,0', 'arm 6-6', 'inf 4-4')}\ncentre red 10 0,0`;
    const table = at4(lines).play('declareBattle b1+b2 on 0,0');
    expect([fought(table).result, at(table)]).toEqual(['OR', 'advance']);
    roundTrip(table);
    table.play('occupy b2 0,0');
    expect(found(table, 'centre 0,0 blue')).toBeUndefined();
    const declined = at4(lines).play(['declareBattle b1+b2 on 0,0', 'decline']);
    expect([found(declined, 'centre 0,0 red'), declined.state.centres?.[0]]).toMatchObject([undefined, { size: 10 }]);
    expect(declined.state.centres?.[0]?.beaten).toBeUndefined();
  });

  test('M4.16, M90.16 example: 24 factors drive a 4-4 from its centre; nine do not occupy it, ten do', () => {
    const lines = [
      'blue inf 9-4 @ 1,0 as b1',
      'blue arm 10-6 @ 0,1 as b2',
      'blue inf 5-4 @ 1,-1 as b3',
      'red inf 4-4 @ 0,0 as r1',
      'centre red 10 0,0',
    ].join('\n');
    const table = at4(lines).play('declareBattle b1+b2+b3 on 0,0', 1);
    expect(fought(table)).toMatchObject({ attack: 24, defence: 8, odds: '3-1', result: 'R2' });
    table.play(['chooseK 0', 'chooseRetreat r1 to -2,0']);
    expect(table.refusal('occupy b1 0,0')).toBe('M4.16');
    expect(legalTexts(table, 'advance')).toEqual(['advance b2 0,0']);
    table.play('occupy b2 0,0');
    expect([table.where('b2'), found(table, 'centre 0,0 blue')]).toEqual(['0,0', undefined]);
  });

  test('M4.16, M90.16 they come one after another: who has begun cannot leave off before there are ten', () => {
    const lines = 'blue arm 6-6 @ 1,0 as b1\nblue inf 3-4 @ 1,0 as b2\nred inf 1-4 @ 0,0 as r1\ncentre red 10 0,0';
    const nine = at4(lines).play('declareBattle b1+b2 on 0,0', 1);
    nine.play(['chooseK 0', 'chooseRetreat r1 to -3,0']);
    expect([at(nine), nine.where('r1')]).toEqual(['movement', '-3,0']);
    const ten = at4(lines.replace('3-4 @ 1,0 as b2', '4-4 @ 1,0 as b2')).play('declareBattle b1+b2 on 0,0', 1);
    ten.play(['chooseK 0', 'chooseRetreat r1 to -4,0', 'occupy b2 0,0']);
    expect([found(ten, 'centre 0,0 red'), ten.refusal('decline')]).toEqual([undefined, 'M4.16']);
    roundTrip(ten);
    expect(legalTexts(ten, 'endAdvance')).toEqual([]);
    ten.play('occupy b1 0,0');
    expect([found(ten, 'centre 0,0 blue'), at(ten)]).toEqual([undefined, 'movement']);
  });

  test('M4.27, M9.15, M90.16 later, ten factors enter for four points: by overrun or seizeCentre', () => {
    const lines = `${stack('1,0', 'arm 6-6', 'inf 4-4')}\ncentre red 10 0,0`;
    const table = at4(lines, 'blue moves');
    expect(table.refusal('moveUnit b1 0,0')).toBe('M9.15');
    expect(table.refusal('overrun b1 0,0')).toBe('M4.20');
    expect(table.refusal('seizeCentre b1 0,0')).toBe('M4.20');
    expect(legalTexts(table, 'overrun')).toEqual(['overrun b1+b2 0,0']);
    expect(legalTexts(table, 'seizeCentre')).toEqual([]);
    table.play('overrun b1+b2 0,0');
    expect([table.unit('b1').spent, found(table, 'centre 0,0 blue')]).toEqual([12, undefined]);
    roundTrip(table);
    const seized = at4(lines, 'blue moves').play('seizeCentre b1+b2 0,0');
    expect([seized.unit('b2').spent, found(seized, 'centre 0,0 blue')]).toEqual([12, undefined]);
    seized.play('takeBack');
    expect(found(seized, 'centre 0,0 red')).toBeUndefined();
    // Four points are needed (M4.21).
    expect(at4(lines.replace('as b2', 'spent 3 as b2'), 'blue moves').refusal('seizeCentre b1+b2 0,0')).toBe('M4.21');
    // A garrison counts twice in the city.
    expect(at4(`${lines}\nred inf 1-4 @ 0,0 as r1`, 'blue moves').refusal('overrun b1+b2 0,0')).toBe('M4.20');
  });

  test('M90.17 the hex empty, adjacent enemies control the city; the centre builds on', () => {
    const table = position(
      `game basic\nmodules M3 M4 M9\nboard inline\n${BOARD}\nend board\nturn 2\nblue arm 6-6 @ 1,0 as b1\ncentre red 10 0,0\n${FAR}\nred moves`,
    );
    expect(found(table, 'control 0,0 blue')).toBeUndefined();
    table.play('endMovement');
    expect([at(table), table.side]).toEqual(['production', 'red']);
    table.play('produce 0,0 INF4 2');
    expect(table.unit('r.n1').df).toBe(2);
  });

  test('M4.17 any R, DD or EX destroys a train in the hex, with its passengers, even if the defender pays and stays', () => {
    const lines =
      'blue arm 8-6 @ 1,0 as b1\nblue arm 4-6 @ 1,0 as b2\nred inf 4-4 @ -1,0 as r1\nred train 1-60 @ -1,0 as rt\nred inf 2-4 aboard rt as r2'.replaceAll(
        '@ 1,0',
        '@ -1,1',
      );
    const paid = at4(lines, 'blue attacks', 'M3 M4 M7').play('declareBattle b1+b2 on -1,0', 1);
    expect(fought(paid)).toMatchObject({ odds: '3-1', result: 'R2' });
    expect([paid.where('rt'), paid.where('r2')]).toEqual(['lost', 'lost']);
    paid.play('chooseK 2');
    expect(paid.where('r1')).toBe('lost');
    const spared = at4(lines.replace('arm 4-6', 'inf 1-4'), 'blue attacks', 'M3 M4 M7').play(
      'declareBattle b1+b2 on -1,0',
      5,
    );
    expect(fought(spared).result).toBe('AD2');
    expect(spared.where('rt')).toBe('-1,0');
  });

  test('M4.18 a train alone dies of any R, DD or EX, artillery beside it too; M16.3 with it the hex has defence 1', () => {
    const lines = 'blue inf 3-4 @ -1,1 as b1\nred train 1-60 @ -1,0 as rt\nred art 8-4-4 @ -1,0 as a1';
    const table = at4(lines, 'blue attacks', 'M3 M4 M7 M16');
    expect(found(table, 'defence b1 on -1,0 1')).toBeUndefined();
    table.play('declareBattle b1 on -1,0', 5);
    expect(fought(table).result).toBe('DD1');
    expect([table.where('rt'), table.where('a1')]).toEqual(['lost', 'lost']);
    // Beside a centre: the centre stays, artillery goes.
    const werk = at4(
      'blue inf 3-4 @ 0,1 as b1\nred art 8-4-4 @ 0,0 as a1\ncentre red 10 0,0',
      'blue attacks',
      'M3 M4 M9 M16',
    ).play('declareBattle b1 on 0,0', 5);
    expect([werk.where('a1'), found(werk, 'centre 0,0 red')]).toEqual(['lost', undefined]);
    expect(events(werk, 'eliminated')[0]?.rule).toBe('M4.18');
  });

  test('M4.19, M4.16 artillery goes back with the others of its hex, after them, and ends where one of them is', () => {
    const lines =
      'blue arm 12-6 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\nred art 8-4-4 @ 0,0 as a1\nred inf 2-4 @ 0,0 as r2'.replaceAll(
        '0,0 as',
        '1,-1 as',
      );
    const table = at4(lines.replace('@ 1,0', '@ 2,-1'), 'blue attacks', 'M3 M4 M16').play('declareBattle b1 on 1,-1');
    expect(at(table)).toBe('support');
    table.play('support none', 1);
    expect(fought(table)).toMatchObject({ attack: 12, defence: 6, result: 'R2' });
    table.play('chooseK 0');
    roundTrip(table);
    expect(table.refusal('chooseRetreat a1 0,-1 -1,-1')).toBe('M4.19');
    expect(legalTexts(table, 'chooseRetreat').every((text) => !text.includes('a1'))).toBe(true);
    table.play(['chooseRetreat r1 0,-1 -1,-1', 'chooseRetreat r2 0,-1 -1,-1']);
    // One hex is left to it, so nothing is asked.
    expect([table.where('a1'), at(table)]).toEqual(['-1,-1', 'advance']);
    // Apart they leave it a choice.
    const apart = at4(lines.replace('@ 1,0', '@ 2,-1'), 'blue attacks', 'M3 M4 M16').play('declareBattle b1 on 1,-1');
    apart.play('support none', 1);
    apart.play(['chooseK 0', 'chooseRetreat r1 0,-1 -1,-1', 'chooseRetreat r2 1,-2 1,-3']);
    expect(apart.refusal('chooseRetreat a1 0,-1 0,-2')).toBe('M4.19');
    roundTrip(apart);
    expect(found(apart, 'retreats a1 -1,-1 1,-3')).toBeUndefined();
    apart.play('chooseRetreat a1 to 1,-3');
    expect(apart.where('a1')).toBe('1,-3');
  });

  test('M4.16, M4.19 with nobody left to go back with, or left alone in the hex, artillery is lost', () => {
    const lines = 'blue arm 12-6 @ 2,-1 as b1\nred inf 2-4 @ 1,-1 as r1\nred art 8-4-4 @ 1,-1 as a1';
    const start = () => at4(lines, 'blue attacks', 'M3 M4 M16').play('declareBattle b1 on 1,-1');
    const paid = start().play('support none', 1);
    expect(fought(paid).result).toBe('R4');
    paid.play(['chooseK 1', 'chooseLosses r1:2']);
    expect([paid.where('r1'), paid.where('a1')]).toEqual(['lost', 'lost']);
    const killed = at4(lines.replace('12-6', '8-6'), 'blue attacks', 'M3 M4 M16').play('declareBattle b1 on 1,-1');
    killed.play('support none', 5);
    expect(fought(killed).result).toBe('DD2');
    killed.play('chooseLosses r1:2');
    expect([killed.where('a1'), at(killed)]).toEqual(['lost', 'advance']);
    expect(events(killed, 'eliminated').map(({ rule }) => rule)).toContain('M4.16');
  });

  test('M16.3 of several hexes the one with artillery alone is emptied first, and the rest is fought as it stands', () => {
    const table = at4(
      'blue arm 8-6 @ 2,-1 as b1\nred art 8-4-4 @ 1,-1 as a1\nred inf 4-4 @ 2,-2 as r1',
      'blue attacks',
      'M3 M4 M16',
    ).play('declareBattle b1 on 1,-1+2,-2', 6);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 4, odds: '2-1', result: 'AD3' });
    expect([table.where('a1'), table.where('r1'), table.unit('b1').df]).toEqual(['lost', '2,-2', 5]);
    const base = at4(
      'blue arm 8-6 @ 2,-1 as b1\nred art 8-4-4 @ 1,-1 as a1\nred inf 4-4 @ 2,-2 as r1',
      'blue attacks',
      'M3 M16',
    ).play('declareBattle b1 on 1,-1+2,-2', 1);
    expect(base.where('a1')).toBe('lost');
  });

  test('M4.27, M4.13, M7.11 a train that is run over is the captor’s from his next player turn on, its passengers are lost', () => {
    const lines = `${stack('1,0', 'arm 6-6', 'inf 4-4')}\nred train 1-60 @ 0,0 as rt\nred inf 4-4 aboard rt as r1`;
    const table = at4(lines, 'blue moves', 'M3 M4 M7').play('overrun b1+b2 0,0');
    expect([table.unit('rt').side, table.where('rt'), table.where('r1')]).toEqual(['blue', '0,0', 'lost']);
    expect(table.refusal('moveTrain rt -1,0')).toMatch(/^[BM]/);
    table.play(['endMovement', 'endMovement']);
    expect(table.state.mover).toBe('blue');
    table.play('moveTrain rt -1,0');
  });

  test('M4.29, M10.14 an overrun into a hex without supply is refused where the move ends there', () => {
    const lines = 'blue arm 10-6 @ -3,1 spent 6 as b1\nred inf 1-4 @ -4,1 as r1\ncontrol blue 5,0';
    const far = `blue inf 4-4 @ 0,1 as b2`;
    const table = at4(`${lines}\n${far}`, 'blue moves', 'M3 M4 M10');
    expect(found(table, 'why b1 reach')).toBeUndefined();
    // Supplied when its player turn began, it may pass through but not end there.
    expect(table.refusal('overrun b1 -4,1')).toBe('M4.29');
    // Two points are left, and no supplied hex within them: it could not move on to one.
    expect(at4(`${lines.replace('spent 6 ', '')}\n${far}`, 'blue moves', 'M3 M4 M10').refusal('overrun b1 -4,1')).toBe(
      'M4.29',
    );
    const isolated = at4(`${lines.replace('as b1', 'isolated as b1')}\n${far}`, 'blue moves', 'M3 M4 M10');
    expect(isolated.refusal('overrun b1 -4,1')).toBe('M4.20');
  });

  test('M4.29, M10.14 who can move on from the overrun hex to a supplied one overruns, and has to move on', () => {
    const lines = 'blue arm 10-8 @ 0,0 as b1\nred inf 1-4 @ -1,0 as r1';
    const table = at4(lines, 'blue moves', 'M3 M4 M10').play('overrun b1 -1,0');
    expect(table.refusal('endMovement')).toBe('M10.14');
    table.play(['moveUnit b1 0,0', 'endMovement']);
    expect(at4(lines.replace('10-8', '10-4'), 'blue moves', 'M3 M4 M10').refusal('overrun b1 -1,0')).toBe('M4.29');
  });
});

describe('trains and the advance of the defender', () => {
  test('M3.7, M70.fallback where a train of the attacker stands the defender does not come in', () => {
    const lines = 'blue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 2,0 as r1\nblue inf 1-4 @ 3,-1 as b2';
    const lost = (more: string) => at4(`${lines}\n${more}`, 'blue attacks', 'M3 M7').play('declareBattle b1 on 2,0', 6);
    expect(legalTexts(lost(''), 'advance').length).toBeGreaterThan(0);
    const train = lost('blue train 1-60 @ 1,0 as bt');
    expect([train.where('bt'), legalTexts(train, 'advance')]).toEqual(['1,0', []]);
  });
});

describe('supply counters', () => {
  const sup = (lines: string, phase = 'red begins', modules = 'M3 M4 M10 M18'): Table => at4(lines, phase, modules);

  test('M10.5f, M18.16 a minor’s army is fed by its own supply counters and nothing else', () => {
    const lines =
      'red inf 4-4 of m @ 0,3 as m1\nred SUP 1-0 of m @ 0,4 as s1\nnation m blue atWar red passiveAlly operator red';
    const table = sup(lines, 'red moves');
    expect(found(table, 'supplied m1')).toBeUndefined();
    expect(found(table, 'nation s1 m')).toBeUndefined();
    roundTrip(table);
    // Not by the cities of the side that operates it.
    const none = sup('red inf 4-4 of m @ 0,3 as m1\nnation m blue atWar red passiveAlly operator red', 'red moves');
    expect(found(none, 'why m1 source')).toBeUndefined();
    // M90.40: nor do units of its ally use it.
    const ally = sup(`${lines}\nred inf 4-4 @ 1,3 as r5\ncontrol blue 0,0 -5,0`, 'red moves');
    expect(found(ally, 'why r5 supplied')).toBeDefined();
    expect(table.refusal('moveUnit s1 0,3')).toBe('M18.16');
  });

  test('M18.16, M90.40, M4.27 with its last supply counter run over the army is isolated until the end', () => {
    const lines =
      'blue arm 10-6 @ 1,3 as b1\nred inf 4-4 of m @ -2,4 as m1\nred SUP 1-0 of m @ 0,4 as s1\nnation m blue atWar red passiveAlly operator red';
    const table = sup(lines, 'blue moves').play('overrun b1 0,4');
    expect([table.where('s1'), found(table, 'why m1 source')]).toEqual(['lost', undefined]);
    table.play('endMovement');
    expect([table.state.mover, table.unit('m1').isolated]).toEqual(['red', true]);
    roundTrip(table);
  });

  test('M4.15, M4.16, M4.18 a supply counter alone has defence 1 and dies of any R, DD or EX; with a garrison when that is gone', () => {
    const lines =
      'blue arm 6-6 @ 1,3 as b1\nred SUP 1-0 of m @ 0,4 as s1\nred inf 4-4 of m @ -2,4 as m1\nnation m blue atWar red passiveAlly operator red';
    const table = sup(lines, 'blue attacks');
    expect(found(table, 'defence b1 on 0,4 1')).toBeUndefined();
    table.play('declareBattle b1 on 0,4', 5);
    expect([table.where('s1'), events(table, 'eliminated')[0]?.rule]).toEqual(['lost', 'M4.18']);
    const held = sup(`${lines.replace('6-6', '12-6')}\nred inf 2-4 of m @ 0,4 as m2`, 'blue attacks').play(
      'declareBattle b1 on 0,4',
      1,
    );
    expect(fought(held)).toMatchObject({ defence: 4, result: 'R2' });
    expect(held.where('s1')).toBe('0,4');
    held.play('chooseK 1');
    expect([held.where('m2'), held.where('s1')]).toEqual(['lost', 'lost']);
    expect(events(held, 'eliminated').map(({ rule }) => rule)).toContain('M4.16');
  });

  test('M18.5, M5.4, M12.1 supply counters are set up on city hexes of their country, one a hex, aircraft on airbases; only minors have them', () => {
    const table = at4(
      'red SUP 1-0 of m waits 1 as s1\nred SUP 1-0 of m waits 1 as s2\nred inf 2-4 of m waits 1 as m1',
      'red sets up minors',
      'M10 M18',
    );
    expect(table.refusal('placeUnit s1 0,3')).toBe('M18.5');
    expect(table.refusal('placeUnit s1 0,0')).toBe('M18.5');
    table.play('placeUnit s1 0,4');
    expect(table.refusal('placeUnit s2 0,4')).toBe('M5.4');
    const based = at4(
      'red airbase 1-0 of m waits 1 as a1\nred FTR 4-12 of m waits 1 as f1',
      'red sets up minors',
      'M12 M18',
    );
    expect(based.refusal('placeUnit f1 0,4')).toBe('M12.1');
    const [a1 = -1, f1 = -1] = ['a1', 'f1'].map((id) => based.state.units.findIndex((one) => one.id === id));
    const { grid } = based.game.world.board;
    expect(roomInSetUp(based.game, based.state, [f1])).toEqual([]);
    // An airbase in hand takes its aircraft along.
    const hex = hexNamed(grid, '0,4') ?? -1;
    expect(roomInSetUp(based.game, based.state, [f1, a1])).toContain(hex);
    expect(commandsForClick(based.game, based.state, { units: ['f1', 'a1'], hex })).toEqual([
      { do: 'placeUnit', unit: a1, hex },
      { do: 'placeUnit', unit: f1, hex },
    ]);
    based.play(['placeUnit a1 0,4', 'placeUnit f1 0,4']);
    const of = `game basic\nmodules M10\nboard inline\n${BOARD}\nend board\nred SUP 1-0 @ 0,4\n${FAR}\nblue moves`;
    expect(faults(of).join()).toContain('M18.5');
    expect(faults(of.replace('M10', 'M3')).join()).toMatch(/SUP|depot|supply/i);
  });
});
