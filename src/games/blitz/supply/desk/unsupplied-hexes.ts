import type { Hex } from '#hex/hex.ts';
import { supplyPaths } from '#games/blitz/supply/rules/supply-paths.ts';
import { isForce, isGround, isIrregular, isSmallGuerilla } from '#games/blitz/kinds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Side, State, Unit } from '#games/blitz/types.ts';

/** M10.2, O21.1: hexes of a side's units that no supply reaches; none where the rules ask for no way of supply. */
export function unsupplied({ world }: Blitz, state: State, side: Side): Hex[] {
  const standing = state.units.filter((unit) => unit.side === side && unit.place === 'map');
  const hexesOf = (units: readonly Unit[]): Hex[] => [...new Set(units.map(({ at }) => at))];
  if (world.rules.supply.lines({ world, state, side })) {
    const forces = standing.filter((unit) => isForce(unit) && !isSmallGuerilla(unit));
    return hexesOf(
      forces.filter((unit) => {
        const asked = { world, state, side, nation: unit.nation, irregular: isIrregular(unit) };
        return world.rules.supply.lines(asked)?.(unit.at).lacks !== undefined;
      }),
    );
  }
  if (world.rules.supply.routes !== 'beaches') return [];
  const pathOf = supplyPaths(world, state, side);
  return hexesOf(standing.filter((unit) => isGround(unit) && !pathOf(unit)));
}
