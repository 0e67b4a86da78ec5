import { describe, expect, test } from 'vitest';
import { amount } from '#test/sample.ts';
import { type Board, isObstacle, levelOf, sideOf } from '#games/gamex/board/board.ts';
import { HEDGE } from '#games/gamex/board/terrain.ts';
import { blockerOf, los, reverseSlope, sightOf } from '#games/gamex/sight/sight.ts';
import { axialDistance, DIRECTIONS } from '#hex/hex.ts';
import { at, crestAt, inline, oneSided, sightTable, wildMap } from './boards.ts';

const grid = 'grid q -1..8 r -3..4';
const sees = (board: Board, from: string, to: string): boolean => los(sightOf(board), at(board, from), at(board, to));
const blocks = (board: Board, from: string, to: string): string => {
  const found = blockerOf(sightOf(board), at(board, from), at(board, to));
  const name = (hex: number) => board.grid.names[hex] ?? 'off';
  if (!found) return 'clear';
  return found.hex !== undefined ? name(found.hex) : (found.side ?? []).map(name).sort().join('|');
};

describe('X6.3.7.e the diagram of the source', () => {
  test('A-B: a green side nearer to the lower end blocks', () => {
    const board = inline(grid, 'level 1 0,0', 'green 2,0|3,0');
    expect(sees(board, '0,0', '4,0')).toBe(false);
    expect(blocks(board, '0,0', '4,0')).toBe('2,0|3,0');
  });
  test('A-C: woods at the end do not block', () => {
    expect(sees(inline(grid, 'level 1 0,0', 'woods 2,0'), '0,0', '2,0')).toBe(true);
  });
  test('A-D: nothing between', () => {
    expect(sees(inline(grid, 'level 1 0,0'), '0,0', '3,0')).toBe(true);
  });
  test('A-E: a green side between ground hexes is below two slopes', () => {
    expect(sees(inline(grid, 'level 1 0,0 4,0', 'green 1,0|2,0'), '0,0', '4,0')).toBe(true);
  });
  test('A-I: a brown side of the target never blocks, one before it does', () => {
    expect(sees(inline(grid, 'level 1 0,0 4,0', 'brown 3,0|4,0'), '0,0', '4,0')).toBe(true);
    expect(sees(inline(grid, 'level 1 0,0 4,0', 'brown 2,0|3,0'), '0,0', '4,0')).toBe(false);
  });
  test('A-K: a town next to the lower end blocks', () => {
    const board = inline(grid, 'level 1 0,0', 'town 3,0');
    expect(blocks(board, '0,0', '4,0')).toBe('3,0');
  });
  test('C-J: adjacent hexes see each other whatever lies between', () => {
    expect(sees(inline(grid, 'woods 1,0', 'green 0,0|1,0'), '0,0', '1,0')).toBe(true);
  });
  test('D-A: a brown side of the target gives it Reverse Slope', () => {
    const board = inline(grid, 'level 1 0,0', 'brown 0,0|1,0');
    expect(sees(board, '4,0', '0,0')).toBe(true);
    expect(reverseSlope(sightOf(board), at(board, '4,0'), at(board, '0,0'))).toBe(true);
    expect(reverseSlope(sightOf(board), at(board, '0,0'), at(board, '4,0'))).toBe(false);
  });
  test('D-E: a green side near the higher end is looked over', () => {
    expect(sees(inline(grid, 'level 1 0,0', 'green 1,0|2,0'), '5,0', '0,0')).toBe(true);
  });
  test('E-I: the far crest of the same hill blocks', () => {
    const board = inline(grid, 'level 2 0,0 1,0', 'level 1 3,0');
    expect(blocks(board, '0,0', '3,0')).toBe('1,0|2,0');
  });
  test('E-L: a brown and green side is one and a half high', () => {
    expect(sees(inline(grid, 'level 1 0,0 4,0', 'brown 2,0|3,0', 'green 2,0|3,0'), '0,0', '4,0')).toBe(false);
  });
  test('along a side: both hexes and the side itself', () => {
    expect(blocks(inline(grid, 'woods 1,0'), '0,0', '1,1')).toBe('1,0');
    expect(blocks(inline(grid, 'gray 1,0|0,1'), '0,0', '1,1')).toBe('0,1|1,0');
    expect(blocks(inline(grid), '0,0', '1,1')).toBe('clear');
  });
  test('own green side', () => {
    const board = (...levels: string[]) => inline(grid, 'green 0,0|1,0', ...levels);
    expect(sees(board('level 1 0,0'), '0,0', '4,0')).toBe(true);
    expect(sees(board('level 1 0,0 4,0'), '0,0', '4,0')).toBe(true);
    expect(sees(board('level 1 0,0', 'level 2 4,0'), '0,0', '4,0')).toBe(false);
    expect(sees(board(), '0,0', '4,0')).toBe(false);
  });
  test('X3.2c a high slope with plain sides blocks, a low one does not', () => {
    expect(sees(inline(grid, 'level 3 3,0'), '0,0', '6,0')).toBe(false);
    expect(sees(inline(grid, 'level 1 3,0'), '0,0', '6,0')).toBe(true);
  });
  test('corner: all three hexes that meet there are tested', () => {
    expect(blocks(inline(grid, 'woods 1,1'), '0,0', '4,1')).toBe('1,1');
  });
  test('X6.3.7f a hill between that is higher than both ends blocks even where its sides are all their own', () => {
    for (const level of [2, 4]) expect(sees(inline(grid, `level ${level} 1,0`), '0,0', '2,0')).toBe(false);
    expect(sees(inline(grid, 'level 2 0,0 2,0', 'level 3 1,0'), '0,0', '2,0')).toBe(false);
    expect(sees(inline(grid, 'level 1 1,0'), '0,0', '2,0')).toBe(true);
  });
});

