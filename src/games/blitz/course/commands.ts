import { oneOf } from '#core/notation/field.ts';
import { bare, shape } from '#core/notation/shape.ts';
import { someUnits, unitToHex, unitToZone } from '#games/blitz/fields.ts';

/** B3, B80.10, B80.11: set-up, taking back, giving up. */
export const courseCommands = {
  placeUnit: unitToHex,
  placeAtSea: unitToZone,
  holdBack: someUnits,
  ready: bare,
  // The last command, all of the phase, or all there is.
  takeBack: shape('{what}', { what: oneOf(['last', 'phase', 'all']) }),
  resign: bare,
  offerDraw: bare,
  acceptDraw: bare,
  refuseDraw: bare,
};
