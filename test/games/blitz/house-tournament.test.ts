import { describe, expect, test } from 'vitest';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import { controller, ends, events, legalTexts } from './basic.ts';
import { position, small, type Table } from './table.ts';
import { counter, fight, sizeIn, turnOver, war } from './war-table.ts';

const ARMY = `army tiny
title Tiny
level basic : infantry armor artillery
level tournament : TAC
kind INF infantry XX 4-4
kind ART artillery XX 8-4-4
kind TAC TAC XX 4-8
side blue
turn 1 : INF 1-2; ART 1; TAC 1
turn 9 : INF 3
substitutes INF : X 2-4 x1; II 1-4 x2
substitutes ART : X 4-2-4 x1
side red
turn 1 : INF 1-3
substitutes INF : X 2-4 x2; II 1-4 x2`;

/** A position of the tiny army with printed counters: b.inf1 …, r.inf3. */
const printed = (lines: string, switches = 'counterLimits', statements = ''): Table =>
  position(`game tournament ${switches}\n${small(statements, 5)}\narmy tiny\n${lines}\nblue moves`, {
    ...EMPTY_LIBRARY,
    armies: { tiny: ARMY },
  });
const LAND = 'belongs blue -5,0\ncity Bluton : -5,0\nbelongs red 5,0\ncity Redham : 5,0';
const HERE =
  'blue inf 4-4 @ 0,0 as b.inf1\nblue inf 4-4 @ -3,0 as b.inf2\nblue art 8-4-4 @ -3,0 as b.art1\nblue TAC 4-8 @ -5,0 as b.tac1\nred inf 4-4 @ 3,0 as r.inf1\nred inf 4-4 @ 5,0 as r.inf2\nred inf 4-4 @ 5,-1 as r.inf3';

