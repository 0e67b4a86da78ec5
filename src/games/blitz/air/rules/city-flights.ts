import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { isCity } from '#games/blitz/board.ts';
import { missionsFault } from '#games/blitz/combat/rules/declaration.ts';
import { parkedAt } from '#games/blitz/ground/rules/field.ts';
import type { AirRules } from '#games/blitz/rule-sets.ts';
import { sizeOf, type State, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { airRoom, inRange } from './missions.ts';

/** T23.0.5a, T23.0.7: aircraft fly later; the refusal says whether the hex is in range. */
function marchFault(world: World, state: State, unit: Unit, to: Hex | undefined): Objection {
  if (to === undefined)
    return objection('T23.0.5a', msg`${unit} is an aircraft and stays at its base until ground movement has ended`);
  const where = theHex(world.board.grid, to);
  return objection(
    'T23.0.5a',
    inRange(world, state, unit, to)
      ? msg`${unit} flies once ground movement has ended; ${where} is in its range (${unit.mf} {hex|hexes})`
      : msg`${unit} flies once ground movement has ended; ${where} is out of its range (${unit.mf} {hex|hexes})`,
  );
}

/** T23: aircraft are based in cities and fly when movement has ended. */
export const CITY_FLIGHTS: AirRules = {
  from: 'cities',
  meets: 'target',
  stationFault: ({ board }, _state, _unit, hex) =>
    isCity(board, hex)
      ? undefined
      : objection('T3.5', msg`${theHex(board.grid, hex)} is no city hex: aircraft are set up on those`),
  hasRoom: (world, state, unit, hex) => airRoom(world, state, unit.side, hex) >= sizeOf(unit),
  roomRule: 'T23.0.3',
  marchFault,
  missionFault: () => undefined,
  missionsFault,
  overhead: () => [],
  leads: () => true,
  inCity: (state, side, hex) => parkedAt(state.units, side, hex),
  cites: { advance: [], gunsAlone: [] },
};
