import { bare } from '#core/shape.ts';

/** M80.25 */
export const modifiedZocCommands = { endCombat: bare };
