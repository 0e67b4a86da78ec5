import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { directionTo, neighboursOf, radiusGrid } from '#hex/grid.ts';
import { BARRED, type Edge, emptyReach, pathTo, reach, STOP, type StepGraph, stepGraph } from '#hex/path.ts';

const grid = radiusGrid(4);
const all = Array.from({ length: grid.size }, (_, hex) => hex);

/** Random prices from 1 to 5; every fifth hex has a second node that ends the move. */
function randomGraph(choose: Choose): { graph: StepGraph; edges: Edge[][]; hexOf: number[] } {
  const hexOf = [...all];
  const stops = new Map<number, number>();
  for (const hex of all) if (choose(5) === 0) stops.set(hex, hexOf.push(hex) - 1);
  const edges: Edge[][] = hexOf.map(() => []);
  for (const hex of all) {
    for (const beside of neighboursOf(grid, hex)) {
      if (choose(8) === 0) continue;
      const stop = choose(2) === 0 ? stops.get(beside) : undefined;
      edges[hex]?.push({ to: stop ?? beside, cost: 1 + choose(5) });
    }
  }
  return { graph: stepGraph(hexOf, edges), edges, hexOf };
}

/** The plain way: go over all edges until nothing gets cheaper. */
function naive(edges: readonly Edge[][], hexOf: readonly number[], start: number, limit: number, enter: Uint8Array) {
  const cost = hexOf.map(() => Number.POSITIVE_INFINITY);
  cost[start] = 0;
  const zone = (node: number) => ((enter[hexOf[node] as number] as number) & STOP) !== 0;
  for (let changed = true; changed; ) {
    changed = false;
    edges.forEach((list, node) => {
      const spent = cost[node] as number;
      if (spent > limit || (zone(node) && node !== start)) return;
      for (const { to, cost: price } of list) {
        const mark = enter[hexOf[to] as number] as number;
        if (mark >= BARRED || (zone(node) && zone(to)) || spent + price > limit) continue;
        if (spent + price >= (cost[to] as number)) continue;
        cost[to] = spent + price;
        changed = true;
      }
    });
  }
  return cost;
}

const someMarks = (choose: Choose): Uint8Array =>
  Uint8Array.from(all, () => [0, 0, 0, 0, STOP, BARRED, BARRED | STOP][choose(7)] as number);

describe('reach', () => {
  test('finds what going over all edges finds, at the same cost', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 24 }), (seed, limit) => {
        const choose = seededChoice(seed);
        const { graph, edges, hexOf } = randomGraph(choose);
        const space = emptyReach(graph);
        // Reusing the space for several queries: no query may see results of another.
        for (let i = 0; i < 4; i++) {
          const start = choose(grid.size);
          const enter = someMarks(choose);
          const found = reach(graph, start, limit, enter, space);
          const wanted = naive(edges, hexOf, start, limit, enter);
          const costs = hexOf.map((_, node) =>
            found.cost[node] === 255 ? Number.POSITIVE_INFINITY : found.cost[node],
          );
          expect(costs).toEqual(wanted);
          const settled = [...found.settled.subarray(0, found.count)];
          expect(new Set(settled).size).toBe(settled.length);
          expect(settled.length).toBe(wanted.filter(Number.isFinite).length);
          const order = settled.map((node) => found.cost[node] as number);
          expect(order).toEqual([...order].sort((a, b) => a - b));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a path leads step by step to where it should, for what the search says', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const choose = seededChoice(seed);
        const { graph, edges, hexOf } = randomGraph(choose);
        const start = choose(grid.size);
        const found = reach(graph, start, 15, someMarks(choose), emptyReach(graph));
        const node = found.settled[choose(found.count)] as number;
        const path = pathTo(graph, found, node);
        expect(path.at(-1) ?? start).toBe(hexOf[node]);
        let at = start;
        for (const hex of path) {
          expect(directionTo(grid, at, hex)).toBeGreaterThanOrEqual(0);
          at = hex;
        }
        // The price along the nodes it came by.
        let price = 0;
        for (let to = node; found.from[to] !== to; to = found.from[to] as number) {
          const edge = edges[found.from[to] as number]?.find((one) => one.to === to);
          price += edge?.cost ?? Number.NaN;
        }
        expect(price).toBe(found.cost[node]);
      }),
      { numRuns: 300 },
    );
  });

  test('a unit that starts in a zone of control steps out of it first', () => {
    const plain = stepGraph(
      all,
      all.map((hex) => neighboursOf(grid, hex).map((to) => ({ to, cost: 1 }))),
    );
    const [from, into, free] = ['0,0', '1,0', '-1,0'].map((name) => grid.byName.get(name) as number) as [
      number,
      number,
      number,
    ];
    const enter = new Uint8Array(grid.size);
    enter[from] = STOP;
    enter[into] = STOP;
    const near = reach(plain, from, 1, enter, emptyReach(plain));
    expect([near.cost[into], near.cost[free]]).toEqual([255, 1]);
    // Round through a free hex.
    expect(reach(plain, from, 2, enter, emptyReach(plain)).cost[into]).toBe(2);
  });

  test('steps cost whole numbers from 1', () => {
    for (const cost of [0, -1, 0.5, 256])
      expect(() => stepGraph([0, 1], [[{ to: 1, cost }], []])).toThrow('cannot cost');
  });

  test('M0.11, M1.5 who has nothing to spend makes no free step, and leaves nothing behind for the next search', () => {
    const line = stepGraph([0, 1, 2], [[{ to: 1, cost: 3 }], [{ to: 2, cost: 3 }], []]);
    const space = emptyReach(line);
    const enter = new Uint8Array(3);
    const zones = { firstFree: true };
    expect(reach(line, 0, 0, enter, space, zones).count).toBe(1);
    expect(reach(line, 0, 6, enter, space, zones).count).toBe(3);
    expect(reach(line, 0, 1, enter, space, zones).cost[1]).toBe(1);
  });
});