describe('X6.3.7.t Target Elevation Table', () => {
  // lower, higher: C clear, B blocked, Sn clear only if closer to the higher hex and at least n hexes from the lower.
  const TABLE: Readonly<Record<string, string>> = {
    '0 0': 'B B B B B B B B B',
    '0 1': 'S1 B B B B B B B B',
    '0 2': 'S1 S1 S2 B B B B B B',
    '0 3': 'S1 S1 S2 S2 S3 B B B B',
    '0 4': 'S1 S1 S2 S2 S3 S3 S4 B B',
    '1 1': 'C B B B B B B B B',
    '1 2': 'C C S1 B B B B B B',
    '1 3': 'C C S1 S1 S2 B B B B',
    '1 4': 'C C S1 S1 S2 S2 S3 B B',
    '2 2': 'C C C C B B B B B',
    '2 3': 'C C C C S1 B B B B',
    '2 4': 'C C C C S1 S1 S2 B B',
    '3 3': 'C C C C C B B B B',
    '3 4': 'C C C C C C S1 B B',
    '4 4': 'C C C C C C C C B',
  };
  const COLOUR = { 1: 'brown', 2: 'orange', 3: 'yellow', 4: 'purple' } as const;
  /** A side of height 0.5 to 4.5 right before hex `n`, on a line of 9 hexes from level `lower` to `higher`. */
  const line = (lower: number, higher: number, height: number, n: number) => {
    const whole = Math.floor(height);
    const side = `${n - 1},0|${n},0`;
    return inline(
      'grid q 0..8 r -1..1',
      `level ${lower} 0,0`,
      `level ${higher} 8,0`,
      ...(whole > 0 ? [`${COLOUR[whole as 1]} ${side}`] : []),
      ...(height > whole ? [`green ${side}`] : []),
    );
  };
  test.each(Object.entries(TABLE))('levels %s', (levels, row) => {
    const [lower = 0, higher = 0] = levels.split(' ').map(Number);
    const cells = row.split(' ').map((cell, i) => {
      const height = (i + 1) / 2;
      // Sides 2 to 7 are nobody's own; the middle of the line is hex 4.
      const clear = [2, 3, 4, 5, 6, 7].filter((n) => sees(line(lower, higher, height, n), '0,0', '8,0'));
      const farEnough = (least: number) => [2, 3, 4, 5, 6, 7].filter((n) => n - 0.5 > 4 && n - 0.5 >= least);
      const wanted = cell === 'C' ? [2, 3, 4, 5, 6, 7] : cell === 'B' ? [] : farEnough(Number(cell[1]));
      expect({ height, clear }).toEqual({ height, clear: wanted });
      return clear;
    });
    expect(cells).toHaveLength(9);
  });
});

/**
 * An oracle that shares nothing with the engine but the ledger: points on the plane, distances of segments to polygons in
 * floating numbers (touching cases are at least 1e-3 apart on these boards), and the algorithm of X6.3.7.p word for word.
 */
