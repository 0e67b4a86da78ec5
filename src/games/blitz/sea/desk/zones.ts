import type { Hex } from '#hex/hex.ts';
import { ZONES, type Zone } from '#games/blitz/board.ts';
import { isTaskForce } from '#games/blitz/kinds.ts';
import { isAtSea, shipsOf, superiorIn, taskForcesIn, zoneOf, zonesFrom } from '#games/blitz/sea/ships/ships.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Side, SIDES, type State, type Unit } from '#games/blitz/types.ts';
import { hexesOfZone, middleOf } from './moorings.ts';

type Count = Readonly<Record<Side, number>>;

/** M11.12: who rules a sea zone, and what that follows from. */
export interface ZoneView {
  readonly zone: Zone;
  /** Undefined at parity. */
  readonly superior: Side | undefined;
  /** Task forces at sea that count. */
  readonly forces: Count;
  /** Task forces that do not count: in port, or withdrawn into the zone in this player turn. */
  readonly inPort: Count;
  readonly withdrawn: Count;
  /** Transports and landing ships at sea. */
  readonly lift: Count;
  /** M14.10: the sea code. */
  readonly sea: number;
  /** Zones a ship sails to from here in one player turn. */
  readonly next: readonly Zone[];
  readonly hex: Hex;
}

/** The sea zones of the board; none where there are no ships. */
export function seaZones({ world }: Blitz, state: State): ZoneView[] {
  if (!SIDES.some((side) => shipsOf(state, side).length > 0)) return [];
  const count = (test: (ship: Unit) => boolean): Count => ({
    blue: shipsOf(state, 'blue', test).length,
    red: shipsOf(state, 'red', test).length,
  });
  return ZONES.flatMap((zone): ZoneView[] => {
    const hex = middleOf(world.board, hexesOfZone(world.board, zone));
    if (hex === undefined) return [];
    const here = (ship: Unit): boolean => zoneOf(world, ship) === zone;
    return [
      {
        zone,
        superior: superiorIn(world, state, zone),
        forces: {
          blue: taskForcesIn(world, state, 'blue', zone),
          red: taskForcesIn(world, state, 'red', zone),
        },
        inPort: count((ship) => here(ship) && isTaskForce(ship) && ship.place === 'dock'),
        withdrawn: count((ship) => here(ship) && isTaskForce(ship) && isAtSea(ship) && ship.withdrawn === true),
        lift: count((ship) => here(ship) && !isTaskForce(ship) && isAtSea(ship)),
        sea: world.rules.weather.seaCode({ state, zone }),
        next: zonesFrom(world, zone).filter((one) => one !== zone),
        hex,
      },
    ];
  });
}
