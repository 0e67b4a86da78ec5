import type { Emit } from '#core/play.ts';
import type { GamexEvent, State } from '#games/gamex/types.ts';
import { passengersOf, unitOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';

/** X11.2b: what anti-aircraft fire does to a flight; false where it is none. */
export function hitInFlight(
  world: World,
  state: State,
  aircraft: string,
  shot: boolean,
  emit: Emit<GamexEvent>,
): boolean {
  const top = state.frames.at(-1);
  if (top?.at !== 'flying' || top.aircraft !== aircraft) return false;
  if (shot) {
    for (const { id } of passengersOf(state, unitOf(world, state, aircraft)))
      emit({ is: 'eliminated', unit: id, wreck: false });
    emit({ is: 'airGone', aircraft, why: 'shot' });
  } else emit({ is: 'turnTo', frame: { ...top, down: true } });
  return true;
}
