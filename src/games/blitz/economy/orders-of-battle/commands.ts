import { count } from '#core/notation/field.ts';
import { bare, shape } from '#core/notation/shape.ts';

const ob = count(0, 99);
const oneOrder = shape('{ob}', { ob });

/** M80.1 */
export const orderCommands = {
  // Blue's order of battle and Red's.
  agreeOb: shape('{blue} {red}', { blue: ob, red: ob }),
  nameTwo: shape('{one} {two}', { one: ob, two: ob }),
  pickOb: oneOrder,
  rollOb: bare,
  chooseHigher: oneOrder,
};
