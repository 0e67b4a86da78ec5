import { bare, type Lines } from '../../text/line.ts';

/** M80.31 */
export type WarCommand = { readonly do: 'endReplacements' };

export const warLines: Lines<WarCommand['do']> = {
  endReplacements: bare('endReplacements'),
};
