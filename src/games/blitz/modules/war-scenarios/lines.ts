import { bare, type Lines } from '../../text/line.ts';

/** M80.31 */
export type WarCommand =
  | { readonly do: 'endReplacements' }
  /** M17.g.6 */
  | { readonly do: 'claimVictory' }
  | { readonly do: 'playOn' };

export const warLines: Lines<WarCommand['do']> = {
  endReplacements: bare('endReplacements'),
  claimVictory: bare('claimVictory'),
  playOn: bare('playOn'),
};
