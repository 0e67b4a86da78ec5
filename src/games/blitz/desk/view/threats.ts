import { hexesReached, reachOf } from '#games/blitz/ground/rules/movement.ts';
import type { Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import type { Hex } from '#hex/hex.ts';

/** A side's ground units and the hexes each could stand in at the end of its next movement. */
export interface Striker {
  readonly no: UnitNo;
  readonly unit: Unit;
  readonly stands: readonly Hex[];
}

/** Ground units of a side with the reach of its next movement, if all others stayed. */
export function strikers(world: World, state: State, side: Side): Striker[] {
  const fresh: State = {
    ...state,
    mover: side,
    units: state.units.map((unit) =>
      unit.side === side ? { ...unit, spent: 0, moved: false, stopped: false, innerRun: 0, offRoad: false } : unit,
    ),
  };
  return fresh.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'map' && isGround(unit)
      ? [{ no, unit, stands: [unit.at, ...hexesReached(reachOf(world, fresh, unit))] }]
      : [],
  );
}
