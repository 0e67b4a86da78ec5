import { shape } from '#core/notation/shape.ts';
import { hex, unit, unitTo, unitToHex, unitToZone } from '#games/blitz/fields.ts';

/** T6.1, T6.2, T20, O23.7: the sea. */
export const seaCommands = {
  embark: unitToZone,
  sail: unitToZone,
  landAtPort: unitToHex,
  stageInvasion: shape('{unit} {hex} {aim}', { unit, hex, aim: hex }),
  landOnBeach: unitTo,
  landFromSea: unitTo,
  withdrawRanger: unitToZone,
  aircraftToSea: unitToZone,
};
