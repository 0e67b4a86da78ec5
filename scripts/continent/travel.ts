import { distance, hexNamed, neighboursOf } from '../../src/hex/grid.ts';
import type { Hex } from '../../src/hex/hex.ts';
import { emptyReach, reach } from '../../src/hex/path.ts';
import { type Board, type City, countryRole } from '../../src/blitz/board.ts';
import { movementGraph } from '../../src/blitz/movement.ts';
import type { Mobility } from '../../src/blitz/world.ts';

/** Infantry 4, armor 6 (B11.1: three thirds a point). */
export const ARMS = [
  { arm: 'infantry', mobility: 'light', thirds: 12 },
  { arm: 'armor', mobility: 'heavy', thirds: 18 },
] as const satisfies readonly { arm: string; mobility: Mobility; thirds: number }[];
export type Arm = (typeof ARMS)[number];

/** Turns an unopposed unit needs from any of the start hexes to each hex; -1 where it never comes. */
export function turnsFrom(board: Board, starts: readonly Hex[], { mobility, thirds }: Arm): Int16Array {
  const graph = movementGraph(board, mobility, true);
  const space = emptyReach(graph);
  const enter = new Uint8Array(board.grid.size);
  const turns = new Int16Array(board.grid.size).fill(-1);
  for (const hex of starts) turns[hex] = 0;
  let wave: Hex[] = [...starts];
  for (let turn = 1; wave.length > 0; turn++) {
    const next: Hex[] = [];
    for (const start of wave) {
      const found = reach(graph, start, thirds, enter, space);
      for (let i = 0; i < found.count; i++) {
        const hex = graph.hexOf[found.settled[i] as number] as Hex;
        if (turns[hex] !== -1) continue;
        turns[hex] = turn;
        next.push(hex);
      }
    }
    wave = next;
  }
  return turns;
}

/** B10.2: a city hex is covered from itself or a neighbour; a city is covered when its first hex is. */
export function turnsToCover(board: Board, turns: Int16Array, city: City): number {
  const near = city.hexes.flatMap((hex) => [hex, ...neighboursOf(board.grid, hex)]);
  const reached = near.map((hex) => turns[hex] as number).filter((turn) => turn >= 0);
  return reached.length > 0 ? Math.min(...reached) : -1;
}

export const capitalOf = (board: Board, side: 'blue' | 'red'): City =>
  board.source.cities.find((city) => city.capital && countryRole(board, city.hexes[0] as Hex) === side) as City;

/** Land of a home country, where set-up is free (B3.2, B3.3). */
export const homeLand = (board: Board, side: 'blue' | 'red'): Hex[] =>
  Array.from(board.land.keys()).filter((hex) => board.land[hex] === 1 && countryRole(board, hex) === side);

/** Hexes of a beach and their straight distance to the capital: how near a landing strikes. */
export function nearestBeach(board: Board, city: City): { hexes: number; from: Hex } {
  let best = { hexes: Number.POSITIVE_INFINITY, from: -1 };
  for (let hex = 0; hex < board.grid.size; hex++) {
    if (board.beach[hex] === 0) continue;
    const hexes = Math.min(...city.hexes.map((to) => distance(board.grid, hex, to)));
    if (hexes < best.hexes) best = { hexes, from: hex };
  }
  return best;
}

export const named = (board: Board, name: string): Hex => hexNamed(board.grid, name) as Hex;
