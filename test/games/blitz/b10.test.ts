import { describe, expect, test } from 'vitest';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import type { Side } from '#games/blitz/types.ts';
import { attack, basic, controller, house, pass } from './basic.ts';
import type { Table } from './table.ts';

const friendlyTo = (table: Table, name: string): Side[] =>
  (['blue', 'red'] as const).filter((side) =>
    friendly(table.game.world, table.state, side, table.game.world.board.grid.byName.get(name) ?? -1),
  );

const CITY = 'city Burg : 0,0';

describe('B10 city control', () => {
  test('B10.1 each city hex has a controller: Blue, Red or nobody', () => {
    const table = basic(
      'control blue -2,0\ncontrol red 2,0\nblue inf 4-4 @ -4,4\nred inf 4-4 @ 4,-4\nblue moves',
      'city West : -2,0\ncity Mid : 0,0\ncity East : 2,0',
    );
    expect(['-2,0', '0,0', '2,0'].map((name) => controller(table, name))).toEqual(['blue', 'nobody', 'red']);
  });

  test('B10.2 a ground unit covers the city hex it is in and those beside it, no further', () => {
    for (const [at, owner] of [
      ['0,0', 'blue'],
      ['1,0', 'blue'],
      ['-1,1', 'blue'],
      ['2,0', 'nobody'],
      ['1,1', 'nobody'],
    ]) {
      const table = basic(`control nobody 0,0\nblue inf 1-4 @ ${at} as b1\nred inf 4-4 @ 4,-4\nblue moves`, CITY);
      pass(table);
      expect(controller(table, '0,0'), at).toBe(owner);
    }
  });

  test('B10.3 a side that covers alone becomes controller; both or neither change nothing', () => {
    const start = (blue: string, red: string) =>
      basic(`control red 0,0\nblue inf 4-4 @ ${blue} as b1\nred inf 4-4 @ ${red} as r1\nblue moves`, CITY);
    const alone = start('2,0', '4,-4');
    alone.play('moveUnit b1 1,0');
    pass(alone);
    expect(controller(alone, '0,0')).toBe('blue');
    const both = start('2,0', '-1,0');
    both.play('moveUnit b1 1,0');
    pass(both);
    expect(controller(both, '0,0')).toBe('red');
    const neither = start('1,0', '4,-4');
    neither.play('moveUnit b1 2,0');
    pass(neither);
    expect(controller(neither, '0,0')).toBe('red');
  });

  test('B10.4 friendly is control without an enemy covering it at that moment', () => {
    const lines = (red: string) =>
      `control blue 0,0\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ ${red} as r1\nblue moves`;
    expect(friendlyTo(basic(lines('3,0'), CITY), '0,0')).toEqual(['blue']);
    expect(friendlyTo(basic(lines('1,0'), CITY), '0,0')).toEqual([]);
    // Covered by nobody a city stays friendly to its controller.
    expect(
      friendlyTo(basic('control red 0,0\nblue inf 4-4 @ 4,0\nred inf 4-4 @ -4,0\nblue moves', CITY), '0,0'),
    ).toEqual(['red']);
    // Covered by the enemy alone, before the next update: friendly to neither.
    const taken = basic('control red 0,0\nblue inf 4-4 @ 3,0 as b1\nred inf 4-4 @ -4,0\nblue moves', CITY);
    taken.play('moveUnit b1 2,0 1,0');
    expect([friendlyTo(taken, '0,0'), controller(taken, '0,0')]).toEqual([[], 'red']);
  });

  test('B10.4 contested is looked up live within the movement phase', () => {
    const table = basic('control blue 0,0\nblue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 2,0 as r1\nred moves', CITY);
    table.play('moveUnit r1 1,0');
    expect(friendlyTo(table, '0,0')).toEqual([]);
    table.play('takeBack');
    expect(friendlyTo(table, '0,0')).toEqual(['blue']);
  });

  test('B10.5 example: a unit that ends next to an empty city takes it at the end of movement', () => {
    const lines = 'control red 0,0\nblue inf 4-4 @ 2,0 as b1\nred inf 4-4 @ -4,4 as r1\nblue moves';
    const table = basic(lines, CITY);
    table.play('moveUnit b1 1,0');
    expect(controller(table, '0,0')).toBe('red');
    table.play('endMovement');
    expect(controller(table, '0,0')).toBe('blue');
  });

  test('B10.5 example: one that only passes by changes nothing', () => {
    const table = basic('control red 0,0\nblue inf 4-4 @ 0,2 as b1\nred inf 4-4 @ -4,4 as r1\nblue moves', CITY);
    table.play(['moveUnit b1 0,1 1,0 2,0 3,0', 'endMovement']);
    expect(controller(table, '0,0')).toBe('red');
    table.play('endDeclaration');
    expect(controller(table, '0,0')).toBe('red');
  });

  test('B10.5 passingControl: driving past an uncovered city takes it at once, a covered one not', () => {
    const lines = 'control red 0,0\nblue inf 4-4 @ 0,2 as b1\nred inf 4-4 @ -4,4 as r1\nblue moves';
    const table = house('passingControl', lines, CITY);
    table.play('moveUnit b1 0,1 1,0 2,0 3,0');
    expect(controller(table, '0,0')).toBe('blue');
    table.play('takeBack');
    expect(controller(table, '0,0')).toBe('red');
    const covered = house('passingControl', lines.replace('-4,4 as r1', '-1,0 as r1'), CITY);
    covered.play('moveUnit b1 0,1');
    expect(controller(covered, '0,0')).toBe('red');
  });

  test('B10.5 passingControl Q10.2: a city taken in passing serves from the next player turn only', () => {
    const table = house(
      'passingControl',
      'control red 0,0\nblue abn 4-4 @ 2,0 as b1\nred inf 4-4 @ -4,4 as r1\nblue moves',
      CITY,
    );
    table.play('moveUnit b1 1,0 0,0');
    expect(table.refusal('flyAirborne b1 4,0')).toBe('B18.8');
    pass(table);
    pass(table);
    table.play('flyAirborne b1 4,0');
  });

  test('B10.5 example: Red in the city, Blue beside it: contested, Red stays controller', () => {
    const table = basic('blue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ 0,0 as r1\ncontrol red 0,0\nred moves', CITY);
    expect([friendlyTo(table, '0,0'), controller(table, '0,0')]).toEqual([[], 'red']);
    attack(table, 'r1 on 1,0').play('resolve 1', 3);
    // Driven off two hexes at the end of combat: Red's again.
    table.play(['retreat b1 to 3,0', 'endAdvance']);
    expect([friendlyTo(table, '0,0'), controller(table, '0,0')]).toEqual([['red'], 'red']);
  });

  test('B10.5 an update at the end of combat: the city passes when its garrison has been destroyed', () => {
    const table = basic(
      'control red 0,0\nblue arm 8-6 @ 1,0 as b1\nblue arm 8-6 @ 0,1 as b2\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ -4,0 as r2\nblue moves',
      CITY,
    );
    table.play('endMovement');
    expect(controller(table, '0,0')).toBe('red');
    table.play(['endDeclaration b1+b2 on 0,0', 'resolve 1']);
    expect(controller(table, '0,0')).toBe('red');
    table.play('endAdvance');
    expect(controller(table, '0,0')).toBe('blue');
  });

  test('Q10.1 each hex of a city is judged alone: a unit flies from the hex no enemy covers', () => {
    const table = basic(
      'blue abn 4-4 @ -1,0 as b1\nblue abn 4-4 @ 0,0 as b2\nred inf 4-4 @ 1,0 as r1\nblue moves',
      'city Twin : -1,0 0,0\nbelongs blue -1,0 0,0',
    );
    expect(table.refusal('flyAirborne b2 -4,2')).toBe('B18.1');
    table.play('flyAirborne b1 -4,2');
    // From the covered hex it may step to the free one and fly from there.
    table.play(['moveUnit b2 -1,0', 'flyAirborne b2 -4,3']);
    expect([table.where('b1'), table.where('b2')]).toEqual(['-4,2', '-4,3']);
  });

  test('Q10.2 a city captured in this player turn cannot be used in it; one merely cleared of contest can', () => {
    const base = 'city Base : 0,0\nbelongs blue 0,0';
    const captured = basic(
      'control red 0,0\nsince red 0,0\nblue inf 4-4 waits 1 as b2\nblue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ -4,0\nblue moves',
      base,
    );
    // Blue covers it, but the record still says Red until the update at the end of movement.
    expect(captured.refusal('placeReinforcement b2 0,0')).toBe('B17.3');
    pass(captured);
    pass(captured);
    captured.play('placeReinforcement b2 0,0');
    const now = basic(
      'control blue 0,0\nsince red 0,0\nblue inf 4-4 waits 1 as b2\nblue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ -4,0\nblue moves',
      base,
    );
    expect(now.refusal('placeReinforcement b2 0,0')).toBe('B17.3');
    const contested = basic(
      'control blue 0,0\nblue inf 4-4 waits 1 as b2\nblue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ -1,0 as r1\nred moves',
      base,
    );
    contested.play('moveUnit r1 -2,0');
    pass(contested);
    contested.play('placeReinforcement b2 0,0');
  });
});
