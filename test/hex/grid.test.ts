import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjacent,
  axialGrid,
  axialOf,
  directionTo,
  distance,
  type Grid,
  hexNamed,
  letteredGrid,
  nameOf,
  neighbour,
  neighboursOf,
  radiusGrid,
} from '#hex/grid.ts';
import {
  axialDistance,
  axialFromRowColumn,
  DIRECTIONS,
  NOWHERE,
  opposite,
  rowLetters,
  rowOfLetters,
} from '#hex/hex.ts';

const GRIDS: readonly (readonly [string, Grid, number])[] = [
  ['a lettered board', letteredGrid(38, 63), 38 * 63],
  ['a small lettered board', letteredGrid(3, 4), 12],
  ['a radius', radiusGrid(4), 61],
  ['one hex', radiusGrid(0), 1],
  ['a parallelogram', axialGrid([-3, 3], [-2, 2]), 35],
];

/** Steps from one hex to all others, hex by hex. */
function flood(grid: Grid, from: number): number[] {
  const steps = new Array<number>(grid.size).fill(-1);
  steps[from] = 0;
  const open = [from];
  for (const hex of open) {
    for (const beside of neighboursOf(grid, hex)) {
      if (steps[beside] !== -1) continue;
      steps[beside] = (steps[hex] as number) + 1;
      open.push(beside);
    }
  }
  return steps;
}

describe.each(GRIDS)('%s', (_name, grid, size) => {
  test('has its hexes, each with a name of its own that leads back to it', () => {
    expect(grid.size).toBe(size);
    expect(new Set(grid.names).size).toBe(size);
    for (let hex = 0; hex < size; hex++) expect(hexNamed(grid, nameOf(grid, hex))).toBe(hex);
  });

  test('neighbours are mutual, at distance 1 and in opposite directions', () => {
    for (let hex = 0; hex < size; hex++) {
      for (let direction = 0; direction < 6; direction++) {
        const beside = neighbour(grid, hex, direction);
        if (beside === NOWHERE) continue;
        expect(neighbour(grid, beside, opposite(direction))).toBe(hex);
        expect(directionTo(grid, hex, beside)).toBe(direction);
        expect(distance(grid, hex, beside)).toBe(1);
      }
    }
  });

  test('no hex is its own neighbour or neighbour to a hex two steps off', () => {
    for (let hex = 0; hex < Math.min(size, 200); hex++) {
      expect(adjacent(grid, hex, hex)).toBe(false);
      for (let other = 0; other < Math.min(size, 200); other++) {
        expect(adjacent(grid, hex, other)).toBe(distance(grid, hex, other) === 1);
      }
    }
    expect(adjacent(grid, 0, NOWHERE)).toBe(false);
  });

  test('distance is what walking takes', () => {
    const from = size >> 1;
    const steps = flood(grid, from);
    for (let hex = 0; hex < size; hex++) expect(distance(grid, from, hex)).toBe(steps[hex]);
  });
});

describe('names', () => {
  const grid = letteredGrid(38, 63);
  test.each([
    ['A1', 0],
    ['a1', 0],
    ['A-1', 0],
    ['A01', 0],
    ['A63', 62],
    ['B1', 63],
    ['Z1', 25 * 63],
    ['AA1', 26 * 63],
    ['LL63', 38 * 63 - 1],
  ])('%s is hex %i', (name, hex) => {
    expect(hexNamed(grid, name)).toBe(hex);
  });

  test.each(['', 'A0', 'A64', 'MM1', 'AB1', 'A', '1', '0,0', 'A1 ', '__proto__', 'constructor'])(
    '%j is no hex',
    (name) => {
      expect(hexNamed(grid, name)).toBeUndefined();
    },
  );

  test.each(['0,0', '(0,0)', '-0,0'])('%s is the middle of a small board', (name) => {
    const small = radiusGrid(2);
    expect(axialOf(small, hexNamed(small, name) as number)).toEqual({ q: 0, r: 0 });
  });

  test('rows run from A to Z and on with doubled letters', () => {
    expect([0, 25, 26, 37].map(rowLetters)).toEqual(['A', 'Z', 'AA', 'LL']);
    for (let row = 0; row < 104; row++) expect(rowOfLetters(rowLetters(row))).toBe(row);
    for (const letters of ['', 'AB', 'a', '1']) expect(rowOfLetters(letters)).toBeUndefined();
  });

  test('every second row is half a hex to the right', () => {
    // B1 touches A1 and A2, but not A3.
    const at = (name: string) => hexNamed(grid, name) as number;
    expect(['A1', 'A2', 'A3'].map((name) => adjacent(grid, at('B1'), at(name)))).toEqual([true, true, false]);
    expect(['B1', 'B2'].map((name) => adjacent(grid, at('C2'), at(name)))).toEqual([true, true]);
  });
});

describe('distance', () => {
  const cell = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) });
  test('is 0 only to itself, the same both ways, and never longer by a detour', () => {
    fc.assert(
      fc.property(cell, cell, cell, (a, b, c) => {
        expect(axialDistance(a, b) === 0).toBe(a.q === b.q && a.r === b.r);
        expect(axialDistance(a, b)).toBe(axialDistance(b, a));
        expect(axialDistance(a, c)).toBeLessThanOrEqual(axialDistance(a, b) + axialDistance(b, c));
      }),
    );
  });

  test('the six directions are the six hexes at distance 1', () => {
    expect(new Set(DIRECTIONS.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
    for (const step of DIRECTIONS) expect(axialDistance({ q: 0, r: 0 }, step)).toBe(1);
  });

  test('columns of a row follow each other to the east', () => {
    for (let row = 0; row < 6; row++) {
      const [a, b] = [axialFromRowColumn(row, 3), axialFromRowColumn(row, 4)];
      expect({ q: b.q - a.q, r: b.r - a.r }).toEqual(DIRECTIONS[0]);
    }
  });
});
