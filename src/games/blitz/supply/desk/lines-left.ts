import { NOWHERE } from '#hex/hex.ts';
import { isForce, isIrregular } from '#games/blitz/kinds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { State, Unit, UnitNo } from '#games/blitz/types.ts';

/** M10.25: does somebody lose his supply line when these units go? */
export function carryLines({ world }: Blitz, state: State, units: readonly UnitNo[]): boolean {
  const side = state.mover;
  const lines = (seen: State, unit: Pick<Unit, 'nation' | 'type'>) =>
    world.rules.supply.lines({ world, state: seen, side, nation: unit.nation, irregular: isIrregular(unit) });
  if (!world.rules.supply.lines({ world, state, side })) return false;
  const gone: State = {
    ...state,
    units: state.units.map((unit, no) => (units.includes(no) ? { ...unit, place: 'waiting', at: NOWHERE } : unit)),
  };
  return state.units.some(
    (unit, no) =>
      unit.side === side &&
      unit.place === 'map' &&
      isForce(unit) &&
      !units.includes(no) &&
      lines(state, unit)?.(unit.at).lacks === undefined &&
      lines(gone, unit)?.(unit.at).lacks !== undefined,
  );
}
