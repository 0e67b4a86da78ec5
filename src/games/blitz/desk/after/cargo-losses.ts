import { isCarrier } from '#games/blitz/kinds.ts';
import { passengersOf } from '#games/blitz/ground/rail/trains.ts';
import type { BlitzEvent, State, UnitNo } from '#games/blitz/types.ts';

type Loss = Extract<BlitzEvent, { is: 'eliminated' | 'trainsTaken' }>;

/** M7.10, M7.11, M11.8: all who are lost, those on board with their ship or train; a train that is taken is not. */
export function lostWith(state: Pick<State, 'units'>, { is, units }: Loss): UnitNo[] {
  const aboard = units.flatMap((no) => {
    const carrier = state.units[no];
    // T2.3.7: a piece of a unit that the same command has broken down carries nobody.
    return carrier && isCarrier(carrier) ? passengersOf(state, carrier) : [];
  });
  return is === 'eliminated' ? [...units, ...aboard.filter((no) => !units.includes(no))] : aboard;
}
