import { memoize } from '#core/memo.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, ZONES, type Zone } from '#games/blitz/board.ts';
import { isShip } from '#games/blitz/kinds.ts';
import type { Unit } from '#games/blitz/types.ts';

/**
 * M11.1: a sea zone's box has no hex. To be seen and taken in hand its ships lie off the coast on the map, fleet by fleet, Blue's
 * and Red's side by side; no rule asks where.
 */

/** The hex of some that is nearest to their middle. */
export function middleOf({ grid }: Pick<Board, 'grid'>, hexes: readonly Hex[]): Hex | undefined {
  const { q, r } = grid;
  const mean = (list: ArrayLike<number>) => hexes.reduce((sum, hex) => sum + (list[hex] ?? 0), 0) / hexes.length;
  const [mq, mr] = [mean(q), mean(r)];
  const away = (hex: Hex) => {
    const [dq, dr] = [(q[hex] ?? 0) - mq, (r[hex] ?? 0) - mr];
    return dq * dq + dq * dr + dr * dr;
  };
  return hexes.reduce<Hex | undefined>(
    (best, hex) => (best === undefined || away(hex) < away(best) ? hex : best),
    undefined,
  );
}

export const hexesOfZone = ({ zone }: Board, of: Zone): Hex[] => [...zone.keys()].filter((hex) => zone[hex] === of);

/** The hexes of each zone from its middle outwards, those off the coast first. */
const moorings = memoize((board: Board): Readonly<Partial<Record<Zone, readonly Hex[]>>> => {
  const found: Partial<Record<Zone, readonly Hex[]>> = {};
  for (const zone of ZONES) {
    const all = hexesOfZone(board, zone);
    const middle = middleOf(board, all);
    if (middle === undefined) continue;
    const coastal = (hex: Hex): number =>
      neighboursOf(board.grid, hex).some((beside) => board.land[beside] === 1) ? 1 : 0;
    found[zone] = all.toSorted(
      (a, b) => coastal(a) - coastal(b) || distance(board.grid, a, middle) - distance(board.grid, b, middle) || a - b,
    );
  }
  return found;
});

/** The hex that stands for a zone: its middle, off the coast where it can be, with no fleet on it. */
export const markOf = (board: Board, zone: Zone): Hex | undefined => moorings(board)[zone]?.[0];

/** Hex of the map at which a ship in a box is shown. */
export function mooringOf(board: Board, ship: Unit): Hex | undefined {
  if (ship.place !== 'sea' || ship.zone === undefined || !isShip(ship)) return undefined;
  const hexes = moorings(board)[ship.zone] ?? [];
  // The middle is left to what is said of the zone.
  const nth = 2 * (ship.fleet ?? 1) - (ship.side === 'blue' ? 1 : 0);
  return hexes[nth % Math.max(1, hexes.length)];
}
