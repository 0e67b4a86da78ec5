import { countryRole } from '#games/blitz/board.ts';
import { withMajors } from '#games/blitz/course/phases/wars.ts';
import { placesByKind } from '#games/blitz/course/rules/setup-places.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Side } from '#games/blitz/types.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';

/** Sample size for the middle of a zone. */
const SAMPLE = 60;

/** Hexes where a side may set up its troops; before it has chosen an army, its home country. */
export function startZone({ world, start }: Blitz, side: Side): readonly Hex[] {
  const { board } = world;
  const places = placesByKind(world, start);
  const troops = start.units.filter(
    (unit) => unit.side === side && unit.place === 'waiting' && unit.due <= 1 && isGround(unit),
  );
  const own = troops.filter((unit) => unit.nation === undefined);
  // M80.2: armies of minor countries stand for a side only where it has no country of its own.
  const placed = own.length > 0 || withMajors(world.opening) ? own : troops;
  const hexes = new Set(placed.flatMap((unit) => [...places(unit)]));
  return hexes.size > 0 ? [...hexes] : [...board.grid.names.keys()].filter((hex) => countryRole(board, hex) === side);
}

/** The hex of a zone that lies nearest to its middle. */
export function middleOf({ world: { board } }: Blitz, zone: readonly Hex[]): Hex | undefined {
  const some = zone.filter((_, i) => i % Math.ceil(zone.length / SAMPLE) === 0);
  const far = (hex: Hex): number => some.reduce((sum, other) => sum + distance(board.grid, hex, other), 0);
  return zone.map((hex) => ({ hex, sum: far(hex) })).sort((a, b) => a.sum - b.sum)[0]?.hex;
}
