import { lazy } from 'solid-js';
import type { Lobby } from '#web/face.ts';
import { OPPONENTS } from '../kinds.ts';
import { opponent } from '../labels.ts';
import { g } from '../words/words.ts';

/** Tactical GameX before the table. */
export const lobby: Lobby = {
  opponents: OPPONENTS,
  about: opponent,
  briefing: async (id) => (await import('../mission.tsx')).briefingOf(id),
  own: () => g.muster.title,
  Own: lazy(() => import('../muster/muster-page.tsx')),
};
