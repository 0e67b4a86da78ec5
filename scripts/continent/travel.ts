import { type Board, type City, countryRole } from '#games/blitz/board.ts';
import { movementGraph } from '#games/blitz/ground/rules/movement.ts';
import type { Side } from '#games/blitz/types.ts';
import type { Mobility } from '#games/blitz/world.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { emptyReach, reach } from '#hex/path.ts';

/** Infantry 4, armor 6 movement points, three thirds each (B11.1). */
export const ARMS = [
  { arm: 'infantry', mobility: 'light', thirds: 12 },
  { arm: 'armor', mobility: 'heavy', thirds: 18 },
] as const satisfies readonly { arm: string; mobility: Mobility; thirds: number }[];
export type Arm = (typeof ARMS)[number];

/** Turns an unopposed unit needs from any of the start hexes to each hex; -1 where it never comes. */
export function turnsFrom(board: Board, starts: readonly Hex[], { mobility, thirds }: Arm): Int16Array {
  const graph = movementGraph(board, mobility, 'any', true);
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

/** B10.2: a city is covered from any of its hexes and from those beside them; -1 for never. */
export function turnsToCover(board: Board, turns: Int16Array, city: City): number {
  const near = city.hexes.flatMap((hex) => [hex, ...neighboursOf(board.grid, hex)]);
  const reached = near.map((hex) => turns[hex] as number).filter((turn) => turn >= 0);
  return reached.length > 0 ? Math.min(...reached) : -1;
}

export const roleOf = (board: Board, city: City) => countryRole(board, city.hexes[0] as Hex);

export const capitalOf = (board: Board, side: Side): City =>
  board.source.cities.find((city) => city.capital && roleOf(board, city) === side) as City;

/** Land of a home country, where set-up is free (B3.2, B3.3). */
export const homeLand = (board: Board, side: Side): Hex[] =>
  Array.from(board.land.keys()).filter((hex) => board.land[hex] === 1 && countryRole(board, hex) === side);

/** Straight distance in hexes from a city to the nearest beach. */
export function nearestBeach(board: Board, city: City): number {
  const beaches = Array.from(board.beach.keys()).filter((hex) => board.beach[hex] === 1);
  return Math.min(...city.hexes.flatMap((hex) => beaches.map((beach) => distance(board.grid, hex, beach))));
}
