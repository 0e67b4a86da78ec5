import { bare } from '#core/notation/shape.ts';

/** M80.31 */
export const warCommands = {
  endReplacements: bare,
  // M80.10, M17.f.5
  rollActivation: bare,
  // M17.g.6
  claimVictory: bare,
  playOn: bare,
};
