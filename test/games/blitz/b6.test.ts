import { describe, expect, test } from 'vitest';
import { basic, ends, pass } from './basic.ts';

describe('B6 movement', () => {
  test('B6.1 any number of units may move, each once: thirds spent stay spent', () => {
    const many = Array.from({ length: 10 }, (_, i) => `blue inf 1-4 @ 0,0 as b${i + 1}`).join('\n');
    const table = basic(`${many}\nblue moves`);
    for (let i = 1; i <= 10; i++) table.play(`moveUnit b${i} 1,0 2,0 3,0 4,0`);
    for (let i = 1; i <= 10; i++) expect(table.refusal(`moveUnit b${i} 3,0`)).toBe('B11.1');
    expect(table.refusal('moveUnit b1+b1 3,0')).toBe('B6.1');
  });

  test('B6.1 only units on the map move, and only the mover’s', () => {
    const table = basic(
      'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 waits 1 as b2\nblue inf 4-4 lost as b3\nred inf 4-4 @ 3,0 as r1\nblue moves',
    );
    expect(table.refusal('moveUnit b2 0,1')).toBe('B6.1');
    expect(table.refusal('moveUnit b3 0,1')).toBe('B6.1');
    expect(table.refusal('moveUnit r1 4,0')).toBe('B6.1');
  });

  test('B6.2 a unit may go any number of hexes its factor allows, and need not use it all', () => {
    const table = basic('blue inf 4-2 @ 0,0 as b1\nblue moves');
    const within = (reach: number) =>
      table.game.world.board.grid.names.filter((name) => {
        const [q = 0, r = 0] = name.split(',').map(Number);
        const far = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
        return far > 0 && far <= reach;
      });
    expect(ends(table, 'moveUnit', 'b1')).toEqual(within(2).sort());
    table.play(['moveUnit b1 1,0', 'endMovement']);
    expect(table.unit('b1').spent).toBe(3);
  });

  test('B6.3 no unit is obliged to move', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 2,0 as r1\nblue moves');
    pass(table);
    expect([table.where('b1'), table.side]).toEqual(['0,0', 'red']);
  });

  test('B6.4 direction is free and may change from step to step, back over the same hexes too', () => {
    const table = basic('blue arm 6-6 @ 0,0 as b1\nblue moves');
    table.play('moveUnit b1 1,0 0,0 0,1 1,0 0,0 -1,0');
    expect(table.unit('b1')).toMatchObject({ spent: 18 });
    expect(table.where('b1')).toBe('-1,0');
  });

  test('B6.5 once movement has ended nothing moves: battles are declared and fought', () => {
    const table = basic(
      'blue arm 8-6 @ 0,0 as b1\nblue inf 4-4 @ -2,0 as b2\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ 4,0\nblue moves',
    );
    table.play('endMovement');
    expect(table.refusal('moveUnit b2 -1,0')).toBe('B80.4');
    table.play('endDeclaration b1 on 1,0');
    expect(table.refusal('moveUnit b2 -1,0')).toBe('B80.6');
    table.play('resolve 1');
    expect(table.refusal('moveUnit b2 -1,0')).toBe('B80.8');
  });

  test('B6.6 a unit passes over friends, even over a full stack, but never enters an enemy hex', () => {
    const table = basic(
      'blue inf 4-4 @ 0,0 as b1\nblue arm 8-6 @ 1,0 as b2\nblue inf 4-4 @ 1,0 as b3\nred inf 4-4 @ -1,0 as r1\nblue moves',
      'sea -1,1 -1,-1 0,-1 0,1 1,-1 zone A',
    );
    expect(table.refusal('moveUnit b1 -1,0')).toBe('B6.6');
    table.play('moveUnit b1 1,0 2,0');
    expect(table.where('b1')).toBe('2,0');
    const lane = basic(
      'blue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves',
      'road : -1,0 0,0 1,0 2,0 3,0 4,0',
    );
    expect(lane.refusal('moveUnit b1 0,0 1,0 2,0 3,0')).toBe('B7.z3');
  });

  test('B6.6 no unit is set up, placed or flown onto an enemy', () => {
    const setup = basic('blue inf 4-4 waits 1 as b1\nred inf 4-4 @ 0,0 as r1\nblue sets up', 'belongs blue all');
    expect(setup.refusal('placeUnit b1 0,0')).toBe('B6.6');
    expect(ends(setup, 'moveUnit', 'b1')).toEqual([]);
    const air = basic(
      'blue abn 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves',
      'city Base : 0,0\nbelongs blue 0,0',
    );
    expect(air.refusal('flyAirborne b1 3,0')).toBe('B18.2');
    const home = basic(
      'blue inf 4-4 waits 1 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves',
      'city Home : 0,0\nbelongs blue 0,0',
    );
    expect(home.refusal('placeReinforcement b1 0,0')).toBe('B17.3');
  });

  test('B6.7 movement not used is lost with the player turn and helps nobody else', () => {
    const table = basic(
      'blue arm 6-6 @ 0,0 as b1\nblue inf 4-4 @ 0,1 as b2\nred inf 4-4 @ -4,0 as r1\nblue moves',
      '',
      9,
    );
    table.play('moveUnit b1 1,0');
    expect(table.refusal('moveUnit b2 1,1 2,1 3,1 4,1 5,1')).toBe('B11.1');
    pass(table);
    pass(table);
    expect(table.unit('b1').spent).toBe(0);
    expect(table.refusal('moveUnit b1 2,0 3,0 4,0 5,0 6,0 7,0 8,0')).toBe('B11.1');
    table.play('moveUnit b1 2,0 3,0 4,0 5,0 6,0 7,0');
  });

  test('B6.8 a move may be made in several commands while it has movement left and has not been stopped', () => {
    const table = basic(
      'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,1 as b2\nred inf 4-4 @ 3,-1 as r1\nblue moves',
      'mountain 0,2',
    );
    table.play(['moveUnit b1 1,0', 'moveUnit b2 0,2', 'moveUnit b1 0,0', 'moveUnit b1 1,-1', 'moveUnit b1 2,-1']);
    expect(table.unit('b1')).toMatchObject({ spent: 12, stopped: true });
    expect(table.refusal('moveUnit b1 1,-1')).toBe('B7.z3');
    expect(table.refusal('moveUnit b2 0,1')).toBe('B16.1');
  });
});
