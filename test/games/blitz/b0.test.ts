import { describe, expect, test } from 'vitest';
import { axialDistance } from '#hex/hex.ts';
import { adjacent, distance, hexNamed, neighboursOf, radiusGrid } from '#hex/grid.ts';
import { attack, basic, fought, pass } from './basic.ts';
import { faults, position, small } from './table.ts';

const twoUnits = 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nblue moves';

describe('B0 conventions', () => {
  test('B0.1 the Basic Game has none of the Tournament units and no optional rule', () => {
    expect(faults(`game basic\n${small()}\nblue rng 1-4 @ 0,0\nblue moves`)).toHaveLength(1);
    expect(faults(`game basic\n${small()}\nblue TAC 4-8 @ 0,0\nblue moves`)).toHaveLength(1);
    for (const option of ['fighters', 'interdiction', 'nuclear', 'seaAir', 'supplyRoutes', 'weather']) {
      expect(faults(`game basic ${option}\n${small()}\n${twoUnits}`), option).not.toEqual([]);
    }
    expect(faults(`game basic\n${small()}\n${twoUnits}`)).toEqual([]);
  });

  test('B0.2 house switches are off unless the position names them', () => {
    expect(position(`game basic\n${small()}\n${twoUnits}`).game.position.switches).toEqual([]);
    const names = ['strictTerrain', 'strictOccupation', 'passingControl'];
    const table = position(`game basic ${names.join(' ')}\n${small()}\n${twoUnits}`);
    expect([...table.game.position.switches].sort()).toEqual([...names].sort());
    expect(faults(`game basic looseTerrain\n${small()}\n${twoUnits}`)).toHaveLength(1);
  });

  test('B0.3 the six neighbours of 0,0, and the distance formula', () => {
    const grid = radiusGrid(3);
    const at = (name: string) => hexNamed(grid, name) ?? -1;
    const names = neighboursOf(grid, at('0,0')).map((hex) => grid.names[hex]);
    expect(new Set(names)).toEqual(new Set(['1,0', '-1,0', '0,1', '0,-1', '1,-1', '-1,1']));
    expect(names).toHaveLength(6);
    expect(adjacent(grid, at('0,0'), at('1,1'))).toBe(false);
    expect(distance(grid, at('0,0'), at('1,1'))).toBe(2);
    expect(distance(grid, at('0,0'), at('2,-1'))).toBe(2);
    for (const a of grid.names) {
      for (const b of grid.names) {
        const [q = 0, r = 0] = a.split(',').map(Number);
        const [q2 = 0, r2 = 0] = b.split(',').map(Number);
        const [dq, dr] = [q - q2, r - r2];
        expect(axialDistance({ q, r }, { q: q2, r: r2 })).toBe((Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2);
      }
    }
  });

  test('B0.4 factors are combat-movement, for artillery attack-defence-movement', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nblue art 8-4-4 @ 0,1 as b2\nblue moves');
    expect(table.unit('b1')).toMatchObject({ af: 4, df: 4, mf: 4 });
    expect(table.unit('b2')).toMatchObject({ af: 8, df: 4, mf: 4 });
    expect(faults(`game basic\n${small()}\nblue art 8-4 @ 0,0\nblue moves`)).toHaveLength(1);
    expect(faults(`game basic\n${small()}\nblue inf 8-4-4 @ 0,0\nblue moves`)).toHaveLength(1);
  });

  test('B0.5 a turn is a Blue player turn, then a Red one; the mover is whose player turn it is', () => {
    const table = basic('blue inf 4-4 @ -2,0 as b1\nred inf 4-4 @ 2,0 as r1\nblue moves');
    const seen: string[] = [];
    for (let i = 0; i < 5; i++) {
      seen.push(`${table.state.turn} ${table.state.mover} ${table.side}`);
      pass(table);
    }
    expect(seen).toEqual(['1 blue blue', '1 red red', '2 blue blue', '2 red red', '3 blue blue']);
  });

  test('B0.6 one complete turn contains one whole opposing player turn: the chain of B5.2 takes three ends', () => {
    const table = basic(
      'turn 7\nblue inf 4-4 @ 1,0 as b1\nred inf 4-4 @ -3,0 as r1\nblue moves',
      'city Redburg : 0,0\nbelongs red 0,0',
    );
    pass(table);
    expect(table.phase).toBe('B80.3');
    pass(table);
    expect(table.phase).toBe('B80.3');
    pass(table);
    expect(table.state).toMatchObject({ turn: 8, mover: 'blue', outcome: { winner: 'blue', rule: 'B5.2' } });
  });

  test('B0.7 movement needs no die, a battle rolls one die of six, and none above 6-1', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 2,0 as r1\nblue moves');
    table.play('moveUnit b1 1,0');
    attack(table, 'b1 on 2,0');
    expect(() => table.play('resolve 1')).toThrow(/no dice/);
    expect(() => table.play('resolve 1', 7)).toThrow(/1 to 6/);
    expect(() => table.play('resolve 1', 0)).toThrow(/1 to 6/);
    table.play('resolve 1', 6);
    expect(fought(table)).toMatchObject({ die: 6, odds: '1-1', result: 'AE' });
    const sure = basic('blue arm 8-6 @ 0,0 as b1\nred inf 1-4 @ 1,0 as r1\nred inf 4-4 @ 4,0\nblue moves');
    attack(sure, 'b1 on 1,0').play('resolve 1');
    expect(fought(sure)).not.toHaveProperty('die');
  });

  test('B0.8 the size of artillery is its defence factor: three 8-4-4 fit one hex, a fourth does not', () => {
    const three = [1, 2, 3].map((i) => `blue art 8-4-4 @ 0,0 as b${i}`).join('\n');
    const table = basic(`${three}\nblue art 8-4-4 @ 1,0 as b4\nblue moves`);
    table.play('moveUnit b4 0,0');
    expect(table.refusal('endMovement')).toBe('B8.2');
    table.play(['takeBack', 'endMovement']);
    expect(faults(`game basic\n${small()}\n${three}\nblue inf 1-4 @ 0,0\nblue moves`)).toHaveLength(1);
  });
});
