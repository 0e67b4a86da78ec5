import { optional, or } from '#core/notation/field.ts';
import { shape } from '#core/notation/shape.ts';
import { abandoning, hex, path, units, unitToHex } from '#games/blitz/fields.ts';

/** B6, B17: movement and arrivals. */
export const groundCommands = {
  placeReinforcement: unitToHex,
  // One unit, or units of one hex together (B8.4), along a path without the hex they stand on; with an empty path and `to`, by a cheapest
  // way that all of them can go.
  moveUnit: shape('{units} {path} | {units} to {to}', { units, path: or(path, []), to: optional(hex) }),
  // `abandon` names trapped units where B7.a11 leaves a choice.
  endMovement: abandoning,
};
