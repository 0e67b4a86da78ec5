import { describe, expect, test } from 'vitest';
import { boardFaults } from '#games/blitz/text/board/board-faults.ts';
import { byRail } from '#games/blitz/ground/players/trains.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { legalTexts, pass } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position } from '../table.ts';

/** A line of rail along r = 0, home of Blue left of 0,0, of Red right of it. */
const LINE = 'grid q -30..30 r -3..3';
const hexes = (from: number, to: number, r = 0): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i},${r}`).join(' ');
const RAIL = `road : ${hexes(-30, 30)}`;
const line = (modules: string, lines: string, board = RAIL, level = 'basic') =>
  position(`game ${level}\nmodules ${modules}\nboard inline\n${LINE}\n${board}\nend board\n${lines}`);
const FAR = 'red inf 4-4 @ 30,3 as far';
const m7 = (lines: string, board = RAIL) => line('M7', `${lines}\n${FAR}\nblue moves`, board);
const TRAIN = 'blue train 1-60 @ -20,0 as t1';

describe('M7 railroads', () => {
  test('M7.0 roads are railways: nobody walks faster on them, and they lead nobody heavy into forest', () => {
    expect(MODULES.M7.rule).toBe('M7.0');
    const lines = 'blue arm 6-6 @ 0,0 as b1\nblue inf 4-4 @ 0,1 as b2';
    const board = `${RAIL}\nforest 3,0`;
    const table = m7(lines, board);
    expect(table.play('moveUnit b1 1,0 2,0').unit('b1').spent).toBe(6);
    expect(table.refusal('moveUnit b1 3,0')).toBe('B13.1');
    const roads = position(`game basic\nboard inline\n${LINE}\n${board}\nend board\n${lines}\n${FAR}\nblue moves`);
    expect(roads.play('moveUnit b1 1,0 2,0 3,0').unit('b1').spent).toBe(3);
    // Forest stops whoever walks along the line too.
    expect(m7('blue inf 4-4 @ 2,0 as b1', board).play('moveUnit b1 3,0').unit('b1').stopped).toBe(true);
  });

  test('M7.0 armor is never set up in forest, on a rail hex or not; strictTerrain has nothing to change', () => {
    const board = `${RAIL}\nforest -3,0\nbelongs blue ${hexes(-30, -1)}\nbelongs red ${hexes(0, 30)}`;
    const lines = 'blue arm 6-6 waits 1 as b1\nred inf 4-4 @ 5,0 as r1\nblue sets up';
    expect(line('M7', lines, board).refusal('placeUnit b1 -3,0')).toBe('B3.4');
  });

  test('M7.0 O24.14 leaves only roads, and there are none', () => {
    const table = line(
      'M7',
      `blue inf 4-4 @ 0,0 as b1\n${FAR}\nweather roadsOnly\nblue moves`,
      RAIL,
      'tournament weather',
    );
    expect(table.refusal('moveUnit b1 1,0')).toBe('M7.0');
  });

  test('M7.1 the lines are the roads, or railways of the board itself; all hexes of a city with a line are on it', () => {
    const city = 'city Twin : 0,1 0,2\nroad : -3,0 -2,0 -1,0 -1,1 0,1';
    const table = m7('blue train 1-60 @ -3,0 as t1\nblue inf 4-4 @ 0,2', `${city}\nbelongs blue 0,1 0,2`);
    expect(table.play('moveTrain t1 0,2').where('t1')).toBe('0,2');
    expect(table.unit('t1').spent).toBe(5);
    const own = m7('blue train 1-60 @ 0,1 as t1\nblue inf 4-4 @ 1,2 as b1', `${RAIL}\nrail North : 0,1 1,1 2,1`);
    expect(own.play('moveTrain t1 2,1').where('t1')).toBe('2,1');
    expect(own.refusal('moveTrain t1 2,0')).toBe('M7.2');
    const grid = 'grid radius 3\ncity A : 0,0';
    const [nowhere] = boardFaults(`${grid}\nrail : 0,0 1,0 1,1`);
    expect(nowhere).toMatchObject({ line: 3, hex: '1,1' });
    expect(nowhere?.message).toMatch(/railway to nowhere.*\(M7\.1\)/);
    expect(boardFaults(`${grid}\nrail : 0,0 1,0 2,0 3,0`)).toEqual([]);
    expect(boardFaults(`${grid}\nsea 1,0\nrail : 0,0 1,0 2,0 3,0`)[0]).toMatchObject({ line: 4, hex: '1,0' });
    expect(boardFaults(`${grid}\nrail : 0,0 2,0`)[0]?.message).toMatch(/gap/);
  });

  test('M7.2 a train has 60 rail points, a step costs one, and it never leaves the rails', () => {
    const table = m7(`blue train 1-60 @ -30,0 as t1\nblue inf 4-4 @ 0,2`);
    expect(table.refusal('moveTrain t1 0,1')).toBe('M7.2');
    expect(table.refusal('moveTrain t1 -30,0')).toBe('M7.2');
    expect(table.refusal('moveUnit t1 -29,0')).toBe('M7.2');
    table.play('moveTrain t1 30,0');
    expect(table.unit('t1').spent).toBe(60);
    expect(table.refusal('moveTrain t1 29,0')).toBe('M7.2');
    expect(m7(`blue inf 4-4 @ 0,2 as b1`).refusal('moveTrain b1 0,0')).toBe('M7.2');
    roundTrip(table);
  });

  test('M7.3 a train carries eight factors; artillery counts its second', () => {
    const lines = `${TRAIN}\nblue art 8-4-4 @ -20,0 as a1\nblue inf 4-4 @ -20,0 as b1\nblue inf 1-4 @ -20,0 as b2`;
    const table = m7(lines);
    expect(table.refusal('entrain t1 a1+b1+b2')).toBe('M7.3');
    table.play('entrain t1 a1+b1');
    expect(table.refusal('entrain t1 b2')).toBe('M7.3');
    expect(table.refusal('entrain t1 t1')).toBe('M7.3');
    roundTrip(table);
  });

  test('M7.4 taking on costs ten for the stop, and only who began the player turn there unmoved', () => {
    const lines = `${TRAIN}\nblue inf 4-4 @ -20,0 as b1\nblue inf 2-4 @ -20,0 as b2\nblue inf 2-4 @ -20,1 as b3`;
    const table = m7(lines);
    expect(table.refusal('entrain t1 b3')).toBe('M7.4');
    table.play('moveUnit b3 -20,0');
    expect(table.refusal('entrain t1 b3')).toBe('M7.4');
    table.play('entrain t1 b1');
    expect(table.unit('t1').spent).toBe(10);
    expect(table.where('b1')).toBe('aboard');
    // Still at the same stop.
    expect(table.play('entrain t1 b2').unit('t1').spent).toBe(10);
    const tired = m7(`blue train 1-60 @ -20,0 as t1 spent 51\nblue inf 4-4 @ -20,0 as b1`);
    expect(tired.refusal('entrain t1 b1')).toBe('M7.4');
  });

  test('M7.5 letting off costs five for the stop and each unit two points; no other transport; not ARM in forest', () => {
    const lines = `${TRAIN}\nblue arm 6-6 aboard t1 as b1\nblue inf 2-2 aboard t1 as b2`;
    const table = m7(lines, `${RAIL}\nforest -10,0`);
    table.play('moveTrain t1 -10,0');
    expect(table.refusal('detrain t1 b1')).toBe('M7.5');
    table.play(['detrain t1 b2', 'moveTrain t1 -9,0', 'detrain t1 b1']);
    expect(table.unit('t1').spent).toBe(10 + 5 + 1 + 5);
    expect(table.unit('b1')).toMatchObject({ spent: 6, moved: true, detrained: true });
    // No points are left: it may not move (M7.5 ruling), M0.11 or not.
    expect(table.refusal('moveUnit b2 -10,1')).toBe('M7.0');
    table.play('moveUnit b1 -8,0 -7,0 -6,0 -5,0');
    expect(table.refusal('moveUnit b1 -4,0')).toBe('M7.0');
    expect(table.refusal('entrain t1 b1')).toBe('M7.4');
    // A unit with only one point may still get off.
    const slow = m7(`${TRAIN}\nblue inf 2-1 aboard t1 as b1`).play('detrain t1 b1');
    expect(roundTrip(slow).unit('b1').spent).toBe(6);
    const far = `red inf 4-4 @ 5,5 as far`;
    const flown = position(
      `game basic\nmodules M7\nboard inline\ngrid q -6..6 r -6..6\ncity C : 0,0\nroad : -1,0 0,0\nbelongs blue 0,0\nend board\nblue train 1-60 @ -1,0 as t1\nblue abn 4-4 aboard t1 as a1\nblue inf 4-4 @ 1,0\n${far}\nblue moves`,
    );
    flown.play(['moveTrain t1 0,0', 'detrain t1 a1']);
    expect(flown.refusal('flyAirborne a1 3,0')).toBe('M7.5');
    roundTrip(flown);
  });

  test('B6.6, M7.10 nobody is flown to where an enemy train stands', () => {
    const land = (train: string) =>
      position(
        `game tournament\nmodules M7\nboard inline\ngrid q -6..6 r -6..6\ncity C : 0,0\ncity D : 4,0\nroad : -1,0 0,0 1,0\nroad : 3,0 4,0\nbelongs blue 0,0 4,0\nend board\nblue inf 4-4 @ 0,0 as b1\n${train}\nred inf 4-4 @ -6,6\ncontrol blue 0,0 4,0\nblue moves`,
      );
    expect(land('red train 1-60 @ 4,0').refusal('airTransport b1 4,0')).toBe('B6.6');
    expect(land('red train 1-60 @ 3,0').play('airTransport b1 4,0').where('b1')).toBe('4,0');
  });

  test('M7.6 fetch, carry and drop: 5 + 10 + 30 + 5 of 60, ten are left; with a cut on the way none', () => {
    const lines = 'blue train 1-60 @ -25,0 as t1\nblue arm 6-6 @ -20,0 as b1';
    const run = ['moveTrain t1 -20,0', 'entrain t1 b1', 'moveTrain t1 10,0', 'detrain t1 b1'];
    const table = m7(lines);
    expect(60 - table.play(run).unit('t1').spent).toBe(10);
    expect(table.where('b1')).toBe('10,0');
    expect(60 - m7(`${lines}\ncut red 0,0`).play(run).unit('t1').spent).toBe(0);
    // Units may stay on board when the player turn ends.
    const staying = pass(m7(lines).play(run.slice(0, 3)));
    expect(staying.side).toBe('red');
    expect(staying.where('b1')).toBe('aboard');
  });

  test('M7.7 no train enters an enemy zone of control or an enemy hex; it may begin in one, take on and let off there', () => {
    const table = m7(`${TRAIN}\nblue inf 4-4 @ -20,0 as b1\nred inf 4-4 @ -10,1 as r1`);
    expect(table.refusal('moveTrain t1 -9,0')).toBe('M7.7');
    expect(table.refusal(`moveTrain t1 ${hexes(-19, -9)}`)).toBe('M7.7');
    expect(table.play('moveTrain t1 -11,0').where('t1')).toBe('-11,0');
    expect(table.refusal('moveTrain t1 -10,0')).toBe('M7.7');
    const inside = m7(`${TRAIN}\nblue inf 4-4 @ -20,0 as b1\nblue inf 2-4 aboard t1 as b2\nred inf 4-4 @ -20,1 as r1`);
    inside.play(['entrain t1 b1', 'detrain t1 b2']);
    expect(inside.refusal('moveTrain t1 -19,0')).toBe('M7.7');
    expect(inside.play('moveTrain t1 -21,0').where('t1')).toBe('-21,0');
    const train = m7(`${TRAIN}\nblue inf 4-4 @ -20,1\nred train 1-60 @ -17,0 as r1`);
    expect(train.play('moveTrain t1 -18,0').refusal('moveTrain t1 -17,0')).toBe('M7.7');
    const neutral = line(
      'M7',
      `${TRAIN}\nblue inf 4-4 @ -20,1\n${FAR}\nblue moves`,
      `${RAIL}\nbelongs n ${hexes(-15, -10)}\nbelongs blue -30,0`,
      'tournament',
    );
    expect(neutral.play('moveTrain t1 -16,0').refusal('moveTrain t1 -15,0')).toBe('M7.7');
  });

  test('M7.8 cities of other countries are passed only with a garrison; home cities and open country always', () => {
    const board = `${RAIL}\ncity Far : -10,0\nbelongs red -10,0\ncity Home : -15,0\nbelongs blue -15,0`;
    const table = m7(`${TRAIN}\nblue inf 4-4 @ -20,2 as b1`, board);
    expect(table.play('moveTrain t1 -11,0').refusal('moveTrain t1 -10,0')).toBe('M7.8');
    const held = m7(`${TRAIN}\nblue inf 4-4 @ -10,0 as b1`, board);
    expect(held.play('moveTrain t1 0,0').where('t1')).toBe('0,0');
  });

  test('M7.8, M7.6, M6.5 who gets off a train in a hostile city opens it to other trains; who walks there does not', () => {
    const board = `${RAIL}\ncity Far : -20,0 -19,0\nbelongs red -20,0 -19,0`;
    const two = `${TRAIN}\nblue inf 2-4 aboard t1 as b1\nblue train 1-60 @ -25,0 as t2\nblue inf 4-4 @ -20,2 as b2`;
    const table = m7(two, board);
    expect(table.refusal('moveTrain t2 -10,0')).toBe('M7.8');
    table.play(['moveUnit b2 -20,1 -20,0']);
    expect(table.refusal('moveTrain t2 -10,0')).toBe('M7.8');
    table.play('detrain t1 b1');
    expect(roundTrip(table).play('moveTrain t2 -10,0').where('t2')).toBe('-10,0');
    // Walking on it leaves the city, or comes to it on foot.
    const gone = m7(two, board).play(['detrain t1 b1', 'moveUnit b1 -20,1']);
    expect(gone.refusal('moveTrain t2 -10,0')).toBe('M7.8');
    expect(m7(two, board).play(['detrain t1 b1', 'moveTrain t1 -15,0', 'moveTrain t1 -19,0']).where('t1')).toBe(
      '-19,0',
    );
  });

  test('M7.9 trains and who is on board have no zone of control, attack nothing and cover no city', () => {
    const board = `${RAIL}\ncity C : 0,0\nbelongs red 0,0`;
    const table = m7(
      'blue train 1-60 @ -1,0 as t1\nblue inf 4-4 aboard t1 as b1\nblue inf 1-4 @ -9,2\nred arm 6-6 @ 1,1 as r1',
      board,
    );
    expect(table.state.control).toEqual(['red']);
    table.play(['endMovement', 'endDeclaration']);
    expect(table.side).toBe('red');
    const red = table.play('moveUnit r1 0,1 -1,1 -2,1 -3,1');
    expect(red.unit('r1').stopped).toBe(false);
  });

  test('M7.12, M5.6, M0.23 trains that have met for good and cannot run on: one goes with all on board', () => {
    const met = `${TRAIN} spent 60\nblue train 1-60 @ -20,0 as t2 spent 60\nblue inf 4-4 aboard t2 as b1\nblue inf 4-4 @ 0,0 as b2`;
    const table = m7(met).play(['moveUnit b2 1,0', 'endMovement']);
    expect([table.where('t1'), table.where('t2')]).toEqual(['lost', '-20,0']);
    const named = m7(met).play('endMovement abandon t2');
    expect([named.where('t1'), named.where('t2'), named.where('b1')]).toEqual(['-20,0', 'lost', 'lost']);
    expect(m7(met.replace('t2 spent 60', 't2 spent 50')).refusal('endMovement')).toBe('M7.12');
    // Each may run, but only to where one stands already.
    const three =
      'blue train 1-60 @ 0,0 as t1 spent 1\nblue train 1-60 @ 0,0 as t2 spent 1\nblue train 1-60 @ 1,0 as t3 spent 1';
    const full = m7(`${three}\nblue inf 4-4 @ 5,0 as b1`, 'road : 0,0 1,0').play('endMovement');
    expect(['t1', 't2', 't3'].filter((id) => full.where(id) === 'lost')).toHaveLength(1);
  });

  test('M7.12, M5.6, M0.23 of two meetings with room for one train more, one is parted and the other costs a train', () => {
    const at = (id: string, hex: string) => `blue train 1-60 @ ${hex} as ${id} spent 1`;
    const four = [at('t1', '0,0'), at('t2', '0,0'), at('t3', '2,0'), at('t4', '2,0')].join('\n');
    const table = m7(`${four}\nblue inf 4-4 @ 5,0 as b1`, 'road : 0,0 1,0 2,0');
    expect(table.refusal('endMovement')).toBe('M7.12');
    table.play(['moveTrain t1 1,0', 'endMovement']);
    expect(['t1', 't2', 't3', 't4'].filter((id) => table.where(id) === 'lost')).toEqual(['t4']);
  });

  test('M7.12 two trains may meet, but at the end of movement each has a hex of its own', () => {
    const table = m7(`${TRAIN}\nblue train 1-60 @ -10,0 as t2\nblue inf 4-4 @ 0,2`);
    table.play('moveTrain t1 -10,0');
    expect(table.refusal('endMovement')).toBe('M7.12');
    table.play(['moveTrain t2 -5,0', 'endMovement']);
    expect(
      faults(
        `game basic\nmodules M7\nboard inline\n${LINE}\n${RAIL}\nend board\n${TRAIN}\nblue train 1-60 @ -20,0\n${FAR}\nred moves`,
      ),
    ).toEqual([expect.stringMatching(/M7\.12/)]);
  });

  test('M7.13 a unit cuts the rail hex it stands on once a player turn, not in an enemy zone of control, and fights no more', () => {
    const table = m7(
      'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 5,0 as b2\nblue inf 4-4 @ 0,2 as b3\nred inf 4-4 @ 6,0 as r1',
    );
    expect(table.refusal('cutRail b2')).toBe('M7.13');
    expect(table.refusal('cutRail b3')).toBe('M7.13');
    table.play('cutRail b1');
    expect(table.state.cuts).toEqual([{ hex: table.unit('b1').at, markers: 1, by: 'blue' }]);
    expect(table.unit('b1')).toMatchObject({ stopped: true, cutter: true });
    expect(table.refusal('cutRail b1')).toBe('M7.13');
    roundTrip(table);
    table.play('takeBack last');
    expect(table.state.cuts).toBeUndefined();
    // M3: a train beside a cutter is no business of his this player turn.
    const near = line(
      'M7 M3',
      `blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,1 as b2\nred train 1-60 @ 1,0 as t9\n${FAR}\nblue moves`,
    );
    near.play(['cutRail b1', 'endMovement']);
    expect(near.refusal('declareBattle b1 on 1,0')).toBe('M7.13');
  });

  test('M7.13 whoever has cut and stands in an enemy zone of control need not attack; others there must', () => {
    const declares = (mark: string) =>
      line('M7', `blue inf 4-4 @ 0,0 as b1 ${mark}\nred inf 4-4 @ 1,0 as r1\ncut blue 0,0\n${FAR}\nblue declares`);
    expect(declares('stopped').refusal('endDeclaration')).toBe('B7.a7');
    expect(legalTexts(declares('stopped cutter'), 'endDeclaration')).toEqual(['endDeclaration']);
  });

  test('M7.13, M90.7 after an attack nobody cuts in the second impulse; who cut in the first may move in the second', () => {
    const lines = `blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 4,0 as b2\nred inf 1-4 @ 5,0 as r1\n${FAR}\nblue moves`;
    const table = line('M1 M3 M7', lines).play(['cutRail b1', 'endMovement']);
    table.play('declareBattle b2 on 5,0', 1);
    table.play('endAdvance');
    expect(table.phase).toBe('M80.27');
    expect(table.refusal('cutRail b2')).toBe('M7.13');
    expect(table.play('moveUnit b1 1,0').where('b1')).toBe('1,0');
    expect(table.refusal('cutRail b1')).toBe('M7.13');
  });

  test('M7.14 air, artillery and guerillas are not in the game: ground units alone cut', () => {
    expect(legalTexts(m7('blue inf 4-4 @ 0,0 as b1'), 'cutRail')).toEqual(['cutRail b1']);
  });

  test('M7.15 a cut is one marker, at a bridge two, and never more', () => {
    const table = m7('blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,0 as b2', `${RAIL}\nriver R : 0,-1 0,0 0,1`);
    table.play('cutRail b1');
    expect(table.state.cuts?.[0]?.markers).toBe(2);
    expect(table.refusal('cutRail b2')).toBe('M7.15');
    const written = `game basic\nmodules M7\nboard inline\n${LINE}\n${RAIL}\nend board\nblue inf 4-4 @ 0,0\n${FAR}`;
    expect(faults(`${written}\ncut red 0,0 2\nblue moves`)).toEqual([expect.stringMatching(/M7\.15/)]);
    expect(faults(`${written}\ncut red 0,1\nblue moves`)).toEqual([expect.stringMatching(/M7\.13/)]);
  });

  test('M7.16 each marker costs ten on entering; a train that begins on a cut hex leaves it free', () => {
    const table = m7(`${TRAIN}\nblue inf 4-4 @ 0,2\ncut red -19,0 2`, `${RAIL}\nriver R : -19,-1 -19,0`);
    expect(table.play('moveTrain t1 -18,0').unit('t1').spent).toBe(22);
    const on = m7(`${TRAIN}\nblue inf 4-4 @ 0,2\ncut red -20,0`);
    expect(on.play('moveTrain t1 -19,0').unit('t1').spent).toBe(1);
    expect(on.play('moveTrain t1 -20,0').unit('t1').spent).toBe(12);
  });

  test('M7.17 what is cut in a player turn is repaired at the end of the opponents next one', () => {
    const table = m7('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 20,0 as r1');
    pass(table.play('cutRail b1'));
    expect(table.side).toBe('red');
    expect(table.state.cuts).toHaveLength(1);
    pass(table.play('cutRail r1'));
    expect(table.side).toBe('blue');
    expect(table.state.cuts).toEqual([{ hex: table.unit('r1').at, markers: 1, by: 'red' }]);
  });

  test('M7.18, M70.fallback without M10 markers block nothing but trains', () => {
    const routes = line(
      'M7',
      `blue inf 4-4 @ 0,0 as b1\n${FAR}\ncut red -5,0\ncut red -6,0\nblue moves`,
      `${RAIL}\ncity Home : -30,0\nbelongs blue -30,0`,
      'tournament supplyRoutes',
    );
    expect(routes.unit('b1').isolated).not.toBe(true);
  });

  test('M7.19, M0.kit six trains a side, set up on rail hexes of the home country, one in a hex', () => {
    const board = `${RAIL}\nbelongs blue ${hexes(-30, -1)} ${hexes(-30, -1, 1)}\nbelongs red ${hexes(0, 30)}`;
    const lines =
      'blue train 1-60 waits 1 as t1\nblue train 1-60 waits 1 as t2\nblue inf 4-4 @ -3,0\nred inf 4-4 @ 9,0\nblue sets up';
    const table = line('M7', lines, board);
    expect(table.refusal('placeUnit t1 3,0')).toBe('B3.2');
    expect(table.refusal('placeUnit t1 -3,1')).toBe('M7.19');
    table.play('placeUnit t1 -3,0');
    expect(table.refusal('placeUnit t2 -3,0')).toBe('M7.12');
    table.play(['placeUnit t2 -4,0', 'ready']);
    expect(faults(`game basic\nboard inline\n${LINE}\nend board\nblue train 1-60 @ 0,0\n${FAR}\nblue moves`)).toEqual([
      expect.stringMatching(/train/),
    ]);
  });
});

describe('M7 trains in battle, without M4', () => {
  const lone = (modules: string, level: string) =>
    line(
      modules,
      `blue inf 4-4 @ 0,0 as b1\nred train 1-60 @ 1,0 as t9\nred inf 4-4 aboard t9 as r1\n${FAR}\nblue moves`,
      RAIL,
      level,
    );

  test.each(['basic', 'tournament'])(
    'M7.10, M70.fallback a train alone counts 1 and dies with its passengers (%s)',
    (level) => {
      const table = lone('M7', level);
      table.play(['endMovement', 'declareBattle b1 on 1,0']);
      table.play('endDeclaration').play('resolve 1', 1);
      expect(table.where('t9')).toBe('lost');
      expect(table.where('r1')).toBe('lost');
    },
  );

  test('M7.10 a train beside other units dies of any result that touches the defender', () => {
    const lines = `blue inf 4-4 @ 0,0 as b1\nblue arm 8-6 @ 0,0 as b2\nred train 1-60 @ 1,0 as t9\nred inf 4-4 @ 1,0 as r1\n${FAR}\nblue moves`;
    const table = line('M7', lines);
    table.play(['endMovement', 'declareBattle b1+b2 on 1,0']);
    table.play('endDeclaration').play('resolve 1', 2);
    expect(table.events.some((event) => event.is === 'fought')).toBe(true);
    expect(table.where('t9')).toBe('lost');
  });

  test('M7.11, M70.fallback without M4 nobody captures a train', () => {
    const table = lone('M7', 'basic').play(['endMovement', 'declareBattle b1 on 1,0']);
    table.play('endDeclaration').play('resolve 1', 1);
    expect(table.state.units.filter((unit) => unit.side === 'blue' && unit.type === 'train')).toEqual([]);
  });
});

describe('M7 trains in battle, with M4', () => {
  const fight = (odds: string, units: string, ...dice: number[]) => {
    const table = line(
      'M3 M4 M7',
      `${units}\nred train 1-60 @ 1,0 as t9\nred inf 2-4 aboard t9 as r1\n${FAR}\nblue moves`,
    );
    table.play('endMovement').play('declareBattle b1 on 1,0', ...dice);
    expect(table.events.find((event) => event.is === 'fought')?.odds).toBe(odds);
    return table;
  };

  test('M7.10, M4.15, M4.18 a train alone counts 1, never doubled, and dies of any R, DD or EX; an AD leaves it', () => {
    expect(fight('4-1', 'blue inf 4-4 @ 0,0 as b1', 5).where('t9')).toBe('lost');
    const left = fight('2-1', 'blue inf 2-4 @ 0,0 as b1', 5);
    expect(left.where('t9')).toBe('1,0');
    expect(left.where('r1')).toBe('aboard');
  });

  test('M7.11, M4.13 at 10:1 it is captured by whoever occupies its hex, the passengers die, and it runs from his next player turn on', () => {
    const taken = fight('12-1', 'blue inf 12-4 @ 0,0 as b1');
    expect(taken.where('r1')).toBe('lost');
    expect(taken.unit('t9')).toMatchObject({ side: 'blue', stopped: true });
    taken.play('advance b1 1,0');
    expect(taken.where('t9')).toBe('1,0');
    expect(taken.side).toBe('red');
    roundTrip(taken);
    taken.play('endMovement');
    expect(taken.play('moveTrain t9 0,0').where('t9')).toBe('0,0');
    // Without occupying the hex the train is destroyed.
    expect(fight('12-1', 'blue inf 12-4 @ 0,0 as b1').play('endAdvance').where('t9')).toBe('lost');
  });
});

describe('M7 and the computer', () => {
  test('M7.6 it fetches who stands far behind and lets him off near the front, and leaves whoever is there in peace', () => {
    const table = m7(
      `blue train 1-60 @ -25,0 as t1\nblue arm 6-6 @ -20,0 as b1\nblue inf 4-4 @ 10,1 as b2\nred inf 4-4 @ 15,0 as r1`,
    );
    const done: string[] = [];
    for (let order = byRail(table.game, table.state, 'blue'); order; order = byRail(table.game, table.state, 'blue')) {
      const text = writeCommand(table.game.world, table.state, order);
      done.push(text);
      table.play(text);
    }
    expect(done).toEqual(['moveTrain t1 -20,0', 'entrain t1 b1', 'moveTrain t1 12,0', 'detrain t1 b1']);
    expect(byRail(table.game, table.state, 'blue')).toBeUndefined();
    const near = m7('blue train 1-60 @ 10,0 as t1\nblue arm 6-6 @ 10,0 as b1\nred inf 4-4 @ 15,0 as r1');
    expect(byRail(near.game, near.state, 'blue')).toBeUndefined();
  });
});

describe('M7 and the order of classes', () => {
  test('M6.seq, M80.16 with M6 trains have a step of their own, before the sea and the land; a step with nothing to do is passed over', () => {
    const lines = `${TRAIN}\nblue inf 4-4 @ -20,0 as b1\n${FAR}\nblue moves`;
    const table = line('M6 M7', lines);
    expect(table.phase).toBe('M80.16');
    expect(table.refusal('moveUnit b1 -19,0')).toBe('M80.16');
    table.play(['entrain t1 b1', 'moveTrain t1 0,0', 'detrain t1 b1', 'endStep']);
    expect(table.phase).toBe('M80.21');
    expect(table.refusal('moveTrain t1 1,0')).toBe('M80.21');
    table.play('moveUnit b1 1,0 2,0');
    roundTrip(table);
    expect(line('M6 M7', `blue inf 4-4 @ -20,0 as b1\n${FAR}\nblue moves`).phase).toBe('M80.21');
    const two = line('M6 M7', `${TRAIN}\nblue train 1-60 @ -10,0 as t2\nblue inf 4-4 @ 0,2\n${FAR}\nblue moves`);
    expect(two.play('moveTrain t1 -10,0').refusal('endStep')).toBe('M7.12');
  });

  test('M7.12, B80.10 a train that runs to where another stands and cannot run on keeps the step open: it is taken back', () => {
    const lines = `blue train 1-60 @ 0,0 as t1 spent 59\nblue train 1-60 @ 1,0 as t2 spent 60\nblue inf 4-4 @ 0,2\n${FAR}\nblue moves`;
    const table = line('M6 M7', lines, 'road : 0,0 1,0').play('moveTrain t1 1,0');
    expect(table.phase).toBe('M80.16');
    expect(table.refusal('endStep')).toBe('M7.12');
    expect(table.play(['takeBack last', 'endStep']).phase).toBe('M80.21');
  });

  test('M6.4 one transport a player turn, before it moves on foot: nobody boards who has walked, or embarks who came by train', () => {
    const coast = 'sea 0,-1 1,-1 zone A\ncity Port : 0,0\nbelongs blue 0,0\nroad : -2,0 -1,0 0,0';
    const table = position(
      `game tournament\nmodules M7\nboard inline\ngrid radius 4\n${coast}\nend board\nblue train 1-60 @ -1,0 as t1\nblue inf 4-4 aboard t1 as b1\nblue inf 2-4 @ 0,0 as b2\nred inf 4-4 @ 4,0\nblue moves`,
    );
    table.play(['moveTrain t1 0,0', 'detrain t1 b1']);
    expect(table.refusal('embark b1 A')).toBe('M7.5');
    table.play(['moveUnit b2 0,1', 'moveUnit b2 0,0']);
    expect(table.refusal('entrain t1 b2')).toBe('M7.4');
  });

  test('M6.5 without M6 a train does not profit from moves of the same player turn: no garrison on foot, no automatic victory', () => {
    const board = `${RAIL}\ncity Far : -10,0\nbelongs red -10,0`;
    const table = m7(`${TRAIN}\nblue inf 4-4 @ -10,1 as b1`, board).play('moveUnit b1 -10,0');
    expect(table.refusal('moveTrain t1 -5,0')).toBe('M7.8');
    const lines = `${TRAIN}\nblue arm 8-6 @ -11,1 as b1\nblue inf 4-4 @ -10,1 as b2\nred inf 1-4 @ -10,0 as r1\n${FAR}\nblue moves`;
    const av = line('M7', lines, RAIL, 'tournament').play('declareAV b1+b2 on -10,0');
    expect(av.refusal('moveTrain t1 -11,0')).toBe('M7.7');
  });

  test('M6.5, M7.11, M7.13 an overrun opens no line in this player turn, takes the train without its passengers, and who overran cuts nothing', () => {
    const board = `${RAIL}\nbelongs blue ${hexes(-30, 30)}`;
    const lines = `${TRAIN}\nblue arm 12-6 @ -12,1 as b1\nblue arm 12-6 @ -12,0 as b2\nred inf 1-4 @ -10,0 as r1\nred train 1-60 @ -10,0 as t9\nred inf 1-4 aboard t9 as r2\n${FAR}\nblue moves`;
    const table = line('M3 M4 M7', lines, board);
    expect(table.refusal('moveTrain t1 -11,0')).toBe('M7.7');
    table.play('overrun b1 -11,1 -10,0');
    expect(['r1', 'r2'].map((id) => table.where(id))).toEqual(['lost', 'lost']);
    expect(table.unit('t9')).toMatchObject({ side: 'blue', stopped: true });
    expect(table.refusal('moveTrain t1 -5,0')).toBe('M6.5');
    expect(table.refusal('moveTrain t9 -9,0')).toBe('M7.11');
    expect(table.refusal('cutRail b1')).toBe('M7.13');
    roundTrip(table);
    table.play(['endMovement', 'endMovement']);
    expect(table.play('moveTrain t1 -5,0').where('t1')).toBe('-5,0');
    const cutter = line('M3 M4 M7', lines, board).play('cutRail b2');
    expect(cutter.refusal('overrun b2 -11,0 -10,0')).toBe('M7.13');
  });

  test('M90.3 the two points are of the first impulse only; nobody entrains in the second; passengers have none', () => {
    const table = line(
      'M1 M3 M7',
      `${TRAIN}\nblue inf 4-4 @ -20,0 as b1\nblue inf 2-4 aboard t1 as b2\n${FAR}\nblue moves`,
    );
    table.play(['detrain t1 b2', 'endMovement']);
    expect(table.phase).toBe('M80.27');
    expect(table.unit('b2').spent).toBe(0);
    expect(table.refusal('entrain t1 b1')).toBe('M80.27');
    expect(table.refusal('moveTrain t1 -19,0')).toBe('M80.27');
    table.play('moveUnit b2 -19,0 -18,0 -17,0 -16,0');
  });

  test('M90.25, M90.28 a friendly unit on the line opens no zone of control; a train leaves a hostile city without garrison', () => {
    const table = m7(`${TRAIN}\nblue inf 4-4 @ -10,0 as b1\nred inf 4-4 @ -10,1 as r1`);
    expect(table.play('moveTrain t1 -11,0').refusal('moveTrain t1 -10,0')).toBe('M7.7');
    const city = `${RAIL}\ncity Far : -20,0 -19,0\nbelongs red -20,0 -19,0`;
    const left = m7(`${TRAIN}\nblue train 1-60 @ -25,0 as t2\nblue inf 4-4 @ 0,2`, city);
    expect(left.refusal('moveTrain t2 -20,0')).toBe('M7.8');
    expect(left.play('moveTrain t1 -15,0').where('t1')).toBe('-15,0');
    expect(left.refusal('moveTrain t1 -19,0')).toBe('M7.8');
  });

  test('M5.2 trains and who is on board count against nothing but the train', () => {
    const units = ['b1', 'b2', 'b3'].map((id) => `blue inf 4-4 @ -20,0 as ${id}`).join('\n');
    const full = `${TRAIN}\n${units}\nblue inf 4-4 aboard t1 as p1\nblue inf 4-4 aboard t1 as p2`;
    line('M5 M7', `${full}\n${FAR}\nblue moves`).play('endMovement');
    m7(full).play('endMovement');
  });
});
