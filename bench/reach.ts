import { defineHex, Direction, Grid, Orientation, rectangle } from 'honeycomb-grid';
import { fieldOf, marksOf } from '#games/blitz/ground/rules/field.ts';
import { reachOf } from '#games/blitz/ground/rules/movement.ts';
import type { Unit } from '#games/blitz/types.ts';
import { seededChoice } from '#core/dice/dice.ts';
import { neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { BARRED, type Edge, emptyReach, reach, STOP, stepGraph, UNREACHED } from '#hex/path.ts';
import { openContinent, playRandomly } from './continent.ts';
import type { Suite } from './result.ts';

/**
 * Reach of a unit, the same question to both libraries: movement points by the terrain entered (clear 1, forest 2,
 * mountain 3), no entry to water, neutral land and enemy units, a stop in an enemy zone of control. Both use a bucketed
 * Dijkstra and both answers are compared before anything is timed.
 */
const POINTS = 8;
const STARTS = 100;

/** Rows and columns of the printed board, so that both grids name a hex alike. */
class Place extends defineHex({ orientation: Orientation.POINTY, offset: -1 }) {
  cost = 0;
  enter = 0;
}

const DIRECTIONS = [Direction.E, Direction.NE, Direction.NW, Direction.W, Direction.SW, Direction.SE];

function honeycombReach(grid: Grid<Place>, start: Place, points: number): Map<Place, number> {
  const costs = new Map<Place, number>([[start, 0]]);
  const buckets: Place[][] = Array.from({ length: points + 1 }, () => []);
  buckets[0]?.push(start);
  for (let spent = 0; spent <= points; spent++) {
    const bucket = buckets[spent] as Place[];
    for (const place of bucket) {
      if (costs.get(place) !== spent) continue;
      const inZone = (place.enter & STOP) !== 0;
      if (inZone && place !== start) continue;
      for (const direction of DIRECTIONS) {
        const next = grid.neighborOf(place, direction, { allowOutside: false });
        if (!next || next.cost === 0 || next.enter >= BARRED || (inZone && next.enter === STOP)) continue;
        const total = spent + next.cost;
        if (total > points || total >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(next, total);
        buckets[total]?.push(next);
      }
    }
  }
  return costs;
}

export function reachSuite(): Suite<'ours' | 'peer' | 'basic'> {
  const game = openContinent(15);
  const { board } = game.world;
  const { grid } = board;
  // Some way into a game both armies stand in each other's way.
  const { state } = playRandomly(game, 11, 700);
  const marks = marksOf(fieldOf(game.world, state), 'red');
  const price = (hex: Hex): number => {
    if (board.land[hex] === 0) return 0;
    return board.mountain[hex] === 1 ? 3 : board.forest[hex] === 1 ? 2 : 1;
  };

  const edges = Array.from({ length: grid.size }, (_, hex): Edge[] =>
    [0, 1, 2, 3, 4, 5].flatMap((direction) => {
      const to = neighbour(grid, hex, direction);
      return to === NOWHERE || price(to) === 0 ? [] : [{ to, cost: price(to) }];
    }),
  );
  const graph = stepGraph(
    Array.from({ length: grid.size }, (_, hex) => hex),
    edges,
  );
  const space = emptyReach(graph);

  const columns = grid.names.findIndex((name) => name === 'B1');
  const theirs = new Grid(Place, rectangle({ width: columns, height: grid.size / columns }));
  const places = Array.from({ length: grid.size }, (_, hex) => {
    const place = theirs.getHex({ col: hex % columns, row: Math.floor(hex / columns) });
    if (!place) throw new Error(`the other grid has no hex ${hex}`);
    place.cost = price(hex);
    place.enter = marks[hex] as number;
    return place;
  });

  const choose = seededChoice(5);
  const open = places.map((_, hex) => hex).filter((hex) => price(hex) > 0 && (marks[hex] as number) < BARRED);
  const starts = Array.from({ length: STARTS }, () => open[choose(open.length)] as Hex);
  let reached = 0;
  for (const start of starts) {
    const own = reach(graph, start, POINTS, marks, space);
    const other = honeycombReach(theirs, places[start] as Place, POINTS);
    reached += own.count;
    const same =
      own.count === other.size && places.every((place, hex) => (other.get(place) ?? UNREACHED) === own.cost[hex]);
    if (!same) throw new Error(`the two searches differ from ${grid.names[start] ?? ''}`);
  }

  const blue = state.units.filter((unit) => unit.side === 'blue' && unit.place === 'map');
  const fresh = blue.map(
    (unit): Unit => ({ ...unit, mf: POINTS, spent: 0, stopped: false, innerRun: 0, offRoad: false }),
  );
  const size = grid.size.toLocaleString('en-US');
  return {
    ways: {
      ours() {
        for (const start of starts) reach(graph, start, POINTS, marks, space);
        return starts.length;
      },
      peer() {
        for (const start of starts) honeycombReach(theirs, places[start] as Place, POINTS);
        return starts.length;
      },
      basic() {
        for (const unit of fresh) reachOf(game.world, state, unit);
        return fresh.length;
      },
    },
    results: ({ ours, peer, basic }) => [
      {
        what: `reach, ${POINTS} points, ${size} hexes, ${Math.round(reached / starts.length)} reached`,
        unit: 'µs',
        ours,
        peer: { name: 'honeycomb-grid 4.1', timing: peer },
        aim: 10,
        aimRatio: 25,
      },
      { what: `reach under the Basic rules, factor ${POINTS} (roads, stops, cities)`, unit: 'µs', ours: basic },
    ],
  };
}
