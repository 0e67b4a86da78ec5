import { count, optional } from '#core/notation/field.ts';
import { shape } from '#core/notation/shape.ts';
import { hex, someUnits, unit, units, unitsToHex, unitToHex, unitWith, zone } from '#games/blitz/fields.ts';

/** M80.3, M80.17 to M80.20, M80.42 */
export const navalCommands = {
  // M8.8, M11.9: land units go on board a ship, in set-up or in port.
  load: unitWith,
  putToSea: someUnits,
  changeZone: shape('{units} {zone}', { units, zone }),
  // M11.2: into a fleet of their own, or into the fleet of that number.
  formFleet: shape('{units}[ {fleet}]', { units, fleet: optional(count(1, 99)) }),
  // M11.20: the fleet of one ship engages the fleet of another.
  engage: shape('{unit} {target}', { unit, target: unit }),
  chooseShip: shape('{unit}', { unit }),
  // M11.24: to an adjacent box, or to a dock of the zone.
  withdraw: shape('{unit} {zone} | {unit} {hex}', { unit, zone: optional(zone), hex: optional(hex) }),
  dock: unitsToHex,
  disembark: unitsToHex,
  takeAssaultHex: unitsToHex,
  // M11.30 to M11.32: these units against one beach hex.
  landWave: unitsToHex,
  landFollowUp: unitsToHex,
  landRanger: unitToHex,
  // M11.37, M11.38: back on board a ship on an assault hex.
  withdrawFromBeach: unitWith,
};
