import { lazy } from 'solid-js';
import { TURN_MS } from '#games/blitz/players/turn-ms.ts';
import type { Lobby } from '#web/face.ts';
import { takeUp } from '#web/text/lexicon.ts';
import { type Opponent, OPPONENTS } from './levels.ts';
import { AT_TABLE } from './words/lexicon.ts';
import { w } from './words/words.ts';

/** Blitzkrieg and its modules before the table. */
export const lobby: Lobby = {
  opponents: OPPONENTS,
  about: (level) => w.opponentText(level, String(Math.round(TURN_MS[level as Opponent] / 1000))),
  async briefing(id) {
    const [{ briefingOf }] = await Promise.all([import('./scenarios/mission-map.tsx'), takeUp(AT_TABLE)]);
    return briefingOf(id);
  },
  own: () => w.moduleGame,
  Own: lazy(async () => {
    const { SET_UP } = await import('./set-up/words/words.ts');
    await Promise.all([takeUp(SET_UP), takeUp(AT_TABLE)]);
    return { default: (await import('./set-up/set-up-page.tsx')).SetUpPage };
  }),
};
