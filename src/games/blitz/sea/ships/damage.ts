import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { nextOf } from '#games/blitz/turns.ts';
import { type BlitzEvent, other, type Side, type State, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { type Dock, dockAt } from './ports.ts';
import { shipsOf } from './ships.ts';

/** M12.hd: what fire and bombs do to ports and ships. */

type Tell = Emit<BlitzEvent>;

/** Ships of a side that lie at a dock. */
export const docked = (state: State, side: Side, hex: Hex): UnitNo[] =>
  shipsOf(state, side, (ship) => ship.place === 'dock' && ship.at === hex);

/** A port that a side uses: a city hex of it is that side's, or its ships lie there. */
export function portOf({ board }: World, state: State, side: Side, hex: Hex): Dock | undefined {
  const dock = dockAt(board, hex);
  if (!dock) return undefined;
  const held = dock.cities.some((city) => controllerOf(board, state.control, city) === side);
  return held || docked(state, side, dock.hex).length > 0 ? dock : undefined;
}

/** M12.hd: no loading for a time, or closed for longer and one of the ships there sunk. */
export function wreckPort(world: World, state: State, hex: Hex, result: 'H' | 'D', emit: Tell): void {
  const side = other(state.mover);
  const dock = portOf(world, state, side, hex);
  if (!dock) return;
  const next = nextOf(world.terms, state, side);
  emit({ is: 'portShut', port: { hex: dock.hex, side, result, till: result === 'H' ? next : next + 1 } });
  if (result === 'D') sinkOne(state, docked(state, side, dock.hex), emit);
}

const sinkOne = (state: State, units: readonly UnitNo[], emit: Tell): void => {
  if (units.length > 0) emit({ is: 'push', frame: { at: 'sinking', side: other(state.mover), units, rule: 'M12.hd' } });
};

/** M12.hd: one ship withdraws, or is sunk with its load; who has withdrawn already does nothing more (M11.26). */
export function strikeShips(state: State, units: readonly UnitNo[], result: 'H' | 'D', emit: Tell): void {
  if (result === 'D') return sinkOne(state, units, emit);
  const able = units.filter((no) => !state.units[no]?.withdrawn);
  if (able.length > 0)
    emit({ is: 'push', frame: { at: 'withdrawal', side: other(state.mover), units: able, stuck: [], one: true } });
}