function oracle(board: Board) {
  const { grid } = board;
  const xy = (q: number, r: number) => ({ x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r });
  type P = ReturnType<typeof xy>;
  const corners = (c: P): P[] =>
    [0, 1, 2, 3, 4, 5].map((k) => ({
      x: c.x + Math.cos(Math.PI / 6 + (k * Math.PI) / 3),
      y: c.y + Math.sin(Math.PI / 6 + (k * Math.PI) / 3),
    }));
  const gap = (p: P, a: P, b: P) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
  };
  const turn = (a: P, b: P, c: P) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const touch = (a: P, b: P, c: P, d: P) =>
    Math.min(gap(a, c, d), gap(b, c, d), gap(c, a, b), gap(d, a, b)) < 1e-6 ||
    (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0);
  const cells = new Map<string, number>();
  for (let hex = 0; hex < grid.size; hex++) cells.set(`${grid.q[hex]},${grid.r[hex]}`, hex);
  const level = (hex: number | undefined) => (hex === undefined ? 0 : levelOf(board, hex));

  return (A: number, B: number): boolean => {
    const [a, b] = [A, B].map((hex) => ({ q: grid.q[hex] as number, r: grid.r[hex] as number })) as [
      { q: number; r: number },
      { q: number; r: number },
    ];
    if (axialDistance(a, b) <= 1) return true;
    const [lo, hi] = [level(A), level(B)].sort((x, y) => x - y) as [number, number];
    const [L, U] = level(A) <= level(B) ? [a, b] : [b, a];
    const [pa, pb] = [xy(a.q, a.r), xy(b.q, b.r)];
    const stops = (H: number, dL: number, dU: number, ridge: boolean, near: boolean): boolean => {
      if (lo === hi) return H > lo || (ridge && H === lo);
      if (H <= lo) return false;
      if (H >= hi || near) return true;
      return !(dU < dL && dL >= Math.ceil(H - lo));
    };
    for (let r = Math.min(a.r, b.r) - 1; r <= Math.max(a.r, b.r) + 1; r++) {
      for (let q = Math.min(a.q, b.q) - 1; q <= Math.max(a.q, b.q) + 1; q++) {
        const here = { q, r };
        const hex = cells.get(`${q},${r}`);
        const ring = corners(xy(q, r));
        const sides = ring.map((corner, k) => [corner, ring[(k + 1) % 6] as P] as const);
        if (!sides.some(([c, d]) => touch(pa, pb, c, d))) continue;
        const isEnd = hex === A || hex === B;
        if (hex !== undefined && !isEnd) {
          if (level(hex) >= 2 && level(hex) > hi) return false;
          const dL = axialDistance(L, here);
          if (isObstacle(board, hex) && stops(level(hex) + 0.5, dL, axialDistance(U, here), false, dL === 1))
            return false;
        }
        if (hex === undefined) continue;
        for (let k = 0; k < 6; k++) {
          const step = DIRECTIONS[k] as { q: number; r: number };
          const beyond = { q: q + step.q, r: r + step.r };
          const other = cells.get(`${beyond.q},${beyond.r}`);
          const mid = xy(q + step.q / 2, r + step.r / 2);
          const side = sides.find(([c, d]) => Math.hypot((c.x + d.x) / 2 - mid.x, (c.y + d.y) / 2 - mid.y) < 1e-6);
          if (!side || !touch(pa, pb, side[0], side[1])) continue;
          const dL = (axialDistance(L, here) + axialDistance(L, beyond)) / 2;
          const dU = (axialDistance(U, here) + axialDistance(U, beyond)) / 2;
          const crest = crestAt(board, hex, k);
          if (sideOf(board, hex, k) & HEDGE) {
            if (lo < hi && dL === 0.5) return false;
            if (stops(0.5 + Math.max(crest, Math.min(level(hex), level(other))), dL, dU, false, false)) return false;
          } else if (crest >= 1 && dL > 0.5 && dU > 0.5 && stops(crest, dL, dU, crest % 2 === 1, false)) return false;
        }
      }
    }
    return true;
  };
}

describe('X6.3.7 against an independent oracle', () => {
  test.each([1, 2, 3])('every pair within twelve hexes of a wild panel, seed %i', (seed) => {
    const board = wildMap('1', seed);
    const sight = sightOf(board);
    const asks = oracle(board);
    const { grid } = board;
    let clear = 0;
    const wrong: string[] = [];
    for (let a = seed; a < grid.size; a += amount(7, 20)) {
      for (let b = a; b < grid.size; b++) {
        const far = axialDistance(
          { q: grid.q[a] as number, r: grid.r[a] as number },
          { q: grid.q[b] as number, r: grid.r[b] as number },
        );
        if (far > 12) continue;
        const is = los(sight, a, b);
        if (is) clear++;
        if (is !== asks(a, b))
          wrong.push(`${grid.names[a] ?? ''} to ${grid.names[b] ?? ''}: ${is ? 'clear' : 'blocked'}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(clear).toBeGreaterThan(amount(200, 60));
  });
});

describe('X6.3.7 is reciprocal', () => {
  test('over every pair of a panel', () => expect(oneSided(sightOf(wildMap('1', 4)))).toEqual([]));
  test('over every pair of joined panels', () => expect(oneSided(sightOf(wildMap('1 2~', 5)))).toEqual([]));
  test('and the whole table says the same as single questions', () => {
    const sight = sightOf(wildMap('1~', 6));
    const fresh = sightOf(sight.board);
    const table = sightTable(sight);
    const { size } = sight.board.grid;
    for (let a = 0; a < size; a += 5)
      for (let b = 0; b < size; b++) expect(table[a * size + b] === 1).toBe(los(fresh, a, b));
  });
});
