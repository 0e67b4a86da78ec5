import { takeUp } from '#web/text/lexicon.ts';
import { ONLINE } from '../online/words/words.ts';
import { PLAYERS } from './words/words.ts';

/** Pages of players with their words. */
export const playersPage = async () =>
  (await Promise.all([import('./players-page.tsx'), takeUp(ONLINE), takeUp(PLAYERS)]))[0];
