import { describe, expect, test } from 'vitest';
import { attack, basic, ends, fought, house } from './basic.ts';
import type { Table } from './table.ts';

/** A straight road along r = 0 over the whole width of the board. */
const line = (from: number, to: number, r = 0) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i},${r}`).join(' ');

const spent = (table: Table, id = 'b1') => table.unit(id).spent;

describe('B11 roads', () => {
  test('B11.1 example: MF 4 goes 12 road steps and not 13', () => {
    const table = basic('blue inf 4-4 @ -7,0 as b1\nblue moves', `road : ${line(-7, 7)}`, 7);
    expect(table.refusal(`moveUnit b1 ${line(-6, 6)}`)).toBe('B11.1');
    table.play(`moveUnit b1 ${line(-6, 5)}`);
    expect([table.where('b1'), spent(table)]).toEqual(['5,0', 12]);
  });

  test('B11.1 a road step costs 1 third, any other 3; the full cost must be left', () => {
    const table = basic('blue inf 4-1 @ 0,0 as b1\nblue moves', 'road : 0,0 1,0');
    expect(table.refusal('moveUnit b1 1,0 2,0')).toBe('B11.1');
    expect(ends(table, 'moveUnit', 'b1')).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0'].sort());
    table.play('moveUnit b1 1,0');
    expect(spent(table)).toBe(1);
  });

  test('B11.1 a road beside the path does not help: the two hexes must be linked', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', 'road : 0,0 1,-1 1,0');
    table.play('moveUnit b1 1,0');
    expect(spent(table)).toBe(3);
    table.play('moveUnit b1 1,-1 0,0');
    expect(spent(table)).toBe(5);
  });

  test('B11.2 example: after two cross-country steps 6 road steps, or 3 and one cross-country', () => {
    const start = () => {
      const table = basic('blue inf 4-4 @ -2,2 as b1\nblue moves', `road : ${line(-3, 5)}`, 5);
      return table.play('moveUnit b1 -2,1 -2,0');
    };
    const roads = start();
    expect(spent(roads)).toBe(6);
    expect(roads.refusal(`moveUnit b1 ${line(-1, 5)}`)).toBe('B11.1');
    roads.play(`moveUnit b1 ${line(-1, 4)}`);
    const mixed = start().play(['moveUnit b1 -1,0 0,0 1,0', 'moveUnit b1 1,-1']);
    expect(spent(mixed)).toBe(12);
    const late = start().play('moveUnit b1 -1,0 0,0 1,0 2,0');
    expect(spent(late)).toBe(10);
    expect(late.refusal('moveUnit b1 2,-1')).toBe('B11.1');
  });

  test('B11.3 at an intersection the unit changes roads at the road cost', () => {
    const table = basic('blue inf 4-1 @ -1,0 as b1\nblue moves', `road : ${line(-1, 1)}\nroad : 0,-1 0,0 0,1`);
    table.play('moveUnit b1 0,0 0,1');
    expect(spent(table)).toBe(2);
    // Crossing hexes whose roads are not linked there: two roads in neighbouring hexes are no intersection.
    const apart = basic('blue inf 4-1 @ -1,0 as b1\nblue moves', 'road : -1,0 0,0\nroad : 0,1 -1,2');
    expect(apart.refusal('moveUnit b1 0,0 0,1')).toBe('B11.1');
  });

  describe('B11.4 inner steps of a city', () => {
    // The road comes from the west to 0,0, and goes on from 1,0 to the east; the two city hexes have no link.
    const TWIN = 'city Twin : 0,0 1,0\nroad : -3,0 -2,0 -1,0 0,0\nroad : 1,0 2,0 3,0';

    test('B11.4 in by road, out by road: the inner step costs 1', () => {
      const table = basic('blue inf 4-4 @ -2,0 as b1\nblue moves', TWIN);
      table.play('moveUnit b1 -1,0 0,0 1,0 2,0 3,0');
      expect(spent(table)).toBe(5);
    });

    test('B11.4 the move may begin or end inside the city', () => {
      const ending = basic('blue inf 4-4 @ -2,0 as b1\nblue moves', TWIN).play('moveUnit b1 -1,0 0,0 1,0');
      expect(spent(ending)).toBe(3);
      const beginning = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', TWIN).play('moveUnit b1 1,0 2,0');
      expect(spent(beginning)).toBe(2);
      const within = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', TWIN).play('moveUnit b1 1,0');
      expect(spent(within)).toBe(1);
    });

    test('B11.4 entered cross-country each inner step costs 3, even when a road step follows', () => {
      const table = basic('blue inf 4-4 @ 0,-1 as b1\nblue moves', TWIN);
      table.play('moveUnit b1 0,0 1,0');
      expect(spent(table)).toBe(6);
      table.play('moveUnit b1 2,0');
      expect(spent(table)).toBe(7);
    });

    test('B11.4 B90.33 left cross-country the inner step costs 3 after all', () => {
      const table = basic('blue inf 4-4 @ -1,0 as b1\nblue moves', TWIN);
      table.play('moveUnit b1 0,0 1,0');
      expect(spent(table)).toBe(2);
      table.play('moveUnit b1 1,1');
      expect(spent(table)).toBe(7);
    });

    test('B11.4 ruling: a later cross-country step that cannot pay the difference is refused', () => {
      // Road, inner, then 3 + 2 = 5 thirds for the step out: MF 2 has 4 left after 2.
      const table = basic('blue inf 4-2 @ -1,0 as b1\nblue moves', TWIN).play('moveUnit b1 0,0 1,0');
      expect(table.refusal('moveUnit b1 1,1')).toBe('B11.4');
      expect(table.refusal('moveUnit b1 2,0 2,1 3,0')).toBe('B11.1');
      table.play('moveUnit b1 2,0 2,1');
      expect(spent(table)).toBe(6);
      // By way of the road hex 0,0 alone it gets out there.
      const other = basic('blue inf 4-2 @ -1,0 as b1\nblue moves', TWIN).play('moveUnit b1 0,0 0,1');
      expect(spent(other)).toBe(4);
    });

    test('B11.4 a run of two inner steps is judged as one: the surcharge is 2 for each', () => {
      const three = 'city Trio : 0,0 1,0 2,0\nroad : -1,0 0,0';
      const table = basic('blue arm 6-6 @ -1,0 as b1\nblue moves', three).play('moveUnit b1 0,0 1,0 2,0');
      expect(spent(table)).toBe(3);
      table.play('moveUnit b1 3,0');
      expect(spent(table)).toBe(10);
      const slow = basic('blue inf 4-3 @ -1,0 as b1\nblue moves', three).play('moveUnit b1 0,0 1,0 2,0');
      expect(slow.refusal('moveUnit b1 3,0')).toBe('B11.4');
    });

    test('B11.4 a road step in between ends a run: nothing is owed for it later', () => {
      const table = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', TWIN);
      table.play('moveUnit b1 1,0 2,0 2,1');
      expect(spent(table)).toBe(5);
    });

    test('B11.4 a linked pair of city hexes is a road step, whatever follows', () => {
      const table = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', `${TWIN}\nroad : 0,0 1,0`);
      table.play('moveUnit b1 1,0 1,1');
      expect(spent(table)).toBe(4);
    });

    test('B11.4 hexes of two neighbouring cities are no inner step', () => {
      const table = basic('blue inf 4-4 @ 0,0 as b1\nblue moves', 'city One : 0,0\ncity Two : 1,0');
      table.play('moveUnit b1 1,0');
      expect(spent(table)).toBe(3);
    });

    test('B11.4 landing begins a move and take-off ends it', () => {
      const cities = `${TWIN}\nbelongs blue 0,0 1,0\ncity Far : 0,3 1,3\nbelongs blue 0,3 1,3`;
      const table = basic('blue abn 4-4 @ -1,0 as b1\nblue moves', cities);
      table.play(['moveUnit b1 0,0 1,0', 'flyAirborne b1 0,3']);
      expect(spent(table)).toBe(2);
      // The run before the flight is over; the run after it begins the move anew.
      table.play('moveUnit b1 1,3');
      expect(spent(table)).toBe(3);
      table.play('moveUnit b1 1,2');
      expect(spent(table)).toBe(8);
    });

    test('B11.4 placement begins a move; the next player turn begins anew', () => {
      const home = `${TWIN}\nbelongs blue 0,0 1,0`;
      const table = basic(
        'blue inf 4-4 waits 1 as b1\nblue inf 4-4 @ -4,4\nred inf 4-4 @ 4,-4 as r1\nblue moves',
        home,
      );
      table.play(['placeReinforcement b1 0,0', 'moveUnit b1 1,0']);
      expect(spent(table)).toBe(1);
      table.play(['endMovement', 'endDeclaration', 'endMovement', 'endDeclaration', 'moveUnit b1 1,1']);
      expect(spent(table)).toBe(3);
    });

    test('B11.4 an enemy zone of control inside the city ends the move there for 1', () => {
      const table = basic('blue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 2,-1 as r1\nblue moves', TWIN);
      table.play('moveUnit b1 0,0 1,0');
      expect(table.unit('b1')).toMatchObject({ spent: 2, stopped: true });
    });

    test('B11.4 the inner run may be as long as the thirds last', () => {
      const table = basic('blue inf 4-3 @ 0,0 as b1\nblue moves', TWIN);
      table.play('moveUnit b1 1,0 0,0 1,0 0,0 1,0 0,0 1,0 0,0 1,0');
      expect(spent(table)).toBe(9);
      expect(table.refusal('moveUnit b1 0,0')).toBe('B11.1');
    });
  });

  test('B11.5 a city hex with links works like any road hex; over other hexsides it costs 3', () => {
    const table = basic('blue inf 4-4 @ -1,0 as b1\nblue moves', 'city Burg : 0,0\nroad : -1,0 0,0 1,0');
    table.play('moveUnit b1 0,0 1,0 0,0');
    expect(spent(table)).toBe(3);
    table.play('moveUnit b1 0,1 0,0');
    expect(spent(table)).toBe(9);
  });

  test('B11.6 Q11.1 thirds left on one road serve on another, unconnected one in the same move', () => {
    const table = basic('blue inf 4-2 @ -3,0 as b1\nblue moves', `road : ${line(-3, -2)}\nroad : ${line(-1, 4)}`);
    table.play('moveUnit b1 -2,0 -1,0 0,0 1,0');
    expect(spent(table)).toBe(6);
    // Not in the next player turn: everybody starts with 3 x MF again.
    const next = basic('blue inf 4-1 @ -4,0 as b1\nred inf 4-4 @ 4,-4\nblue moves', `road : ${line(-4, 4)}`);
    next.play(['moveUnit b1 -3,0', 'endMovement', 'endDeclaration', 'endMovement', 'endDeclaration']);
    expect(next.refusal(`moveUnit b1 ${line(-2, 1)}`)).toBe('B11.1');
    next.play(`moveUnit b1 ${line(-2, 0)}`);
  });

  test('B11.7 roads change no combat factor, no retreat and no advance', () => {
    const table = basic('blue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue moves', `road : ${line(-2, 4)}`);
    attack(table, 'b1 on 0,0').play('resolve 1', 3);
    expect(fought(table)).toMatchObject({ attack: 8, defence: 4, result: 'DB2' });
    expect(table.refusal('chooseRetreat r1 1,0 2,0 3,0')).toBe('B19.5.2');
    table.play('chooseRetreat r1 1,0 2,0');
    // One hex, road or not.
    expect(table.refusal('advance b1 1,0')).toMatch(/^B19\.7\.[13]$/);
    table.play('advance b1 0,0');
    expect([table.side, table.where('b1')]).toEqual(['red', '0,0']);
  });

  test('B11.8 example: armor passes a forest hex by road for 1 third and leaves it by any legal step', () => {
    const table = basic('blue arm 6-6 @ -1,0 as b1\nblue moves', 'forest 0,0\nroad : -1,0 0,0 1,0');
    table.play('moveUnit b1 0,0');
    expect(table.unit('b1')).toMatchObject({ spent: 1, stopped: false });
    table.play(['moveUnit b1 0,1 1,0', 'moveUnit b1 0,0']);
    expect(spent(table)).toBe(8);
    // Into the same forest over any other hexside it may not go.
    expect(
      basic('blue arm 6-6 @ 0,1 as b1\nblue moves', 'forest 0,0\nroad : -1,0 0,0 1,0').refusal('moveUnit b1 0,0'),
    ).toBe('B13.1');
  });

  test('B11.8 a mountain entered by road does not stop; the same mountain from the side does', () => {
    const road = 'mountain 0,0\nroad : -1,0 0,0 1,0';
    const along = basic('blue inf 4-4 @ -1,0 as b1\nblue moves', road).play('moveUnit b1 0,0 1,0');
    expect(spent(along)).toBe(2);
    const across = basic('blue inf 4-4 @ 0,1 as b1\nblue moves', road).play('moveUnit b1 0,0');
    expect(across.unit('b1')).toMatchObject({ spent: 3, stopped: true });
    expect(across.refusal('moveUnit b1 1,0')).toBe('B16.1');
  });

  test('B11.8 reach: a rough hex reached by road is passed even if a shorter way over it would stop', () => {
    const table = basic('blue inf 4-2 @ -1,0 as b1\nblue moves', 'mountain 0,0\nroad : -1,0 0,-1 0,0 1,0 2,0');
    expect(ends(table, 'moveUnit', 'b1')).toContain('2,0');
  });

  test('B11.8 strictTerrain restores the stop and the ban on roads, everywhere', () => {
    const ground = 'forest 0,0\nmountain 0,2\nroad : -1,0 0,0 1,0\nroad : -1,2 0,2 1,2';
    const lines = 'blue arm 6-6 @ -1,0 as b1\nblue inf 4-4 @ -1,0 as b2\nblue inf 4-4 @ -1,2 as b3\nblue moves';
    const table = house('strictTerrain', lines, ground);
    expect(table.refusal('moveUnit b1 0,0')).toBe('B13.1');
    table.play(['moveUnit b2 0,0', 'moveUnit b3 0,2']);
    expect(table.unit('b2')).toMatchObject({ spent: 1, stopped: true });
    expect(table.refusal('moveUnit b2 1,0')).toBe('B13.2');
    expect(table.refusal('moveUnit b3 1,2')).toBe('B16.1');
    const advance = house(
      'strictTerrain',
      'blue arm 8-6 @ -1,0 as b1\nred inf 1-4 @ 0,0 as r1\nred inf 4-4 @ 4,-4\nblue moves',
      'forest 0,0\nroad : -1,0 0,0',
    );
    attack(advance, 'b1 on 0,0').play('resolve 1');
    // No possible advance, so the player turn is over (B80.9).
    expect([advance.side, advance.where('b1')]).toEqual(['red', '-1,0']);
  });
});
