import { memoizeByNonGround } from '#games/blitz/non-ground-memo.ts';
import type { Hex } from '#hex/hex.ts';
import { unitsAt, unitsWhere } from '#games/blitz/step.ts';
import { isInstallation } from '#games/blitz/kinds.ts';
import type { Side, State, UnitNo } from '#games/blitz/types.ts';

/** M10.5f, M18.16: supply counters (SUP) of the armies of minor countries. */

/** Asked for hex after hex. */
const depots = memoizeByNonGround((units: State['units']): readonly UnitNo[] =>
  unitsWhere({ units }, (unit) => unit.place === 'map' && isInstallation(unit)),
);

const depotsOf = ({ units }: Pick<State, 'units'>, side: Side): UnitNo[] =>
  depots(units).filter((no) => units[no]?.side === side);

export const depotsAt = ({ units }: Pick<State, 'units'>, side: Side, hex: Hex): readonly UnitNo[] =>
  unitsAt(units, depots(units), hex, side);

/** M10.5f: the hexes that feed the army of a country. */
export const depotHexes = (state: Pick<State, 'units'>, side: Side, nation: number): Hex[] =>
  depotsOf(state, side).flatMap((no) => {
    const unit = state.units[no];
    return unit?.nation === nation ? [unit.at] : [];
  });
