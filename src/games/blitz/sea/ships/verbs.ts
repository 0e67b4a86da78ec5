import type { Verbs } from '#games/blitz/verb.ts';
import { disembark, dock, takeAssaultHex } from './docks.ts';
import { engage } from './engagement-command.ts';
import { landFollowUp, landRanger, landWave, withdrawFromBeach } from './beachhead.ts';
import { changeZone, formFleet, load, putToSea } from './ship-movement.ts';

/** M80.17 to M80.20 */
export const navalVerbs: Verbs = {
  putToSea,
  changeZone,
  formFleet,
  engage,
  dock,
  disembark,
  takeAssaultHex,
  landWave,
  landFollowUp,
  landRanger,
  load,
  withdrawFromBeach,
};
