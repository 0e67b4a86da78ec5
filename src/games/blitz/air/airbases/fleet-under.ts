import { type FrameAt, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { fleetOf, isAtSea } from '#games/blitz/sea/ships/ships.ts';
import { fleetAt, type Goal } from './missions.ts';

/** M12.chart 9: naval strikes. */

type Flight = FrameAt<'flight'>;

/** Does a flight strike a fleet at sea? */
export const isNavalStrike = ({ sorties }: Pick<Flight, 'sorties'>): boolean =>
  sorties.some(({ mission }) => mission === 'naval');

/** The ships a naval strike is flown against. */
export function fleetUnder(world: World, state: State, { hex, ship }: Goal): UnitNo[] {
  if (ship === undefined) return fleetAt(state, other(state.mover), hex);
  return isAtSea(state.units[ship] as Unit) ? fleetOf(world, state, ship) : [];
}
