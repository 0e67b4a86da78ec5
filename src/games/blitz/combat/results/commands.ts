import { count } from '#core/notation/field.ts';
import { shape } from '#core/notation/shape.ts';
import { path, units } from '#games/blitz/fields.ts';

export const combatResultsCommands = {
  // M4.5: of the hexes he should go back the defender pays for so many.
  chooseK: shape('{k}', { k: count(0, 9) }),
  // M4.20: units of one hex along a path whose last hex they run over.
  overrun: shape('{units} {path}', { units, path }),
};
