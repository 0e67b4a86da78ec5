import { describe, expect, test } from 'vitest';
import { attack, basic, ends, fought, pass } from './basic.ts';

const BASE = 'city Base : 0,0\nbelongs blue 0,0';
const LONG = 'city Base : -11,0\nbelongs blue -11,0';

describe('B18 airborne and air assault units', () => {
  test('B18.1 airborne and air assault units fly, no others', () => {
    const table = basic(
      'blue abn 4-4 @ 0,0 as b1\nblue aa 4-6 @ 0,0 as b2\nblue inf 4-4 @ 0,0 as b3\nblue moves',
      BASE,
    );
    table.play(['flyAirborne b1 3,0', 'flyAirborne b2 -3,0']);
    expect(table.refusal('flyAirborne b3 3,0')).toBe('B18.1');
    const heavy = basic('blue arm 6-6 @ 0,0 as b1\nblue art 8-4-4 @ 0,0 as b2\nblue moves', BASE);
    for (const id of ['b1', 'b2']) {
      expect(heavy.refusal(`flyAirborne ${id} 3,0`)).toBe('B18.1');
      expect(ends(heavy, 'flyAirborne', id)).toEqual([]);
    }
  });

  test('B18.1 once in a player turn, at most 20 hexes', () => {
    const table = basic('blue abn 4-4 @ -11,0 as b1\nblue moves', LONG, 11);
    expect(table.refusal('flyAirborne b1 10,0')).toBe('B18.1');
    table.play('flyAirborne b1 9,0');
    expect(table.refusal('flyAirborne b1 8,0')).toBe('B18.1');
    const twice = basic(
      'blue abn 4-4 @ 0,0 as b1\nred inf 4-4 @ 4,-4\nblue moves',
      `${BASE}\ncity Other : 3,0\nbelongs blue 3,0`,
    ).play('flyAirborne b1 3,0');
    expect(twice.refusal('flyAirborne b1 0,0')).toBe('B18.1');
    pass(twice);
    pass(twice);
    twice.play('flyAirborne b1 0,0');
  });

  test('B18.1 take-off only from a friendly city hex', () => {
    const field = basic('blue abn 4-4 @ 1,0 as b1\nblue moves', BASE);
    expect(field.refusal('flyAirborne b1 3,0')).toBe('B18.1');
    const foreign = basic('control red 0,0\nblue abn 4-4 @ 0,0 as b1\nblue moves', BASE);
    expect(foreign.refusal('flyAirborne b1 3,0')).toBe('B18.1');
    const contested = basic('blue abn 4-4 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nblue moves', BASE);
    expect(contested.refusal('flyAirborne b1 -3,0')).toBe('B18.1');
    expect(ends(contested, 'flyAirborne', 'b1')).toEqual([]);
    // Any friendly city will do, at home or not.
    basic('control blue 0,0\nblue abn 4-4 @ 0,0 as b1\nblue moves', 'city Minor : 0,0\nbelongs n 0,0').play(
      'flyAirborne b1 3,0',
    );
  });

  test('B18.2 not next to an enemy, not on one, not on lake, sea or neutral ground', () => {
    const table = basic(
      'blue abn 4-4 @ 0,0 as b1\nred inf 1-4 @ 3,0 as r1\nblue moves',
      `${BASE}\nlake 0,2\nsea 0,3 zone A\nneutral 0,-2`,
    );
    for (const hex of ['3,0', '2,0', '2,1', '3,-1', '4,-1', '4,0', '3,1', '0,2', '0,3', '0,-2']) {
      expect(table.refusal(`flyAirborne b1 ${hex}`), hex).toBe('B18.2');
    }
    const open = ends(table, 'flyAirborne', 'b1');
    expect(open).toContain('1,0');
    expect(open).toHaveLength(61 - 1 - 7 - 3);
  });

  test('B18.3 example: 4 thirds to the city, a flight, 8 thirds left: two steps, the last into a zone of control', () => {
    const table = basic(
      'blue abn 4-4 @ -12,0 as b1\nred inf 4-4 @ 11,0 as r1\nblue moves',
      'city Base : -10,0\nbelongs blue -10,0\nroad : -11,0 -10,0',
      12,
    );
    table.play('moveUnit b1 -11,0 -10,0');
    expect(table.unit('b1').spent).toBe(4);
    table.play('flyAirborne b1 8,0');
    expect(table.unit('b1').spent).toBe(4);
    table.play('moveUnit b1 9,0 10,0');
    expect(table.unit('b1')).toMatchObject({ spent: 10, stopped: true });
    attack(table, 'b1 on 11,0');
  });

  test('B18.3 movement before and after share one movement factor', () => {
    const table = basic('blue abn 4-4 @ -2,0 as b1\nblue moves', BASE).play([
      'moveUnit b1 -1,0 0,0',
      'flyAirborne b1 0,2',
    ]);
    expect(table.refusal('moveUnit b1 1,2 2,2 2,1')).toBe('B11.1');
    table.play('moveUnit b1 1,2 2,2');
    // With nothing left it may still fly: the flight is free.
    const spent = basic('blue abn 4-2 @ -2,0 as b1\nblue moves', BASE).play([
      'moveUnit b1 -1,0 0,0',
      'flyAirborne b1 0,2',
    ]);
    expect(spent.refusal('moveUnit b1 0,3')).toBe('B11.1');
  });

  test('B18.4 landed on forest or mountain it may not move further', () => {
    for (const ground of ['forest 0,2', 'mountain 0,2']) {
      const table = basic('blue abn 4-4 @ 0,0 as b1\nblue moves', `${BASE}\n${ground}`).play('flyAirborne b1 0,2');
      expect(table.unit('b1').stopped, ground).toBe(true);
      expect(table.refusal('moveUnit b1 0,3'), ground).toBe('B18.4');
      expect(ends(table, 'moveUnit', 'b1'), ground).toEqual([]);
    }
    // A road through it does not help: it did not come by road.
    const road = basic('blue aa 4-6 @ 0,0 as b1\nblue moves', `${BASE}\nmountain 0,2\nroad : 0,1 0,2 0,3`);
    road.play('flyAirborne b1 0,2');
    expect(road.refusal('moveUnit b1 0,3')).toBe('B18.4');
  });

  test('B18.4 landed on clear ground and walked into the mountains it is stopped by these', () => {
    const table = basic('blue abn 4-4 @ 0,0 as b1\nblue moves', `${BASE}\nmountain 0,2`);
    table.play(['flyAirborne b1 0,1', 'moveUnit b1 0,2']);
    expect(table.refusal('moveUnit b1 0,3')).toBe('B16.1');
  });

  test('B18.5 any number may fly; the landing hex obeys the limit at the end of movement', () => {
    const flock = [1, 2, 3].map((i) => `blue abn 4-4 @ 0,0 as b${i}`).join('\n');
    const table = basic(`${flock}\nblue abn 4-4 waits 1 as b4\nblue moves`, BASE);
    table.play(['flyAirborne b1 0,3', 'flyAirborne b2 0,3', 'flyAirborne b3 0,3', 'placeReinforcement b4 0,0']);
    table.play('flyAirborne b4 0,3');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play(['moveUnit b4 0,4', 'endMovement']);
  });

  test('B18.6 the distance is the length of the flight path; enemies do not hinder it', () => {
    const wall = Array.from({ length: 9 }, (_, i) => `red inf 4-4 @ 0,${i - 4} as r${i}`).join('\n');
    const over = basic(`blue abn 4-4 @ -4,0 as b1\n${wall}\nblue moves`, 'city Base : -4,0\nbelongs blue -4,0');
    over.play('flyAirborne b1 4,-2');
    // 20 hexes in a zigzag are the limit, 21 too many, though the target is near.
    const back = (steps: number) => Array.from({ length: steps }, (_, i) => (i % 2 === 0 ? '1,0' : '2,0')).join(' ');
    const table = basic('blue abn 4-4 @ 0,0 as b1\nblue moves', BASE);
    expect(table.refusal(`flyAirborne b1 ${back(21)}`)).toBe('B18.6');
    table.play(`flyAirborne b1 ${back(20)}`);
    expect(table.where('b1')).toBe('2,0');
  });

  test('B18.6 a detour round neutral ground can put a near hex out of range', () => {
    const board = (gap: string[]) => {
      const wall = Array.from({ length: 23 }, (_, i) => `1,${i - 11}`).filter((name) => !gap.includes(name));
      const on = wall.filter(
        (name) => Math.abs(1 + Number(name.split(',')[1])) <= 11 && Number(name.split(',')[1]) >= -11,
      );
      return `${BASE}\nneutral ${on.join(' ')}`;
    };
    const lines = 'blue abn 4-4 @ 0,0 as b1\nblue moves';
    expect(basic(lines, board([]), 11).refusal('flyAirborne b1 2,0')).toBe('B18.1');
    // Down to the gap at 1,9 and back up: 0,0 to 1,9 is 10, 1,9 to 2,0 is 9.
    basic(lines, board(['1,9']), 11).play('flyAirborne b1 2,0');
    expect(basic(lines, board(['1,10']), 11).refusal('flyAirborne b1 2,-1')).toBe('B18.1');
  });

  test('B18.7 a flight path is a chain of adjacent hexes over land, sea and lake, never over neutral ground', () => {
    const table = basic('blue abn 4-4 @ 0,0 as b1\nblue moves', `${BASE}\nsea 1,0 zone A\nlake 2,0\nneutral 0,1`);
    expect(table.refusal('flyAirborne b1 1,0 3,0')).toBe('B18.7');
    expect(table.refusal('flyAirborne b1 0,1 0,2')).toBe('B18.7');
    table.play('flyAirborne b1 1,0 2,0 3,0');
    expect(table.where('b1')).toBe('3,0');
    // The engine's own path keeps clear of the neutral hex too.
    const own = basic('blue abn 4-4 @ 0,0 as b1\nblue moves', `${BASE}\nneutral 0,1`).play('flyAirborne b1 0,2');
    const flown = own.events.find((event) => event.is === 'flown');
    const path = flown?.is === 'flown' ? flown.path.map((hex) => own.game.world.board.grid.names[hex]) : [];
    expect(path).toHaveLength(3);
    expect(path).not.toContain('0,1');
  });

  test('B18.8 Q10.2 a city taken in this player turn is no take-off base before the next', () => {
    const table = basic(
      'control red 0,0\nblue abn 4-4 @ 1,0 as b1\nred inf 4-4 @ -4,4\nblue moves',
      'city Foe : 0,0\nbelongs red 0,0',
    );
    table.play('moveUnit b1 0,0');
    expect(table.refusal('flyAirborne b1 3,0')).toMatch(/^B18\.[18]$/);
    pass(table);
    pass(table);
    table.play('flyAirborne b1 3,0');
    const recorded = basic(
      'control blue 0,0\nsince red 0,0\nblue abn 4-4 @ 0,0 as b1\nred inf 4-4 @ -4,4\nblue moves',
      BASE,
    );
    expect(recorded.refusal('flyAirborne b1 3,0')).toBe('B18.8');
  });

  test('B18.1 a flight into battle: airborne units attack with the rest', () => {
    const table = basic(
      'blue abn 4-4 @ 0,0 as b1\nblue inf 4-4 @ 2,0 as b2\nred inf 4-4 @ 4,0 as r1\nblue moves',
      BASE,
    ).play(['flyAirborne b1 3,-2', 'moveUnit b1 3,-1 4,-1', 'moveUnit b2 3,0']);
    attack(table, 'b1+b2 on 4,0').play('resolve 1', 1);
    expect(fought(table)).toMatchObject({ attack: 8, odds: '2-1' });
  });
});
