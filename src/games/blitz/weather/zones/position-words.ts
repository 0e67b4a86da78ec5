import { isCarrier } from '#games/blitz/kinds.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { groundUnder } from './ground.ts';

const hasGoneOn = ({ moved, task, withdrawn }: Unit): boolean => moved || task !== undefined || withdrawn === true;

/** M14.5: in a position that is written in the middle of movement, who has not moved begins where it stands. */
export function withGroundWeather(world: World, state: State): State {
  if (state.indicator === undefined || state.frames[0]?.at !== 'movement') return state;
  // Units on a train or ship that has moved on began elsewhere.
  const run = new Set(state.units.filter((unit) => isCarrier(unit) && hasGoneOn(unit)).map(({ id }) => id));
  const units = state.units.map((unit): Unit => {
    const began = !unit.moved && !run.has(unit.aboard ?? '');
    const idle = unit.side === state.mover && began && unit.ground === undefined;
    const ground = idle ? groundUnder(world, state, unit) : 1;
    return ground === 2 || ground === 3 ? { ...unit, ground } : unit;
  });
  return { ...state, units };
}
