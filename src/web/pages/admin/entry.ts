import { takeUp } from '#web/text/lexicon.ts';
import { ONLINE } from '../online/words/words.ts';
import { PLAYERS } from '../players/words/words.ts';
import { YOU } from '../you/words/words.ts';
import { ADMIN } from './words/words.ts';

/** The admin page with its words. */
export const adminPage = async () =>
  (await Promise.all([import('./admin-page.tsx'), ...[ONLINE, PLAYERS, YOU, ADMIN].map((one) => takeUp(one))]))[0];
