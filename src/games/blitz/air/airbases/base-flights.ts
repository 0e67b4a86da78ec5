import { objection } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { supportOf } from '#games/blitz/air/rules/missions.ts';
import { isAside } from '#games/blitz/countries/rules/nations.ts';
import { isOwnGround } from '#games/blitz/countries/rules/cities.ts';
import { hasTwoFactors, isGround } from '#games/blitz/kinds.ts';
import type { AirRules } from '#games/blitz/rule-sets.ts';
import { AIR_ROOM, baseFault, baseHexes, hasAirRoom, isBaseHex, stationFault } from './bases.ts';

/** M12: aircraft stand on airbases and fly before the ground units move. */
export const BASE_FLIGHTS: AirRules = {
  from: 'airbases',
  meets: 'target',
  limit: AIR_ROOM,
  stationFault(world, state, unit, hex) {
    const aside = unit.nation !== undefined && isAside(state, unit.nation);
    return aside && isBaseHex(state, hex) ? undefined : baseFault(world, state, unit.side, hex);
  },
  hasRoom: (_world, state, unit, hex) => hasAirRoom(state, unit.side, hex, [unit]),
  roomRule: 'M12.2',
  arrival: {
    hexes: baseHexes,
    // M70.fallback: on any home airbase with room.
    fault: (world, state, unit, hex) =>
      isOwnGround(world, unit.side, hex)
        ? stationFault(world, state, unit, hex)
        : objection(
            'M70.fallback',
            msg`${theHex(world.board.grid, hex)} is not in ${theSide(unit.side)}'s home country`,
          ),
  },
  marchFault: (_world, _state, unit) =>
    objection('M12.1', msg`${unit} is an aircraft: it flies missions from its airbase`),
  missionFault: (unit) => objection('M12.0', msg`${unit} flies from an airbase, before the troops move`),
  // M12.29: support that finds no battle just returns.
  missionsFault: () => undefined,
  overhead: supportOf,
  leads: (unit) => isGround(unit) && !hasTwoFactors(unit),
  // M90.33: aircraft on an airbase live by that, not by the city.
  inCity: () => [],
  cites: { advance: ['M90.15'], gunsAlone: ['M12.29'] },
};
