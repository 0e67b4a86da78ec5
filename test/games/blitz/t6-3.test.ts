import { describe, expect, test } from 'vitest';
import { ends, legalTexts, pass } from './basic.ts';
import { optional, reread, thereAndBack, tournament } from './tournament-table.ts';

/** Three Blue cities: West (-3,0) and Ost (3,0) on a road each, Sued (0,3); Red far in the north. */
const LAND = [
  'city West : -3,0',
  'city Ost : 3,0',
  'city Sued : 0,3',
  'city Rot : 0,-4',
  'belongs blue all',
  'belongs red 0,-4',
  'road : -4,4 -4,3 -4,2 -4,1 -4,0 -3,0 -3,-1 -2,-2',
  'road : 3,0 3,-1 3,-2 3,-3 2,-3 1,-3 0,-3 -1,-3',
].join('\n');
const FAR = 'red inf 1-4 @ 0,-4 as rFar\nblue inf 1-4 @ 0,3 as bFar';
const air = (lines: string, statements = '', who = 'blue moves') =>
  tournament(`${lines}\n${FAR}\n${who}`, `${LAND}\n${statements}`);

describe('T6.3 air transport', () => {
  test('T6.3.1 at most 12 size in a player turn, of any type', () => {
    for (const unit of ['inf 4-4', 'arm 8-6', 'art 8-4-4', 'rng 1-4', 'abn 4-4', 'aa 4-6']) {
      const table = air(`blue ${unit} @ -3,0 as b1`).play('airTransport b1 3,0');
      expect(table.where('b1'), unit).toBe('3,0');
    }
    const table = air('blue arm 8-6 @ -3,0 as b1\nblue art 8-4-4 @ -3,0 as b2\nblue inf 1-4 @ 0,3 as b3');
    table.play(['airTransport b1 3,0', 'airTransport b2 3,0']);
    expect(table.refusal('airTransport b3 3,0')).toBe('T6.3.1');
    expect(reread(table).refusal('airTransport b3 3,0')).toBe('T6.3.1');
    // Taken back, the 12 are free again; the next player turn has its own.
    table.play('takeBack').play('airTransport b3 3,0');
    expect(table.refusal('airTransport b2 3,0')).toBe('T6.3.1');
    pass(table);
    pass(table);
    table.play('airTransport b2 3,0');
  });

  test('T6.3.1 a unit larger than what is left is split first', () => {
    const table = air('blue arm 8-6 @ -3,0 as b1\nblue arm 8-6 @ 0,3 as b2').play('airTransport b1 3,0');
    expect(table.refusal('airTransport b2 3,0')).toBe('T6.3.1');
    table.play(['splitUnit b2 4+4', 'airTransport b2 3,0']);
    expect(table.refusal('airTransport b2.p1 3,0')).toBe('T6.3.1');
  });

  test('T6.3.1 ground units only', () => {
    const table = air('blue TAC 4-8 @ -3,0 as t1\nblue inf 4-4 sea A as b1');
    expect(table.refusal('airTransport t1 3,0')).toBe('T6.3.1');
    expect(table.refusal('airTransport b1 3,0')).toBe('T6.3.1');
    expect(table.refusal('airTransport rFar 3,0')).toBe('T6.3.1');
  });

  test('T6.3.2 from a friendly city hex to another at any distance, once', () => {
    const table = air('blue arm 6-6 @ -3,0 as b1\nblue inf 4-4 @ -2,0 as b2');
    expect(table.refusal('airTransport b1 -3,0')).toBe('T6.3.2');
    expect(table.refusal('airTransport b1 0,0')).toBe('T6.3.2a');
    expect(table.refusal('airTransport b2 3,0')).toBe('T6.3.2a');
    expect(table.refusal('airTransport b1 0,-4')).toBe('T6.3.2a');
    thereAndBack(table, 'airTransport b1 3,0');
    table.play('airTransport b1 3,0');
    expect(table.refusal('airTransport b1 0,3')).toBe('T6.3.6');
    const wide = tournament(
      `blue inf 4-4 @ -12,0 as b1\nred inf 1-4 @ 0,-12\nblue moves`,
      'city W : -12,0\ncity O : 12,0\ncity R : 0,-12\nbelongs blue all\nbelongs red 0,-12',
      12,
    );
    wide.play('airTransport b1 12,0');
    expect(wide.where('b1')).toBe('12,0');
  });

  test('T6.3.2a both hexes friendly now and since the player turn began', () => {
    const table = air('blue inf 4-4 @ -3,0 as b1\nblue inf 4-4 @ 3,0 as b2\nred inf 1-4 @ 1,3 as r1\nsince red 3,0');
    expect(table.refusal('airTransport b1 3,0')).toBe('Q10.2');
    expect(table.refusal('airTransport b2 -3,0')).toBe('Q10.2');
    // Sued is contested: neither from there nor to there.
    expect(table.refusal('airTransport b1 0,3')).toBe('T6.3.2a');
    expect(table.refusal('airTransport bFar -3,0')).toBe('T6.3.2a');
    expect(legalTexts(table, 'airTransport')).toEqual([]);
  });

  test('T6.3.3 landing costs 3 thirds, which must be left', () => {
    const table = air('blue inf 4-4 @ -3,0 as b1\nblue inf 4-4 @ -4,4 as b2').play('airTransport b1 3,0');
    expect(table.unit('b1')).toMatchObject({ spent: 3, flown: true });
    table.play('moveUnit b2 -4,3 -3,2 -3,1 -3,0');
    expect(table.unit('b2').spent).toBe(10);
    expect(table.refusal('airTransport b2 3,0')).toBe('T6.3.3');
    const exact = air('blue inf 4-4 @ -3,3 as b1').play(['moveUnit b1 -3,2 -3,1 -3,0', 'airTransport b1 3,0']);
    expect(exact.unit('b1').spent).toBe(12);
    expect(exact.refusal('moveUnit b1 3,-1')).toBe('B11.1');
  });

  test('T6.3.4 example: 7 road steps, the flight, then 8 thirds are left', () => {
    const land = 'city West : -3,0\ncity Ost : 3,0\ncity Rot : 0,-4\nbelongs blue all\nbelongs red 0,-4';
    const roads =
      'road : -1,1 -1,2 -2,3 -3,3 -3,2 -3,1 -2,0 -3,0\nroad : 3,0 3,-1 3,-2 3,-3 2,-3 2,-2 2,-1 2,0 2,1 1,2';
    const table = tournament(`blue arm 6-6 @ -1,1 as b1\nred inf 1-4 @ 0,-4\nblue moves`, `${land}\n${roads}`);
    table.play(['moveUnit b1 -1,2 -2,3 -3,3 -3,2 -3,1 -2,0 -3,0', 'airTransport b1 3,0']);
    expect(table.unit('b1').spent).toBe(10);
    expect(table.refusal('moveUnit b1 3,-1 3,-2 3,-3 2,-3 2,-2 2,-1 2,0 2,1 1,2')).toBe('B11.1');
    expect(table.refusal('moveUnit b1 3,1 2,2 1,3')).toBe('B11.1');
    thereAndBack(table, 'moveUnit b1 3,1 2,2');
    table.play('moveUnit b1 3,-1 3,-2 3,-3 2,-3 2,-2 2,-1 2,0 2,1');
    expect(table.unit('b1').spent).toBe(18);
  });

  test('T6.3.4 after the landing an enemy zone of control stops it as ever', () => {
    const table = air('blue inf 4-4 @ -3,0 as b1\nred inf 1-4 @ 3,-3 as r1').play([
      'airTransport b1 3,0',
      'moveUnit b1 3,-1 3,-2',
    ]);
    expect(table.unit('b1')).toMatchObject({ spent: 5, stopped: true });
  });

  test('T6.3.5 no take-off from anything but a friendly city hex', () => {
    const table = air('blue inf 4-4 @ -2,0 as b1\nblue inf 4-4 @ 0,-2 as b2', 'city Frei : 0,-2\nbelongs n 0,-2');
    expect(table.refusal('airTransport b1 3,0')).toBe('T6.3.2a');
    // A city that belongs to nobody, or a minor country's, is no friendly one.
    expect(['T6.3.2a', 'T22.6c']).toContain(table.refusal('airTransport b2 3,0'));
  });

  test('T6.3.6 example: three 4-4 carried, and an airborne flight besides', () => {
    const table = air('blue inf 4-4 @ -3,0 as b1..3\nblue abn 4-4 @ 0,3 as p1');
    table.play(['airTransport b1 3,0', 'airTransport b2 3,0', 'airTransport b3 3,0']);
    expect(table.refusal('airTransport p1 3,0')).toBe('T6.3.1');
    table.play('flyAirborne p1 2,0');
    expect([table.where('p1'), table.state.carried]).toEqual(['2,0', 12]);
  });

  test('T6.3.6 one flight of either kind a player turn', () => {
    const flown = air('blue abn 4-4 @ -3,0 as p1').play('flyAirborne p1 0,3');
    expect(flown.refusal('airTransport p1 3,0')).toBe('T6.3.6');
    const carried = air('blue abn 4-4 @ -3,0 as p1').play('airTransport p1 3,0');
    expect(carried.refusal('flyAirborne p1 2,0')).toBe('B18.1');
    expect(ends(carried, 'flyAirborne', 'p1')).toEqual([]);
  });

  test('T6.3.7 the path has no limit but never leads over neutral hexes', () => {
    // A neutral wall from edge to edge between West and Ost, then with a gap.
    const wall = (gap: string) =>
      ['0,-3', '0,-2', '0,-1', '0,0', '0,1', '0,2', '-1,4', '0,3'].filter((hex) => hex !== gap).join(' ');
    const land = 'city West : -3,0\ncity Ost : 3,0\ncity Rot : 0,-4\nbelongs blue all\nbelongs red 0,-4';
    const lines = 'blue inf 4-4 @ -3,0 as b1\nred inf 1-4 @ 0,-4\nblue moves';
    const shut = tournament(lines, `${land}\nneutral ${wall('')} 1,-4`.replace(' 1,-4', ''), 4);
    // The wall leaves Red's corner 0,-4 as a way round; with it neutral there is none.
    shut.play('airTransport b1 3,0');
    const closed = tournament(
      'blue inf 4-4 @ -3,0 as b1\nred inf 1-4 @ 4,-4\nblue moves',
      `${land.replaceAll('0,-4', '4,-4')}\nneutral 0,-4 0,-3 0,-2 0,-1 0,0 0,1 0,2 0,3 0,4`,
    );
    expect(closed.refusal('airTransport b1 3,0')).toBe('T6.3.7');
    expect(closed.refusal('airTransport b1 -2,0 -1,0 0,0 1,0 2,0 3,0')).toBe('B18.7');
  });

  test('T6.3.7 a path of one’s own is flown as given, with gaps refused', () => {
    const table = air('blue inf 4-4 @ -3,0 as b1');
    expect(table.refusal('airTransport b1 -2,0 0,0 3,0')).toBe('B18.7');
    table.play('airTransport b1 -2,0 -1,0 0,0 1,0 2,0 3,0');
    expect(table.where('b1')).toBe('3,0');
  });

  test('T6.3.7 it may violate a minor country; the engine goes round it if it can', () => {
    const minor = 'belongs n 0,-1 0,0 0,1';
    const around = air('blue inf 4-4 @ -3,0 as b1', minor).play('airTransport b1 3,0');
    expect(around.state.minors.every((one) => one.state === 'intact')).toBe(true);
    const over = air('blue inf 4-4 @ -3,0 as b1', minor).play('airTransport b1 -2,0 -1,0 0,0 1,0 2,0 3,0');
    expect(over.state.minors.filter((one) => one.state === 'violated')).toHaveLength(1);
    expect(over.state.passages).toHaveLength(1);
  });

  test('T6.3.7 and the weather (O24.9)', () => {
    const table = optional('weather', `blue inf 4-4 @ -3,0 as b1\n${FAR}\nweather noAir\nblue moves`, LAND);
    expect(table.refusal('airTransport b1 3,0')).toBe('O24.9');
  });

  test('T6.3 a unit is not carried onto an over-full hex at the end of movement (B8.2)', () => {
    const table = air('blue arm 8-6 @ -3,0 as b1\nblue arm 8-6 @ 3,0 as b2').play('airTransport b1 3,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play(['moveUnit b2 3,-1', 'endMovement']);
  });
});
