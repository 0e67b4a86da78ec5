import { shape } from '#core/notation/shape.ts';
import { flight, unit, unitWith } from '#games/blitz/fields.ts';

/** M80.16, M7.13 */
export const railroadsCommands = {
  // By the path written, or by a cheapest way.
  moveTrain: flight,
  entrain: unitWith,
  detrain: unitWith,
  cutRail: shape('{unit}', { unit }),
};
