import { list } from '#core/notation/field.ts';
import { shape } from '#core/notation/shape.ts';
import { flight, volley } from '#games/blitz/fields.ts';

/** M80.22, M13.3 */
export const flakCommands = {
  moveFlak: flight,
  // Empty where no flak fires.
  nameVolleys: shape('{volleys}', { volleys: list(volley, ';', { none: 'none', most: 40 }) }),
};