describe('T2.3.7 counterLimits', () => {
  test('T2.3.7 splits that lack counters are refused', () => {
    const table = printed(HERE, 'counterLimits', LAND);
    expect(table.refusal('splitUnit b.inf1 2+2')).toBe('T2.3.7');
    expect(table.refusal('splitUnit b.inf1 3+1')).toBe('T2.3.7');
    expect(table.refusal('splitUnit b.inf1 1+1+1+1')).toBe('T2.3.7');
    expect(table.refusal('splitUnit b.tac1 2+2')).toBe('T2.3.7');
    table.play('splitUnit b.inf1 2+1+1');
    // All counters are in use now, for the other division too.
    expect(table.refusal('splitUnit b.inf2 2+1+1')).toBe('T2.3.7');
    expect(table.refusal('splitUnit b.art1 2+2')).toBe('T2.3.7');
  });

  test('T2.3.7 without the switch nothing of this holds', () => {
    const table = printed(HERE, '', LAND);
    table.play(['splitUnit b.inf1 1+1+1+1', 'splitUnit b.inf2 3+1', 'splitUnit b.tac1 2+2']);
  });

  test('T2.3.7 legal lists no split that lacks counters', () => {
    const table = printed(HERE, 'counterLimits', LAND);
    expect(legalTexts(table, 'splitUnit')).toEqual([]);
  });

  test('T2.3.7 the counters of lost units are free again, those of units still to come are not', () => {
    const lost = printed(HERE.replace('@ -3,0 as b.inf2', 'lost as b.inf2'), 'counterLimits', LAND);
    // A 4-4 is free; but nothing larger breaks into it.
    expect(lost.refusal('splitUnit b.inf1 2+2')).toBe('T2.3.7');
    const pieces = printed(
      `${HERE.replace('@ -3,0 as b.inf2', 'lost as b.inf2')}\nblue inf 2-4 lost as b.x1`,
      'counterLimits',
      LAND,
    );
    pieces.play('splitUnit b.inf1 2+1+1');
    expect(pieces.state.units.filter((unit) => unit.id.startsWith('b.inf1'))).toHaveLength(3);
  });

  test('T2.3.7 what is left of a damaged unit stands on the counters at hand, in several pieces if need be', () => {
    // 1-1, die 2: each side loses 1; three factors are a 2-4 and a 1-4.
    const table = printed(HERE.replace('3,0 as r.inf1', '1,0 as r.inf1'), 'counterLimits', LAND);
    fight(table, 'declareBattle b.inf1 on 1,0').play('resolve 1', 2);
    const left = table.state.units
      .filter((unit) => unit.place === 'map' && unit.id.startsWith('b.inf1'))
      .map((unit) => unit.af);
    expect(left).toEqual([2, 1]);
    expect(sizeIn(table, 'blue', 'map')).toBe(3 + 4 + 4 + 4);
  });

  test('T2.3.7 what the counters at hand leave out is lost too', () => {
    // The second division is broken into the 2-4 and both 1-4s: nothing is left for the first.
    const lines = HERE.replace('3,0 as r.inf1', '1,0 as r.inf1').replace(
      'blue inf 4-4 @ -3,0 as b.inf2',
      'blue inf 2-4 @ -3,0 as b.inf2\nblue inf 1-4 @ -3,0 as b.inf2.p1\nblue inf 1-4 @ -3,0 as b.inf2.p2',
    );
    const table = printed(lines, 'counterLimits', LAND);
    fight(table, 'declareBattle b.inf1 on 1,0').play('resolve 1', 2);
    expect(table.where('b.inf1')).toBe('lost');
    expect(events(table, 'eliminated')).toMatchObject([{ rule: 'T2.3.7' }]);
    // With one 1-4 free, one factor lives on.
    const one = printed(lines.replace('\nblue inf 1-4 @ -3,0 as b.inf2.p2', ''), 'counterLimits', LAND);
    fight(one, 'declareBattle b.inf1 on 1,0').play('resolve 1', 2);
    expect(counter(one, 'b.inf1')).toBe('1-4');
    // Without the switch three do.
    const free = printed(lines, '', LAND);
    fight(free, 'declareBattle b.inf1 on 1,0').play('resolve 1', 2);
    expect(counter(free, 'b.inf1')).toBe('3-4');
  });

  test('T2.3.7 the pieces of a damaged defender all retreat', () => {
    const lines = HERE.replace('blue inf 4-4 @ 0,0 as b.inf1', 'blue inf 4-4 @ -5,0 as b.inf1')
      .replace('@ -3,0 as b.art1', '@ 0,0 as b.art1')
      .replace('3,0 as r.inf1', '1,0 as r.inf1');
    const table = printed(lines, 'counterLimits', LAND);
    // 2-1, die 3: the defender loses 1 and retreats 2.
    fight(table, 'declareBattle b.art1 on 1,0').play('resolve 1', 3);
    expect(legalTexts(table, 'chooseRetreat').map((text) => text.split(' ')[1])).toContain('r.inf1');
    const ids = table.state.units.filter((unit) => unit.place === 'map' && unit.id.startsWith('r.inf1'));
    expect(ids.map((unit) => unit.af)).toEqual([2, 1]);
    table.play(`chooseRetreat ${ids[0]?.id ?? ''} 2,0 3,0`);
    expect(table.phase).toBe('T80.13');
    table.play(`chooseRetreat ${ids[1]?.id ?? ''} 2,-1 3,-2`);
    expect([table.side, ends(table, 'advance', 'b.art1')]).toEqual(['blue', ['1,0']]);
  });

  test('T2.3.7 a position written in the midst of a game remembers what was printed', () => {
    const table = printed(HERE, 'counterLimits', LAND);
    table.play('splitUnit b.inf1 2+1+1');
    const again = position(table.text());
    expect(again.text()).toBe(table.text());
    expect(again.refusal('splitUnit b.inf2 2+1+1')).toBe('T2.3.7');
  });

  test('T2.3.7 replacements need a counter as well', () => {
    const lost = HERE.replace('@ -3,0 as b.inf2', 'lost as b.inf2');
    const table = printed(`replacements blue 9\n${lost}`, 'counterLimits', LAND);
    expect(table.refusal('placeReplacement inf 3-4 at -5,0')).toBe('T2.3.7');
    table.play('placeReplacement inf 2-4 at -5,0');
    expect(table.refusal('placeReplacement inf 2-4 at -5,0')).toBe('T2.3.7');
    table.play('placeReplacement inf 1-4 at -5,0');
    expect(table.where('b.inf.r2')).toBe('-5,0');
  });
});

