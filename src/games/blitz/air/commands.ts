import { count, either, oneOf, optional } from '#core/notation/field.ts';
import { bare, shape } from '#core/notation/shape.ts';
import { flight, groupName, hex, unit, units, unitTo, zone } from '#games/blitz/fields.ts';
import { MISSIONS } from './state.ts';

/** B18, T6.3, T23, O23: flights, missions, fighters, landing. */
export const airCommands = {
  // B18; without a path the engine takes a shortest one.
  flyAirborne: flight,
  airTransport: flight,
  assignMission: shape('{mission} {units} {hex}', { mission: oneOf(MISSIONS), units, hex }),
  // M12.28: home to another base. M12.31: the group that is met, where several pass the hex.
  assignInterceptor: shape('{units} {hex}[ of {of}][ home {home}]', {
    units,
    hex,
    of: optional(groupName),
    home: optional(hex),
  }),
  endInterception: bare,
  resolveAirFight: shape('{hex}', { hex }),
  // O23.6.3: interceptor factors sent against the escorts.
  allotInterceptors: shape('{against}', { against: count(0, 999) }),
  landAircraft: shape('{unit} {to}', { unit, to: either(zone, hex) }),
  rebase: unitTo,
  endLanding: bare,
};
