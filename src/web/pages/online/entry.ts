import { takeUp } from '#web/text/lexicon.ts';
import { PLAYERS } from '../players/words/words.ts';
import { ONLINE } from './words/words.ts';

/** Pages of online play with their words, fetched when one of them is asked for. */

const withWords = async <T>(page: Promise<T>): Promise<T> =>
  (await Promise.all([page, takeUp(ONLINE), takeUp(PLAYERS)]))[0];

export const onlinePage = () => withWords(import('./online-page.tsx'));
export const offerForm = () => withWords(import('./offer-form.tsx'));
export const myMoves = () => withWords(import('./my-moves.tsx'));
export const myOnlineTables = () => withWords(import('./my-online-tables.tsx'));