describe('house switches at the Tournament level', () => {
  const ROAD = `${LAND}\nroad : -2,0 -1,0 0,0 1,0 2,0\nforest 0,0\nmountain 1,0`;

  test('B11.8 strictTerrain: forest and mountain stop on roads too, and bar armor', () => {
    const lines = 'blue inf 4-4 @ -2,0 as b1\nblue arm 6-6 @ -2,0 as b2\nred inf 1-4 @ 5,0\nblue moves';
    const usual = war(lines, ROAD);
    usual.play(['moveUnit b1 -1,0 0,0 1,0 2,0', 'moveUnit b2 -1,0 0,0 1,0 2,0']);
    const strict = war(lines, ROAD, 5, 'strictTerrain');
    expect(strict.refusal('moveUnit b1 -1,0 0,0 1,0')).toBe('B13.2');
    expect(strict.refusal('moveUnit b2 -1,0 0,0')).toBe('B13.1');
    strict.play('moveUnit b1 -1,0 0,0');
    expect(strict.unit('b1').stopped).toBe(true);
  });

  test('T7.2.10 strictTerrain: armor does not advance into forest over a road link', () => {
    const lines = 'blue arm 8-6 @ -2,0 as b1\nred inf 1-4 @ -1,0 as r1\nred inf 1-4 @ 5,0\nblue moves';
    const usual = war(lines, ROAD);
    fight(usual, 'declareBattle b1 on -1,0').play('resolve 1');
    expect(ends(usual, 'advance', 'b1')).toContain('0,0');
    const strict = war(lines, ROAD, 5, 'strictTerrain');
    fight(strict, 'declareBattle b1 on -1,0').play('resolve 1');
    expect(ends(strict, 'advance', 'b1')).not.toContain('0,0');
    expect(strict.refusal('advance b1 -1,0 0,0')).toBe('T7.2.10');
  });

  test('B5.2 strictOccupation: a ground unit on each enemy home city hex, not control alone', () => {
    const lines = (at: string) => `streak blue 2\nblue inf 4-4 @ ${at} as b1\nred inf 1-4 @ 0,0 as r1\nblue moves`;
    const usual = war(lines('4,0'), LAND);
    turnOverOrWon(usual);
    expect(usual.state.outcome).toMatchObject({ winner: 'blue', rule: 'B5.2' });
    const beside = war(lines('4,0'), LAND, 5, 'strictOccupation');
    turnOverOrWon(beside);
    expect([beside.state.outcome, beside.state.streak.blue]).toEqual([undefined, 0]);
    const inside = war(lines('5,0'), LAND, 5, 'strictOccupation');
    turnOverOrWon(inside);
    expect(inside.state.outcome).toMatchObject({ winner: 'blue', rule: 'B5.2' });
  });

  test('B5.2 strictOccupation: aircraft and units At Sea occupy nothing', () => {
    const table = war(
      'streak blue 2\nblue TAC 4-8 @ 5,0 as t1\ncontrol blue 5,0 -5,0\nblue inf 1-4 @ 4,0\nred inf 1-4 @ 0,0 as r1\nblue moves',
      LAND,
      5,
      'strictOccupation',
    );
    turnOverOrWon(table);
    expect(table.state.outcome).toBeUndefined();
  });

  test('B10.5 passingControl: a city passes to a unit that only drives past, and Q10.2 bars its use this turn', () => {
    const board = `${LAND}\ncity Mid : 0,0`;
    const lines =
      'control red 0,0\nblue arm 6-6 @ -2,0 as b1\nblue TAC 4-8 @ -5,0 as t1\nred inf 1-4 @ 5,0\nblue moves';
    const usual = war(lines, board);
    usual.play('moveUnit b1 -1,0 -1,-1 0,-2');
    expect(controller(usual, '0,0')).toBe('red');
    const passing = war(lines, board, 5, 'passingControl');
    passing.play('moveUnit b1 -1,0 -2,0');
    expect(controller(passing, '0,0')).toBe('blue');
    passing.play(['endMovement', 'endDeclaration']);
    expect(passing.refusal('rebase t1 0,0')).toBe('T23.0.6');
    passing.play('endLanding');
    turnOver(passing);
    passing.play(['endMovement', 'endDeclaration', 'rebase t1 0,0']);
    expect(passing.where('t1')).toBe('0,0');
  });

  test('B10.5 passingControl: not while the opponent covers it, and not an uncaptured minor city (T22.2a)', () => {
    const board = `${LAND}\ncity Mid : 0,0\nbelongs n 0,2 1,2\ncity Nord : 0,2`;
    const table = war(
      'control red 0,0\nblue arm 6-6 @ -2,2 as b1\nred inf 1-4 @ 1,-1 as r1\nred inf 1-4 @ 5,0\nblue moves',
      board,
      5,
      'passingControl',
    );
    table.play('moveUnit b1 -1,2 -1,1');
    expect([controller(table, '0,0'), controller(table, '0,2')]).toEqual(['red', 'nobody']);
  });

  test('B10.5 passingControl: a victim of an automatic victory covers nothing', () => {
    const board = `${LAND}\ncity Mid : 0,0`;
    const table = war(
      'control red 0,0\nblue arm 8-6 @ -1,-1 as b1\nblue arm 6-6 @ -3,0 as b2\nred inf 1-4 @ 0,-1 as r1\nred inf 1-4 @ 5,0\nblue moves',
      board,
      5,
      'passingControl',
    );
    table.play(['declareAV b1 on 0,-1', 'moveUnit b2 -2,0 -1,0 -2,0']);
    expect(controller(table, '0,0')).toBe('blue');
  });

  test('B10.5 passingControl: units that land from the sea or the air take what they cover', () => {
    const board = `${LAND}\ncity Mid : 0,0\nsea 2,-1 2,-2 1,-2 zone A\nbeach 1,-1\ncity Port : 0,-3\nsea 1,-4 zone A`;
    const lines =
      'control red 0,0\ncontrol blue -5,0\nblue inf 4-4 sea A as b1\nblue abn 4-4 @ -5,0 as b2\nred inf 1-4 @ 5,0\nblue moves';
    const beach = war(lines, board, 5, 'passingControl');
    beach.play(['stageInvasion b1 2,-1 1,-1', 'landOnBeach b1 1,-1']);
    expect(controller(beach, '0,0')).toBe('blue');
    const drop = war(lines, board, 5, 'passingControl');
    drop.play('flyAirborne b2 -1,0');
    expect(controller(drop, '0,0')).toBe('blue');
    const port = war(
      lines.replace('control blue -5,0', 'control blue -5,0 0,-3\ncontrol red -1,-2'),
      `${board}\ncity Side : -1,-2`,
      5,
      'passingControl',
    );
    port.play('landAtPort b1 0,-3');
    expect(controller(port, '-1,-2')).toBe('blue');
    // A unit on a sea hex covers what lies beside it, and so does one carried by air.
    const staged = war(lines, board.replace('beach 1,-1', 'beach 1,-1 1,0'), 5, 'passingControl');
    staged.play('stageInvasion b1 2,-1 1,-1');
    expect(controller(staged, '0,0')).toBe('red');
    const carried = war(
      lines.replace('control blue -5,0', 'control blue -5,0 0,-3\ncontrol red -1,-2'),
      `${board}\ncity Side : -1,-2`,
      5,
      'passingControl',
    );
    carried.play('airTransport b2 0,-3');
    expect(controller(carried, '-1,-2')).toBe('blue');
  });
});

/** Ends movement, declaration and landing; the game may be over then. */
function turnOverOrWon(table: Table): void {
  table.play(['endMovement', 'endDeclaration']);
  if (table.phase === 'T80.9') table.play('endLanding');
}
