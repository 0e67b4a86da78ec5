import type { Emit } from '#core/play.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { isShip } from '#games/blitz/kinds.ts';
import { type BlitzEvent, other, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { dockAt } from './ports.ts';

/** M11.13: ships still in a port that the enemy held when their owner's player turn began are lost at its end. */
export function loseTakenShips({ board }: World, state: State, emit: Emit<BlitzEvent>): void {
  const { mover, control, controlAtStart } = state;
  const units = state.units.flatMap((ship, no) => {
    if (ship.side !== mover || ship.place !== 'dock' || !isShip(ship)) return [];
    const cities = dockAt(board, ship.at)?.cities ?? [];
    const isTaken = cities.every((hex) => controllerOf(board, controlAtStart, hex) === other(mover));
    const isBack = cities.some((hex) => controllerOf(board, control, hex) === mover);
    return isTaken && !isBack ? [no] : [];
  });
  if (units.length > 0) emit({ is: 'eliminated', units, rule: 'M11.13' });
}
