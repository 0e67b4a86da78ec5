import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isFlak } from '#games/blitz/kinds.ts';
import { inAnyOrder } from '#games/blitz/turns.ts';
import type { State, Unguarded, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M6.4, M6.5: without steps no flight profits from flak and fighters that ground units have run over in this player turn. */

/** M13.1: its hex and those beside it. */
const FLAK_REACH = 1;

/** Interceptors and flak that could still have met flights, among overrun units. */
export function guardsOf(world: World, state: State, units: readonly UnitNo[]): Unguarded[] {
  if (world.rules.air.from === 'cities' || !inAnyOrder(state)) return [];
  return units.flatMap((no) => {
    const { at: hex, fired, onCall, mf, ...unit } = state.units[no] as Unit;
    if (isFlak(unit) && !fired) return [{ hex, reach: FLAK_REACH }];
    return onCall ? [{ hex, reach: mf }] : [];
  });
}

/** Flak meets a flight anywhere on its way, fighters meet it over its target (M12.22). */
export function unguardedFault(
  { board: { grid } }: World,
  { unguarded = [] }: State,
  target: Hex,
  hexes: readonly Hex[],
): Objection | undefined {
  const lost = unguarded.find(({ hex, reach }) =>
    reach > FLAK_REACH
      ? distance(grid, hex, target) <= reach
      : hexes.some((passed) => distance(grid, hex, passed) <= reach),
  );
  return (
    lost &&
    objection(
      'M6.5',
      msg`what could have met this flight from ${theHex(grid, lost.hex)} was run over in this player turn: flights come before`,
      'M6.4',
    )
  );
}
