import { bare, type Lines } from '#games/blitz/text/commands/line.ts';

/** M80.31 */
export type WarCommand =
  | { readonly do: 'endReplacements' }
  /** M80.10, M17.f.5 */
  | { readonly do: 'rollActivation' }
  /** M17.g.6 */
  | { readonly do: 'claimVictory' }
  | { readonly do: 'playOn' };

export const warLines: Lines<WarCommand['do']> = {
  endReplacements: bare('endReplacements'),
  rollActivation: bare('rollActivation'),
  claimVictory: bare('claimVictory'),
  playOn: bare('playOn'),
};
