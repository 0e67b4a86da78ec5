import { describe, expect, test } from 'vitest';
import { LIBRARY } from '#test/laws/library.ts';
import { legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, type Table } from '../table.ts';
import { found } from './table.ts';

/** A lake of three hexes between two stretches of land. */
const BOARD = [
  'grid q -6..6 r -1..1',
  'country b blue Blue',
  'country r red Red',
  'country m minor Mid',
  'lake 0,-1 0,0 0,1',
  'label lake "Lake Frederick" along 0,0',
  'city Heim : -6,0',
  'belongs b -6,0',
  'city Rot : 6,0',
  'belongs r 6,0',
  'belongs m 1,-1 1,0 1,1',
].join('\n');
const ice = (season: string, lines: string, modules = 'M14', phase = 'blue moves', turn = 3): Table =>
  position(
    `game basic\nmodules ${modules}\nboard inline\n${BOARD}\nend board\nturn ${turn}\nseason ${season}\nindicator 1\n${lines}\nblue inf 1-4 @ -6,0 as b0\nred inf 1-4 @ 6,0 as r0\n${phase}`,
  );

describe('M14.15 the frozen lake', () => {
  test('M14.15, M14.0 in winter it is clear land; in other seasons nobody enters it', () => {
    const winter = ice('winter 3', 'blue inf 4-4 @ -1,0 as b1');
    expect(found(winter, 'reaches b1 0,0 1,0 2,0')).toBeUndefined();
    winter.play('moveUnit b1 0,0');
    expect([winter.where('b1'), winter.unit('b1').spent]).toEqual(['0,0', 3]);
    roundTrip(winter);
    for (const season of ['spring 1', 'summer 5', 'fall 9']) {
      const water = ice(season, 'blue inf 4-4 @ -1,0 as b1');
      expect([season, water.refusal('moveUnit b1 0,0')]).toEqual([season, 'B1.9']);
      expect(found(water, 'reaches b1 1,0')).toBeDefined();
    }
    const text = `game basic\nmodules M14\nboard inline\n${BOARD}\nend board\nseason fall 1\nblue inf 4-4 @ 0,0 as b1\nred inf 1-4 @ 6,0\nblue moves`;
    expect(faults(text).join()).toContain('B1.9');
    expect(faults(text.replace('modules M14\n', '').replace('season fall 1\n', '')).join()).toContain('B1.9');
    expect(faults(text.replace('fall', 'winter'))).toEqual([]);
  });

  test('M14.15 it belongs to the country round it, doubles nobody, and carries a retreat', () => {
    const table = ice('winter 3', 'red inf 4-4 @ 0,0 as r1\nblue inf 8-4 @ -1,0 as b1', 'M3 M4 M14', 'blue attacks');
    const { board } = table.game.world;
    const lake = board.grid.byName.get('0,1') as number;
    expect(board.source.countries[board.country[lake] ?? -1]?.name).toBe('Mid');
    expect(found(table, 'defence b1 on 0,0 4')).toBeUndefined();
    const away = ice('winter 3', 'red inf 4-4 @ 1,0 as r1\nblue inf 8-4 @ 2,0 as b1', 'M3 M4 M14', 'blue attacks');
    away.play('declareBattle b1 on 1,0', 2).play('chooseK 0');
    expect(found(away, 'retreats r1 0,0 0,1 1,-1')).toBeUndefined();
    const wet = ice('fall 3', 'red inf 4-4 @ 1,0 as r1\nblue inf 8-4 @ 2,0 as b1', 'M3 M4 M14', 'blue attacks');
    wet.play('declareBattle b1 on 1,0', 2).play('chooseK 0');
    // One way is left, so nothing is asked.
    expect(wet.where('r1')).toBe('1,-1');
  });

  test('M90.39, M10.4 it carries supply lines in winter only', () => {
    const across = (season: string) =>
      position(
        `game basic\nmodules M10 M14\nboard inline\n${BOARD.replace('city Heim : -6,0', 'city Heim : -2,0').replace('belongs b -6,0', 'belongs b -2,0')}\nend board\nturn 3\nseason ${season}\nindicator 1\nblue inf 4-4 @ 2,0 as b1\nred inf 1-4 @ 6,0\nblue moves`,
      );
    expect(found(across('winter 3'), 'supplied b1')).toBeUndefined();
    expect(found(across('fall 3'), 'why b1 reach')).toBeUndefined();
  });

  test('M14.15, O21.1.1a supply routes cross it in winter only', () => {
    const marked = (season: string) =>
      position(
        `game tournament supplyRoutes\nmodules M14\nboard inline\n${BOARD.replace('grid q -6..6', 'grid q -12..12')}\nroad : -6,0 -7,0\nend board\nturn 3\nseason ${season}\nindicator 1\nblue inf 4-4 @ 2,0 as b1\nblue inf 1-4 @ -6,0\nred inf 1-4 @ 6,0\nred moves`,
      )
        .play(['endMovement', 'endDeclaration'])
        .play('rollWeather', 1)
        .unit('b1').isolated === true;
    expect([marked('winter 3'), marked('fall 3')]).toEqual([false, true]);
  });

  test('M14.17 in the ninth turn of winter nobody enters it; who is on it may leave', () => {
    const table = ice(
      'winter 9',
      'blue inf 4-4 @ -1,0 as b1\nblue inf 2-4 @ 0,0 as b2\nblue inf 2-4 @ 0,1 as b3\nred inf 2-4 @ 0,-1 as r1',
    );
    expect(table.refusal('moveUnit b1 0,0')).toBe('M14.17');
    expect(table.refusal('moveUnit b3 0,0')).toBe('M14.17');
    table.play('moveUnit b3 -1,1');
    roundTrip(table);
  });

  test('M14.17 units on the lake when spring begins are eliminated, of both sides', () => {
    const table = ice(
      'winter 9',
      'blue inf 2-4 @ 0,1 as b2\nred inf 2-4 @ 0,-1 as r1\nred inf 2-4 @ 3,0 as r2',
      'M3 M14',
      'red moves',
    );
    table.play('endMovement');
    expect([table.state.turn, table.where('b2'), table.where('r1'), table.where('r2')]).toEqual([
      4,
      'lost',
      'lost',
      '3,0',
    ]);
    expect(table.events.find((event) => event.is === 'eliminated')).toMatchObject({ rule: 'M14.17' });
    expect(found(table, 'season spring 1')).toBeUndefined();
  });

  test('M14.15 on the continent Lake Frederick is land of San Estados; the board file says nothing of it, and Lake Pinsky stays', () => {
    const at = (season: string) =>
      position(
        `game basic\nmodules M14\nboard continent\nseason ${season}\nindicator 1\nblue inf 4-4 @ AA38 as b1\nred inf 1-4 @ U54\nblue moves`,
        LIBRARY,
      );
    const winter = at('winter 2');
    expect(found(winter, 'reaches b1 AA39 AA40')).toBeUndefined();
    const { board } = winter.game.world;
    const hex = (name: string) => board.grid.byName.get(name) as number;
    expect(board.source.countries[board.country[hex('AA40')] ?? -1]?.name).toBe('San Estados');
    expect([board.ice?.[hex('AA40')], board.ice?.[hex('S33')]]).toEqual([1, 0]);
    expect(at('summer 2').refusal('moveUnit b1 to AA39')).toBe('B1.9');
  });

  test('M9.8, M14.15 no airbase is laid out on the lake, in production or at the start, unless it is frozen', () => {
    const home = BOARD.replace('belongs m 1,-1 1,0 1,1', 'belongs b 1,-1 1,0 1,1');
    const built = (season: string) =>
      position(
        `game basic\nmodules M3 M9 M12 M14\nboard inline\n${home}\nend board\nturn 2\nseason ${season}\nindicator 1\ncentre blue 12 -6,0\nblue inf 1-4 @ -6,0\nred inf 1-4 @ 6,0\nred moves`,
      ).play('endMovement');
    expect(built('summer 5').refusal('produce -6,0 Airbase 1 at 0,0')).toBe('M8.8');
    expect(legalTexts(built('fall 3'), 'produce').filter((text) => / at 0,/.test(text))).toEqual([]);
    built('winter 3').play('produce -6,0 Airbase 1 at 0,0');
    const text = (season: string) =>
      `game basic\nmodules M12 M14\nboard inline\n${home}\nend board\nseason ${season}\nindicator 1\nblue airbase 1-0 waits 1 as v1\nblue inf 1-4 @ -6,0\nred inf 1-4 @ 6,0\nblue sets up`;
    expect(position(text('summer 1')).refusal('placeUnit v1 0,0')).toBe('B3.4');
    expect(position(text('winter 1')).play('placeUnit v1 0,0').where('v1')).toBe('0,0');
  });

  test('M12.40, M14.15 no area interdiction over open water', () => {
    const over = (season: string) =>
      ice(season, 'blue airbase 1-0 @ -5,0 as v1\nblue SAC 8-20 @ -5,0 as s1', 'M3 M12 M14');
    expect(over('summer 5').refusal('declareStrike 0,0 interdict s1')).toBe('M12.40');
    expect(over('winter 5').play('declareStrike 0,0 interdict s1').unit('s1').interdicts).toBe(true);
  });

  test('M11.1, M14.15 a lake that freezes is no coast: no assault hex is taken beside it alone, in winter neither', () => {
    const coast = BOARD.replace('lake 0,-1 0,0 0,1', 'sea -1,-1 -1,0 -1,1 -2,-1 -2,0 -2,1 zone A\nlake 0,-1 0,0 0,1');
    const text = (season: string, line: string) =>
      `game basic\nmodules M11 M14\nboard inline\n${coast}\nend board\nturn 3\nseason ${season}\nindicator 1\n${line}\nblue inf 1-4 @ -6,0\nred inf 1-4 @ 6,0\nblue moves`;
    for (const season of ['summer 5', 'winter 5']) {
      const table = position(text(season, 'blue TF 1-1 sea A as t1'));
      expect([season, table.refusal('takeAssaultHex t1 -1,0')]).toEqual([season, 'M11.1']);
      expect(legalTexts(table, 'takeAssaultHex')).not.toContain('takeAssaultHex t1 -1,0');
      roundTrip(table);
      expect(faults(text(season, 'blue TF 1-1 assault -1,0 as t1')).join()).toContain('M11.1');
    }
  });
});
