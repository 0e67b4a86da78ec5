import type { Verbs } from '#games/blitz/verb.ts';
import { disembark, dock, takeAssaultHex } from './docking.ts';
import { engage } from './engaging.ts';
import { landFollowUp, landRanger, landWave, withdrawFromBeach } from './landing.ts';
import { changeZone, formFleet, load, putToSea } from './sailing.ts';

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
