import { bare, type Lines } from '#games/blitz/text/commands/line.ts';

/** M80.25 */
export type ModifiedZocCommand = { readonly do: 'endCombat' };

export const modifiedZocLines: Lines<ModifiedZocCommand['do']> = { endCombat: bare('endCombat') };
