import type { Board } from '#games/blitz/board.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { other, type Side } from '#games/blitz/types.ts';
import { distance } from '#hex/grid.ts';

/** Hexes between a name and a city. */
const CLEAR = 2;

/** Reach of a name to either side and above or below, in widths of the shown map: on a phone it lies over many hexes. */
const NAME = { across: 0.14, down: 0.05 };

/** Part of the width of the map that its names keep clear of on either side. */
const RIM = 0.13;

const columnOf = ({ q, r }: Board['grid'], hex: number): number => (q[hex] ?? 0) + (r[hex] ?? 0) / 2;

/** Test of a name at a hex against a counter at another: does it cover it on the narrowest screen? */
function coversOf({ grid }: Board, shown: readonly number[]): (name: number, counter: number) => boolean {
  const columns = shown.map((hex) => columnOf(grid, hex));
  const width = Math.max(...columns) - Math.min(...columns);
  const down = Math.max(CLEAR, width * NAME.down);
  const across = Math.max(CLEAR, width * NAME.across);
  return (name, counter) =>
    Math.abs((grid.r[name] ?? 0) - (grid.r[counter] ?? 0)) < down &&
    Math.abs(columnOf(grid, name) - columnOf(grid, counter)) < across;
}

/** Hexes of the part of a map that is shown, so far from its sides that a name there is not cut off. */
function insideOf({ grid }: Board, shown: readonly number[]): (hex: number) => boolean {
  const { r } = grid;
  const x = (hex: number): number => columnOf(grid, hex);
  const [xs, rows] = [shown.map(x), shown.map((hex) => r[hex] ?? 0)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...rows), Math.max(...rows)];
  const rim = (right - left) * RIM;
  return (hex) => {
    const row = r[hex] ?? 0;
    return x(hex) >= left + rim && x(hex) <= right - rim && row >= top && row <= bottom;
  };
}

/** Hexes where units of a side stand. */
export const standsOf = ({ start }: Blitz, side: Side): number[] => [
  ...new Set(start.units.flatMap((unit) => (unit.side === side && unit.place === 'map' ? [unit.at] : []))),
];

/** Place for an army's name: beside its hex farthest from the enemy, so that the two names lie apart and cover no counter. */
export function placeForName(game: Blitz, side: Side, shown: readonly number[]): number | undefined {
  const { world } = game;
  const [hexes, enemies] = [standsOf(game, side), standsOf(game, other(side))];
  const { grid, cityHexes } = world.board;
  const far = (hex: number): number => enemies.reduce((sum, enemy) => sum + distance(grid, hex, enemy), 0);
  const farthest = (some: readonly number[]): number | undefined =>
    some.map((hex) => ({ hex, sum: far(hex) })).sort((a, b) => b.sum - a.sum)[0]?.hex;
  const home = farthest(hexes);
  if (home === undefined) return undefined;
  const counters = [...hexes, ...enemies];
  const isInside = insideOf(world.board, shown);
  const covers = coversOf(world.board, shown);
  const near = (hex: number): number => distance(grid, hex, home);
  const room = [...grid.names.keys()].filter(
    (hex) =>
      isInside(hex) &&
      cityHexes.every((one) => distance(grid, hex, one) >= CLEAR) &&
      counters.every((one) => !covers(hex, one)),
  );
  const nearest = Math.min(...room.map(near));
  return farthest(room.filter((hex) => near(hex) === nearest)) ?? home;
}
