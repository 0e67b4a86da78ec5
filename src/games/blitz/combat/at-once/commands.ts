import { bare } from '#core/notation/shape.ts';

/** M80.25 */
export const modifiedZocCommands = { endCombat: bare };
